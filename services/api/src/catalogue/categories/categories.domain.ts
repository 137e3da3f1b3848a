import type { CategoryInput } from '@barnum/rules/catalogue/categories-input';
import { DomainError } from '@barnum/rules/errors';
import { pictureUrl, uncategorised } from '@barnum/rules/paths';
import { sentences } from '@barnum/rules/sentences';
import { slugify } from '@barnum/rules/text/slug';
import { isStorable } from '@barnum/rules/text/text';
import type { Db, Prisma, PrismaClient } from '../../platform/db/client.ts';
import { requireUnchanged } from '../../platform/db/optimistic-locking.ts';
import { inSnapshot } from '../../platform/db/snapshot.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { isSlugFor, uniqueSlug } from '../../platform/db/unique-slug.ts';
import {
  deletePictureFiles,
  deleteUnreferencedPictures,
  pictureReference,
  storePicture,
} from '../../platform/picture-files/picture-files.domain.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { foundBy, type Reading } from '../found-articles/found-articles.domain.ts';

/** The columns and relations to read; decides the type of the result. */
type Query = Pick<Prisma.CategoryFindManyArgs, 'include' | 'select'>;
type Category<Q extends Query> = Prisma.CategoryGetPayload<Q>;

/** A category with its stored picture and the count of its articles. */
export const categoryWithRelations = {
  include: { picture: true, _count: { select: { articles: true } } },
} satisfies Query;
export type CategoryWithRelations = Category<typeof categoryWithRelations>;

/** All stored categories: smaller `ordre` first, null last. */
export function listCategories<Q extends Query>(db: Db, query: Q) {
  return inSnapshot(
    db,
    (tx) => tx.category.findMany({ ...query, orderBy: [...categoryOrder] }) as Promise<Category<Q>[]>,
  );
}

export const categoryOrder = [
  { ordre: { sort: 'asc', nulls: 'last' } },
  { id: 'asc' },
] as const satisfies Prisma.CategoryOrderByWithRelationInput[];

/** The stored category, or null when there is none. The virtual one (id 0) is not stored. */
export function findCategory<Q extends Query>(db: Db, id: number, query?: Q) {
  return inSnapshot(db, (tx) => tx.category.findUnique({ ...query, where: { id } }) as Promise<Category<Q> | null>);
}

/**
 * The category with this slug, or else the one that had it before, whose `slug` then differs. Null when there is
 * neither.
 */
export async function findCategoryBySlug<Q extends Query>(db: Db, slug: string, query?: Q) {
  if (!isStorable(slug)) return null;
  const former = { formerSlugs: { some: { slug } } };
  return inSnapshot(db, async (tx) => {
    const live = tx.category.findUnique({ ...query, where: { slug } }) as Promise<Category<Q> | null>;
    return (await live) ?? (tx.category.findFirst({ ...query, where: former }) as Promise<Category<Q> | null>);
  });
}

/** « Non catégorisé » with the fields of a stored category and the count of its articles; it has no dates. */
export async function virtualCategory(db: Db, reading: Reading = {}) {
  const articles = await db.article.count({ where: { categorieId: null, ...foundBy(reading) } });
  const undated = { createdAt: null, updatedAt: null } as unknown as Pick<
    CategoryWithRelations,
    'createdAt' | 'updatedAt'
  >;
  const empty = { description: null, urlImage: null, pictureKey: null, picture: null, ordre: null, isExample: false };
  return { ...uncategorised, ...empty, ...undated, _count: { articles } };
}

/** Creates a category with a unique slug. */
export function createCategory(db: Db | PrismaClient, input: CategoryInput): Promise<CategoryWithRelations> {
  return inTransaction(db, async (tx) => {
    const { urlImage, ...fields } = input;
    const picture = await pictureColumns(tx, urlImage);
    return tx.category.create({
      data: { ...fields, ...picture, slug: await chooseSlug(tx, input.nom) },
      ...categoryWithRelations,
    });
  });
}

/**
 * Changes the fields of a category that `patch` contains; a replaced picture is deleted. A new name gives a new slug;
 * the former one redirects.
 * @throws DomainError NOT_FOUND, CONFLICT when the category changed after `seen`.
 */
export async function updateCategory(
  db: Db | PrismaClient,
  storage: Storage,
  id: number,
  patch: Partial<CategoryInput>,
  seen?: Date | null,
): Promise<CategoryWithRelations> {
  const { category, released } = await inTransaction(db, async (tx) => {
    const current = await lockCategory(tx, id);
    requireUnchanged(current, seen);
    const { urlImage, ...fields } = patch;
    const slug = patch.nom === undefined ? current.slug : await chooseSlug(tx, patch.nom, current.slug);
    if (slug !== current.slug) await keepFormerSlug(tx, id, current.slug);
    const category = await tx.category.update({
      where: { id },
      data: { ...fields, slug, ...(urlImage === undefined ? {} : await pictureColumns(tx, urlImage)) },
      ...categoryWithRelations,
    });
    return { category, released: await deleteUnreferencedPictures(tx, [current.pictureKey]) };
  });
  await deletePictureFiles(storage, released);
  return category;
}

/**
 * Stores an uploaded picture as a category's, in place of the one it had.
 * @throws DomainError NOT_FOUND without such a category, PAYLOAD_TOO_LARGE or UNSUPPORTED_TYPE for a refused file.
 */
export async function uploadCategoryPicture(
  db: Db | PrismaClient,
  storage: Storage,
  input: { categoryId: number; bytes: Buffer },
): Promise<CategoryWithRelations> {
  if ((await db.category.count({ where: { id: input.categoryId } })) === 0) throw categoryNotFound();
  const picture = await storePicture(db, storage, input.bytes, 'category');
  return updateCategory(db, storage, input.categoryId, { urlImage: pictureUrl(picture) });
}

/**
 * Deletes a category that no article uses.
 * @throws DomainError NOT_FOUND, CATEGORY_IN_USE while articles use it.
 */
export async function deleteCategory(db: Db | PrismaClient, storage: Storage, id: number): Promise<void> {
  const released = await inTransaction(db, async (tx) => {
    const category = await lockCategory(tx, id);
    if ((await tx.article.count({ where: { categorieId: id } })) > 0) throw new DomainError('CATEGORY_IN_USE');
    await tx.category.delete({ where: { id } });
    return deleteUnreferencedPictures(tx, [category.pictureKey]);
  });
  await deletePictureFiles(storage, released);
}

/**
 * Sorts the categories in the order of `ids`; the others follow in their present order.
 * @throws DomainError VALIDATION when `ids` has a duplicate or an unknown id.
 */
export function reorderCategories(db: Db | PrismaClient, ids: readonly number[]): Promise<CategoryWithRelations[]> {
  return inTransaction(db, async (tx) => {
    await tx.$executeRaw`SELECT id FROM categories ORDER BY id FOR UPDATE`;
    const ordered = await tx.category.findMany({ select: { id: true }, orderBy: [...categoryOrder] });
    const present = ordered.map(({ id }) => id);
    if (new Set(ids).size < ids.length || ids.some((id) => !present.includes(id))) {
      const message = sentences.categories.orderInvalid;
      throw new DomainError('VALIDATION', { message, fields: { ids: message } });
    }
    const order = [...ids, ...present.filter((id) => !ids.includes(id))];
    for (const [ordre, id] of order.entries()) await tx.category.update({ where: { id }, data: { ordre } });
    return tx.category.findMany({ ...categoryWithRelations, orderBy: [...categoryOrder] });
  });
}

async function chooseSlug(tx: Db, nom: string, current?: string): Promise<string> {
  const base = slugify(nom) || 'categorie';
  if (current !== undefined && isSlugFor(current, base)) return current;
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('categories.slug'))`;
  const taken = await tx.category.findMany({ where: { slug: { startsWith: base } }, select: { slug: true } });
  return uniqueSlug(base, new Set([uncategorised.slug, ...taken.map(({ slug }) => slug)]));
}

async function keepFormerSlug(tx: Db, categoryId: number, slug: string): Promise<void> {
  await tx.categorySlug.upsert({ where: { slug }, create: { slug, categoryId }, update: { categoryId } });
}

async function pictureColumns(tx: Db, address: string | null) {
  const reference = await pictureReference(tx, address);
  return { pictureKey: reference.pictureKey, urlImage: reference.address };
}

async function lockCategory(tx: Db, id: number) {
  await tx.$executeRaw`SELECT id FROM categories WHERE id = ${id} FOR UPDATE`;
  const category = await tx.category.findUnique({ where: { id } });
  if (category === null) throw categoryNotFound();
  return category;
}

function categoryNotFound(): DomainError {
  return new DomainError('NOT_FOUND', { message: sentences.categories.notFound });
}
