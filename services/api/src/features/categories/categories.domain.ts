import type { CategoryInput } from '@barnum/rules/categories';
import { uncategorised } from '@barnum/rules/paths';
import type { Db, Prisma, PrismaClient } from '../../db/client.ts';
import { freeSlug } from '../../db/free-slug.ts';
import { inTransaction } from '../../db/transaction.ts';

/** What to read beside the columns; decides the shape of the answer. */
type Query = Pick<Prisma.CategoryFindManyArgs, 'include' | 'select'>;
type Category<Q extends Query> = Prisma.CategoryGetPayload<Q>;

/** A category with its stored picture. */
export const categoryWithPicture = { include: { picture: true } } satisfies Query;
export type CategoryWithPicture = Category<typeof categoryWithPicture>;

/** All stored categories: smaller `ordre` first, null last. */
export function listCategories<Q extends Query>(db: Db, query?: Q) {
  return db.category.findMany({
    ...query,
    orderBy: [{ ordre: { sort: 'asc', nulls: 'last' } }, { id: 'asc' }],
  }) as Promise<Category<Q>[]>;
}

/** The stored category, or null when there is none. The virtual one (id 0) is not stored. */
export function findCategory<Q extends Query>(db: Db, id: number, query?: Q) {
  return db.category.findUnique({ ...query, where: { id } }) as Promise<Category<Q> | null>;
}

/** Creates a category under a free slug. `pictureKey` names a stored picture. */
export function createCategory(db: Db | PrismaClient, input: CategoryInput & { pictureKey?: string }) {
  return inTransaction(db, async (tx) => {
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('categories.slug'))`;
    const slugs = await tx.category.findMany({ select: { slug: true } });
    const taken = new Set([uncategorised.slug, ...slugs.map(({ slug }) => slug)]);
    return tx.category.create({ data: { ...input, slug: freeSlug(input.nom, 'categorie', taken) } });
  });
}
