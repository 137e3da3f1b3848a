import type { ArticleInput } from '@barnum/rules/catalogue/articles-input';
import {
  type ArticleImportChoices,
  articleImportInput,
  type ImportedKind,
} from '@barnum/rules/desk/article-import-input';
import { type FoundTable, findArticleTable } from '@barnum/rules/desk/spreadsheets/article-import-columns';
import { importSentences } from '@barnum/rules/desk/spreadsheets/import-sentences';
import { DomainError } from '@barnum/rules/errors';
import { limits } from '@barnum/rules/limits';
import type { Db, Prisma, PrismaClient } from '../../platform/db/client.ts';
import { requireUnchanged } from '../../platform/db/optimistic-locking.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { runInWorker } from '../../platform/worker/run-in-worker.ts';

/** What is kept of a table that was read. */
export type ImportContent = Pick<FoundTable, 'rows' | 'isOwn'> & { sheets: string[]; sheet: number; notes: string[] };

type Stored = Prisma.SheetImportGetPayload<Record<never, never>>;

/** What an import made of a row: the article, and what it was before where it was there already. */
export interface ImportedArticle {
  line: number;
  articleId: number;
  nom: string;
  before: Partial<ArticleInput> | null;
  /** Its `updatedAt` once the import was done. */
  updatedAt: string;
}

/** What an import came to, and what is needed to undo it. */
export interface ImportReport {
  counts: Record<ImportedKind, number>;
  articles: ImportedArticle[];
  /** The categories that it made. */
  categories: { id: number; updatedAt: string }[];
  /** Rows that were refused, each with why. */
  refused: { line: number; nom: string; problem: string }[];
  /** What an undoing left there. */
  staying: Staying[];
}

/** What an undoing leaves there, and why. */
export interface Staying {
  articleId: number;
  nom: string;
  why: string;
}

/** A table of articles that comes in. */
export interface ArticleImport extends Omit<Stored, 'content' | 'choices' | 'report'> {
  /** Null once its rows are forgotten. */
  content: ImportContent | null;
  choices: ArticleImportChoices;
  report: ImportReport | null;
}

/** Days for which an import can be undone, and a table is kept that never came in. */
export const importDays = 30;

/**
 * Reads a file and keeps its table as a draft, its columns taken for what the same titles were the last time, or else for
 * what they say. Nothing of the catalogue changes.
 * @throws DomainError VALIDATION saying why the file is not read.
 */
export async function startArticleImport(
  db: Db,
  { bytes, fileName, sheet }: { bytes: Buffer; fileName: string; sheet: number },
  auteur: string,
): Promise<ArticleImport> {
  const read = await runInWorker('readTable', { bytes, sheet });
  if ('problem' in read) throw refused(read.problem);
  const { titles, columns, rows, isOwn } = findArticleTable(read.rows);
  if (rows.length === 0) throw refused(importSentences.empty);
  const before = await db.sheetImport.findFirst({
    where: { titles: { equals: titles }, state: 'fait' },
    orderBy: { id: 'desc' },
  });
  const kept = before && importOf(before).choices;
  const choices = articleImportInput.parse({
    ...(kept && { emptied: kept.emptied, rate: kept.rate, hasHeadings: kept.hasHeadings }),
    columns: kept?.columns ?? columns,
  });
  const content: ImportContent = { rows, isOwn, sheets: read.sheets, sheet, notes: read.notes };
  const name = fileName.slice(-limits.nom).toWellFormed().replaceAll('\0', '');
  const data = { fileName: name, titles, content: asJson(content), choices: asJson(choices), auteur };
  return importOf(await db.sheetImport.create({ data }));
}

/** Decides about a draft. @throws DomainError NOT_FOUND, CONFLICT when it came in, or changed after `seen`. */
export function chooseForImport(
  db: Db | PrismaClient,
  id: number,
  { choices, seen }: { choices: ArticleImportChoices; seen?: Date | null | undefined },
): Promise<ArticleImport> {
  return inTransaction(db, async (tx) => {
    const current = await lockImport(tx, id);
    requireUnchanged(current, seen);
    requireDraft(current);
    const columns = current.titles.map((_, at) => choices.columns[at] ?? null);
    const data = { choices: asJson({ ...choices, columns }) };
    return importOf(await tx.sheetImport.update({ where: { id }, data }));
  });
}

/** @throws DomainError NOT_FOUND. */
export async function getArticleImport(db: Db, id: number): Promise<ArticleImport> {
  const found = await db.sheetImport.findUnique({ where: { id } });
  if (found === null) throw new DomainError('NOT_FOUND', { message: importSentences.notFound });
  return importOf(found);
}

/** The latest imports, without their rows. */
export async function listArticleImports(db: Db): Promise<ArticleImport[]> {
  const found = await db.sheetImport.findMany({ omit: { content: true }, orderBy: { id: 'desc' }, take: 50 });
  return found.map((one) => importOf({ ...one, content: null }));
}

/** The import, whose row is locked until the transaction ends. @throws DomainError NOT_FOUND. */
export async function lockImport(tx: Db, id: number): Promise<ArticleImport> {
  await tx.$executeRaw`SELECT id FROM sheet_imports WHERE id = ${id} FOR UPDATE`;
  return getArticleImport(tx, id);
}

export function requireDraft({ state }: ArticleImport): void {
  if (state !== 'brouillon') throw new DomainError('CONFLICT', { message: importSentences.applied });
}

/** Forgets drafts, and the rows of what came in, after `importDays`; its report stays. */
export async function forgetImportedTables(db: Db, now = new Date()): Promise<void> {
  const createdAt = { lt: new Date(now.getTime() - importDays * 24 * 60 * 60 * 1_000) };
  await db.sheetImport.deleteMany({ where: { createdAt, state: 'brouillon' } });
  await db.$executeRaw`UPDATE sheet_imports SET content = NULL WHERE created_at < ${createdAt.lt} AND content IS NOT NULL`;
}

/** Whether an import is in the days in which it can be undone. */
export function isRecent({ appliedAt }: Pick<ArticleImport, 'appliedAt'>, now = new Date()): boolean {
  return appliedAt !== null && now.getTime() - appliedAt.getTime() < importDays * 24 * 60 * 60 * 1_000;
}

export function importOf({ content, choices, report, ...columns }: Stored): ArticleImport {
  return {
    ...columns,
    content: content as ImportContent | null,
    choices: articleImportInput.parse(choices),
    report: report as unknown as ImportReport | null,
  };
}

export function asJson(value: object): Prisma.InputJsonValue {
  return value as Prisma.InputJsonValue;
}

function refused(message: string): DomainError {
  return new DomainError('VALIDATION', { message, fields: { file: message } });
}
