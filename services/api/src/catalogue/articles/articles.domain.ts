import type { ArticleInput } from '@barnum/rules/catalogue/articles-input';
import type { ArchivedUse } from '@barnum/rules/catalogue/packs/archived-parts';
import { DomainError } from '@barnum/rules/errors';
import { authors } from '@barnum/rules/requests/reservation-requests/request-states';
import { sentences } from '@barnum/rules/sentences';
import { slugify } from '@barnum/rules/text/slug';
import { isStorable } from '@barnum/rules/text/text';
import type { Db, Prisma, PrismaClient } from '../../platform/db/client.ts';
import { requireUnchanged } from '../../platform/db/optimistic-locking.ts';
import { inSnapshot } from '../../platform/db/snapshot.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { isSlugFor, uniqueSlug } from '../../platform/db/unique-slug.ts';
import { foldHtmlInTime } from '../../platform/html/in-time.ts';
import { sanitiseHtmlField } from '../../platform/html/sanitise-field.ts';
import { deletePictureFiles, deleteUnreferencedPictures } from '../../platform/picture-files/picture-files.domain.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { categoryWithRelations } from '../categories/categories.domain.ts';
import { foundBy, onlineArticles, type Reading } from '../found-articles/found-articles.domain.ts';
import { imageOrder } from '../images/images.domain.ts';
import { settleArchived } from '../packs/archiving.domain.ts';
import { refreshPackTotals } from '../packs/pack-totals.domain.ts';
import { componentRows, isGiven, packComponents, requireComponents, requireInNoPack } from '../packs/packs.domain.ts';
import { type StockChanger, writeTotalChange } from '../stock-movements/stock-movements.domain.ts';
import { articleSearchColumns } from './article-search.domain.ts';

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

/** Specifications of an article in the order of its owner. */
export const articleSpecifications = { orderBy: { position: 'asc' } } satisfies Prisma.Article$specificationsArgs;

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

/** Who changes an article, and the `updatedAt` that was seen by then. */
type ArticleChange = Partial<StockChanger> & {
  seen?: Date | null | undefined;
  /** Of an article that is archived, as `settleArchived`. */
  archivedUse?: ArchivedUse | null | undefined;
};

/**
 * Creates an article with a unique slug; its long description is sanitised. What holds components is a pack, whose total
 * follows theirs.
 * @throws DomainError VALIDATION when the category does not exist, or for components, as `requireComponents`.
 */
export async function createArticle(
  db: Db | PrismaClient,
  input: ArticleInput,
  { auteur = authors.system }: ArticleChange = {},
) {
  const longueDescription = await sanitiseHtmlField(input.longueDescription, 'longueDescription');
  const described = await foldHtmlInTime(longueDescription);
  return inTransaction(db, async (tx) => {
    await requireCategory(tx, input.categorieId);
    await requireCompanions(tx, input.companionIds);
    await requireAccessories(tx, input.accessories);
    await requireComponents(tx, null, input.components);
    const { specifications, companionIds, components, accessories, ...fields } = { ...input, longueDescription };
    const quantite = components.length > 0 ? null : fields.quantite;
    const { id } = await tx.article.create({
      data: {
        ...fields,
        quantite,
        slug: await chooseSlug(tx, input.nom),
        ordre: await lastPlace(tx, input.categorieId),
        ...articleSearchColumns({ ...fields, specifications }, described),
        specifications: { create: positioned(specifications) },
        companions: { create: positioned(companionIds.map((companionId) => ({ companionId }))) },
        components: { createMany: { data: componentRows(components) } },
        accessories: { create: accessoryRows(accessories) },
      },
      select: { id: true },
    });
    await writeTotalChange(tx, { articleId: id, before: null, after: quantite }, { auteur, isLackAccepted: true });
    if (components.length > 0) await refreshPackTotals(tx, [id]);
    return tx.article.findUniqueOrThrow({ where: { id }, ...writtenArticle });
  });
}

/**
 * Changes the fields of an article that `patch` contains. A new name gives a new slug; the former one redirects. Another
 * total is a movement of its stock.
 * @throws DomainError NOT_FOUND, CONFLICT when the article changed after `seen` or as `settleArchived`, VALIDATION for an unknown category, for a
 * stock of 0, to which only movements lead, and as `requireComponents`; INSUFFICIENT_STOCK naming the confirmed requests that would lack pieces, unless that is accepted.
 */
export async function updateArticle(
  db: Db | PrismaClient,
  id: number,
  patch: Partial<ArticleInput>,
  { seen, auteur = authors.system, isLackAccepted = true, archivedUse }: ArticleChange = {},
): Promise<WrittenArticle> {
  const longueDescription =
    patch.longueDescription && (await sanitiseHtmlField(patch.longueDescription, 'longueDescription'));
  // Before the transaction, for which others wait.
  const html = longueDescription ?? (await findArticle(db, id, {}, { withHidden: true }))?.longueDescription ?? '';
  const folded = await foldHtmlInTime(html);
  return inTransaction(db, async (tx) => {
    await tx.$executeRaw`SELECT id FROM articles WHERE id = ${id} FOR UPDATE`;
    const current = await tx.article.findUnique({ where: { id }, include: { specifications: articleSpecifications } });
    if (current === null) throw articleNotFound();
    requireUnchanged(current, seen);
    await requireCategory(tx, patch.categorieId ?? null);
    await requireCompanions(tx, patch.companionIds ?? [], id);
    await requireAccessories(tx, patch.accessories ?? [], id);
    await requireComponents(tx, id, patch.components ?? []);
    const { specifications, companionIds, components, accessories, quantite: _total, ...fields } = patch;
    const total = await newTotal(tx, current, patch);
    const changes = { ...fields, ...(longueDescription !== undefined && { longueDescription }) };
    const isGivenAnew = fields.etat !== undefined && isGiven({ etat: fields.etat }) !== isGiven(current);
    const leftPacks = await settleArchived(tx, isGivenAnew && isGiven(current) ? [id] : [], archivedUse);
    const slug = patch.nom === undefined ? current.slug : await chooseSlug(tx, patch.nom, current.slug);
    if (slug !== current.slug) await keepFormerSlug(tx, id, current.slug);
    const article = { ...current, ...changes, specifications: specifications ?? current.specifications };
    const described = article.longueDescription === html ? folded : await foldHtmlInTime(article.longueDescription);
    await tx.article.update({
      where: { id },
      data: {
        ...changes,
        ...(total && { quantite: total.after }),
        ...(await newPlace(tx, current, patch.categorieId)),
        slug,
        ...articleSearchColumns(article, described),
        ...(specifications && { specifications: { deleteMany: {}, create: positioned(specifications) } }),
        ...(companionIds && {
          companions: { deleteMany: {}, create: positioned(companionIds.map((companionId) => ({ companionId }))) },
        }),
        ...(components && { components: { deleteMany: {}, createMany: { data: componentRows(components) } } }),
        ...(accessories && { accessories: { deleteMany: {}, create: accessoryRows(accessories) } }),
      },
    });
    if (total) await writeTotalChange(tx, { articleId: id, ...total }, { auteur, isLackAccepted });
    if (components || isGivenAnew) await refreshPackTotals(tx, [id, ...leftPacks]);
    return tx.article.findUniqueOrThrow({ where: { id }, ...writtenArticle });
  });
}

/** The total of an article before and after a change; null where it stays. That of a pack is nobody's to say. */
async function newTotal(
  tx: Db,
  { id, quantite }: { id: number; quantite: number | null },
  patch: Partial<ArticleInput>,
): Promise<{ before: number | null; after: number | null } | null> {
  const wasPack = (await tx.packComponent.count({ where: { packId: id } })) > 0;
  const isPack = patch.components ? patch.components.length > 0 : wasPack;
  const before = wasPack ? null : quantite;
  if (isPack) return wasPack ? null : { before, after: null };
  if (patch.quantite === 0 && before !== 0) {
    const message = sentences.articles.quantityInvalid;
    throw new DomainError('VALIDATION', { message, fields: { quantite: message } });
  }
  return patch.quantite === undefined && !wasPack ? null : { before, after: patch.quantite ?? null };
}

/**
 * Deletes an article with its images, its movements and their files; requests keep its name and price.
 * @throws DomainError NOT_FOUND when there is none, CONFLICT while a pack holds it.
 */
export async function deleteArticle(db: Db | PrismaClient, storage: Storage, id: number): Promise<void> {
  const released = await inTransaction(db, async (tx) => {
    await tx.$executeRaw`SELECT id FROM articles WHERE id = ${id} FOR UPDATE`;
    await requireInNoPack(tx, id);
    const held = { where: { articleId: id }, select: { pictureKey: true } };
    const pictures = [...(await tx.articleImage.findMany(held)), ...(await tx.stockMovement.findMany(held))];
    const { count } = await tx.article.deleteMany({ where: { id } });
    if (count === 0) throw articleNotFound();
    return deleteUnreferencedPictures(
      tx,
      pictures.map(({ pictureKey }) => pictureKey),
    );
  });
  await deletePictureFiles(storage, released);
}

const fallbackSlug = 'article';

async function chooseSlug(tx: Db, nom: string, current?: string): Promise<string> {
  const base = slugify(nom) || fallbackSlug;
  if (current !== undefined && isSlugFor(current, base)) return current;
  // Two articles of the same name, created at the same time, must not get the same slug.
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('articles.slug'))`;
  const taken = await tx.article.findMany({ where: { slug: { startsWith: base } }, select: { slug: true } });
  return uniqueSlug(base, new Set(taken.map(({ slug }) => slug)));
}

async function keepFormerSlug(tx: Db, articleId: number, slug: string): Promise<void> {
  await tx.articleSlug.upsert({ where: { slug }, create: { slug, articleId }, update: { articleId } });
}

/** @throws DomainError VALIDATION when there is no such category; it stays until the transaction ends. */
export async function requireCategory(tx: Db, categorieId: number | null): Promise<void> {
  if (categorieId === null) return;
  const found = await tx.$queryRaw<{ id: number }[]>`SELECT id FROM categories WHERE id = ${categorieId} FOR SHARE`;
  if (found.length === 0) {
    const message = sentences.articles.categoryUnknown;
    throw new DomainError('VALIDATION', { message, fields: { categorieId: message } });
  }
}

async function requireCompanions(tx: Db, ids: readonly number[], self?: number): Promise<void> {
  if (ids.length === 0) return;
  const refuse = (message: string) => new DomainError('VALIDATION', { message, fields: { companionIds: message } });
  if (self !== undefined && ids.includes(self)) throw refuse(sentences.articles.companionItself);
  const found = await tx.$queryRaw<{ id: number }[]>`SELECT id FROM articles WHERE id = ANY(${ids}) FOR KEY SHARE`;
  if (found.length < ids.length) throw refuse(sentences.articles.companionUnknown);
}

async function requireAccessories(tx: Db, accessories: ArticleInput['accessories'], self?: number): Promise<void> {
  const ids = accessories.flatMap(({ articleId }) => articleId ?? []);
  if (ids.length === 0) return;
  const refuse = (message: string) => new DomainError('VALIDATION', { message, fields: { accessories: message } });
  if (self !== undefined && ids.includes(self)) throw refuse(sentences.articles.companionItself);
  const found = await tx.$queryRaw<{ id: number }[]>`SELECT id FROM articles WHERE id = ANY(${ids}) FOR KEY SHARE`;
  if (found.length < ids.length) throw refuse(sentences.articles.companionUnknown);
}

function accessoryRows(accessories: ArticleInput['accessories']) {
  return positioned(accessories.map(({ nom, articleId, quantite }) => ({ nom, accessoryId: articleId, quantite })));
}

/** The place of an article that comes into a category: behind the others, of which the older comes first. */
async function lastPlace(tx: Db, categorieId: number | null): Promise<number> {
  const { _max } = await tx.article.aggregate({ where: { categorieId }, _max: { ordre: true } });
  return _max.ordre ?? 0;
}

/** The place of an article that moves into another category. */
export async function newPlace(
  tx: Db,
  current: { categorieId: number | null },
  categorieId: number | null | undefined,
) {
  if (categorieId === undefined || categorieId === current.categorieId) return {};
  return { ordre: await lastPlace(tx, categorieId) };
}

/** Rows that keep the order of a list. */
function positioned<Row extends object>(rows: readonly Row[]): (Row & { position: number })[] {
  return rows.map((row, position) => ({ ...row, position }));
}

export function articleNotFound(): DomainError {
  return new DomainError('NOT_FOUND', { message: sentences.articles.notFound });
}
