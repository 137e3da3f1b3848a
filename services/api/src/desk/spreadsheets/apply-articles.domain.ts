import { articleInput } from '@barnum/rules/catalogue/articles-input';
import { categoryInput } from '@barnum/rules/catalogue/categories-input';
import { countsOf, type ImportedRow, isTaken } from '@barnum/rules/desk/article-import-input';
import { importSentences } from '@barnum/rules/desk/spreadsheets/import-sentences';
import { DomainError, parseInput } from '@barnum/rules/errors';
import {
  changeArticles,
  createArticles,
  deleteArticles,
  type PreparedChange,
  prepareArticle,
  prepareChanges,
} from '../../catalogue/articles/write-articles.domain.ts';
import { createCategory, deleteCategory } from '../../catalogue/categories/categories.domain.ts';
import { createPauses } from '../../platform/db/batches.ts';
import type { Db, PrismaClient } from '../../platform/db/client.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { deletePictureFiles } from '../../platform/picture-files/picture-files.domain.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import {
  type ArticleImport,
  asJson,
  getArticleImport,
  type ImportedArticle,
  type ImportReport,
  importOf,
  isRecent,
  lockImport,
  requireDraft,
  type Staying,
} from './article-imports.domain.ts';
import { type ComparedImport, catalogueMark, compareImport } from './compare-import.domain.ts';

/** In milliseconds: of thousands of rows. */
const timeLimit = 10 * 60_000;

/**
 * Writes what the rows of a draft change, all of it or nothing, as the form of an article does. `signature` is that of the
 * comparison that was seen. All that needs no lock is done before the transaction, for which others wait.
 * @throws DomainError NOT_FOUND; CONFLICT when it came in before, or the comparison is another one by now; VALIDATION
 * naming the line that could not be written, for what is still asked, and for nothing to write.
 */
export async function applyArticleImport(
  db: Db | PrismaClient,
  { id, signature }: { id: number; signature: string },
  auteur: string,
): Promise<ArticleImport> {
  const draft = await getArticleImport(db, id);
  requireDraft(draft);
  const compared = await compareImport(db, draft);
  if (compared.signature !== signature) throw outdated();
  const [question] = compared.questions;
  if (question !== undefined) throw invalid(question);
  const prepared = await prepareRows(db, compared);
  if (prepared.created.length + prepared.changed.length === 0) throw invalid(importSentences.nothing);
  const write = async (tx: Db) => {
    const locked = await lockImport(tx, id);
    requireDraft(locked);
    // What was compared is what is there, or it is compared again.
    if (locked.updatedAt.getTime() !== draft.updatedAt.getTime() || (await catalogueMark(tx)) !== compared.mark)
      throw outdated();
    return writeRows(tx, { id, compared, prepared, auteur });
  };
  return inTransaction(db, write, timeLimit);
}

/** Rows to write, as their articles are written. */
interface PreparedRows {
  created: { row: ImportedRow; article: Awaited<ReturnType<typeof prepareArticle>> }[];
  changed: { row: ImportedRow; change: PreparedChange }[];
}

async function prepareRows(db: Db, { rows, known }: ComparedImport): Promise<PreparedRows> {
  const taken = rows.filter(({ kind }) => isTaken(kind));
  const isKnown = ({ articleId }: ImportedRow) => articleId !== null && known.has(articleId);
  const old = taken.filter(isKnown);
  const changes = await prepareChanges(
    db,
    old.map(({ articleId, patch }) => ({ id: articleId ?? 0, patch })),
    (at, error) => atLineOf(old[at], error),
  );
  const pause = createPauses();
  const created = [];
  for (const row of taken.filter((one) => !isKnown(one))) {
    await pause();
    try {
      created.push({ row, article: await prepareArticle(parseInput(articleInput, row.patch)) });
    } catch (error) {
      throw error instanceof DomainError ? atLineOf(row, error) : error;
    }
  }
  return { created, changed: changes.map((change, at) => ({ row: old[at] as ImportedRow, change })) };
}

async function writeRows(
  tx: Db,
  {
    id,
    compared,
    prepared: { created, changed },
    auteur,
  }: { id: number; compared: ComparedImport; prepared: PreparedRows; auteur: string },
): Promise<ArticleImport> {
  const categories = new Map(compared.categories);
  const made: number[] = [];
  for (const nom of compared.newCategories) {
    const category = await createCategory(tx, parseInput(categoryInput, { nom }));
    categories.set(nom, category.id);
    made.push(category.id);
  }
  const placed = ({ categorie }: ImportedRow) =>
    categorie === undefined ? {} : { categorieId: categorie === null ? null : (categories.get(categorie) ?? null) };
  const changes = changed.map(({ row, change }) => ({ ...change, patch: { ...change.patch, ...placed(row) } }));
  await changeArticles(tx, changes, { auteur, isLackAccepted: false }, (at, error) =>
    atLineOf(changed[at]?.row, error),
  );
  const articles = created.map(({ row, article }) => ({ ...article, input: { ...article.input, ...placed(row) } }));
  const ids = await createArticles(tx, articles, auteur);
  const written = [
    ...changes.map(({ id: articleId, patch }, at): Written => {
      const current = compared.known.get(articleId);
      const keys = Object.keys(patch) as (keyof NonNullable<typeof current>)[];
      return writtenOf(changed[at]?.row, articleId, Object.fromEntries(keys.map((key) => [key, current?.[key]])));
    }),
    ...ids.map((articleId, at) => writtenOf(created[at]?.row, articleId, null)),
  ].toSorted((one, other) => one.line - other.line);
  const report: ImportReport = {
    counts: countsOf(compared.rows),
    articles: await withTimes(tx, written),
    categories: (
      await tx.category.findMany({ where: { id: { in: made } }, select: { id: true, updatedAt: true } })
    ).map((category) => ({ ...category, updatedAt: category.updatedAt.toISOString() })),
    refused: compared.rows
      .filter(({ kind }) => kind === 'refuse')
      .map(({ line, nom, problems }) => ({ line, nom, problem: problems.join(' ; ') })),
    staying: [],
  };
  const data = { state: 'fait', appliedAt: new Date(), report: asJson(report), auteur } as const;
  return importOf(await tx.sheetImport.update({ where: { id }, data }));
}

type Written = Omit<ImportedArticle, 'updatedAt'>;

function writtenOf(row: ImportedRow | undefined, articleId: number, before: Written['before']): Written {
  return { line: row?.line ?? 0, nom: row?.nom ?? '', articleId, before };
}

function atLineOf(row: ImportedRow | undefined, error: DomainError): DomainError {
  const message = importSentences.atLine(row?.line ?? 0, error.message.replace(/\.$/, ''));
  return new DomainError(error.code, { message });
}

/** A change of one may have changed others: packs follow their parts. */
async function withTimes(tx: Db, written: readonly Written[]): Promise<ImportedArticle[]> {
  const ids = written.map(({ articleId }) => articleId);
  const found = await tx.article.findMany({ where: { id: { in: ids } }, select: { id: true, updatedAt: true } });
  const times = new Map(found.map(({ id, updatedAt }) => [id, updatedAt.toISOString()]));
  return written.map((one) => ({ ...one, updatedAt: times.get(one.articleId) ?? '' }));
}

/** What undoing an import would leave there: what changed, or is used, since. */
export async function listStaying(db: Db, { report }: ArticleImport): Promise<Staying[]> {
  const articles = report?.articles ?? [];
  const found = await db.article.findMany({
    where: { id: { in: articles.map(({ articleId }) => articleId) } },
    select: {
      id: true,
      updatedAt: true,
      _count: {
        select: { requestItems: true, packs: true, setItems: true, images: true, templateItems: true, movements: true },
      },
    },
  });
  const now = new Map(found.map((article) => [article.id, article]));
  return articles.flatMap(({ articleId, nom, before, updatedAt }): Staying[] => {
    const article = now.get(articleId);
    if (article === undefined) return [];
    if (article.updatedAt.toISOString() !== updatedAt) return [{ articleId, nom, why: importSentences.changedSince }];
    // Only movements lead to a stock of 0.
    if (before?.quantite === 0) return [{ articleId, nom, why: importSentences.stockWasZero }];
    const { movements, ...uses } = article._count;
    const isUsed = movements > 1 || Object.values(uses).some((count) => count > 0);
    return before === null && isUsed ? [{ articleId, nom, why: importSentences.usedSince }] : [];
  });
}

/**
 * Takes back what an import made and nobody changed since: what was new goes, what was changed is as it was before.
 * @throws DomainError NOT_FOUND; CONFLICT when it did not come in, was undone, or is too old.
 */
export async function undoArticleImport(
  db: Db | PrismaClient,
  storage: Storage,
  { id, auteur }: { id: number; auteur: string },
): Promise<ArticleImport> {
  const released: string[] = [];
  const undo = async (tx: Db) => {
    released.length = 0;
    const done = await lockImport(tx, id);
    if (done.state !== 'fait' || done.report === null)
      throw new DomainError('CONFLICT', { message: importSentences.notApplied });
    if (!isRecent(done)) throw new DomainError('CONFLICT', { message: importSentences.tooLate });
    const staying = await listStaying(tx, done);
    const stays = new Set(staying.map(({ articleId }) => articleId));
    const there = await tx.article.findMany({
      where: { id: { in: done.report.articles.map(({ articleId }) => articleId) } },
      select: { id: true },
    });
    const ids = new Set(there.map((article) => article.id));
    const left = done.report.articles.filter(({ articleId }) => ids.has(articleId) && !stays.has(articleId));
    const changes = left.flatMap(({ articleId, before }) =>
      before === null ? [] : [{ id: articleId, patch: before }],
    );
    await changeArticles(tx, await prepareChanges(tx, changes), { auteur, isLackAccepted: true });
    const made = left.flatMap(({ articleId, before }) => (before === null ? [articleId] : []));
    released.push(...(await deleteArticles(tx, made)));
    await deleteMadeCategories(tx, storage, done.report);
    const report = asJson({ ...done.report, staying });
    const data = { state: 'annule', undoneAt: new Date(), undoneBy: auteur, report } as const;
    return importOf(await tx.sheetImport.update({ where: { id }, data }));
  };
  const undone = await inTransaction(db, undo, timeLimit);
  await deletePictureFiles(storage, released);
  return undone;
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

function outdated(): DomainError {
  return new DomainError('CONFLICT', { message: importSentences.outdated });
}

function invalid(message: string): DomainError {
  return new DomainError('VALIDATION', { message, fields: { '': message } });
}
