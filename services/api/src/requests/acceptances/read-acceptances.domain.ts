import { DomainError } from '@barnum/rules/errors';
import { acceptanceSentences } from '@barnum/rules/requests/acceptances/acceptances';
import { type Db, Prisma } from '../../platform/db/client.ts';

const withWithdrawal = { include: { withdrawal: true } } satisfies Prisma.AcceptanceFindManyArgs;
export type Acceptance = Prisma.AcceptanceGetPayload<typeof withWithdrawal>;

/** The acceptances of a request's quotes, also of one that is gone; the latest first. */
export function readAcceptances(db: Db, requestId: number): Promise<Acceptance[]> {
  return db.acceptance.findMany({ ...withWithdrawal, where: { requestId }, orderBy: { id: 'desc' } });
}

const isKept = Prisma.sql`NOT EXISTS (SELECT FROM reservation_requests r WHERE r.id = a.request_id)`;

/** The acceptances whose request was deleted, which are kept all the same; the latest first. */
export async function listKeptAcceptances(
  db: Db,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<Acceptance[]> {
  const found = await db.$queryRaw<{ id: number }[]>`
    SELECT a.id FROM acceptances a WHERE ${isKept}
    ORDER BY a.id DESC LIMIT ${pageSize}::int OFFSET ${(page - 1) * pageSize}::int`;
  const ids = found.map(({ id }) => id);
  return db.acceptance.findMany({ ...withWithdrawal, where: { id: { in: ids } }, orderBy: { id: 'desc' } });
}

export async function countKeptAcceptances(db: Db): Promise<number> {
  const [row] = await db.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM acceptances a WHERE ${isKept}`;
  return row?.count ?? 0;
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
