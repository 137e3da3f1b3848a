import { articleInput } from '@barnum/rules/catalogue/articles-input';
import { categoryInput } from '@barnum/rules/catalogue/categories-input';
import type { ArticleRow } from '@barnum/rules/desk/article-import-input';
import { importSentences } from '@barnum/rules/desk/spreadsheets/import-sentences';
import { isTaken } from '@barnum/rules/desk/spreadsheets/imported-rows';
import { parseInput } from '@barnum/rules/errors';
import {
  changeArticles,
  createArticles,
  deleteArticles,
  type PreparedChange,
  prepareArticle,
  prepareChanges,
} from '../../catalogue/articles/write-articles.domain.ts';
import { createCategory, deleteCategory } from '../../catalogue/categories/categories.domain.ts';
import { addFirstImages, removeImages } from '../../catalogue/images/images.domain.ts';
import { createPauses, eachBatch } from '../../platform/db/batches.ts';
import type { Db } from '../../platform/db/client.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { type ComparedArticles, compareWithCatalogue } from './compare-articles.domain.ts';
import {
  atLine,
  type ImportedRecord,
  type ImportKind,
  type ImportReport,
  type RowsDone,
  type Staying,
  toldAtLine,
} from './sheet-imports.domain.ts';

/** Tables of articles. */
export const articleImports: ImportKind = {
  table: 'articles',
  others: ['article_specifications', 'pack_components', 'categories', 'company_info', 'article_images'],
  compare: async (db, draft) => {
    const whole = await compareWithCatalogue(db, draft);
    const { known, categories, pictures, ...compared } = whole;
    return {
      ...compared,
      prepare: async (reader, isDone) => {
        const prepared = await prepareRows(reader, whole, isDone);
        return (tx, auteur) => write(tx, whole, { prepared, auteur, isDone });
      },
    };
  },
  listStaying,
  undo: async (tx, storage, { report, records, auteur }) => {
    const there = await tx.article.findMany({
      where: { id: { in: records.map(({ recordId }) => recordId) } },
      select: { id: true },
    });
    const ids = new Set(there.map(({ id }) => id));
    const left = records.filter(({ recordId }) => ids.has(recordId));
    const changes = left.flatMap(({ recordId, before }) => (before === null ? [] : [{ id: recordId, patch: before }]));
    await changeArticles(tx, await prepareChanges(tx, changes), { auteur, isLackAccepted: true });
    const made = left.flatMap(({ recordId, before }) => (before === null ? [recordId] : []));
    const added = left.flatMap(({ before, images }) => (before === null ? [] : (images ?? [])));
    const released = [...(await removeImages(tx, added)), ...(await deleteArticles(tx, made))];
    await deleteMadeCategories(tx, storage, report);
    return released;
  },
};

/** Rows to write, as their articles are written. */
interface PreparedRows {
  created: { row: ArticleRow; article: Awaited<ReturnType<typeof prepareArticle>> }[];
  changed: { row: ArticleRow; change: PreparedChange }[];
}

async function prepareRows(db: Db, { rows, known }: ComparedArticles, isDone: RowsDone): Promise<PreparedRows> {
  const taken = rows.filter(({ kind }) => isTaken(kind));
  const isKnown = ({ recordId }: ArticleRow) => recordId !== null && known.has(recordId);
  const old = taken.filter(isKnown);
  const changes = await prepareChanges(
    db,
    old.map(({ recordId, patch }) => ({ id: recordId ?? 0, patch })),
    (at, error) => toldAtLine(old[at]?.line ?? 0, error),
  );
  isDone(old.length / 2);
  const pause = createPauses();
  const created = [];
  for (const row of taken.filter((one) => !isKnown(one))) {
    await pause();
    const prepare = async () => prepareArticle(parseInput(articleInput, row.patch));
    created.push({ row, article: await atLine(row.line, prepare) });
    isDone(0.5);
  }
  return { created, changed: changes.map((change, at) => ({ row: old[at] as ArticleRow, change })) };
}

async function write(
  tx: Db,
  compared: ComparedArticles,
  { prepared: { created, changed }, auteur, isDone }: { prepared: PreparedRows; auteur: string; isDone: RowsDone },
) {
  const categories = new Map(compared.categories);
  const made: number[] = [];
  for (const nom of compared.newCategories) {
    const category = await createCategory(tx, parseInput(categoryInput, { nom }));
    categories.set(nom, category.id);
    made.push(category.id);
  }
  const placed = ({ categorie }: ArticleRow) =>
    categorie === undefined ? {} : { categorieId: categorie === null ? null : (categories.get(categorie) ?? null) };
  const changes = changed.map(({ row, change }) => ({ ...change, patch: { ...change.patch, ...placed(row) } }));
  await changeArticles(tx, changes, { auteur, isLackAccepted: false }, (at, error) =>
    toldAtLine(changed[at]?.row.line ?? 0, error),
  );
  isDone(changes.length / 2);
  const articles = created.map(({ row, article }) => ({ ...article, input: { ...article.input, ...placed(row) } }));
  const ids: number[] = [];
  const create = async (some: typeof articles) => {
    ids.push(...(await createArticles(tx, some, auteur)));
    isDone(some.length / 2);
  };
  await eachBatch(articles, create, createdAtOnce);
  const pictured = [
    ...changed.map(({ row, change }) => ({ row, articleId: change.id })),
    ...created.map(({ row }, at) => ({ row, articleId: ids[at] ?? 0 })),
  ];
  const images = await addFirstImages(
    tx,
    pictured.map(({ row, articleId }) => ({
      articleId,
      pictureKeys: (row.pictures ?? []).flatMap((name) => compared.pictures.get(name) ?? []),
    })),
  );
  const written = [
    ...changes.map(({ id, patch }, at): Written => {
      const current = compared.known.get(id);
      const keys = Object.keys(patch) as (keyof NonNullable<typeof current>)[];
      return writtenOf(changed[at]?.row, id, Object.fromEntries(keys.map((key) => [key, current?.[key]])));
    }),
    ...ids.map((id, at) => writtenOf(created[at]?.row, id, null)),
  ].toSorted((one, other) => one.line - other.line);
  const found = await tx.category.findMany({ where: { id: { in: made } }, select: { id: true, updatedAt: true } });
  return {
    records: await withTimes(tx, withImages(written, images)),
    categories: found.map(({ id, updatedAt }) => ({ id, updatedAt: updatedAt.toISOString() })),
  };
}

/** Between two of them it is said how far it is. */
const createdAtOnce = 500;

type Written = Omit<ImportedRecord, 'updatedAt'>;

function writtenOf(row: ArticleRow | undefined, recordId: number, before: Written['before']): Written {
  return { line: row?.line ?? 0, nom: row?.nom ?? '', recordId, before };
}

function withImages(written: readonly Written[], images: readonly { id: number; articleId: number }[]): Written[] {
  const ids = new Map<number, number[]>();
  for (const { id, articleId } of images) ids.set(articleId, [...(ids.get(articleId) ?? []), id]);
  return written.map((one) => ({ ...one, ...(ids.has(one.recordId) && { images: ids.get(one.recordId) ?? [] }) }));
}

/** A change of one may have changed others: packs follow their parts. */
async function withTimes(tx: Db, written: readonly Written[]): Promise<ImportedRecord[]> {
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
      images: { select: { id: true } },
      _count: {
        select: {
          requestItems: true,
          requestParts: true,
          packs: true,
          setItems: true,
          templateItems: true,
          companionOf: true,
          accessoryOf: true,
          listPrices: true,
          pieces: true,
          movements: true,
        },
      },
    },
  });
  const categories = await db.category.findMany({ select: { id: true } });
  const categoryIds = new Set<unknown>(categories.map(({ id }) => id));
  const now = new Map(found.map((article) => [article.id, article]));
  return records.flatMap(({ recordId, nom, before, images = [], updatedAt }): Staying[] => {
    const article = now.get(recordId);
    if (article === undefined) return [];
    if (article.updatedAt.toISOString() !== updatedAt) return [{ recordId, nom, why: importSentences.changedSince }];
    // Only movements lead to a stock of 0.
    if (before !== null && 'quantite' in before && before.quantite === 0)
      return [{ recordId, nom, why: importSentences.stockWasZero }];
    if (
      before !== null &&
      'categorieId' in before &&
      before.categorieId !== null &&
      !categoryIds.has(before.categorieId)
    )
      return [{ recordId, nom, why: importSentences.formerCategoryGone }];
    const isHeld = article._count.packs > 0 || article._count.setItems > 0;
    if (before !== null && 'etat' in before && before.etat === 'archive' && isHeld)
      return [{ recordId, nom, why: importSentences.archivedBefore }];
    const { movements, ...uses } = article._count;
    const isPictured = article.images.some(({ id }) => !images.includes(id));
    const isUsed = movements > 1 || isPictured || Object.values(uses).some((count) => count > 0);
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
