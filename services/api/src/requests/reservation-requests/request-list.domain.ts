import { limits } from '@barnum/rules/limits';
import type { RequestState } from '@barnum/rules/requests/reservation-requests/request-states';
import type { Db, Prisma } from '../../platform/db/client.ts';
import { requestNumber, type SoughtRequests, whereRequests } from './request-search.domain.ts';

/** The columns and relations to read; decides the type of the result. */
export type RequestQuery = Pick<Prisma.ReservationRequestFindManyArgs, 'include' | 'select'>;

/** Orders of the administrators' list: by creation, or by desired day. */
export const requestOrders = {
  CREATED_ASC: [{ createdAt: 'asc' }, { id: 'asc' }],
  CREATED_DESC: [{ createdAt: 'desc' }, { id: 'desc' }],
  DATE_ASC: [{ date: 'asc' }, { id: 'asc' }],
  DATE_DESC: [{ date: 'desc' }, { id: 'desc' }],
} as const satisfies Record<string, Prisma.ReservationRequestOrderByWithRelationInput[]>;
export type RequestOrder = keyof typeof requestOrders;

/** All requests, or those of `ids`, newest first. */
export function listReservationRequests<Q extends RequestQuery>(db: Db, query?: Q, ids?: readonly number[]) {
  return db.reservationRequest.findMany({
    ...query,
    ...(ids && { where: { id: { in: [...ids] } } }),
    orderBy: [...requestOrders.CREATED_DESC],
  }) as Promise<Prisma.ReservationRequestGetPayload<Q>[]>;
}

/** Page `page` (from 1) of some requests; they are counted once, by whoever needs that first. */
export type RequestPage = SoughtRequests & {
  page: number;
  pageSize: number;
  sort: RequestOrder;
  counts: () => Promise<RequestCounts>;
};

/** How many requests there are, and in each state, whatever the states asked for: null where too many to count. */
export interface RequestCounts {
  total: number;
  states: { statut: RequestState; totalCount: number }[] | null;
}

export function requestPage(db: Db, options: Omit<RequestPage, 'counts'>): RequestPage {
  let counted: Promise<RequestCounts> | undefined;
  return {
    ...options,
    counts: () => {
      counted ??= countRequests(db, options);
      return counted;
    },
  };
}

/** The requests of a page; first of all the one whose number is searched for. */
export async function listReservationRequestPage<Q extends RequestQuery>(
  db: Db,
  { page, pageSize, sort, counts, ...sought }: RequestPage,
  query?: Q,
): Promise<Prisma.ReservationRequestGetPayload<Q>[]> {
  const number = requestNumber(sought.search);
  const named =
    number === null ? [] : await readRequests(db, query, { where: { AND: [{ id: number }, whereRequests(sought)] } });
  // Frequent words are met soon in the order of the list; the index would read all their requests, and sort them.
  const byIndex = isSearched(sought) && (await counts()).total <= limits.countedMatches;
  const orderBy = [...requestOrders[sort]];
  // Their ids first, which an index holds in this order: far down the list, all rows above would be read.
  const others = await db.reservationRequest.findMany({
    select: { id: true },
    where: { AND: [whereRequests(sought, { byIndex }), ...(number === null ? [] : [{ NOT: { id: number } }])] },
    orderBy,
    skip: Math.max(0, (page - 1) * pageSize - named.length),
    take: page === 1 ? pageSize - named.length : pageSize,
  });
  const read = await readRequests(db, query, { where: { id: { in: others.map(({ id }) => id) } }, orderBy });
  return page === 1 ? [...named, ...read] : read;
}

/** Ids of all requests of a list, newest first. */
export async function listRequestIds(db: Db, sought: SoughtRequests): Promise<number[]> {
  const orderBy = [...requestOrders.CREATED_DESC];
  const found = await db.reservationRequest.findMany({ where: whereRequests(sought), select: { id: true }, orderBy });
  return found.map(({ id }) => id);
}

/** Counts requests by state; those of a search up to one more than `countedMatches`. */
async function countRequests(db: Db, { statuts, ...sought }: SoughtRequests): Promise<RequestCounts> {
  const [where, most] = [whereRequests({ ...sought, statuts: [] }), limits.countedMatches + 1];
  const states = isSearched(sought)
    ? countEach(await db.reservationRequest.findMany({ where, select: { statut: true }, take: most }))
    : (await db.reservationRequest.groupBy({ by: ['statut'], where, _count: true })).map(({ statut, _count }) => ({
        statut,
        totalCount: _count,
      }));
  const isAskedFor = (statut: RequestState) => statuts.length === 0 || statuts.includes(statut);
  const isWhole = !isSearched(sought) || sum(states) < most;
  if (isWhole) return { total: sum(states.filter(({ statut }) => isAskedFor(statut))), states };
  const total =
    statuts.length === 0
      ? most
      : await db.reservationRequest.count({ where: whereRequests({ ...sought, statuts }), take: most });
  return { total, states: null };
}

function countEach(rows: readonly { statut: RequestState }[]) {
  const counts = new Map<RequestState, number>();
  for (const { statut } of rows) counts.set(statut, (counts.get(statut) ?? 0) + 1);
  return [...counts].map(([statut, totalCount]) => ({ statut, totalCount }));
}

function sum(counts: readonly { totalCount: number }[]): number {
  return counts.reduce((all, { totalCount }) => all + totalCount, 0);
}

/** Ids of the newest requests, at most `limit`, newest first. */
export async function newestRequestIds(db: Db, limit: number): Promise<number[]> {
  const newest = await db.reservationRequest.findMany({ select: { id: true }, orderBy: { id: 'desc' }, take: limit });
  return newest.map(({ id }) => id);
}

/** Those of `ids`, in their order, that `auteur` did not enter. */
export async function enteredByOthers(db: Db, ids: readonly number[], auteur: string): Promise<number[]> {
  if (ids.length === 0) return [];
  const own = await db.requestEvent.findMany({
    where: { requestId: { in: [...ids] }, avant: null, auteur },
    select: { requestId: true },
  });
  const entered = new Set(own.map(({ requestId }) => requestId));
  return ids.filter((id) => !entered.has(id));
}

function isSearched({ search }: Pick<SoughtRequests, 'search'>): boolean {
  return search.trim() !== '';
}

function readRequests<Q extends RequestQuery>(
  db: Db,
  query: Q | undefined,
  args: Pick<Prisma.ReservationRequestFindManyArgs, 'where' | 'orderBy'>,
) {
  return db.reservationRequest.findMany({ ...query, ...args }) as Promise<Prisma.ReservationRequestGetPayload<Q>[]>;
}
