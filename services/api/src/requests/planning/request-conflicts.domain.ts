import { toDay } from '@barnum/rules/dates/days';
import { todayInParis } from '@barnum/rules/dates/paris-time';
import { takenUntil } from '@barnum/rules/dates/same-day';
import { limits } from '@barnum/rules/limits';
import { lackingBookings, stockOver } from '@barnum/rules/requests/availability/availability';
import { isReserving } from '@barnum/rules/requests/reservation-requests/request-states';
import { readStocks } from '../../catalogue/stock/read-stock.domain.ts';
import type { Db, Prisma } from '../../platform/db/client.ts';
import { readRentalTerms } from '../../site/company-info/rental-terms.domain.ts';
import { listTakenPieces } from '../availability/availability.domain.ts';

type RequestQuery = Pick<Prisma.ReservationRequestFindManyArgs, 'include' | 'select'>;
type ArticleQuery = Pick<Prisma.ArticleFindManyArgs, 'include' | 'select'>;

/** An article of which a request that reserves and others take more than there is on its days. */
export interface RequestConflict {
  articleId: number;
  nom: string;
  /** Pieces that lack on the worst day. */
  manque: number;
  /** The other requests that are concerned. */
  requestIds: number[];
  /** Other articles of the category of which as many are free on these days, the nearest price first. */
  insteadIds: number[];
}

/** Where a request and others reserve more than there is, from today on; none of one that reserves nothing. */
export async function listConflicts(db: Db, id: number): Promise<RequestConflict[]> {
  const request = await db.reservationRequest.findUnique({
    where: { id },
    select: { debut: true, fin: true, statut: true },
  });
  if (request === null || !isReserving(request.statut)) return [];
  const { joursRemiseEnEtat: cleaningDays } = await readRentalTerms(db);
  const today = todayInParis();
  const [debut, fin] = [toDay(request.debut), toDay(request.fin)];
  const own = { debut: debut > today ? debut : today, fin: fin > today ? fin : today };
  const period = { debut: own.debut, fin: takenUntil(own, cleaningDays) };
  const articleIds = [...(await listTakenPieces(db, id)).keys()];
  if (articleIds.length === 0) return [];
  const { articles } = await readStocks(db, period, { of: articleIds, withHidden: true, cleaningDays });
  const conflicts: RequestConflict[] = [];
  for (const articleId of articleIds) {
    const article = articles.get(articleId);
    const lacking = article ? lackingBookings(article, period, cleaningDays) : [];
    if (article === undefined || !lacking.some(({ requestId }) => requestId === id)) continue;
    const manque = Math.max(0, -(stockOver(article, own, cleaningDays).unreserved ?? 0));
    const others = new Set(lacking.map(({ requestId }) => requestId).filter((other) => other !== id));
    if (manque === 0) continue;
    const stocks = await readStocks(db, own, { of: { categoryOf: articleId }, cleaningDays });
    const instead = stocks.wanted.filter((one) => {
      const { unreserved } = stockOver(one, own, cleaningDays);
      return !stocks.packs.has(one.articleId) && (unreserved === null || unreserved >= manque);
    });
    conflicts.push({
      articleId,
      nom: article.nom,
      manque,
      requestIds: [...others],
      insteadIds: instead.slice(0, limits.alternatives).map((one) => one.articleId),
    });
  }
  return conflicts;
}

/** The other requests of a conflict, by their first day. */
export function listConcerned<Q extends RequestQuery>(db: Db, { requestIds }: RequestConflict, query?: Q) {
  return db.reservationRequest.findMany({
    ...query,
    where: { id: { in: requestIds } },
    orderBy: [{ debut: 'asc' }, { id: 'asc' }],
  }) as Promise<Prisma.ReservationRequestGetPayload<Q>[]>;
}

/** What is free instead. */
export function listInstead<Q extends ArticleQuery>(db: Db, { insteadIds }: RequestConflict, query?: Q) {
  return db.article.findMany({ ...query, where: { id: { in: insteadIds } }, orderBy: { id: 'asc' } }) as Promise<
    Prisma.ArticleGetPayload<Q>[]
  >;
}
