import { takenTogether } from '@barnum/rules/catalogue/packs/asked-together';
import { todayInParis } from '@barnum/rules/dates/paris-time';
import type { Period } from '@barnum/rules/dates/period';
import { countOver, readStocks, type WantedArticle } from '../../catalogue/stock/read-stock.domain.ts';
import { type Db, Prisma } from '../../platform/db/client.ts';
import { readRentalTerms } from '../../site/company-info/rental-terms.domain.ts';
import { listTakenPieces } from './availability.domain.ts';

/** Pieces of an article that lack. */
interface Lack {
  articleId: number;
  pieces: number;
}

/**
 * Notes what visitors who want these articles are told is « Complet »: of each article that lacks pieces, once a day for the
 * same days, whoever asks and however often. Nothing is written again for what was noted as large before.
 */
export async function noteComplet(db: Db, period: Period, wanted: readonly WantedArticle[]): Promise<void> {
  const { joursRemiseEnEtat: cleaningDays } = await readRentalTerms(db);
  const stocks = await readStocks(db, period, { of: wanted.map(({ articleId }) => articleId), cleaningDays });
  const known = wanted.filter(({ articleId }) => stocks.wanted.some((article) => article.articleId === articleId));
  const lacks = [...takenTogether(known, stocks.packs)].flatMap(([articleId, quantite]): Lack[] => {
    if (!stocks.articles.has(articleId)) return [];
    const { unreserved } = countOver(stocks, articleId, period);
    const pieces = unreserved === null ? 0 : quantite - Math.max(0, unreserved);
    return pieces > 0 ? [{ articleId, pieces }] : [];
  });
  if (lacks.length === 0) return;
  await db.$executeRaw`
    INSERT INTO missed_demands AS noted (article_id, kind, jour, debut, fin, pieces) VALUES ${rowsOf('complet', period, lacks)}
    ON CONFLICT (article_id, kind, jour, debut, fin) DO UPDATE SET pieces = excluded.pieces
    WHERE noted.pieces < excluded.pieces`;
}

/**
 * Notes what a request was lowered by because pieces lack on the days that it has now: of each article of which it took
 * `before`, those that are neither wanted any more nor free. Those of one day are added up.
 */
export async function noteLowered(
  tx: Db,
  { id, debut, fin }: Period & { id: number },
  before: ReadonlyMap<number, number>,
): Promise<void> {
  const after = await listTakenPieces(tx, id);
  const lowered = [...before].filter(([articleId, pieces]) => pieces > (after.get(articleId) ?? 0));
  if (lowered.length === 0) return;
  const { joursRemiseEnEtat: cleaningDays } = await readRentalTerms(tx);
  const of = lowered.map(([articleId]) => articleId);
  const stocks = await readStocks(tx, { debut, fin }, { of, withHidden: true, except: id, cleaningDays });
  const lacks = lowered.flatMap(([articleId, wanted]): Lack[] => {
    const { unreserved } = countOver(stocks, articleId, { debut, fin });
    const lacking = unreserved === null ? 0 : wanted - Math.max(0, unreserved);
    const pieces = Math.min(lacking, wanted - (after.get(articleId) ?? 0));
    return stocks.articles.has(articleId) && pieces > 0 ? [{ articleId, pieces }] : [];
  });
  if (lacks.length === 0) return;
  await tx.$executeRaw`
    INSERT INTO missed_demands AS noted (article_id, kind, jour, debut, fin, pieces)
    VALUES ${rowsOf('abaissee', { debut, fin }, lacks)}
    ON CONFLICT (article_id, kind, jour, debut, fin) DO UPDATE SET pieces = noted.pieces + excluded.pieces`;
}

/** In the order of ids, against deadlocks. */
function rowsOf(kind: 'complet' | 'abaissee', { debut, fin }: Period, lacks: readonly Lack[]): Prisma.Sql {
  const ordered = lacks.toSorted((one, other) => one.articleId - other.articleId);
  return Prisma.join(
    ordered.map(
      ({ articleId, pieces }) =>
        Prisma.sql`(${articleId}, ${kind}::missed_demand_kind, ${todayInParis()}::date, ${debut}::date, ${fin}::date, ${pieces})`,
    ),
  );
}
