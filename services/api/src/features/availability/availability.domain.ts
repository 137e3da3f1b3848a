import {
  type Availability,
  type Booking,
  coarseAvailabilityOf,
  freePieces,
  occupiedUntil,
  type Peaks,
  peaksOver,
} from '@barnum/rules/availability';
import { openPeriodOf } from '@barnum/rules/dates/closed-days';
import { addDays } from '@barnum/rules/dates/days';
import { todayInParis } from '@barnum/rules/dates/paris-time';
import type { ChosenDays, Period } from '@barnum/rules/dates/period';
import { DomainError, type FieldErrors } from '@barnum/rules/errors';
import { messages } from '@barnum/rules/messages';
import { type RentalTerms, rentalTermsOf } from '@barnum/rules/money/rental-terms';
import { isPending, pendingStates, type RequestState, reservingStates } from '@barnum/rules/request-states';
import { type Db, Prisma } from '../../db/client.ts';
import { listCompanyInfo } from '../company-info/company-info.domain.ts';

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

/** The rental terms in the company information. */
export async function readRentalTerms(db: Db): Promise<RentalTerms> {
  return rentalTermsOf(await listCompanyInfo(db, { select: { nom: true, valeur: true } }));
}

/** The days that a request for these days would take. */
export async function readRequestPeriod(db: Db, date: string, chosen: ChosenDays): Promise<Period> {
  const { fermetures } = await readRentalTerms(db);
  return openPeriodOf(date, chosen, fermetures);
}

/**
 * Availability over the period, as visitors see it, of the given quantities; without any, of one piece of every
 * article. Unknown articles are left out.
 */
export async function readAvailability(
  db: Db,
  period: Period,
  quantities: readonly ArticleQuantity[] | null,
): Promise<{ articleId: number; disponibilite: Availability }[]> {
  const occupations = await readOccupation(db, period, {
    articleIds: quantities?.map(({ articleId }) => articleId) ?? null,
  });
  const wantedByArticle = new Map<number, number>();
  for (const { articleId, quantite } of quantities ?? [])
    wantedByArticle.set(articleId, (wantedByArticle.get(articleId) ?? 0) + quantite);
  return occupations.map(({ articleId, stock, ...peaks }) => ({
    articleId,
    disponibilite: coarseAvailabilityOf(stock, peaks, wantedByArticle.get(articleId) ?? 1),
  }));
}

/** Occupation of all articles, or of `articleIds`, over the period; request `except` is not counted. */
export async function readOccupation(
  db: Db,
  period: Period,
  { articleIds, except = null }: { articleIds: readonly number[] | null; except?: number | null },
): Promise<ArticleOccupation[]> {
  const { joursRemiseEnEtat } = await readRentalTerms(db);
  const today = todayInParis();
  const bookings = new Map<number, Booking[]>();
  const articles = new Map<number, { nom: string; stock: number | null }>();
  for (const row of await readBookings(db, period, { articleIds, except, cleaningDays: joursRemiseEnEtat })) {
    articles.set(row.articleId, row);
    const others = bookings.get(row.articleId) ?? [];
    bookings.set(row.articleId, others);
    if (row.debut !== null) others.push({ ...row, fin: occupiedUntil(row, today), isPending: isPending(row.statut) });
  }
  return [...articles].map(([articleId, { nom, stock }]) => {
    const peaks = peaksOver(bookings.get(articleId) ?? [], period, joursRemiseEnEtat);
    return { articleId, nom, stock, ...peaks, libre: freePieces(stock, peaks) };
  });
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
    if (missing > 0) fields[`items.${index}.quantite`] = messages.requests.stockMissingOf(nom, missing);
  }
  const sentences = Object.values(fields);
  if (sentences.length > 0) throw new DomainError('INSUFFICIENT_STOCK', { message: sentences.join(' · '), fields });
}

interface ArticleRow {
  articleId: number;
  nom: string;
  stock: number | null;
}
type FreeRow = ArticleRow & { debut: null };
type BookingRow = ArticleRow & Period & { quantite: number; statut: RequestState };

/**
 * A row for each booking of an article that overlaps the period, cleaning included, or is late (`occupiedUntil` says
 * until when that is); one empty row for an article without any.
 */
function readBookings(
  db: Db,
  { debut, fin }: Period,
  {
    articleIds,
    except,
    cleaningDays,
  }: { articleIds: readonly number[] | null; except: number | null; cleaningDays: number },
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
    ${articleIds === null ? Prisma.empty : Prisma.sql`WHERE a.id IN (${Prisma.join(articleIds)})`}
    ORDER BY a.id`;
}
