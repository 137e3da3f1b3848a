import { createHash } from 'node:crypto';
import type { ImportKindKey } from '@barnum/rules/desk/spreadsheets/import-kinds';
import { importSentences } from '@barnum/rules/desk/spreadsheets/import-sentences';
import { countsOf, isTaken } from '@barnum/rules/desk/spreadsheets/imported-rows';
import { DomainError } from '@barnum/rules/errors';
import { createPauses } from '../../platform/db/batches.ts';
import { type Db, Prisma, type PrismaClient } from '../../platform/db/client.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { deletePictureFiles } from '../../platform/picture-files/picture-files.domain.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { articleImports } from './apply-articles.domain.ts';
import { customerImports } from './apply-customers.domain.ts';
import { pastHireImports } from './apply-past-hires.domain.ts';
import {
  asJson,
  type ComparedRecords,
  findImport,
  type ImportKind,
  type ImportReport,
  importOf,
  isRecent,
  lockImport,
  type RowsDone,
  requireDraft,
  type SheetImport,
  type Staying,
  withoutFile,
} from './sheet-imports.domain.ts';

const kinds: Record<ImportKindKey, ImportKind> = {
  articles: articleImports,
  clients: customerImports,
  locations: pastHireImports,
};

/** In milliseconds: of thousands of rows. */
const timeLimit = 10 * 60_000;

export interface ComparedImport extends ComparedRecords {
  /** Another one as soon as any part of the comparison is another one. */
  signature: string;
  /** `readMark` of what the table was compared with. */
  mark: string;
}

/** The last comparison, of which its reader turns the pages. */
let latest: { key: string; compared: Promise<ComparedImport> } | null = null;

/** Compares a table with what is there; one whose rows are forgotten has none. */
export async function compareImport(db: Db, draft: SheetImport): Promise<ComparedImport> {
  const mark = await readMark(db, draft);
  const key = JSON.stringify([draft.id, draft.updatedAt, mark]);
  if (latest?.key === key) return latest.compared;
  const compared = compareAnew(db, draft, mark);
  latest = { key, compared };
  compared.catch(() => {
    if (latest?.key === key) latest = null;
  });
  return compared;
}

async function compareAnew(db: Db, draft: SheetImport, mark: string): Promise<ComparedImport> {
  const compared = await kinds[draft.kind].compare(db, draft);
  const hash = createHash('sha256').update(JSON.stringify([compared.questions, compared.newCategories]));
  const pause = createPauses();
  for (const row of compared.rows) {
    await pause();
    hash.update(JSON.stringify(row));
  }
  return { ...compared, signature: hash.digest('hex'), mark };
}

/** Another one as soon as anything that the table is compared with is another one. */
async function readMark(db: Db, { kind, pictures }: SheetImport): Promise<string> {
  const { table, others } = kinds[kind];
  const keys = pictures.flatMap(({ key }) => key ?? []);
  // Those of a draft go after a day.
  const kept = keys.length === 0 ? 0 : await db.picture.count({ where: { key: { in: keys } } });
  const marks = [String(kept)];
  for (const one of [table, ...others]) {
    const [found] = await db.$queryRaw<{ mark: string | null }[]>`
      SELECT md5(string_agg(md5(entry::text), '' ORDER BY id)) AS mark FROM ${Prisma.raw(one)} entry`;
    marks.push(found?.mark ?? '');
  }
  return marks.join(' ');
}

/** Nobody else changes these records, or begins to refer to them, until the transaction ends. */
async function lockRecords(
  tx: Db,
  kind: ImportKindKey,
  records: readonly { recordId: number | null }[],
): Promise<void> {
  const ids = records.flatMap(({ recordId }) => recordId ?? []);
  await tx.$executeRaw`SELECT id FROM ${Prisma.raw(kinds[kind].table)} WHERE id = ANY(${ids}) ORDER BY id FOR UPDATE`;
}

/**
 * Writes what the rows of a draft change, all of it or nothing. `signature` is that of the comparison that was seen. All that
 * needs no lock is done before the transaction.
 * @throws DomainError NOT_FOUND; CONFLICT when it came in before, or the comparison is another one by now; VALIDATION
 * naming the line that could not be written, for what is still asked, and for nothing to write.
 */
export async function applySheetImport(
  db: Db | PrismaClient,
  { id, signature }: { id: number; signature: string },
  auteur: string,
): Promise<SheetImport> {
  const draft = await findImport(db, id);
  requireDraft(draft);
  const compared = await compareImport(db, draft);
  if (compared.signature !== signature) throw outdated();
  const [question] = compared.questions;
  if (question !== undefined) throw invalid(question);
  const taken = compared.rows.filter(({ kind }) => isTaken(kind)).length;
  if (taken === 0) throw invalid(importSentences.nothing);
  const isDone = begin(id, taken);
  const apply = async (tx: Db, write: Awaited<ReturnType<typeof compared.prepare>>) => {
    const locked = await lockImport(tx, id);
    requireDraft(locked);
    await lockRecords(
      tx,
      draft.kind,
      compared.rows.filter(({ kind }) => isTaken(kind)),
    );
    // What was compared is what is there, or it is compared again.
    const isSame = locked.updatedAt.getTime() === draft.updatedAt.getTime();
    if (!isSame || (await readMark(tx, draft)) !== compared.mark) throw outdated();
    const report: ImportReport = {
      counts: countsOf(compared.rows),
      ...(await write(tx, auteur)),
      refused: compared.rows
        .filter(({ kind }) => kind === 'refuse')
        .map(({ line, nom, problems }) => ({ line, nom, problem: problems.join(' ; ') })),
      staying: [],
    };
    const kept = { report: asJson(report), file: null, pictures: [] };
    const data = { state: 'fait', appliedAt: new Date(), auteur, ...kept } as const;
    return importOf(await tx.sheetImport.update({ where: { id }, data, omit: withoutFile }));
  };
  try {
    const write = await compared.prepare(db, isDone);
    return await inTransaction(db, (tx) => apply(tx, write), timeLimit);
  } finally {
    running.delete(id);
  }
}

/** How far the imports are that are being written. */
const running = new Map<number, { done: number; rows: number }>();

function begin(id: number, rows: number): RowsDone {
  const progress = { done: 0, rows };
  running.set(id, progress);
  return (more) => {
    progress.done += more;
  };
}

/** Per cent of an import that this process is writing; null for any other. */
export function importProgress(id: number): number | null {
  const progress = running.get(id);
  return progress === undefined ? null : Math.min(99, Math.floor((100 * progress.done) / progress.rows));
}

/** What undoing an import would leave there: what changed, or is used, since. */
export async function listStaying(db: Db, { kind, report }: SheetImport): Promise<Staying[]> {
  return report === null ? [] : kinds[kind].listStaying(db, report);
}

/**
 * Takes back what an import made and nobody changed since: what was new goes, what was changed is as it was before.
 * @throws DomainError NOT_FOUND; CONFLICT when it did not come in, was undone, or is too old.
 */
export async function undoSheetImport(
  db: Db | PrismaClient,
  storage: Storage,
  { id, auteur }: { id: number; auteur: string },
): Promise<SheetImport> {
  let released: string[] = [];
  const undo = async (tx: Db) => {
    const done = await lockImport(tx, id);
    if (done.state !== 'fait' || done.report === null)
      throw new DomainError('CONFLICT', { message: importSentences.notApplied });
    if (!isRecent(done)) throw new DomainError('CONFLICT', { message: importSentences.tooLate });
    await lockRecords(tx, done.kind, done.report.records);
    const staying = await listStaying(tx, done);
    const stays = new Set(staying.map(({ recordId }) => recordId));
    const records = done.report.records.filter(({ recordId }) => !stays.has(recordId));
    released = await kinds[done.kind].undo(tx, storage, { report: done.report, records, auteur });
    const report = asJson({ ...done.report, staying });
    const data = { state: 'annule', undoneAt: new Date(), undoneBy: auteur, report } as const;
    return importOf(await tx.sheetImport.update({ where: { id }, data, omit: withoutFile }));
  };
  const undone = await inTransaction(db, undo, timeLimit);
  await deletePictureFiles(storage, released);
  return undone;
}

function outdated(): DomainError {
  return new DomainError('CONFLICT', { message: importSentences.outdated });
}

function invalid(message: string): DomainError {
  return new DomainError('VALIDATION', { message, fields: { '': message } });
}
