import { addDays } from '@barnum/rules/dates/days';
import { todayInParis } from '@barnum/rules/dates/paris-time';
import type { Period } from '@barnum/rules/dates/period';
import { loadedKinds } from '@barnum/rules/preparation';
import { plannedStates } from '@barnum/rules/reservation-requests/request-states';
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
      select: { requestId: true, articleId: true, nom: true, quantite: true },
      where: { nature: { in: [...loadedKinds] }, request: planned(planning) },
      orderBy: { id: 'asc' },
    }),
  ]);
  const bookings = new Map(requests.map((request) => [request.id, { ...request, items: [] as typeof lines }]));
  for (const line of lines) bookings.get(line.requestId)?.items.push(line);
  return [...bookings.values()];
}

/** The articles of those requests, in the catalogue's order. */
export function listPlannedArticles<Q extends ArticleQuery>(db: Db, planning: Planning, query?: Q) {
  return db.article.findMany({
    ...query,
    where: { requestItems: { some: { request: planned(planning) } } },
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
