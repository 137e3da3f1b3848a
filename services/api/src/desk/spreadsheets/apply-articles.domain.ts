import { type ArticleInput, articleInput } from '@barnum/rules/catalogue/articles-input';
import { categoryInput } from '@barnum/rules/catalogue/categories-input';
import { countsOf, type ImportedRow, isTaken } from '@barnum/rules/desk/article-import-input';
import { importSentences } from '@barnum/rules/desk/spreadsheets/import-sentences';
import { DomainError, parseInput } from '@barnum/rules/errors';
import { createArticle, deleteArticle, updateArticle } from '../../catalogue/articles/articles.domain.ts';
import { createCategory, deleteCategory } from '../../catalogue/categories/categories.domain.ts';
import type { Db, PrismaClient } from '../../platform/db/client.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import {
  type ArticleImport,
  asJson,
  type ImportedArticle,
  type ImportReport,
  importOf,
  isRecent,
  lockImport,
  requireDraft,
  type Staying,
} from './article-imports.domain.ts';
import { type ComparedImport, compareImport } from './compare-import.domain.ts';

/** In milliseconds: of thousands of rows. */
const timeLimit = 10 * 60_000;

/**
 * Writes what the rows of a draft change, all of it or nothing, as the form of an article does. `signature` is that of the
 * comparison that was seen.
 * @throws DomainError NOT_FOUND; CONFLICT when it came in before, or the comparison is another one by now; VALIDATION
 * naming the line that could not be written, for what is still asked, and for nothing to write.
 */
export function applyArticleImport(
  db: Db | PrismaClient,
  { id, signature }: { id: number; signature: string },
  auteur: string,
): Promise<ArticleImport> {
  return inTransaction(db, (tx) => apply(tx, { id, signature, auteur }), timeLimit);
}

async function apply(tx: Db, { id, signature, auteur }: { id: number; signature: string; auteur: string }) {
  const draft = await lockImport(tx, id);
  requireDraft(draft);
  const compared = await compareImport(tx, draft);
  if (compared.signature !== signature) throw new DomainError('CONFLICT', { message: importSentences.outdated });
  const [question] = compared.questions;
  if (question !== undefined) throw invalid(question);
  const taken = compared.rows.filter(({ kind }) => isTaken(kind));
  if (taken.length === 0) throw invalid(importSentences.nothing);
  const categories = new Map(compared.categories);
  const made: number[] = [];
  for (const nom of compared.newCategories) {
    const category = await createCategory(tx, parseInput(categoryInput, { nom }));
    categories.set(nom, category.id);
    made.push(category.id);
  }
  const written = [];
  for (const row of taken) written.push(await writeRow(tx, row, { compared, categories, auteur }));
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

async function writeRow(
  tx: Db,
  { line, nom, articleId, patch, ...row }: ImportedRow,
  {
    compared: { known },
    categories,
    auteur,
  }: { compared: ComparedImport; categories: ReadonlyMap<string, number>; auteur: string },
): Promise<Omit<ImportedArticle, 'updatedAt'>> {
  const { categorie } = row;
  const placed = categorie === undefined ? {} : { categorieId: categorie && (categories.get(categorie) ?? null) };
  const changes = { ...patch, ...placed } as Partial<ArticleInput>;
  try {
    const current = articleId === null ? undefined : known.get(articleId);
    if (current === undefined) {
      const created = await createArticle(tx, parseInput(articleInput, changes), { auteur });
      return { line, nom, articleId: created.id, before: null };
    }
    await updateArticle(tx, current.id, changes, { auteur, isLackAccepted: false });
    const keys = Object.keys(changes) as (keyof typeof current)[];
    return { line, nom, articleId: current.id, before: Object.fromEntries(keys.map((key) => [key, current[key]])) };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    throw new DomainError(error.code, { message: importSentences.atLine(line, error.message.replace(/\.$/, '')) });
  }
}

/** A change of one may have changed others: packs follow their parts. */
async function withTimes(tx: Db, written: readonly Omit<ImportedArticle, 'updatedAt'>[]): Promise<ImportedArticle[]> {
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
export function undoArticleImport(
  db: Db | PrismaClient,
  storage: Storage,
  { id, auteur }: { id: number; auteur: string },
): Promise<ArticleImport> {
  const undo = async (tx: Db) => {
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
    for (const { articleId, before } of done.report.articles) {
      if (stays.has(articleId) || !ids.has(articleId)) continue;
      if (before === null) await deleteArticle(tx, storage, articleId);
      else await updateArticle(tx, articleId, before, { auteur });
    }
    await deleteMadeCategories(tx, storage, done.report);
    const report = asJson({ ...done.report, staying });
    const data = { state: 'annule', undoneAt: new Date(), undoneBy: auteur, report } as const;
    return importOf(await tx.sheetImport.update({ where: { id }, data }));
  };
  return inTransaction(db, undo, timeLimit);
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

function invalid(message: string): DomainError {
  return new DomainError('VALIDATION', { message, fields: { '': message } });
}
