import type { ArticleInput } from '@barnum/rules/catalogue/articles-input';
import { authors } from '@barnum/rules/requests/reservation-requests/request-states';
import { isStorable } from '@barnum/rules/text/text';
import type { Db, Prisma, PrismaClient } from '../../platform/db/client.ts';
import { inSnapshot } from '../../platform/db/snapshot.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { deletePictureFiles } from '../../platform/picture-files/picture-files.domain.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { categoryWithRelations } from '../categories/categories.domain.ts';
import { foundBy, onlineArticles, type Reading } from '../found-articles/found-articles.domain.ts';
import { imageOrder } from '../images/images.domain.ts';
import { packComponents } from '../packs/packs.domain.ts';
import {
  type ArticleChange,
  articleSpecifications,
  changeArticles,
  createArticles,
  deleteArticles,
  prepareArticle,
  prepareChanges,
} from './write-articles.domain.ts';

/** The columns and relations to read; decides the type of the result. */
type Query = Pick<Prisma.ArticleFindManyArgs, 'include' | 'select'>;
type Article<Q extends Query> = Prisma.ArticleGetPayload<Q>;

/** Images of an article, primary first. */
export const articleImages = { orderBy: [...imageOrder] } satisfies Prisma.Article$imagesArgs;

/** An article with its category's name and its images, primary first. */
export const wholeArticle = {
  select: {
    id: true,
    slug: true,
    nom: true,
    categorieId: true,
    prix: true,
    unite: true,
    quantite: true,
    courteDescription: true,
    longueDescription: true,
    montantCaution: true,
    coutMontage: true,
    createdAt: true,
    updatedAt: true,
    categorie: { select: { nom: true } },
    images: {
      ...articleImages,
      select: {
        id: true,
        articleId: true,
        altImage: true,
        primary: true,
        createdAt: true,
        updatedAt: true,
        picture: { select: { key: true, width: true } },
      },
    },
  },
} satisfies Query;
export type WholeArticle = Article<typeof wholeArticle>;

/** The names of the sets that propose an article. */
export const articleSetNames = {
  select: { set: { select: { nom: true } } },
  orderBy: { setId: 'asc' },
} satisfies Prisma.Article$setItemsArgs;

/** What comes with an article; articles that are not online are proposed to nobody. */
export const articleAccessories = ({ withHidden = false }: Reading) =>
  ({
    orderBy: { position: 'asc' },
    ...(!withHidden && { where: { OR: [{ accessoryId: null }, { accessory: onlineArticles }] } }),
  }) satisfies Prisma.Article$accessoriesArgs;

/** What a written pack holds, and what a pack in it does: packs are no deeper. */
const writtenComponents = {
  ...packComponents({ withHidden: true }),
  include: {
    component: {
      include: {
        components: {
          ...packComponents({ withHidden: true }),
          include: { component: { include: { components: true } } },
        },
      },
    },
  },
} satisfies Prisma.Article$componentsArgs;

/** A written article, with everything that GraphQL may select. */
const writtenArticle = {
  include: {
    categorie: categoryWithRelations,
    images: { ...articleImages, include: { picture: true } },
    specifications: articleSpecifications,
    companions: { orderBy: { position: 'asc' } },
    accessories: { orderBy: { position: 'asc' }, include: { accessory: true } },
    setItems: articleSetNames,
    components: writtenComponents,
  },
} satisfies Query;
type WrittenArticle = Article<typeof writtenArticle>;

/** The article, if it is online or who reads it sees others, too; else null. */
export function findArticle<Q extends Query>(db: Db, id: number, query?: Q, reading: Reading = {}) {
  const where = { id, ...foundBy(reading) };
  return inSnapshot(db, (tx) => tx.article.findUnique({ ...query, where }) as Promise<Article<Q> | null>);
}

/**
 * The article with this slug, or else the one that had it before, whose `slug` then differs. Null when there is
 * neither, or it is one that who reads does not see.
 */
export async function findArticleBySlug<Q extends Query>(db: Db, slug: string, query?: Q, reading: Reading = {}) {
  if (!isStorable(slug)) return null;
  const seen = foundBy(reading);
  const former = { formerSlugs: { some: { slug } }, ...seen };
  return inSnapshot(db, async (tx) => {
    const live = tx.article.findUnique({ ...query, where: { slug, ...seen } }) as Promise<Article<Q> | null>;
    return (await live) ?? (tx.article.findFirst({ ...query, where: former }) as Promise<Article<Q> | null>);
  });
}

/**
 * Creates an article with a unique slug; its long description is sanitised. What holds components is a pack, whose total
 * follows theirs.
 * @throws DomainError as `createArticles`.
 */
export async function createArticle(
  db: Db | PrismaClient,
  input: ArticleInput,
  { auteur = authors.system }: { auteur?: string } = {},
) {
  const prepared = await prepareArticle(input);
  return inTransaction(db, async (tx) => {
    const [id] = await createArticles(tx, [prepared], auteur);
    return tx.article.findUniqueOrThrow({ where: { id: id ?? 0 }, ...writtenArticle });
  });
}

/**
 * Changes the fields of an article that `patch` contains. A new name gives a new slug; the former one redirects. Another
 * total is a movement of its stock.
 * @throws DomainError as `changeArticles`; CONFLICT when the article changed after `seen`.
 */
export async function updateArticle(
  db: Db | PrismaClient,
  id: number,
  patch: Partial<ArticleInput>,
  { auteur = authors.system, isLackAccepted = true, ...change }: Partial<ArticleChange> = {},
): Promise<WrittenArticle> {
  const prepared = await prepareChanges(db, [{ id, patch }]);
  return inTransaction(db, async (tx) => {
    await changeArticles(tx, prepared, { auteur, isLackAccepted, ...change });
    return tx.article.findUniqueOrThrow({ where: { id }, ...writtenArticle });
  });
}

/**
 * Deletes an article with its images, its movements and their files; requests keep its name and price.
 * @throws DomainError NOT_FOUND when there is none, CONFLICT while a pack holds it.
 */
export async function deleteArticle(db: Db | PrismaClient, storage: Storage, id: number): Promise<void> {
  await deletePictureFiles(storage, await inTransaction(db, (tx) => deleteArticles(tx, [id])));
}
