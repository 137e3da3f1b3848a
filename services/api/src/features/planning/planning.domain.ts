import { addDays, dayColumn } from '@barnum/rules/dates/days';
import { todayInParis } from '@barnum/rules/dates/paris-time';
import type { Period } from '@barnum/rules/dates/period';
import { loadedKinds, type Piece, piecesOf, takenPieces } from '@barnum/rules/preparation';
import { plannedStates } from '@barnum/rules/reservation-requests/request-states';
import { temporaryKinds } from '@barnum/rules/stock-movements/stock-movements';
import type { Db, Prisma } from '../../db/client.ts';
import { catalogueOrder } from '../articles/article-lists.domain.ts';
import { readRentalTerms } from '../availability/availability.domain.ts';

type RequestQuery = Pick<Prisma.ReservationRequestFindManyArgs, 'include' | 'select'>;
type ArticleQuery = Pick<Prisma.ArticleFindManyArgs, 'include' | 'select'>;

/** A period, and the days of cleaning after a return. */
export interface Planning extends Period {
  joursRemiseEnEtat: number;
}

export async function readPlanning(db: Db, period: Period): Promise<Planning> {
  return { ...period, joursRemiseEnEtat: (await readRentalTerms(db)).joursRemiseEnEtat };
}

/** The requests in a planned state that overlap the planning, cleaning included, in the order of departure. */
export function listPlannedRequests<Q extends RequestQuery>(db: Db, planning: Planning, query?: Q) {
  return db.reservationRequest.findMany({
    ...query,
    where: planned(planning),
    orderBy: [{ debut: 'asc' }, { id: 'asc' }],
  }) as Promise<Prisma.ReservationRequestGetPayload<Q>[]>;
}

/** What a request takes, as the planning shows it. */
export type Booking = Awaited<ReturnType<typeof listBookings>>[number];

/** What each of those requests takes of the depot. A month has thousands of lines: they are read at once, and nothing else. */
export async function listBookings(db: Db, planning: Planning) {
  const [requests, lines] = await Promise.all([
    listPlannedRequests(db, planning, {
      select: { id: true, nom: true, prenom: true, debut: true, fin: true, statut: true },
    }),
    db.reservationRequestItem.findMany({
      select: { requestId: true, ...takenPieces.select },
      where: { nature: { in: [...loadedKinds] }, request: planned(planning) },
      orderBy: { id: 'asc' },
    }),
  ]);
  const bookings = new Map(requests.map((request) => [request.id, { ...request, items: [] as Piece[] }]));
  for (const line of lines) bookings.get(line.requestId)?.items.push(...piecesOf(line));
  return [...bookings.values()];
}

/** What changes the stock of articles on those days. */
export function listStockChanges(db: Db, { debut, fin }: Planning) {
  return db.stockMovement.findMany({
    where: {
      kind: { in: [...temporaryKinds] },
      debut: { lte: dayColumn(fin) },
      OR: [{ fin: null }, { fin: { gte: dayColumn(debut) } }],
    },
    select: { articleId: true, debut: true, fin: true, quantite: true },
    orderBy: { id: 'asc' },
  });
}

/** The articles of those requests, in the catalogue's order. */
export function listPlannedArticles<Q extends ArticleQuery>(db: Db, planning: Planning, query?: Q) {
  return db.article.findMany({
    ...query,
    where: {
      OR: [
        { requestItems: { some: { components: { none: {} }, request: planned(planning) } } },
        { requestParts: { some: { item: { request: planned(planning) } } } },
      ],
    },
    orderBy: [...catalogueOrder],
  }) as Promise<Prisma.ArticleGetPayload<Q>[]>;
}

/** The condition of the requests of a planning. */
export function planned({ debut, fin, joursRemiseEnEtat }: Planning): Prisma.ReservationRequestWhereInput {
  const from = addDays(debut, -joursRemiseEnEtat);
  // As a query: requests whose `occupiedUntil`, in the rules, is `from` or later.
  const isOut = todayInParis() >= from ? [{ statut: 'sortie' as const }] : [];
  return {
    statut: { in: [...plannedStates] },
    debut: { lte: new Date(fin) },
    OR: [{ fin: { gte: new Date(from) } }, ...isOut],
  };
}
