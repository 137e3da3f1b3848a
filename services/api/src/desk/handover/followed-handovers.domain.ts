import { DomainError } from '@barnum/rules/errors';
import type { Movement } from '@barnum/rules/requests/preparation/preparation';
import type { Db } from '../../platform/db/client.ts';
import { readHandoverDocument } from './handover-documents.domain.ts';

/** A departure or return that was counted, as its visitor sees it. */
export interface FollowedHandover {
  id: number;
  mouvement: Movement;
  closedAt: Date;
}

/** Those of a request that were closed, the newest first. */
export async function listFollowedHandovers(db: Db, requestId: number): Promise<FollowedHandover[]> {
  const closed = await db.handover.findMany({
    where: { requestId, closedAt: { not: null } },
    orderBy: { id: 'desc' },
    select: { id: true, mouvement: true, closedAt: true },
  });
  return closed.flatMap(({ closedAt, ...sheet }) => (closedAt === null ? [] : [{ ...sheet, closedAt }]));
}

/**
 * The document of a sheet for the visitor of its request.
 * @throws DomainError NOT_FOUND where it is of another request, or not closed.
 */
export async function readFollowedHandover(db: Db, requestId: number, id: number) {
  const own = await db.handover.count({ where: { id, requestId, closedAt: { not: null } } });
  if (own === 0) throw new DomainError('NOT_FOUND');
  return readHandoverDocument(db, id);
}
