import { contactKeys } from '@barnum/rules/customers/customers';
import { type ImportChoices, sheetImportInput } from '@barnum/rules/desk/sheet-import-input';
import { type FoundTable, findTable } from '@barnum/rules/desk/spreadsheets/find-table';
import { type ImportKindKey, importKindKeys, importKinds } from '@barnum/rules/desk/spreadsheets/import-kinds';
import type { ImportPicture } from '@barnum/rules/desk/spreadsheets/import-pictures';
import { importSentences } from '@barnum/rules/desk/spreadsheets/import-sentences';
import type { ComparedTable, ImportedKind } from '@barnum/rules/desk/spreadsheets/imported-rows';
import { DomainError } from '@barnum/rules/errors';
import { limits } from '@barnum/rules/limits';
import { hasAccess, requireAccess, type Viewer } from '../../platform/access.ts';
import type { Db, Prisma, PrismaClient } from '../../platform/db/client.ts';
import { requireUnchanged } from '../../platform/db/optimistic-locking.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { runInWorker } from '../../platform/worker/run-in-worker.ts';

/** What is kept of a table that was read. */
export type ImportContent = Pick<FoundTable, 'rows' | 'isOwn'> & { sheets: string[]; sheet: number; notes: string[] };

/** A workbook is large: only who reads another sheet reads it. */
export const withoutFile = { file: true } as const;

type Stored = Prisma.SheetImportGetPayload<{ omit: typeof withoutFile }>;

/** What an import made of a row: the record, and what it was before where it was there already. */
export interface ImportedRecord {
  line: number;
  recordId: number;
  nom: string;
  before: object | null;
  /** Images that it got. */
  images?: number[];
  /** Its `updatedAt` once the import was done. */
  updatedAt: string;
}

/** What an import came to, and what is needed to undo it. */
export interface ImportReport {
  counts: Record<ImportedKind, number>;
  records: ImportedRecord[];
  /** The categories that it made. */
  categories: { id: number; updatedAt: string }[];
  /** Rows that were refused, each with why. */
  refused: { line: number; nom: string; problem: string }[];
  /** What an undoing left there. */
  staying: Staying[];
}

/** What an undoing leaves there, and why. */
export interface Staying {
  recordId: number;
  nom: string;
  why: string;
}

/** A table that comes in. */
export interface SheetImport extends Omit<Stored, 'content' | 'choices' | 'report' | 'pictures'> {
  pictures: ImportPicture[];
  /** Null once its rows are forgotten. */
  content: ImportContent | null;
  choices: ImportChoices;
  report: ImportReport | null;
}

const personalKinds = importKindKeys.filter((kind) => importKinds[kind].isPersonal);

/** Days for which an import can be undone, and a table is kept that never came in. */
export const importDays = 30;

/**
 * Reads a file and keeps its table as a draft, its columns taken for what the same titles were the last time, or else for
 * what they say. Nothing else changes.
 * @throws DomainError VALIDATION saying why the file is not read.
 */
export async function startSheetImport(
  db: Db,
  { kind, bytes, fileName, sheet }: { kind: ImportKindKey; bytes: Buffer; fileName: string; sheet: number },
  auteur: string,
): Promise<SheetImport> {
  const read = await readDraft(db, { kind, bytes, sheet });
  const name = fileName.slice(-limits.nom).toWellFormed().replaceAll('\0', '');
  const file = read.sheets.length > 1 ? Uint8Array.from(bytes) : null;
  const data = { kind, fileName: name, ...read.data, file, auteur };
  return importOf(await db.sheetImport.create({ data, omit: withoutFile }));
}

/**
 * Reads another sheet of the workbook of a draft: what was decided about the former one is forgotten.
 * @throws DomainError NOT_FOUND, CONFLICT when it came in, or changed after `seen`, or has no workbook; VALIDATION saying why
 * the sheet is not read.
 */
export async function chooseSheet(
  db: Db | PrismaClient,
  { id, sheet, seen }: { id: number; sheet: number; seen?: Date | null | undefined },
): Promise<SheetImport> {
  const draft = await findImport(db, id);
  requireDraft(draft);
  const stored = await db.sheetImport.findUnique({ where: { id }, select: { file: true } });
  if (!stored?.file) throw new DomainError('CONFLICT', { message: importSentences.sheetGone });
  const read = await readDraft(db, { kind: draft.kind, bytes: Buffer.from(stored.file), sheet });
  return inTransaction(db, async (tx) => {
    const current = await lockImport(tx, id);
    requireUnchanged(current, seen);
    requireDraft(current);
    return importOf(await tx.sheetImport.update({ where: { id }, data: read.data, omit: withoutFile }));
  });
}

/** The table of one sheet, its columns taken for what the same titles were the last time, or else for what they say. */
async function readDraft(db: Db, { kind, bytes, sheet }: { kind: ImportKindKey; bytes: Buffer; sheet: number }) {
  const read = await runInWorker('readTable', { bytes, sheet });
  if ('problem' in read) throw refused(read.problem);
  const { titles, columns, rows, isOwn } = findTable(importKinds[kind].fields, read.rows);
  if (rows.length === 0) throw refused(importSentences.empty);
  const before = await db.sheetImport.findFirst({
    where: { kind, titles: { equals: titles }, state: 'fait' },
    omit: withoutFile,
    orderBy: { id: 'desc' },
  });
  const kept = before && importOf(before).choices;
  const choices = sheetImportInput(kind).parse({
    ...(kept && { emptied: kept.emptied, rate: kept.rate, nameOrder: kept.nameOrder, hasHeadings: kept.hasHeadings }),
    columns: kept?.columns ?? columns,
  });
  const content: ImportContent = { rows, isOwn, sheets: read.sheets, sheet, notes: read.notes };
  return { sheets: read.sheets, data: { titles, content: asJson(content), choices: asJson(choices) } };
}

/** Decides about a draft. @throws DomainError NOT_FOUND, CONFLICT when it came in, or changed after `seen`. */
export function chooseForImport(
  db: Db | PrismaClient,
  id: number,
  { choices, seen }: { choices: ImportChoices; seen?: Date | null | undefined },
): Promise<SheetImport> {
  return inTransaction(db, async (tx) => {
    const current = await lockImport(tx, id);
    requireUnchanged(current, seen);
    requireDraft(current);
    const columns = current.titles.map((_, at) => choices.columns[at] ?? null);
    const data = { choices: asJson({ ...choices, columns }) };
    return importOf(await tx.sheetImport.update({ where: { id }, data, omit: withoutFile }));
  });
}

/**
 * An import of what `viewer` may bring in.
 * @throws DomainError NOT_FOUND, FORBIDDEN.
 */
export async function getSheetImport(db: Db, id: number, viewer: Viewer | null): Promise<SheetImport> {
  const found = await findImport(db, id);
  requireAccess(viewer, importKinds[found.kind].access);
  return found;
}

export async function findImport(db: Db, id: number): Promise<SheetImport> {
  const found = await db.sheetImport.findUnique({ where: { id }, omit: withoutFile });
  if (found === null) throw new DomainError('NOT_FOUND', { message: importSentences.notFound });
  return importOf(found);
}

/** The latest imports of this kind, or of all, among those that `viewer` may bring in; without their rows. */
export async function listSheetImports(
  db: Db,
  kind: ImportKindKey | null,
  viewer: Viewer | null,
): Promise<SheetImport[]> {
  const kinds = importKindKeys.filter(
    (one) => (kind === null || one === kind) && hasAccess(viewer, importKinds[one].access),
  );
  const found = await db.sheetImport.findMany({
    where: { kind: { in: kinds } },
    omit: { content: true, ...withoutFile },
    orderBy: { id: 'desc' },
    take: 50,
  });
  return found.map((one) => importOf({ ...one, content: null }));
}

/** The import, whose row is locked until the transaction ends. @throws DomainError NOT_FOUND. */
export async function lockImport(tx: Db, id: number): Promise<SheetImport> {
  await tx.$executeRaw`SELECT id FROM sheet_imports WHERE id = ${id} FOR UPDATE`;
  return findImport(tx, id);
}

export function requireDraft({ state }: SheetImport): void {
  if (state !== 'brouillon') throw new DomainError('CONFLICT', { message: importSentences.applied });
}

/**
 * Forgets drafts, and the rows of what came in, after `importDays`; its report stays. Of people nothing stays but how
 * many there were.
 */
export async function forgetImportedTables(db: Db, now = new Date()): Promise<void> {
  const createdAt = { lt: new Date(now.getTime() - importDays * 24 * 60 * 60 * 1_000) };
  await db.sheetImport.deleteMany({ where: { createdAt, state: 'brouillon' } });
  // Whom a refused row is of only its cells say.
  await db.$executeRaw`
    UPDATE sheet_imports
    SET content = NULL, file = NULL, choices = choices || '{"mended": []}',
      report = CASE WHEN kind::text = ANY(${personalKinds}) THEN report || '{"refused": []}' ELSE report END
    WHERE created_at < ${createdAt.lt}
      AND (content IS NOT NULL OR kind::text = ANY(${personalKinds}) AND report @> '{"refused": [{}]}')`;
  await db.$executeRaw`
    UPDATE sheet_imports SET report = report || '{"records": [], "staying": []}'
    WHERE kind::text = ANY(${personalKinds}) AND applied_at < ${createdAt.lt} AND report @> '{"records": [{}]}'`;
}

/** Takes a person out of the tables that name people: the rows with one of these `contactKeys`, and those of these customers. */
export async function forgetInImports(
  db: Db,
  { keys, customerIds }: { keys: readonly string[]; customerIds: readonly number[] },
): Promise<void> {
  // Any sheet of a workbook may name them: whoever wants another one brings it again.
  await db.$executeRaw`UPDATE sheet_imports SET file = NULL WHERE file IS NOT NULL`;
  const hires = await db.pastHire.findMany({
    where: { customerId: { in: [...customerIds] } },
    select: { id: true },
  });
  const hireIds = hires.map(({ id }) => id);
  const kept = await db.sheetImport.findMany({
    where: { kind: { in: personalKinds } },
    omit: withoutFile,
    orderBy: { id: 'asc' },
  });
  for (const { id, kind, content, choices, report } of kept.map(importOf)) {
    const theirIds = kind === 'clients' ? customerIds : hireIds;
    const isTheirs = (cell: string) =>
      cell
        .split(/[\s;,|]+/)
        .concat(cell)
        .flatMap(contactKeys)
        .some((key) => keys.includes(key));
    const ofTheirs = (report?.records ?? []).filter(({ recordId }) => theirIds.includes(recordId));
    const named = [
      ...(content?.rows ?? []).filter(({ cells }) => cells.some(isTheirs)),
      ...choices.mended.filter(({ text }) => isTheirs(text)),
    ];
    const lines = new Set([...named, ...ofTheirs].map(({ line }) => line));
    if (lines.size === 0) continue;
    const without = <Row extends { line: number }>(rows: readonly Row[]) => rows.filter(({ line }) => !lines.has(line));
    const data = {
      ...(content && { content: asJson({ ...content, rows: without(content.rows) }) }),
      choices: asJson({ ...choices, mended: without(choices.mended) }),
      ...(report && {
        report: asJson({
          ...report,
          records: without(report.records),
          refused: without(report.refused),
          staying: report.staying.filter(({ recordId }) => !theirIds.includes(recordId)),
        }),
      }),
    };
    await db.sheetImport.update({ where: { id }, data });
  }
}

/** Whether an import is in the days in which it can be undone. */
export function isRecent({ appliedAt }: Pick<SheetImport, 'appliedAt'>, now = new Date()): boolean {
  return appliedAt !== null && now.getTime() - appliedAt.getTime() < importDays * 24 * 60 * 60 * 1_000;
}

export function importOf({ content, choices, report, pictures, ...columns }: Stored): SheetImport {
  return {
    ...columns,
    pictures: pictures as unknown as ImportPicture[],
    content: content as ImportContent | null,
    choices: sheetImportInput(columns.kind).parse(choices),
    report: report as unknown as ImportReport | null,
  };
}

export function asJson(value: object): Prisma.InputJsonValue {
  return value as Prisma.InputJsonValue;
}

export function refused(message: string): DomainError {
  return new DomainError('VALIDATION', { message, fields: { file: message } });
}

/** What differs between tables of articles, of customers and of others. */
export interface ImportKind {
  /** Of its records in the database. */
  table: string;
  /** All other tables whose rows `compare` reads, beside the import's own. */
  others: readonly string[];
  compare: (db: Db, draft: SheetImport) => Promise<ComparedRecords>;
  /** What undoing an import would leave there: what changed, or is used, since. */
  listStaying: (db: Db, report: ImportReport) => Promise<Staying[]>;
  /**
   * Takes these records back as they were before; one that was not there goes. Those that are gone already are let be.
   * Returns the pictures whose files can go once the transaction is done.
   */
  undo: (
    tx: Db,
    storage: Storage,
    undone: { report: ImportReport; records: readonly ImportedRecord[]; auteur: string },
  ) => Promise<string[]>;
}

/** A table beside what is there, and how its rows are written. */
export interface ComparedRecords extends ComparedTable {
  /**
   * Does all that needs no lock, before the transaction, for which others wait. Returns what writes each row that is taken,
   * as a form does. Both say how many rows are done, of which one that is only prepared may be a half.
   * @throws DomainError naming the line that could not be written; so does what it returns.
   */
  prepare: (
    db: Db,
    isDone: RowsDone,
  ) => Promise<(tx: Db, auteur: string) => Promise<Pick<ImportReport, 'records' | 'categories'>>>;
}

/** Is told of so many more rows that something is done with them. */
export type RowsDone = (rows: number) => void;

/** Does what writes a row. @throws DomainError naming its line, for what it throws. */
export async function atLine<Done>(line: number, work: () => Promise<Done>): Promise<Done> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof DomainError ? toldAtLine(line, error) : error;
  }
}

/** Names the line of what could not be written. */
export function toldAtLine(line: number, error: DomainError): DomainError {
  return new DomainError(error.code, { message: importSentences.atLine(line, error.message.replace(/\.$/, '')) });
}
