import { createHash } from 'node:crypto';
import { DomainError } from '@barnum/rules/errors';
import { messages } from '@barnum/rules/messages';
import type { ReservationRequestInput } from '@barnum/rules/reservation-requests';
import { foldText } from '@barnum/rules/slug';
import type { Db, Prisma, PrismaClient } from '../../db/client.ts';
import { holdsEveryWord } from '../../db/search.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Attempts } from '../attempts/attempts.domain.ts';
import { findLatestSalesConditions } from '../sales-conditions/sales-conditions.domain.ts';
import { frozenItems } from './requested-items.ts';

/** What to read beside the columns; decides the shape of the answer. */
type Query = Pick<Prisma.ReservationRequestFindManyArgs, 'include' | 'select'>;

/** A request with its items. */
export const requestWithItems = { include: { items: true } } satisfies Query;
export type RequestWithItems = Prisma.ReservationRequestGetPayload<typeof requestWithItems>;

/** The same content sent again within this many milliseconds is one request. */
const doubleSendingWindow = 60_000;

/** Orders in which an administrator may want the list: by creation, or by desired day. */
export const requestOrders = {
  CREATED_ASC: [{ createdAt: 'asc' }, { id: 'asc' }],
  CREATED_DESC: [{ createdAt: 'desc' }, { id: 'desc' }],
  DATE_ASC: [{ date: 'asc' }, { id: 'asc' }],
  DATE_DESC: [{ date: 'desc' }, { id: 'desc' }],
} as const satisfies Record<string, Prisma.ReservationRequestOrderByWithRelationInput[]>;
export type RequestOrder = keyof typeof requestOrders;

/** All requests, or those of `ids`, newest first. */
export function listReservationRequests<Q extends Query>(db: Db, query?: Q, ids?: readonly number[]) {
  return db.reservationRequest.findMany({
    ...query,
    ...(ids && { where: { id: { in: [...ids] } } }),
    orderBy: [...requestOrders.CREATED_DESC],
  }) as Promise<Prisma.ReservationRequestGetPayload<Q>[]>;
}

/** Page `page` (from 1) of the requests that hold every word of `search`: name, e-mail, phone, address, items. */
export function listReservationRequestPage<Q extends Query>(
  db: Db,
  options: { search: string; page: number; pageSize: number; sort: RequestOrder },
  query?: Q,
) {
  return db.reservationRequest.findMany({
    ...query,
    where: holdsEveryWord(options.search),
    orderBy: [...requestOrders[options.sort]],
    skip: (options.page - 1) * options.pageSize,
    take: options.pageSize,
  }) as Promise<Prisma.ReservationRequestGetPayload<Q>[]>;
}

/** How many requests hold every word of `search`. */
export function countReservationRequests(db: Db, search: string): Promise<number> {
  return db.reservationRequest.count({ where: holdsEveryWord(search) });
}

/** Ids of the newest requests, at most `limit`, newest first. */
export async function newestRequestIds(db: Db, limit: number): Promise<number[]> {
  const newest = await db.reservationRequest.findMany({ select: { id: true }, orderBy: { id: 'desc' }, take: limit });
  return newest.map(({ id }) => id);
}

/**
 * One request.
 * @throws DomainError NOT_FOUND when there is none.
 */
export async function getReservationRequest<Q extends Query>(db: Db, id: number, query?: Q) {
  const found = db.reservationRequest.findUnique({
    ...query,
    where: { id },
  }) as Promise<Prisma.ReservationRequestGetPayload<Q> | null>;
  return (await found) ?? raiseNotFound();
}

/**
 * Takes what a visitor sends from `address`: counts it, and records it. A safe repeat of what was recorded is not counted.
 * @throws DomainError TOO_MANY_REQUESTS, and what `createReservationRequest` throws.
 */
export async function receiveReservationRequest(
  db: Db,
  input: ReservationRequestInput,
  { key, attempts, address }: { key: string | null; attempts: Attempts; address: string },
): Promise<RequestWithItems> {
  const contentHash = hash(input);
  const earlier = await findEarlier(db, contentHash, key);
  if (earlier?.contentHash === contentHash) return earlier;
  await attempts.take('reservationRequest', address);
  const { request, isRepeat } = await recordOnce(db, input, { key });
  if (isRepeat) await attempts.giveBack('reservationRequest', address);
  return request;
}

/**
 * Records a visitor's request with names, prices, deposits and units of the day, and the CGV in force.
 * The same `key`, or the same content within a minute, is one request: the first one is answered again.
 * @throws DomainError VALIDATION when an article is unknown or a known stock is exceeded, CONFLICT when the key served
 * for another content.
 */
export async function createReservationRequest(
  db: Db | PrismaClient,
  input: ReservationRequestInput,
  options: { key: string | null; createdAt?: Date },
): Promise<RequestWithItems> {
  return (await recordOnce(db, input, options)).request;
}

function recordOnce(
  db: Db | PrismaClient,
  input: ReservationRequestInput,
  options: { key: string | null; createdAt?: Date },
): Promise<{ request: RequestWithItems; isRepeat: boolean }> {
  const contentHash = hash(input);
  return inTransaction(db, async (tx) => {
    await lockSending(tx, [contentHash, ...(options.key === null ? [] : [options.key])]);
    const earlier = await findEarlier(tx, contentHash, options.key);
    // A key that served for another request: answering that one would show it to somebody else.
    if (earlier !== null && earlier.contentHash !== contentHash) {
      throw new DomainError('CONFLICT', { message: messages.reservation.keyReused });
    }
    if (earlier !== null) return { request: earlier, isRepeat: true };
    const conditions = await findLatestSalesConditions(tx, { select: { id: true } });
    const { items, date, ...identity } = input;
    const frozen = await frozenItems(tx, items);
    const request = await tx.reservationRequest.create({
      data: {
        ...identity,
        date: new Date(`${date}T00:00:00Z`),
        contentHash,
        idempotencyKey: options.key,
        salesConditionsVersionId: conditions?.id ?? null,
        ...(options.createdAt === undefined ? {} : { createdAt: options.createdAt }),
        searchText: searchText(identity, frozen),
        items: { create: frozen },
      },
      ...requestWithItems,
    });
    return { request, isRepeat: false };
  });
}

/** Deletes those of these requests that exist; answers how many they were. */
export async function deleteReservationRequests(db: Db, ids: readonly number[]): Promise<number> {
  const { count } = await db.reservationRequest.deleteMany({ where: { id: { in: [...ids] } } });
  return count;
}

/**
 * Deletes a request with its items.
 * @throws DomainError NOT_FOUND when there is none.
 */
export async function deleteReservationRequest(db: Db, id: number): Promise<void> {
  if ((await deleteReservationRequests(db, [id])) === 0) raiseNotFound();
}

function raiseNotFound(): never {
  throw new DomainError('NOT_FOUND', { message: messages.requests.notFound });
}

// The phone number also without its spaces: one types it either way.
function searchText(
  { nom, prenom, email, phone, adresse }: Omit<ReservationRequestInput, 'items' | 'date'>,
  items: readonly { nom: string }[],
): string {
  const parts = [prenom, nom, email, phone, phone?.replace(/[\s.-]/g, ''), adresse, ...items.map((item) => item.nom)];
  return foldText(parts.filter((part) => typeof part === 'string').join(' '));
}

function hash(input: ReservationRequestInput): string {
  return createHash('sha256').update(JSON.stringify(input)).digest('hex');
}

// Sendings that may be the same one wait for each other; sorted, so that two of them cannot wait in a circle.
async function lockSending(tx: Db, keys: string[]): Promise<void> {
  for (const key of keys.toSorted()) {
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`reservation-requests.${key}`}, 0))`;
  }
}

// A key says more than a content: what it served for is never another request that only looks the same.
async function findEarlier(tx: Db, contentHash: string, key: string | null): Promise<RequestWithItems | null> {
  const ofKey =
    key === null
      ? null
      : await tx.reservationRequest.findUnique({ where: { idempotencyKey: key }, ...requestWithItems });
  if (ofKey !== null) return ofKey;
  return tx.reservationRequest.findFirst({
    where: { contentHash, createdAt: { gt: new Date(Date.now() - doubleSendingWindow) } },
    orderBy: { id: 'asc' },
    ...requestWithItems,
  });
}
