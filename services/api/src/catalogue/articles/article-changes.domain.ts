import type { ArticleChange } from '@barnum/rules/catalogue/articles-input';
import type { ArchivedUse } from '@barnum/rules/catalogue/packs/archived-parts';
import { DomainError } from '@barnum/rules/errors';
import { sentences } from '@barnum/rules/sentences';
import type { Db, Prisma, PrismaClient } from '../../platform/db/client.ts';
import { requireUnchanged } from '../../platform/db/optimistic-locking.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { settleArchived } from '../packs/archiving.domain.ts';
import { refreshPackTotals } from '../packs/pack-totals.domain.ts';
import { isGiven } from '../packs/packs.domain.ts';
import { listArticlesByCategory } from './article-lists.domain.ts';
import { articleNotFound, newPlace, requireCategory } from './write-articles.domain.ts';

/**
 * Changes price, category or state of several articles: all of them, or none. What they were before, given with their
 * new `updatedAt`, takes it back.
 * @throws DomainError NOT_FOUND, CONFLICT when one of them changed after it was seen or as `settleArchived`, VALIDATION for an unknown category.
 */
export function changeArticles(
  db: Db | PrismaClient,
  changes: readonly ArticleChange[],
  archivedUse?: ArchivedUse | null,
) {
  return inTransaction(db, async (tx) => {
    const ids = changes.map(({ id }) => id);
    // In the order of ids, against deadlocks.
    await tx.$executeRaw`SELECT id FROM articles WHERE id = ANY(${ids}) ORDER BY id FOR UPDATE`;
    const select = { id: true, categorieId: true, etat: true, updatedAt: true };
    const found = await tx.article.findMany({ where: { id: { in: ids } }, select });
    for (const categorieId of new Set(changes.flatMap((change) => change.categorieId ?? []))) {
      await requireCategory(tx, categorieId);
    }
    const archived = changes.flatMap(({ id, etat }) =>
      etat !== undefined && !isGiven({ etat }) && found.some((one) => one.id === id && isGiven(one)) ? id : [],
    );
    // Of an older copy it is said that it is one, first.
    for (const { id, updatedAt } of changes)
      requireUnchanged(found.find((one) => one.id === id) ?? missing(), updatedAt);
    const leftPacks = await settleArchived(tx, archived, archivedUse);
    for (const { id, prix, categorieId, ordre, etat } of changes) {
      const current = found.find((article) => article.id === id) ?? missing();
      const given: Prisma.ArticleUncheckedUpdateInput = {
        ...(prix !== undefined && { prix }),
        ...(categorieId !== undefined && { categorieId }),
        ...(etat !== undefined && { etat }),
        ...(ordre === undefined ? await newPlace(tx, current, categorieId) : { ordre }),
      };
      await tx.article.update({ where: { id }, data: given });
    }
    if (changes.some(({ etat }) => etat !== undefined)) await refreshPackTotals(tx, [...ids, ...leftPacks]);
    return ids;
  });
}

function missing(): never {
  throw articleNotFound();
}

/**
 * Sorts the articles of a category (0: without one) in the order of `ids`; the others follow in their present order.
 * @throws DomainError VALIDATION when `ids` has a duplicate, or an article that is not of this category.
 */
export function reorderArticles(db: Db | PrismaClient, categoryId: number, ids: readonly number[]) {
  return inTransaction(db, async (tx) => {
    const present = await listArticlesByCategory(tx, categoryId, { select: { id: true } }, { withHidden: true });
    const own = present.map(({ id }) => id);
    await tx.$executeRaw`SELECT id FROM articles WHERE id = ANY(${own}) ORDER BY id FOR UPDATE`;
    if (new Set(ids).size < ids.length || ids.some((id) => !own.includes(id))) {
      const message = sentences.articles.orderInvalid;
      throw new DomainError('VALIDATION', { message, fields: { ids: message } });
    }
    const order = [...ids, ...own.filter((id) => !ids.includes(id))];
    // In one statement, of thousands too. An order changes nothing that a form holds: `updated_at` stays.
    await tx.$executeRaw`
      UPDATE articles SET ordre = place.ordre - 1
      FROM unnest(${order}::int[]) WITH ORDINALITY AS place (id, ordre) WHERE articles.id = place.id`;
    return order;
  });
}
