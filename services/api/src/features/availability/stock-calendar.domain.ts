import type { Period } from '@barnum/rules/dates/period';
import { uncategorised } from '@barnum/rules/paths';
import type { Db, Prisma } from '../../db/client.ts';
import { catalogueOrder } from '../articles/articles.domain.ts';
import { readTakenPieces } from './availability.domain.ts';

type ArticleQuery = Pick<Prisma.ArticleFindManyArgs, 'include' | 'select'>;

/** Days on which articles are counted: one, those of a category (0: without any), or all, page by page (from 1). */
export interface StockCalendar extends Period {
  articleId: number | null;
  categoryId?: number | null | undefined;
  page: number;
  pageSize: number;
}

/** The articles of the page, in the catalogue's order. */
export function listCalendarArticles<Q extends ArticleQuery>(db: Db, calendar: StockCalendar, query?: Q) {
  const { page, pageSize } = calendar;
  return db.article.findMany({
    ...query,
    where: counted(calendar),
    orderBy: [...catalogueOrder],
    skip: (page - 1) * pageSize,
    take: pageSize,
  }) as Promise<Prisma.ArticleGetPayload<Q>[]>;
}

export function countCalendarArticles(db: Db, calendar: StockCalendar): Promise<number> {
  return db.article.count({ where: counted(calendar) });
}

/** What is taken of them each day. */
export async function readCalendarDays(db: Db, calendar: StockCalendar) {
  const articles = await listCalendarArticles(db, calendar, { select: { id: true } });
  return readTakenPieces(
    db,
    articles.map(({ id }) => id),
    calendar,
  );
}

function counted({ articleId, categoryId }: StockCalendar): Prisma.ArticleWhereInput {
  if (articleId !== null) return { id: articleId };
  if (categoryId == null) return {};
  return { categorieId: categoryId === uncategorised.id ? null : categoryId };
}
