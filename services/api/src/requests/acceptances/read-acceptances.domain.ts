import { DomainError } from '@barnum/rules/errors';
import { acceptanceSentences } from '@barnum/rules/requests/acceptances/acceptances';
import type { Db, Prisma } from '../../platform/db/client.ts';

const withWithdrawal = { include: { withdrawal: true } } satisfies Prisma.AcceptanceFindManyArgs;
export type Acceptance = Prisma.AcceptanceGetPayload<typeof withWithdrawal>;

/** The acceptances of a request's quotes, also of one that is gone; the latest first. */
export function readAcceptances(db: Db, requestId: number): Promise<Acceptance[]> {
  return db.acceptance.findMany({ ...withWithdrawal, where: { requestId }, orderBy: { id: 'desc' } });
}

/**
 * One acceptance.
 * @throws DomainError NOT_FOUND when there is none.
 */
export async function getAcceptance(db: Db, id: number): Promise<Acceptance> {
  const found = await db.acceptance.findUnique({ ...withWithdrawal, where: { id } });
  if (found === null) throw new DomainError('NOT_FOUND', { message: acceptanceSentences.notFound });
  return found;
}
