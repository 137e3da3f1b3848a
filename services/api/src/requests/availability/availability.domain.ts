import { beyondShelf, type Shelved, takenTogether } from '@barnum/rules/catalogue/packs/asked-together';
import { partsOf } from '@barnum/rules/catalogue/packs/pack-parts';
import type { Packs, PackWish } from '@barnum/rules/catalogue/packs/packs';
import { openPeriodOf } from '@barnum/rules/dates/closed-days';
import { addDays } from '@barnum/rules/dates/days';
import { todayInParis } from '@barnum/rules/dates/paris-time';
import { type ChosenDays, eachDay, type Period } from '@barnum/rules/dates/period';
import { DomainError, type FieldErrors } from '@barnum/rules/errors';
import { limits } from '@barnum/rules/limits';
import {
  type Availability,
  availabilities,
  availabilityOf,
  freePieces,
  least,
  type Peaks,
  stockOver,
  unclaimedPieces,
} from '@barnum/rules/requests/availability/availability';
import { nextFreeDate, type Wish } from '@barnum/rules/requests/availability/next-free-date';
import { type Turnover, turnoverOn } from '@barnum/rules/requests/availability/turnover';
import { sentences } from '@barnum/rules/sentences';
import { countSharedSpecifications } from '../../catalogue/articles/listed-details.domain.ts';
import {
  countByDay,
  countOver,
  listRentedIn,
  readStocks,
  type WantedArticle,
} from '../../catalogue/stock/read-stock.domain.ts';
import { type Db, Prisma } from '../../platform/db/client.ts';
import { inSnapshot } from '../../platform/db/snapshot.ts';
import { readRentalTerms } from '../../site/company-info/rental-terms.domain.ts';

type ArticleQuery = Pick<Prisma.ArticleFindManyArgs, 'include' | 'select'>;
type WantedDays = ChosenDays & { date: string };

/** An article, and what is said of it where it is a pack. */
export interface AboutArticle extends PackWish {
  articleId: number;
}

/** Occupation of an article over a period. `stock` null is unlimited. */
export interface ArticleOccupation extends Peaks, AboutArticle {
  nom: string;
  stock: number | null;
  libre: number | null;
}

/**
 * An article as visitors see it; `libres` are neither reserved nor requested, nor taken by what is wanted with it.
 * `stock` null is unlimited.
 */
export interface ArticleAvailability {
  articleId: number;
  stock: number | null;
  libres: number | null;
  disponibilite: Availability;
}

/** A day on which an article is not free from morning to evening. */
export interface TakenDay {
  jour: string;
  disponibilite: Availability;
  /** Until and from when it is free all the same, where articles leave on the day of their return. */
  turnover: Turnover | null;
}

/** What is taken and what is left of an article on a day. */
export interface DayOfStock extends Peaks {
  /** The hours of a day on which some come back and may leave again. */
  turnover: Turnover | null;
  stock: number | null;
  libre: number | null;
  libres: number | null;
}

/** What is taken of an article each day, from the first to the last of a period. */
export interface TakenPieces {
  articleId: number;
  jours: DayOfStock[];
}

/** The days that a request for these days would take. */
export async function readRequestPeriod(db: Db, { date, ...chosen }: WantedDays): Promise<Period> {
  const { fermetures } = await readRentalTerms(db);
  return openPeriodOf(date, chosen, fermetures);
}

/**
 * Availability over a period, as visitors see it, of what is wanted together: what is in several packs, or in one and
 * alone, is counted together. Without any, of one piece of every article, of which `packs` says what is said of some. Left
 * out are unknown articles and, but `withHidden`, those that are not online; request `except` is not counted.
 */
export async function readAvailability(
  db: Db,
  period: Period,
  wanted: readonly WantedArticle[] | null,
  { packs = [], ...own }: { except?: number; withHidden?: boolean; packs?: readonly AboutArticle[] } = {},
): Promise<ArticleAvailability[]> {
  const articleIds = wanted?.map(({ articleId }) => articleId) ?? null;
  if (articleIds?.length === 0) return [];
  const { joursRemiseEnEtat: cleaningDays } = await readRentalTerms(db);
  const stocks = await readStocks(db, period, { of: articleIds, ...own, cleaningDays });
  const pieces = takenTogether(wanted ?? [], stocks.packs);
  const counts = new Map([...stocks.articles.keys()].map((id) => [id, countOver(stocks, id, period)]));
  return stocks.wanted.map(({ articleId }) => {
    const lines = wanted?.filter((one) => one.articleId === articleId) ?? [];
    const wishes: PackWish[] = wanted === null ? [packs.find((one) => one.articleId === articleId) ?? {}] : lines;
    const partsOfWishes = wishes.map((wish) => partsOf(articleId, stocks.packs, wish));
    const parts = partsOfWishes.flat();
    // On a ground on which a pack holds nothing, there is none.
    const isNone = partsOfWishes.some(({ length }) => length === 0);
    const own = takenTogether(lines, stocks.packs);
    const left = partsOf(articleId, stocks.packs, wishes[0]).map((part) => {
      const unclaimed = counts.get(part.articleId)?.unclaimed ?? null;
      const others = (pieces.get(part.articleId) ?? 0) - (own.get(part.articleId) ?? 0);
      return unclaimed === null ? null : Math.max(0, Math.floor((unclaimed - others) / part.quantite));
    });
    const said = parts.map((part) => {
      const count = counts.get(part.articleId);
      return count
        ? availabilityOf(count, wanted === null ? part.quantite : (pieces.get(part.articleId) ?? 0))
        : 'LIBRE';
    });
    const count = countOver(stocks, articleId, period, wishes[0]);
    return {
      articleId,
      stock: count.stock,
      libres: isNone ? 0 : left.reduce(least, null),
      disponibilite: isNone ? 'COMPLET' : (availabilities.findLast((one) => said.includes(one)) ?? 'LIBRE'),
    };
  });
}

/**
 * What visitors may ask for over a period of these articles, and of what they hold as packs: the usual total or, where
 * pieces are rented in for all of these days, what there is then. Nothing is taken off it: the team may find a way.
 */
export async function readShelf(
  db: Db,
  articleIds: readonly number[],
  period: Period,
): Promise<{ packs: Packs; shelf: ReadonlyMap<number, Shelved> }> {
  const { joursRemiseEnEtat: cleaningDays } = await readRentalTerms(db);
  const { articles, packs } = await readStocks(db, period, { of: articleIds, withHidden: true, cleaningDays });
  const rentedIn = await listRentedIn(db);
  const hidden = await listHidden(db, [...articles.keys()]);
  const shelf = [...articles].map(([id, { nom, stock, changes }]): [number, Shelved] => {
    const there = stockOver({ stock, changes, bookings: [] }, period, cleaningDays).stock;
    const most = stock === null ? null : Math.max(stock, there ?? 0);
    return [id, { nom, stock: most, enRenfort: rentedIn.has(id), isHidden: hidden.has(id) }];
  });
  return { packs, shelf: new Map(shelf) };
}

async function listHidden(db: Db, ids: number[]): Promise<ReadonlySet<number>> {
  const where = { id: { in: ids }, etat: { not: 'en_ligne' } } as const;
  return new Set((await db.article.findMany({ where, select: { id: true } })).map(({ id }) => id));
}

/**
 * Why so much of what is wanted together cannot be asked for over a period, as a request would be refused: a sentence by the
 * id of the first article that is too much.
 */
export async function readShelfRefusals(
  db: Db,
  wanted: readonly WantedArticle[],
  period: Period,
): Promise<Map<number, string>> {
  const articleIds = wanted.map(({ articleId }) => articleId);
  if (articleIds.length === 0) return new Map();
  const { packs, shelf } = await readShelf(db, articleIds, period);
  const refusals = beyondShelf(wanted, packs, (id) => shelf.get(id));
  return new Map([...refusals].flatMap(([index, sentence]) => [[articleIds[index] ?? 0, sentence]]));
}

/**
 * The days of a period, from today on, on which so many pieces of an article are not free; where articles leave on the day
 * of their return, those on which they are from some hour on, too (`LIBRE`), with both hours.
 */
export async function listTakenDays(
  db: Db,
  { articleId, quantite, ...wish }: WantedArticle,
  { debut, fin }: Period,
): Promise<TakenDay[]> {
  const terms = await readRentalTerms(db);
  const { joursRemiseEnEtat: cleaningDays } = terms;
  const today = todayInParis();
  const period = { debut: debut > today ? debut : today, fin };
  const stocks = await readStocks(db, period, { of: [articleId], cleaningDays });
  if (stocks.wanted.length === 0) return [];
  const on = (jour: string, known = stocks) =>
    availabilityOf(countOver(known, articleId, { debut: jour, fin: jour }, wish), quantite);
  return eachDay(period).flatMap((jour) => {
    const disponibilite = on(jour);
    const turnover = turnoverOn(jour, terms);
    if (turnover === null) return disponibilite === 'LIBRE' ? [] : [{ jour, disponibilite, turnover }];
    const day = { jour, disponibilite, turnover };
    // As if nothing left on the day of its return.
    if (disponibilite === 'LIBRE') return on(jour, { ...stocks, cleaningDays: 0 }) === 'COMPLET' ? [day] : [];
    const isFreeBefore = jour > period.debut && on(addDays(jour, -1)) === 'LIBRE';
    return [isFreeBefore ? day : { ...day, turnover: null }];
  });
}

/** The next day on which what is wanted of an article is free, as `nextFreeDate` of the rules; null for none. */
export async function findNextFreeDate(db: Db, articleId: number, wish: Wish & PackWish): Promise<string | null> {
  const { joursRemiseEnEtat: cleaningDays, fermetures: closings } = await readRentalTerms(db);
  const { debut } = openPeriodOf(wish.date, wish, closings);
  const period = { debut, fin: addDays(wish.date, limits.nextFreeDays + limits.rentalDays) };
  const stocks = await readStocks(db, period, { of: [articleId], cleaningDays });
  if (stocks.wanted.length === 0) return null;
  return nextFreeDate(wish, { closings, countOver: (days) => countOver(stocks, articleId, days, wish) });
}

/**
 * Other articles of the same category of which so many pieces are free, packs on the same ground: those of the same use,
 * whose specifications go by the same names, then those of the nearest price; at most `limits.alternatives`.
 */
export async function listAlternatives<Q extends ArticleQuery>(
  db: Db,
  articleId: number,
  wish: Wish & PackWish,
  query?: Q,
) {
  const { joursRemiseEnEtat: cleaningDays, fermetures } = await readRentalTerms(db);
  const period = openPeriodOf(wish.date, wish, fermetures);
  const stocks = await readStocks(db, period, { of: { categoryOf: articleId }, cleaningDays });
  const free = stocks.wanted.filter(({ articleId: other }) => {
    return availabilityOf(countOver(stocks, other, period, wish), wish.quantite) === 'LIBRE';
  });
  const shared = await countSharedSpecifications(
    db,
    articleId,
    free.map((one) => one.articleId),
  );
  const ids = free
    .map((one) => one.articleId)
    .sort((one, other) => (shared.get(other) ?? 0) - (shared.get(one) ?? 0))
    .slice(0, limits.alternatives);
  return inSnapshot(db, async (tx) => {
    // Prisma reads them in one statement.
    const found = ids.map((id) => tx.article.findUnique({ ...query, where: { id } }));
    const articles = (await Promise.all(found)) as (Prisma.ArticleGetPayload<Q> | null)[];
    return articles.filter((article) => article !== null);
  });
}

/**
 * Occupation of all articles, or of `articleIds`, over the period; request `except` is not counted. A pack is counted
 * once for each of `packs` that is about it.
 */
export async function readOccupation(
  db: Db,
  period: Period,
  {
    articleIds,
    packs,
    except,
  }: { articleIds: readonly number[] | null; packs?: readonly AboutArticle[]; except?: number | null | undefined },
): Promise<ArticleOccupation[]> {
  const { joursRemiseEnEtat: cleaningDays } = await readRentalTerms(db);
  const stocks = await readStocks(db, period, { of: articleIds, withHidden: true, except, cleaningDays });
  return stocks.wanted.flatMap(({ articleId, nom }) => {
    const said = packs?.filter((pack) => pack.articleId === articleId) ?? [];
    return (said.length === 0 ? [{ articleId }] : said).map((about) => {
      const count = countOver(stocks, articleId, period, about);
      return { ...about, nom, ...count, libre: freePieces(count) };
    });
  });
}

/** The pieces taken of these articles on each day of the period, cleaning included; of packs, as the wish says. */
export async function readTakenPieces(
  db: Db,
  articleIds: readonly number[],
  { debut, fin, ...wish }: Period & PackWish,
): Promise<TakenPieces[]> {
  const period = { debut, fin };
  if (articleIds.length === 0) return [];
  const terms = await readRentalTerms(db);
  const { joursRemiseEnEtat: cleaningDays } = terms;
  const stocks = await readStocks(db, period, { of: articleIds, withHidden: true, cleaningDays });
  const turnovers = eachDay(period).map((jour) => turnoverOn(jour, terms));
  return stocks.wanted.map(({ articleId }) => {
    // As if nothing left on the day of its return: the difference comes back.
    const whole = turnovers[0] && countByDay({ ...stocks, cleaningDays: 0 }, articleId, period, wish);
    return {
      articleId,
      jours: countByDay(stocks, articleId, period, wish).map((count, index) => ({
        ...count,
        libre: freePieces(count),
        libres: unclaimedPieces(count),
        turnover: whole && (whole[index]?.reserve ?? 0) > count.reserve ? (turnovers[index] ?? null) : null,
      })),
    };
  });
}

/** What a line of a request takes of an article. */
interface TakenPart {
  index: number;
  articleId: number;
  quantite: number;
}

/** The pieces that a request takes of each article, of packs what they hold. */
export async function listTakenPieces(tx: Db, requestId: number): Promise<ReadonlyMap<number, number>> {
  const pieces = new Map<number, number>();
  for (const { articleId, quantite } of await readTakenParts(tx, requestId))
    pieces.set(articleId, (pieces.get(articleId) ?? 0) + quantite);
  return pieces;
}

/**
 * Locks the articles that a request takes, of packs what they hold, until the end of the transaction, and checks that
 * there are enough pieces of each every day; not of those of which it takes no more than `known`.
 * @throws DomainError INSUFFICIENT_STOCK with one sentence for each article that lacks pieces, at the first line with it.
 */
export async function requireStock(
  tx: Db,
  request: Period & { id: number },
  { known = null }: { known?: ReadonlyMap<number, number> | null } = {},
): Promise<void> {
  const taken = await readTakenParts(tx, request.id);
  const articleIds = [...new Set(taken.map(({ articleId }) => articleId))];
  if (articleIds.length === 0) return;
  // In the order of ids, against deadlocks; NO KEY UPDATE, so that visitors' requests need not wait.
  await tx.$queryRaw`SELECT id FROM articles WHERE id IN (${Prisma.join(articleIds)}) ORDER BY id FOR NO KEY UPDATE`;
  const { joursRemiseEnEtat: cleaningDays } = await readRentalTerms(tx);
  const { articles } = await readStocks(tx, request, {
    of: articleIds,
    withHidden: true,
    except: request.id,
    cleaningDays,
  });
  const fields: Record<string, string[]> = {};
  for (const articleId of articleIds) {
    const article = articles.get(articleId);
    const libre = article && freePieces(stockOver(article, request, cleaningDays));
    const own = taken.filter((part) => part.articleId === articleId);
    const wanted = own.reduce((sum, { quantite }) => sum + quantite, 0);
    const missing = wanted - (libre ?? Number.POSITIVE_INFINITY);
    const isFact = known !== null && wanted <= (known.get(articleId) ?? 0);
    if (article === undefined || missing <= 0 || isFact) continue;
    const field = `items.${own[0]?.index}.quantite`;
    fields[field] = [...(fields[field] ?? []), sentences.requests.stockMissingOf(article.nom, missing)];
  }
  const shortages = Object.values(fields).flat();
  if (shortages.length === 0) return;
  const told: FieldErrors = Object.fromEntries(
    Object.entries(fields).map(([field, said]) => [field, said.join(' · ')]),
  );
  throw new DomainError('INSUFFICIENT_STOCK', { message: shortages.join(' · '), fields: told });
}

/** By article; of a line without components, itself. */
function readTakenParts(tx: Db, requestId: number): Promise<TakenPart[]> {
  return tx.$queryRaw`
    SELECT i.index, CASE WHEN c.id IS NULL THEN i.article_id ELSE c.article_id END AS "articleId",
      i.quantite * coalesce(c.quantite, 1) AS quantite
    FROM (
      SELECT (row_number() OVER (ORDER BY id) - 1)::int AS index, id, article_id, quantite
      FROM reservation_request_items WHERE request_id = ${requestId}
    ) i
    LEFT JOIN request_item_components c ON c.item_id = i.id
    WHERE CASE WHEN c.id IS NULL THEN i.article_id ELSE c.article_id END IS NOT NULL
    ORDER BY i.index, c.id`;
}
