import { offeredRequestViews, type RequestView } from '@barnum/rules/requests/reservation-requests/request-list';
import type { Db, PrismaClient } from '../../platform/db/client.ts';
import { requireUnchangedDefault } from '../../platform/db/optimistic-locking.ts';
import { inTransaction } from '../../platform/db/transaction.ts';

/** The saved views of the list; `updatedAt` is null while they are those that are offered. */
export interface RequestViews {
  views: readonly RequestView[];
  updatedAt: Date | null;
}

export async function readRequestViews(db: Db): Promise<RequestViews> {
  const saved = await db.requestViews.findUnique({ where: { id: 1 } });
  if (saved === null) return { views: offeredRequestViews, updatedAt: null };
  return { views: saved.views as unknown as RequestView[], updatedAt: saved.updatedAt };
}

/**
 * Replaces all views. `seen` is the `updatedAt` of those that were changed.
 * @throws DomainError CONFLICT when others were saved meanwhile.
 */
export function saveRequestViews(
  db: Db | PrismaClient,
  views: readonly RequestView[],
  seen: Date | null | undefined,
): Promise<RequestViews> {
  return inTransaction(db, async (tx) => {
    // The first to save has no row to lock.
    await tx.$executeRaw`LOCK TABLE request_views IN SHARE ROW EXCLUSIVE MODE`;
    const { updatedAt } = await readRequestViews(tx);
    requireUnchangedDefault(updatedAt, seen);
    const content = { views: views.map(({ nom, filtres }) => ({ nom, filtres })) };
    await tx.requestViews.upsert({ where: { id: 1 }, create: content, update: content });
    return readRequestViews(tx);
  });
}
