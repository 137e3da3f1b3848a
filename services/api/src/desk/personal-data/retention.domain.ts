import { retention } from '@barnum/rules/limits';
import { requestsWithHeldDeposits } from '../../money/ledger/deposit-list.domain.ts';
import { inBatches } from '../../platform/db/batches.ts';
import type { Db, Prisma } from '../../platform/db/client.ts';
import { keyDays } from '../../platform/idempotency-keys/idempotency-keys.domain.ts';
import { deleteReservationRequests, keptByLaw } from '../request-deletion/request-deletion.domain.ts';
import { blankRequests } from './personal-data.domain.ts';
import { unsettledRequests } from './unsettled-requests.domain.ts';

/**
 * Deletes requests `years` after the last contact with whom they are of: their days, their history, a message; with a
 * customer, those of all its requests. What the law has kept is blanked then, and deleted after ten years in any case.
 * What is not settled waits until it is, money ten years at most. Returns how many were deleted.
 */
export async function deleteExpiredRequests(db: Db, years: number, now = new Date()): Promise<number> {
  const silent = silentSince(yearsBefore(now, years));
  const outdated = { ...silent, OR: [{ customerId: null }, { customer: { requests: { every: silent } } }] };
  await forSettled(db, { ...outdated, AND: keptByLaw, donneesEffaceesLe: null }, unsettledRequests, async (ids) => {
    await blankRequests(db, ids);
    return ids.length;
  });
  const remove = (ids: readonly number[]) => deleteReservationRequests(db, ids);
  const old = await forSettled(db, { AND: outdated, NOT: keptByLaw }, unsettledRequests, remove);
  const oldest = { createdAt: { lt: yearsBefore(now, retention.maxYears) } };
  return old + (await forSettled(db, oldest, requestsWithHeldDeposits, remove));
}

/** Does `work` on all requests of `where` but those that `findOpen` finds among them. Returns the sum of what it did. */
function forSettled(
  db: Db,
  where: Prisma.ReservationRequestWhereInput,
  findOpen: (db: Db, ids: readonly number[]) => Promise<number[]>,
  work: (ids: readonly number[]) => Promise<number>,
): Promise<number> {
  let last = 0;
  return inBatches(async (size) => {
    const found = await db.reservationRequest.findMany({
      where: { AND: [where, { id: { gt: last } }] },
      select: { id: true },
      orderBy: { id: 'asc' },
      take: size,
    });
    const ids = found.map(({ id }) => id);
    last = ids.at(-1) ?? last;
    const open = await findOpen(db, ids);
    return { found: ids.length, done: await work(ids.filter((id) => !open.includes(id))) };
  });
}

/** Deletes customers `years` after the last contact: those of whom nothing else is left. Returns how many. */
export async function deleteExpiredCustomers(db: Db, years: number, now = new Date()): Promise<number> {
  const before = yearsBefore(now, years);
  const { count } = await db.customer.deleteMany({
    where: { createdAt: { lt: before }, updatedAt: { lt: before }, requests: { none: {} }, mergedIntoId: null },
  });
  return count;
}

/** Requests about which nothing happened since: neither their days nor their history nor a message. */
function silentSince(instant: Date) {
  const before = { lt: instant };
  return {
    createdAt: before,
    date: before,
    fin: before,
    events: { every: { createdAt: before } },
    messages: { every: { createdAt: before } },
  } satisfies Prisma.ReservationRequestWhereInput;
}

/** Takes from requests their idempotency keys once they are older than `keyDays`. */
export async function forgetRequestKeys(db: Db, now = new Date()): Promise<void> {
  const before = new Date(now.getTime() - keyDays * 24 * 60 * 60 * 1_000);
  const served = { idempotencyKey: { not: null }, createdAt: { lt: before } };
  await inBatches(async (size) => {
    const found = await db.reservationRequest.findMany({ where: served, select: { id: true }, take: size });
    const ids = found.map(({ id }) => id);
    if (ids.length > 0)
      await db.reservationRequest.updateMany({ where: { id: { in: ids } }, data: { idempotencyKey: null } });
    return { found: ids.length, done: ids.length };
  });
}

function yearsBefore(now: Date, years: number): Date {
  const then = new Date(now);
  then.setUTCFullYear(then.getUTCFullYear() - years);
  return then;
}
