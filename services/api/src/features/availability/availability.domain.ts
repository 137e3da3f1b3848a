import {
  type Availability,
  availabilityOf,
  type Booking,
  freePieces,
  occupiedUntil,
  type Peaks,
  peaksOver,
  takenByDay,
  unclaimedPieces,
} from '@barnum/rules/availability/availability';
import { nextFreeDate, type Wish } from '@barnum/rules/availability/next-free-date';
import { openPeriodOf } from '@barnum/rules/dates/closed-days';
import { addDays } from '@barnum/rules/dates/days';
import { todayInParis } from '@barnum/rules/dates/paris-time';
import { type ChosenDays, eachDay, type Period } from '@barnum/rules/dates/period';
import { DomainError, type FieldErrors } from '@barnum/rules/errors';
import { limits } from '@barnum/rules/limits';
import { type RentalTerms, rentalTermsOf } from '@barnum/rules/money/rental-terms';
import {
  isPending,
  pendingStates,
  type RequestState,
  reservingStates,
} from '@barnum/rules/reservation-requests/request-states';
import { sentences } from '@barnum/rules/sentences';
import { type Db, Prisma } from '../../db/client.ts';
import { listCompanyInfo } from '../company-info/company-info.domain.ts';

type ArticleQuery = Pick<Prisma.ArticleFindManyArgs, 'include' | 'select'>;
type WantedDays = ChosenDays & { date: string };

/** Wanted pieces of an article. */
export interface ArticleQuantity {
  articleId: number;
  quantite: number;
}

/** Occupation of an article over a period. `stock` null is unlimited. */
export interface ArticleOccupation extends Peaks {
  articleId: number;
  nom: string;
  stock: number | null;
  libre: number | null;
}

/** An article as visitors see it; `libres` are neither reserved nor requested. `stock` null is unlimited. */
export interface ArticleAvailability {
  articleId: number;
  stock: number | null;
  libres: number | null;
  disponibilite: Availability;
}

/** What is taken of an article each day, from the first to the last of a period. */
export interface TakenPieces {
  articleId: number;
  jours: Peaks[];
}

/** The rental terms in the company information. */
export async function readRentalTerms(db: Db): Promise<RentalTerms> {
  return rentalTermsOf(await listCompanyInfo(db, { select: { nom: true, valeur: true } }));
}

/** The days that a request for these days would take. */
export async function readRequestPeriod(db: Db, { date, ...chosen }: WantedDays): Promise<Period> {
  const { fermetures } = await readRentalTerms(db);
  return openPeriodOf(date, chosen, fermetures);
}

/**
 * Availability over a period, as visitors see it, of the given quantities; without any, of one piece of every article.
 * Unknown articles are left out; request `except` is not counted.
 */
export async function readAvailability(
  db: Db,
  period: Period,
  quantities: readonly ArticleQuantity[] | null,
  except?: number,
): Promise<ArticleAvailability[]> {
  const articleIds = quantities?.map(({ articleId }) => articleId) ?? null;
  if (articleIds?.length === 0) return [];
  const occupations = await readOccupation(db, period, { articleIds, except });
  const wantedByArticle = new Map<number, number>();
  for (const { articleId, quantite } of quantities ?? [])
    wantedByArticle.set(articleId, (wantedByArticle.get(articleId) ?? 0) + quantite);
  return occupations.map(({ articleId, stock, ...peaks }) => ({
    articleId,
    stock,
    libres: unclaimedPieces(stock, peaks),
    disponibilite: availabilityOf(stock, peaks, wantedByArticle.get(articleId) ?? 1),
  }));
}

/** The days of a period, from today on, on which so many pieces of an article are not free. */
export async function listTakenDays(
  db: Db,
  { articleId, quantite }: ArticleQuantity,
  { debut, fin }: Period,
): Promise<{ jour: string; disponibilite: Availability }[]> {
  const { joursRemiseEnEtat } = await readRentalTerms(db);
  const today = todayInParis();
  const period = { debut: debut > today ? debut : today, fin };
  const [article] = await readArticleBookings(db, period, { of: [articleId], cleaningDays: joursRemiseEnEtat });
  if (article === undefined) return [];
  return eachDay(period)
    .map((jour) => {
      const peaks = peaksOver(article.bookings, { debut: jour, fin: jour }, joursRemiseEnEtat);
      return { jour, disponibilite: availabilityOf(article.stock, peaks, quantite) };
    })
    .filter(({ disponibilite }) => disponibilite !== 'LIBRE');
}

/** The next day on which what is wanted of an article is free, as `nextFreeDate` of the rules; null for none. */
export async function findNextFreeDate(db: Db, articleId: number, wish: Wish): Promise<string | null> {
  const { joursRemiseEnEtat: cleaningDays, fermetures: closings } = await readRentalTerms(db);
  const { debut } = openPeriodOf(wish.date, wish, closings);
  const period = { debut, fin: addDays(wish.date, limits.nextFreeDays + limits.rentalDays) };
  const [article] = await readArticleBookings(db, period, { of: [articleId], cleaningDays });
  return article ? nextFreeDate(wish, { ...article, cleaningDays, closings }) : null;
}

/**
 * Other articles of the same category of which so many pieces are free: those of the nearest price, at most
 * `limits.alternatives`.
 */
export async function listAlternatives<Q extends ArticleQuery>(db: Db, articleId: number, wish: Wish, query?: Q) {
  const { joursRemiseEnEtat: cleaningDays, fermetures } = await readRentalTerms(db);
  const period = openPeriodOf(wish.date, wish, fermetures);
  const others = await readArticleBookings(db, period, { of: { categoryOf: articleId }, cleaningDays });
  const free = others.filter(({ stock, bookings }) => {
    return availabilityOf(stock, peaksOver(bookings, period, cleaningDays), wish.quantite) === 'LIBRE';
  });
  const ids = free.slice(0, limits.alternatives).map((one) => one.articleId);
  // Prisma reads them in one statement.
  const found = ids.map((id) => db.article.findUnique({ ...query, where: { id } }));
  const articles = (await Promise.all(found)) as (Prisma.ArticleGetPayload<Q> | null)[];
  return articles.filter((article) => article !== null);
}

/** Occupation of all articles, or of `articleIds`, over the period; request `except` is not counted. */
export async function readOccupation(
  db: Db,
  period: Period,
  { articleIds, except }: { articleIds: readonly number[] | null; except?: number | null | undefined },
): Promise<ArticleOccupation[]> {
  const { joursRemiseEnEtat: cleaningDays } = await readRentalTerms(db);
  const articles = await readArticleBookings(db, period, { of: articleIds, except, cleaningDays });
  return articles.map(({ bookings, ...article }) => {
    const peaks = peaksOver(bookings, period, cleaningDays);
    return { ...article, ...peaks, libre: freePieces(article.stock, peaks) };
  });
}

/** The pieces taken of these articles on each day of the period, cleaning included. */
export async function readTakenPieces(db: Db, articleIds: readonly number[], period: Period): Promise<TakenPieces[]> {
  if (articleIds.length === 0) return [];
  const { joursRemiseEnEtat: cleaningDays } = await readRentalTerms(db);
  const articles = await readArticleBookings(db, period, { of: articleIds, cleaningDays });
  return articles.map(({ articleId, bookings }) => ({ articleId, jours: takenByDay(bookings, period, cleaningDays) }));
}

/**
 * Locks the articles of a request until the end of the transaction, and checks that there are enough pieces every day.
 * @throws DomainError INSUFFICIENT_STOCK with one sentence for each item that lacks pieces.
 */
export async function requireStock(
  tx: Db,
  request: Period & { id: number; items: readonly { articleId: number | null; quantite: number }[] },
): Promise<void> {
  const articleIds = [...new Set(request.items.flatMap(({ articleId }) => articleId ?? []))];
  if (articleIds.length === 0) return;
  // In the order of ids, against deadlocks; NO KEY UPDATE, so that visitors' requests need not wait.
  await tx.$queryRaw`SELECT id FROM articles WHERE id IN (${Prisma.join(articleIds)}) ORDER BY id FOR NO KEY UPDATE`;
  const fields: FieldErrors = {};
  for (const { articleId, nom, libre } of await readOccupation(tx, request, { articleIds, except: request.id })) {
    const wanted = request.items.map((item) => (item.articleId === articleId ? item.quantite : 0));
    const missing = wanted.reduce((sum, quantite) => sum + quantite, 0) - (libre ?? Number.POSITIVE_INFINITY);
    const index = wanted.findIndex((quantite) => quantite > 0);
    if (missing > 0) fields[`items.${index}.quantite`] = sentences.requests.stockMissingOf(nom, missing);
  }
  const shortages = Object.values(fields);
  if (shortages.length > 0) throw new DomainError('INSUFFICIENT_STOCK', { message: shortages.join(' · '), fields });
}

/** Articles to read the bookings of: those of these ids, the others of the category of one, or all (null). */
type ArticleSelection = readonly number[] | { categoryOf: number } | null;

interface BookingsQuery {
  of: ArticleSelection;
  except?: number | null | undefined;
  cleaningDays: number;
}

interface ArticleRow {
  articleId: number;
  nom: string;
  stock: number | null;
}
type FreeRow = ArticleRow & { debut: null };
type BookingRow = ArticleRow & Period & { quantite: number; statut: RequestState };

/** Articles with their bookings that touch the period; of request `except` none. */
async function readArticleBookings(
  db: Db,
  period: Period,
  query: BookingsQuery,
): Promise<(ArticleRow & { bookings: Booking[] })[]> {
  const today = todayInParis();
  const articles = new Map<number, ArticleRow & { bookings: Booking[] }>();
  for (const row of await readBookings(db, period, query)) {
    const { articleId, nom, stock } = row;
    const article = articles.get(articleId) ?? { articleId, nom, stock, bookings: [] };
    articles.set(articleId, article);
    if (row.debut === null) continue;
    article.bookings.push({ ...row, fin: occupiedUntil(row, today), isPending: isPending(row.statut) });
  }
  return [...articles.values()];
}

/**
 * A row for each booking of an article that overlaps the period, cleaning included, or is late (`occupiedUntil` says
 * until when that is); one empty row for an article without any.
 */
function readBookings(
  db: Db,
  { debut, fin }: Period,
  { of, except, cleaningDays }: BookingsQuery,
): Promise<(FreeRow | BookingRow)[]> {
  return db.$queryRaw`
    SELECT a.id AS "articleId", a.nom, a.quantite AS stock,
      b.debut::text AS debut, b.fin::text AS fin, b.quantite, b.statut::text AS statut
    FROM articles a
    LEFT JOIN (
      SELECT i.article_id, i.quantite, r.debut, r.fin, r.statut
      FROM reservation_requests r JOIN reservation_request_items i ON i.request_id = r.id
      WHERE r.statut IN (${Prisma.join([...pendingStates, ...reservingStates])})
        AND r.debut <= ${addDays(fin, cleaningDays)}::date
        AND (r.fin >= ${addDays(debut, -cleaningDays)}::date OR r.statut = 'sortie')
        AND r.id <> ${except ?? 0}
    ) b ON b.article_id = a.id
    ${whereArticle(of)}
    ORDER BY ${orderOf(of)} a.id`;
}

/** Those of a category by how near their price is to that of the one. */
function orderOf(of: ArticleSelection): Prisma.Sql {
  if (of === null || !('categoryOf' in of)) return Prisma.empty;
  return Prisma.sql`abs(a.prix - (SELECT one.prix FROM articles one WHERE one.id = ${of.categoryOf})),`;
}

function whereArticle(of: ArticleSelection): Prisma.Sql {
  if (of === null) return Prisma.empty;
  if (!('categoryOf' in of)) return Prisma.sql`WHERE a.id IN (${Prisma.join([...of])})`;
  return Prisma.sql`WHERE a.id <> ${of.categoryOf}
    AND EXISTS (SELECT FROM articles one WHERE one.id = ${of.categoryOf}
      AND one.categorie_id IS NOT DISTINCT FROM a.categorie_id)`;
}
