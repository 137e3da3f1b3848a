import { retention } from '@barnum/rules/limits';
import { inBatches } from '../../db/batches.ts';
import type { Db, Prisma } from '../../db/client.ts';
import { deleteReservationRequests, keptByLaw } from '../reservation-requests/reservation-requests.domain.ts';
import { blankRequests } from './personal-data.domain.ts';

/** Days after which idempotency keys are deleted. */
const keyDays = 7;

/**
 * Deletes requests `years` after the last contact with whom they are of: their days, their history, a message; with a
 * customer, those of all its requests. What the law has kept is blanked then, and deleted after ten years in any case.
 * Returns how many were deleted.
 */
export async function deleteExpiredRequests(db: Db, years: number, now = new Date()): Promise<number> {
  const silent = silentSince(yearsBefore(now, years));
  const outdated = { ...silent, OR: [{ customerId: null }, { customer: { requests: { every: silent } } }] };
  await inBatches(async (size) => {
    const found = await db.reservationRequest.findMany({
      where: { ...outdated, AND: keptByLaw, donneesEffaceesLe: null },
      select: { id: true },
      take: size,
    });
    await blankRequests(
      db,
      found.map(({ id }) => id),
    );
    return { found: found.length, done: found.length };
  });
  return inBatches(async (size) => {
    const found = await db.reservationRequest.findMany({
      where: {
        OR: [{ AND: outdated, NOT: keptByLaw }, { createdAt: { lt: yearsBefore(now, retention.maxYears) } }],
      },
      select: { id: true },
      take: size,
    });
    const ids = found.map(({ id }) => id);
    return { found: ids.length, done: await deleteReservationRequests(db, ids) };
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

/** Deletes idempotency keys that are older than `keyDays`. */
export async function deleteExpiredIdempotencyKeys(db: Db, now = new Date()): Promise<void> {
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
