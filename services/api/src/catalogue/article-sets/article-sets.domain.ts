import { articleSetSentences } from '@barnum/rules/catalogue/article-sets/article-set-sentences';
import type { ArticleSetInput } from '@barnum/rules/catalogue/article-sets-input';
import { DomainError } from '@barnum/rules/errors';
import { limits } from '@barnum/rules/limits';
import type { Db, Prisma, PrismaClient } from '../../platform/db/client.ts';
import { requireUnchanged } from '../../platform/db/optimistic-locking.ts';
import { inSnapshot } from '../../platform/db/snapshot.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { onlineArticles, type Reading } from '../found-articles/found-articles.domain.ts';

type Query = Pick<Prisma.ArticleSetFindManyArgs, 'include' | 'select'>;

const setOrder = [{ ordre: 'asc' }, { id: 'asc' }] as const satisfies Prisma.ArticleSetOrderByWithRelationInput[];

/** Items of a set in the order of its owner; those whose article is not online only when `withHidden`. */
export const setItems = ({ withHidden = false }: Reading) =>
  ({ orderBy: { position: 'asc' }, ...(!withHidden && online) }) satisfies Prisma.ArticleSet$itemsArgs;

const online = { where: { article: onlineArticles } } as const;

/**
 * Sets in the order of the owner, at most `limit` where it is given; those without an article online only when
 * `withEmpty`.
 */
export function listArticleSets(
  db: Db,
  { withEmpty, limit }: { withEmpty: boolean; limit?: number | null | undefined },
  query: Query = {},
) {
  return inSnapshot(db, (tx) =>
    tx.articleSet.findMany({
      ...query,
      ...(!withEmpty && { where: { items: { some: online.where } } }),
      ...(limit != null && { take: limit }),
      orderBy: [...setOrder],
    }),
  );
}

/** The set, or null when there is none. */
export function findArticleSet(db: Db, id: number, query: Query = {}) {
  return inSnapshot(db, (tx) => tx.articleSet.findUnique({ ...query, where: { id } }));
}

/**
 * Creates a set, behind the others.
 * @throws DomainError VALIDATION for an unknown article, or when there are as many sets as there may be.
 */
export function createArticleSet(db: Db | PrismaClient, { items, ...fields }: ArticleSetInput) {
  return inTransaction(db, async (tx) => {
    await lockSets(tx);
    const present = await tx.articleSet.findMany({ select: { ordre: true }, orderBy: [...setOrder] });
    if (present.length >= limits.articleSets) {
      throw new DomainError('VALIDATION', { message: articleSetSentences.tooMany });
    }
    await requireArticles(tx, items);
    const ordre = (present.at(-1)?.ordre ?? -1) + 1;
    return tx.articleSet.create({ data: { ...fields, ordre, items: { create: positioned(items) } } });
  });
}

/**
 * Changes the fields of a set that `patch` contains; `items` replaces them all.
 * @throws DomainError NOT_FOUND, CONFLICT when the set changed after `seen`, VALIDATION for an unknown article.
 */
export function updateArticleSet(
  db: Db | PrismaClient,
  id: number,
  { items, ...fields }: Partial<ArticleSetInput>,
  seen?: Date | null,
) {
  return inTransaction(db, async (tx) => {
    await tx.$executeRaw`SELECT id FROM article_sets WHERE id = ${id} FOR UPDATE`;
    const current = await tx.articleSet.findUnique({ where: { id } });
    if (current === null) throw setNotFound();
    requireUnchanged(current, seen);
    if (items) await requireArticles(tx, items);
    return tx.articleSet.update({
      where: { id },
      data: { ...fields, ...(items && { items: { deleteMany: {}, create: positioned(items) } }) },
    });
  });
}

/**
 * Deletes a set; its articles stay.
 * @throws DomainError NOT_FOUND when there is none.
 */
export async function deleteArticleSet(db: Db, id: number): Promise<void> {
  const { count } = await db.articleSet.deleteMany({ where: { id } });
  if (count === 0) throw setNotFound();
}

/**
 * Sorts the sets in the order of `ids`; the others follow in their present order.
 * @throws DomainError VALIDATION when `ids` has a duplicate or an unknown id.
 */
export function reorderArticleSets(db: Db | PrismaClient, ids: readonly number[], query: Query = {}) {
  return inTransaction(db, async (tx) => {
    await lockSets(tx);
    const ordered = await tx.articleSet.findMany({ select: { id: true }, orderBy: [...setOrder] });
    const present = ordered.map(({ id }) => id);
    if (new Set(ids).size < ids.length || ids.some((id) => !present.includes(id))) {
      const message = articleSetSentences.orderInvalid;
      throw new DomainError('VALIDATION', { message, fields: { ids: message } });
    }
    const order = [...ids, ...present.filter((id) => !ids.includes(id))];
    for (const [ordre, id] of order.entries()) await tx.articleSet.update({ where: { id }, data: { ordre } });
    return listArticleSets(tx, { withEmpty: true }, query);
  });
}

/** Two sets that are created at the same time count each other; an order is made of all. */
async function lockSets(tx: Db): Promise<void> {
  await tx.$executeRaw`LOCK TABLE article_sets IN SHARE ROW EXCLUSIVE MODE`;
}

async function requireArticles(tx: Db, items: ArticleSetInput['items']): Promise<void> {
  const ids = items.map(({ articleId }) => articleId);
  const found = await tx.$queryRaw<{ id: number }[]>`SELECT id FROM articles WHERE id = ANY(${ids}) FOR KEY SHARE`;
  if (found.length === ids.length) return;
  const message = articleSetSentences.articleUnknown;
  throw new DomainError('VALIDATION', { message, fields: { items: message } });
}

function positioned(items: ArticleSetInput['items']) {
  return items.map(({ articleId, quantite }, position) => ({ articleId, quantite, position }));
}

function setNotFound(): DomainError {
  return new DomainError('NOT_FOUND', { message: articleSetSentences.notFound });
}
