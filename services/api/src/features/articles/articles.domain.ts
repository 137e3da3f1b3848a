import type { ArticleInput } from '@barnum/rules/articles';
import { DomainError } from '@barnum/rules/errors';
import { messages } from '@barnum/rules/messages';
import { uncategorised } from '@barnum/rules/paths';
import { foldText, slugify } from '@barnum/rules/slug';
import type { Db, Prisma, PrismaClient } from '../../db/client.ts';
import { freeSlug } from '../../db/free-slug.ts';
import { inTransaction } from '../../db/transaction.ts';
import { sanitiseHtml } from '../../html/sanitise.ts';
import { imageOrder } from '../images/images.domain.ts';

/** What to read beside the columns; decides the shape of the answer. */
type Query = Pick<Prisma.ArticleFindManyArgs, 'include' | 'select'>;
type Article<Q extends Query> = Prisma.ArticleGetPayload<Q>;

/** Images of an article, primary first. */
export const articleImages = { orderBy: [...imageOrder] } satisfies Prisma.Article$imagesArgs;

/** An article with its category and its images, primary first. */
export const articleWithRelations = {
  include: { categorie: true, images: { ...articleImages, include: { picture: true } } },
} satisfies Query;
export type ArticleWithRelations = Article<typeof articleWithRelations>;

/** All articles in the catalogue's order: category by category, then as they came in; those without category last. */
export function listArticles<Q extends Query>(db: Db, query?: Q) {
  return db.article.findMany({
    ...query,
    orderBy: [{ categorie: { ordre: { sort: 'asc', nulls: 'last' } } }, { categorieId: 'asc' }, { id: 'asc' }],
  }) as Promise<Article<Q>[]>;
}

/** Articles of a category; id 0 is « Non catégorisé ». Empty for an unknown one. */
export function listArticlesByCategory<Q extends Query>(db: Db, categoryId: number, query?: Q) {
  const categorieId = categoryId === uncategorised.id ? null : categoryId;
  return db.article.findMany({ ...query, where: { categorieId }, orderBy: { id: 'asc' } }) as Promise<Article<Q>[]>;
}

/** The article, or null when there is none. */
export function findArticle<Q extends Query>(db: Db, id: number, query?: Q) {
  return db.article.findUnique({ ...query, where: { id } }) as Promise<Article<Q> | null>;
}

/** The article at a storefront address, or null when there is none. */
export function findArticleBySlug<Q extends Query>(db: Db, slug: string, query?: Q) {
  return db.article.findUnique({ ...query, where: { slug } }) as Promise<Article<Q> | null>;
}

/**
 * Creates an article under a free slug; its long description is sanitised.
 * @throws DomainError VALIDATION when the category does not exist.
 */
export function createArticle(db: Db | PrismaClient, input: ArticleInput) {
  return inTransaction(db, async (tx) => {
    await lockSlugs(tx);
    await requireCategory(tx, input.categorieId);
    const taken = await tx.article.findMany({
      where: { slug: { startsWith: slugify(input.nom) || fallbackSlug } },
      select: { slug: true },
    });
    const article = { ...input, longueDescription: sanitiseHtml(input.longueDescription) };
    return tx.article.create({
      data: {
        ...article,
        slug: freeSlug(input.nom, fallbackSlug, new Set(taken.map(({ slug }) => slug))),
        searchText: searchText(article),
      },
    });
  });
}

const fallbackSlug = 'article';

// Two articles of one name that arrive together must not choose the same slug.
function lockSlugs(tx: Db) {
  return tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('articles.slug'))`;
}

async function requireCategory(tx: Db, categorieId: number | null): Promise<void> {
  if (categorieId === null) return;
  const found = await tx.$queryRaw<{ id: number }[]>`SELECT id FROM categories WHERE id = ${categorieId} FOR SHARE`;
  if (found.length === 0) {
    const message = messages.articles.categoryUnknown;
    throw new DomainError('VALIDATION', { message, fields: { categorieId: message } });
  }
}

function searchText(article: Pick<ArticleInput, 'nom' | 'courteDescription' | 'longueDescription' | 'unite'>): string {
  const description = article.longueDescription.replace(/<[^>]*>/g, ' ');
  return foldText([article.nom, article.courteDescription, description, article.unite].join(' '));
}
