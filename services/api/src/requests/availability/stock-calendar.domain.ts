import type { PackWish } from '@barnum/rules/catalogue/packs/packs';
import type { Period } from '@barnum/rules/dates/period';
import { uncategorised } from '@barnum/rules/paths';
import { catalogueOrder } from '../../catalogue/articles/article-lists.domain.ts';
import { type Db, Prisma } from '../../platform/db/client.ts';

type ArticleQuery = Pick<Prisma.ArticleFindManyArgs, 'include' | 'select'>;

/** One article, those of a category (0: without any), or all. */
interface ArticleChoice {
  articleId: number | null;
  categoryId?: number | null | undefined;
}

/** Days on which the articles of a page are counted, in the catalogue's order; packs as they are wanted. */
export interface StockCalendar extends Period, ArticleChoice, PackWish {
  articleIds: number[];
}

/** The calendar of a page of articles, from 1. */
export async function openStockCalendar(
  db: Db,
  { page, pageSize, ...chosen }: Omit<StockCalendar, 'articleIds'> & { page: number; pageSize: number },
): Promise<StockCalendar> {
  // Their ids first, which an index holds in this order: sorting the articles themselves would read them all.
  const found = await db.$queryRaw<{ id: number }[]>`
    SELECT a.id FROM articles a LEFT JOIN categories c ON c.id = a.categorie_id
    ${whereChosen(chosen)}
    ORDER BY c.ordre NULLS LAST, a.categorie_id, a.id
    LIMIT ${pageSize} OFFSET ${(page - 1) * pageSize}`;
  return { ...chosen, articleIds: found.map(({ id }) => id) };
}

export function listCalendarArticles<Q extends ArticleQuery>(db: Db, { articleIds }: StockCalendar, query?: Q) {
  return db.article.findMany({
    ...query,
    where: { id: { in: articleIds } },
    orderBy: [...catalogueOrder],
  }) as Promise<Prisma.ArticleGetPayload<Q>[]>;
}

/** How many articles all pages hold. */
export async function countCalendarArticles(db: Db, calendar: StockCalendar): Promise<number> {
  const [counted] = await db.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM articles a ${whereChosen(calendar)}`;
  return counted?.count ?? 0;
}

function whereChosen({ articleId, categoryId }: ArticleChoice): Prisma.Sql {
  if (articleId !== null) return Prisma.sql`WHERE a.id = ${articleId}`;
  if (categoryId == null) return Prisma.empty;
  if (categoryId === uncategorised.id) return Prisma.sql`WHERE a.categorie_id IS NULL`;
  return Prisma.sql`WHERE a.categorie_id = ${categoryId}`;
}
