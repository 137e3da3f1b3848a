import { type ArticleInput, articleInput } from '@barnum/rules/catalogue/articles-input';
import { categoryInput } from '@barnum/rules/catalogue/categories-input';
import type { ArticleRow } from '@barnum/rules/desk/article-import-input';
import { importSentences } from '@barnum/rules/desk/spreadsheets/import-sentences';
import { isTaken } from '@barnum/rules/desk/spreadsheets/imported-rows';
import { parseInput } from '@barnum/rules/errors';
import { createArticle, deleteArticle, updateArticle } from '../../catalogue/articles/articles.domain.ts';
import { createCategory, deleteCategory } from '../../catalogue/categories/categories.domain.ts';
import type { Db } from '../../platform/db/client.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { type ComparedArticles, compareWithCatalogue } from './compare-articles.domain.ts';
import {
  atLine,
  type ImportedRecord,
  type ImportKind,
  type ImportReport,
  type Staying,
} from './sheet-imports.domain.ts';

/** Tables of articles. */
export const articleImports: ImportKind = {
  compare: async (db, draft) => {
    const { known, categories, ...compared } = await compareWithCatalogue(db, draft);
    return { ...compared, write: (tx, auteur) => write(tx, { ...compared, known, categories }, auteur) };
  },
  listStaying,
  undo: async (tx, storage, { report, records, auteur }) => {
    const there = await tx.article.findMany({
      where: { id: { in: records.map(({ recordId }) => recordId) } },
      select: { id: true },
    });
    const ids = new Set(there.map(({ id }) => id));
    for (const { recordId, before } of records) {
      if (!ids.has(recordId)) continue;
      if (before === null) await deleteArticle(tx, storage, recordId);
      else await updateArticle(tx, recordId, before, { auteur });
    }
    await deleteMadeCategories(tx, storage, report);
  },
};

async function write(tx: Db, compared: ComparedArticles, auteur: string) {
  const categories = new Map(compared.categories);
  const made: number[] = [];
  for (const nom of compared.newCategories) {
    const category = await createCategory(tx, parseInput(categoryInput, { nom }));
    categories.set(nom, category.id);
    made.push(category.id);
  }
  const written = [];
  for (const row of compared.rows.filter(({ kind }) => isTaken(kind)))
    written.push(await atLine(row.line, () => writeRow(tx, row, { compared, categories, auteur })));
  const found = await tx.category.findMany({ where: { id: { in: made } }, select: { id: true, updatedAt: true } });
  return {
    records: await withTimes(tx, written),
    categories: found.map(({ id, updatedAt }) => ({ id, updatedAt: updatedAt.toISOString() })),
  };
}

async function writeRow(
  tx: Db,
  { line, nom, recordId, patch, ...row }: ArticleRow,
  {
    compared: { known },
    categories,
    auteur,
  }: { compared: ComparedArticles; categories: ReadonlyMap<string, number>; auteur: string },
): Promise<Omit<ImportedRecord, 'updatedAt'>> {
  const { categorie } = row;
  const placed = categorie === undefined ? {} : { categorieId: categorie && (categories.get(categorie) ?? null) };
  const changes = { ...patch, ...placed } as Partial<ArticleInput>;
  const current = recordId === null ? undefined : known.get(recordId);
  if (current === undefined) {
    const created = await createArticle(tx, parseInput(articleInput, changes), { auteur });
    return { line, nom, recordId: created.id, before: null };
  }
  await updateArticle(tx, current.id, changes, { auteur, isLackAccepted: false });
  const keys = Object.keys(changes) as (keyof typeof current)[];
  return { line, nom, recordId: current.id, before: Object.fromEntries(keys.map((key) => [key, current[key]])) };
}

/** A change of one may have changed others: packs follow their parts. */
async function withTimes(tx: Db, written: readonly Omit<ImportedRecord, 'updatedAt'>[]): Promise<ImportedRecord[]> {
  const ids = written.map(({ recordId }) => recordId);
  const found = await tx.article.findMany({ where: { id: { in: ids } }, select: { id: true, updatedAt: true } });
  const times = new Map(found.map(({ id, updatedAt }) => [id, updatedAt.toISOString()]));
  return written.map((one) => ({ ...one, updatedAt: times.get(one.recordId) ?? '' }));
}

async function listStaying(db: Db, { records }: ImportReport): Promise<Staying[]> {
  const found = await db.article.findMany({
    where: { id: { in: records.map(({ recordId }) => recordId) } },
    select: {
      id: true,
      updatedAt: true,
      _count: {
        select: { requestItems: true, packs: true, setItems: true, images: true, templateItems: true, movements: true },
      },
    },
  });
  const now = new Map(found.map((article) => [article.id, article]));
  return records.flatMap(({ recordId, nom, before, updatedAt }): Staying[] => {
    const article = now.get(recordId);
    if (article === undefined) return [];
    if (article.updatedAt.toISOString() !== updatedAt) return [{ recordId, nom, why: importSentences.changedSince }];
    // Only movements lead to a stock of 0.
    if (before !== null && 'quantite' in before && before.quantite === 0)
      return [{ recordId, nom, why: importSentences.stockWasZero }];
    const { movements, ...uses } = article._count;
    const isUsed = movements > 1 || Object.values(uses).some((count) => count > 0);
    return before === null && isUsed ? [{ recordId, nom, why: importSentences.usedSince }] : [];
  });
}

async function deleteMadeCategories(tx: Db, storage: Storage, { categories }: ImportReport): Promise<void> {
  const found = await tx.category.findMany({
    where: { id: { in: categories.map(({ id }) => id) }, articles: { none: {} } },
    select: { id: true, updatedAt: true },
  });
  const times = new Map(categories.map(({ id, updatedAt }) => [id, updatedAt]));
  for (const { id, updatedAt } of found)
    if (times.get(id) === updatedAt.toISOString()) await deleteCategory(tx, storage, id);
}
