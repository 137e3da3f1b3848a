import type { ArticleState } from '@barnum/rules/catalogue/articles/article-states';
import { limits } from '@barnum/rules/limits';
import { uncategorised } from '@barnum/rules/paths';
import { patternOf, soughtWords } from '@barnum/rules/text/search';
import { isStorable } from '@barnum/rules/text/text';
import type { Db, Prisma } from '../../platform/db/client.ts';
import { searchPatterns } from '../../platform/db/search.ts';
import { inSnapshot } from '../../platform/db/snapshot.ts';
import { foundBy, onlineArticles, type Reading } from '../found-articles/found-articles.domain.ts';
import { searchedInCatalogue, searchedInTexts } from './article-search.domain.ts';
import { findArticle } from './articles.domain.ts';

/** The columns and relations to read; decides the type of the result. */
type Query = Pick<Prisma.ArticleFindManyArgs, 'include' | 'select'>;
type Article<Q extends Query> = Prisma.ArticleGetPayload<Q>;

/** In a category: as the owner placed them, then by creation. */
export const placeInCategory = [
  { ordre: 'asc' },
  { id: 'asc' },
] as const satisfies Prisma.ArticleOrderByWithRelationInput[];

/** By category, and in the order of each; those without category last. */
export const catalogueOrder = [
  { categorie: { ordre: { sort: 'asc', nulls: 'last' } } },
  { categorieId: 'asc' },
  ...placeInCategory,
] as const satisfies Prisma.ArticleOrderByWithRelationInput[];

interface Chosen extends Reading {
  search?: string;
  /** Those that come close to `search`, which finds nothing: the first `limits.closeArticles`. */
  isClose?: boolean;
  ids?: readonly number[] | null;
}

/**
 * All articles, or those that `searchedInCatalogue` finds, and only those of `ids`, unless it is null; in the
 * catalogue's order: by category, in the order of each, those without category last. Those that are not online only
 * when `withHidden`.
 */
export async function listArticles<Q extends Query>(
  db: Db,
  query?: Q,
  { search = '', isClose = false, ids = null, ...reading }: Chosen = {},
): Promise<Article<Q>[]> {
  return inSnapshot(db, async (tx) => {
    const found = await searchedInCatalogue(tx, search, isClose);
    return tx.article.findMany({
      ...query,
      where: { ...found, ...(ids !== null && { id: { in: [...ids] } }), ...foundBy(reading) },
      orderBy: [...catalogueOrder],
      ...(isClose && { take: limits.closeArticles }),
    }) as Promise<Article<Q>[]>;
  });
}

/** How many articles there are, whoever finds them. */
export function countCatalogue(db: Db): Promise<number> {
  return db.article.count();
}

/** Articles of a category; id 0 is « Non catégorisé ». Empty for an unknown one. */
export function listArticlesByCategory<Q extends Query>(db: Db, categoryId: number, query?: Q, reading: Reading = {}) {
  const categorieId = categoryId === uncategorised.id ? null : categoryId;
  const where = { categorieId, ...foundBy(reading) };
  return inSnapshot(
    db,
    (tx) => tx.article.findMany({ ...query, where, orderBy: [...placeInCategory] }) as Promise<Article<Q>[]>,
  );
}

/** Orders of the administrators' list; of equal articles the newest comes first. */
export const articleOrders = {
  CREATED_ASC: { createdAt: 'asc' },
  CREATED_DESC: { createdAt: 'desc' },
  NAME_ASC: { nom: 'asc' },
  NAME_DESC: { nom: 'desc' },
  PRICE_ASC: { prix: 'asc' },
  PRICE_DESC: { prix: 'desc' },
  CATEGORY_ASC: { categorie: { nom: 'asc' } },
  CATEGORY_DESC: { categorie: { nom: 'desc' } },
  DEPOSIT_ASC: { montantCaution: 'asc' },
  DEPOSIT_DESC: { montantCaution: 'desc' },
  STOCK_ASC: { quantite: { sort: 'asc', nulls: 'last' } },
  STOCK_DESC: { quantite: { sort: 'desc', nulls: 'first' } },
} as const satisfies Record<string, Prisma.ArticleOrderByWithRelationInput>;
export type ArticleOrder = keyof typeof articleOrders;

/** Articles whose texts have all of `search`, in a category if one is given (0: without any), and of a state. */
export interface ArticleFilter {
  search: string;
  categoryId: number | null;
  etat: ArticleState | null;
}

/** Page `page` (from 1) of the filtered and sorted articles. An unlimited stock counts as the largest. */
export function listArticlePage<Q extends Query>(
  db: Db,
  options: ArticleFilter & { page: number; pageSize: number; sort: ArticleOrder },
  query?: Q,
) {
  const page = {
    orderBy: [articleOrders[options.sort], { id: 'desc' as const }],
    skip: (options.page - 1) * options.pageSize,
    take: options.pageSize,
  };
  return inSnapshot(db, async (tx) => {
    const where = await whereArticles(tx, options);
    return tx.article.findMany({ ...query, ...page, where }) as Promise<Article<Q>[]>;
  });
}

/**
 * Articles whose name contains every word of `search`, at most `limit`: those first where its first word comes earliest,
 * then by name. Archived ones are no choice. Of names alone, which are read from their index: it is asked at every letter that is typed.
 */
export async function listArticleChoices<Q extends Query>(
  db: Db,
  { search, limit }: { search: string; limit: number },
  query?: Q,
): Promise<Article<Q>[]> {
  const first = patternOf(soughtWords(search)[0] ?? '');
  return inSnapshot(db, async (tx) => {
    const found = await tx.$queryRaw<{ id: number }[]>`
    SELECT id FROM articles WHERE search_name LIKE ALL (${searchPatterns(search)}) AND etat <> 'archive'
    ORDER BY strpos(search_name, ${first}), search_name, id LIMIT ${limit}`;
    // Prisma reads them in one statement.
    const articles = await Promise.all(found.map(({ id }) => findArticle(tx, id, query, { withHidden: true })));
    return articles.filter((article) => article !== null);
  });
}

/** How many articles match the filter. */
export async function countArticles(db: Db, filter: ArticleFilter): Promise<number> {
  return db.article.count({ where: await whereArticles(db, filter) });
}

/**
 * Other articles online of the same category as the one at `slug`, or that had it before, at most `limit`: the next
 * ones, then from the first one on. Also of one that is online no more. Empty for an unknown slug.
 */
export async function listNeighbours<Q extends Query>(db: Db, slug: string, limit: number, query?: Q) {
  return isStorable(slug) ? inSnapshot(db, (tx) => readNeighbours(tx, slug, limit, query)) : [];
}

async function readNeighbours<Q extends Query>(db: Db, slug: string, limit: number, query?: Q) {
  const select = { id: true, categorieId: true, ordre: true } as const;
  const self =
    (await db.article.findUnique({ where: { slug }, select })) ??
    (await db.article.findFirst({ where: { formerSlugs: { some: { slug } } }, select }));
  if (self === null) return [];
  const read = (place: Prisma.ArticleWhereInput, take: number) =>
    db.article.findMany({
      ...query,
      where: { categorieId: self.categorieId, ...onlineArticles, ...place },
      orderBy: [...placeInCategory],
      take,
    }) as Promise<Article<Q>[]>;
  const { id, ordre } = self;
  const following = await read({ OR: [{ ordre: { gt: ordre } }, { ordre, id: { gt: id } }] }, limit);
  if (following.length === limit) return following;
  const before = { OR: [{ ordre: { lt: ordre } }, { ordre, id: { lt: id } }] };
  return [...following, ...(await read(before, limit - following.length))];
}

/**
 * What goes well with the article at `slug`, at most `limit`: what its owner chose, or else what earlier requests held
 * together with it, most often first. A single request proves nothing, and might be recognised.
 */
export async function listCompanions<Q extends Query>(db: Db, slug: string, limit: number, query?: Q) {
  return isStorable(slug) ? inSnapshot(db, (tx) => readCompanions(tx, slug, limit, query)) : [];
}

async function readCompanions<Q extends Query>(db: Db, slug: string, limit: number, query?: Q) {
  const self = await db.article.findUnique({ where: { slug }, select: { id: true } });
  if (self === null) return [];
  const found = await db.$queryRaw<{ id: number }[]>`
    WITH chosen AS (SELECT companion_id AS id, position FROM article_companions
      JOIN articles a ON a.id = companion_id AND a.etat = 'en_ligne' WHERE article_id = ${self.id})
    (SELECT id FROM chosen ORDER BY position)
    UNION ALL
    (SELECT other.article_id AS id
      FROM reservation_request_items own
      JOIN reservation_request_items other USING (request_id)
      JOIN articles a ON a.id = other.article_id AND a.etat = 'en_ligne'
      WHERE own.article_id = ${self.id} AND other.article_id <> own.article_id AND NOT EXISTS (SELECT FROM chosen)
      GROUP BY other.article_id HAVING count(DISTINCT request_id) > 1
      ORDER BY count(DISTINCT request_id) DESC, other.article_id)
    LIMIT ${limit}`;
  // Prisma reads them in one statement.
  const articles = await Promise.all(found.map(({ id }) => findArticle(db, id, query)));
  return articles.filter((article) => article !== null);
}

/** Labels of the specifications that articles of a category have (0: without any), the most used first, at most `limit`. */
export async function listSpecificationLabels(db: Db, categoryId: number, limit: number): Promise<string[]> {
  const categorieId = categoryId === uncategorised.id ? null : categoryId;
  const labels = await db.articleSpecification.groupBy({
    by: ['label'],
    where: { article: { categorieId } },
    orderBy: [{ _count: { label: 'desc' } }, { label: 'asc' }],
    take: limit,
  });
  return labels.map(({ label }) => label);
}

/** The condition of the administrators' list. */
export async function whereArticles(
  db: Db,
  { search, categoryId, etat }: ArticleFilter,
): Promise<Prisma.ArticleWhereInput> {
  const category = categoryId === null ? {} : { categorieId: categoryId === uncategorised.id ? null : categoryId };
  return { ...category, ...(etat !== null && { etat }), ...(await searchedInTexts(db, search)) };
}
