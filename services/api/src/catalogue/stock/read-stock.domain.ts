import { partsOf } from '@barnum/rules/catalogue/packs/pack-parts';
import { type Ground, type PackComponent, type PackWish, packCount } from '@barnum/rules/catalogue/packs/packs';
import { temporaryKinds } from '@barnum/rules/catalogue/stock-movements/stock-movements';
import { addDays } from '@barnum/rules/dates/days';
import { todayInParis } from '@barnum/rules/dates/paris-time';
import { eachDay, type Period } from '@barnum/rules/dates/period';
import { addQuantities } from '@barnum/rules/prices/line-quantity';
import {
  type ArticleStock,
  type Booking,
  bookedUntil,
  type StockCount,
  stockByDay,
  stockOver,
} from '@barnum/rules/requests/availability/availability';
import {
  isPending,
  pendingStates,
  type RequestState,
  reservingStates,
} from '@barnum/rules/requests/reservation-requests/request-states';
import { type Db, Prisma } from '../../platform/db/client.ts';
import { returnedLines } from './returned-lines.domain.ts';

/** Articles to read: those of these ids, the others of the category of one, or all (null). */
type ArticleSelection = readonly number[] | { categoryOf: number } | null;

interface StockQuery {
  of: ArticleSelection;
  /** Whether articles that are not online are asked for, too: visitors of the catalogue know nothing of them. */
  withHidden?: boolean;
  /** Of this request nothing is counted. */
  except?: number | null | undefined;
  cleaningDays: number;
}

/** Wanted pieces of an article; of a pack, with what was said of it. */
export interface WantedArticle extends PackWish {
  articleId: number;
  quantite: number;
}

/** A booking, and the request that it is of. */
interface RequestBooking extends Booking {
  requestId: number;
}

/** An article with all that is known of its stock in a period. */
export interface StockedArticle extends ArticleStock {
  articleId: number;
  nom: string;
  bookings: RequestBooking[];
}

/** What is known of the stock of some articles, and of what those hold that are packs, in a period. */
export interface Stocks {
  /** Those that were asked for, in their order. */
  wanted: StockedArticle[];
  /** These, and what packs hold, by id. */
  articles: ReadonlyMap<number, StockedArticle>;
  packs: ReadonlyMap<number, PackComponent[]>;
  cleaningDays: number;
}

/** What is left of an article over days within the period that was read; of a pack, as `packCount` of the rules says. */
export function countOver(stocks: Stocks, articleId: number, days: Period, wish?: PackWish): StockCount {
  return countOf(stocks, articleId, wish, (article) => stockOver(article, days, stocks.cleaningDays));
}

/** The same on each of these days. */
export function countByDay(stocks: Stocks, articleId: number, days: Period, wish?: PackWish): StockCount[] {
  const counted = new Map<number, StockCount[]>();
  for (const part of partsOf(articleId, stocks.packs, wish)) {
    const article = stocks.articles.get(part.articleId);
    if (article) counted.set(part.articleId, stockByDay(article, days, stocks.cleaningDays));
  }
  return eachDay(days).map((_day, index) =>
    countOf(stocks, articleId, wish, ({ articleId: id }) => counted.get(id)?.[index]),
  );
}

function countOf(
  { articles, packs }: Stocks,
  articleId: number,
  wish: PackWish | undefined,
  count: (article: StockedArticle) => StockCount | undefined,
): StockCount {
  const parts = partsOf(articleId, packs, wish).flatMap(({ articleId: id, quantite }) => {
    const article = articles.get(id);
    const counted = article && count(article);
    return counted ? [{ id, quantite, count: counted }] : [];
  });
  const [first] = parts;
  return first?.id === articleId ? first.count : packCount(parts);
}

/**
 * The articles of which some are rented in for days from today on, and the packs that hold such, by id: there may be more
 * of them than usual, or some where there are none.
 */
export async function listRentedIn(db: Db): Promise<ReadonlySet<number>> {
  const rows = await db.$queryRaw<{ id: number }[]>`
    WITH rented AS (
      SELECT DISTINCT article_id AS id FROM stock_movements
      WHERE kind = 'location' AND fin >= greatest(debut, ${todayInParis()}::date)
    ),
    holders AS (SELECT c.pack_id AS id FROM rented JOIN pack_components c ON c.component_id = rented.id)
    SELECT id FROM rented UNION SELECT id FROM holders
    UNION SELECT c.pack_id FROM holders JOIN pack_components c ON c.component_id = holders.id`;
  return new Set(rows.map(({ id }) => id));
}

/** The stock of the articles that `of` selects, and of what they hold as packs, from one statement. */
export async function readStocks(db: Db, period: Period, query: StockQuery): Promise<Stocks> {
  const today = todayInParis();
  const articles = new Map<number, StockedArticle>();
  const packs = new Map<number, PackComponent[]>();
  const wanted: StockedArticle[] = [];
  const returns: ReturnRow[] = [];
  for (const row of await readRows(db, period, query)) {
    const { articleId, nom, stock, isWanted } = row;
    const article = articles.get(articleId) ?? { articleId, nom, stock, changes: [], bookings: [] as RequestBooking[] };
    if (!articles.has(articleId) && isWanted) wanted.push(article);
    articles.set(articleId, article);
    if (row.what === 'demande') {
      const fin = bookedUntil(row, today, query.cleaningDays);
      article.bookings.push({ ...row, fin, isPending: isPending(row.statut) });
    }
    if (row.what === 'retour') returns.push(row);
    if (row.what === 'mouvement') article.changes = [...article.changes, row];
    if (row.what === 'composant') {
      const { componentId, quantite, terrain, choix } = row;
      packs.set(articleId, [...(packs.get(articleId) ?? []), { articleId: componentId, quantite, terrain, choix }]);
    }
  }
  for (const row of returns)
    articles.get(row.articleId)?.bookings.push(...takenBack(row, articles, query.cleaningDays));
  return { wanted, articles, packs, cleaningDays: query.cleaningDays };
}

/**
 * What of a request came back before the rest: nothing of it is taken from the day of its return on, as of a request that is
 * back. It is taken off the booking of all of it, and booked until the day before.
 */
function takenBack(
  { articleId, requestId, debut, quantite, revenuLe }: ReturnRow,
  articles: Stocks['articles'],
  cleaningDays: number,
): RequestBooking[] {
  const booked = (articles.get(articleId)?.bookings ?? []).filter((one) => one.requestId === requestId);
  const [whole] = booked;
  // The request may have changed since: no more comes back than it takes.
  const back = Math.min(quantite, addQuantities(booked.map((one) => one.quantite)));
  if (whole === undefined || back <= 0) return [];
  return [
    { ...whole, quantite: -back },
    { ...whole, debut, fin: addDays(revenuLe, -1 - cleaningDays), quantite: back },
  ];
}

interface ArticleRow {
  articleId: number;
  nom: string;
  stock: number | null;
  isWanted: boolean;
}
type EmptyRow = ArticleRow & { what: null };
type BookingRow = ArticleRow & Period & { what: 'demande'; requestId: number; quantite: number; statut: RequestState };
type ReturnRow = Omit<BookingRow, 'what'> & { what: 'retour'; revenuLe: string };
type ChangeRow = ArticleRow & { what: 'mouvement'; debut: string; fin: string | null; quantite: number };
type ComponentRow = ArticleRow & {
  what: 'composant';
  componentId: number;
  quantite: number;
  terrain: Ground | null;
  choix: string;
};

/**
 * The one statement by which availability is counted (docs/decisions/025-stock.md). Of each article, and of each that it
 * holds as a pack: a row for what requests take of it in the period, cleaning included, or late (`bookedUntil` says
 * until when that is), for what came back of them before the rest, for each movement of these days, and for each of its components; an empty one where there is none.
 */
function readRows(
  db: Db,
  { debut, fin }: Period,
  { of, withHidden = false, except, cleaningDays }: StockQuery,
): Promise<(EmptyRow | BookingRow | ReturnRow | ChangeRow | ComponentRow)[]> {
  // Where articles leave on the day of their return, the rules take that day off what is read.
  const cleaned = Math.max(0, cleaningDays);
  const until = addDays(fin, cleaned);
  return db.$queryRaw`
    WITH wanted AS (SELECT a.id FROM articles a WHERE ${isSelected(of)} AND ${withHidden ? Prisma.sql`true` : Prisma.sql`a.etat = 'en_ligne'`}),
    parts AS (SELECT c.component_id AS id FROM wanted w JOIN pack_components c ON c.pack_id = w.id),
    held AS (
      SELECT id FROM wanted
      UNION SELECT id FROM parts
      UNION SELECT c.component_id FROM parts p JOIN pack_components c ON c.pack_id = p.id
    )
    SELECT a.id AS "articleId", a.nom, a.quantite AS stock, a.id IN (SELECT id FROM wanted) AS "isWanted",
      one.what, one.debut::text AS debut, one.fin::text AS fin, one.quantite,
      one.id AS "requestId", one.id AS "componentId", one.statut, one.terrain, one.choix, one.revenu_le::text AS "revenuLe"
    FROM held JOIN articles a USING (id)
    LEFT JOIN (
      SELECT CASE WHEN c.id IS NULL THEN i.article_id ELSE c.article_id END AS article_id, 'demande' AS what,
        r.debut, r.fin, i.quantite * coalesce(c.quantite, 1) AS quantite, r.id, r.statut::text AS statut,
        NULL AS terrain, NULL AS choix, NULL::date AS revenu_le, 0 AS position
      FROM reservation_requests r
      JOIN reservation_request_items i ON i.request_id = r.id
      LEFT JOIN request_item_components c ON c.item_id = i.id
      WHERE r.statut IN (${Prisma.join([...pendingStates, ...reservingStates])})
        AND r.debut <= ${until}::date
        AND (r.fin >= ${addDays(debut, -cleaned)}::date OR r.statut = 'sortie')
        AND r.id <> ${except ?? 0}
      UNION ALL
      SELECT back.article_id, 'retour', r.debut, r.fin, back.quantite, r.id, r.statut::text, NULL, NULL, back.revenu_le, 0
      FROM reservation_requests r JOIN ${returnedLines} back ON back.request_id = r.id
      WHERE r.statut = 'sortie' AND r.debut <= ${until}::date AND r.id <> ${except ?? 0}
      UNION ALL
      SELECT m.article_id, 'mouvement', m.debut, m.fin, m.quantite, NULL, NULL, NULL, NULL, NULL, 0
      FROM stock_movements m
      WHERE m.kind IN (${Prisma.join([...temporaryKinds])})
        AND m.debut <= ${until}::date AND (m.fin IS NULL OR m.fin >= ${debut}::date)
      UNION ALL
      SELECT c.pack_id, 'composant', NULL, NULL, c.quantite, c.component_id, NULL, c.terrain::text, c.choix, NULL, c.position
      FROM pack_components c JOIN articles given ON given.id = c.component_id AND given.etat <> 'archive'
      WHERE c.pack_id IN (SELECT id FROM held)
    ) one ON one.article_id = a.id
    ORDER BY ${orderOf(of)} a.id, one.position`;
}

/** Those of a category by how near their price is to that of the one. */
function orderOf(of: ArticleSelection): Prisma.Sql {
  if (of === null || !('categoryOf' in of)) return Prisma.empty;
  return Prisma.sql`abs(a.prix - (SELECT one.prix FROM articles one WHERE one.id = ${of.categoryOf})),`;
}

function isSelected(of: ArticleSelection): Prisma.Sql {
  if (of === null) return Prisma.sql`true`;
  if (!('categoryOf' in of)) return Prisma.sql`a.id = ANY(${[...of]})`;
  return Prisma.sql`a.id <> ${of.categoryOf}
    AND EXISTS (SELECT FROM articles one WHERE one.id = ${of.categoryOf}
      AND one.categorie_id IS NOT DISTINCT FROM a.categorie_id)`;
}
