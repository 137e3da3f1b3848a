import { addDays } from '@barnum/rules/dates/days';
import { todayInParis } from '@barnum/rules/dates/paris-time';
import type { Period } from '@barnum/rules/dates/period';
import { plannedStates } from '@barnum/rules/request-states';
import type { Db, Prisma } from '../../db/client.ts';
import { catalogueOrder } from '../articles/articles.domain.ts';
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
