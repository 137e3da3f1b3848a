import type { ImportKindKey } from '@barnum/rules/desk/spreadsheets/import-kinds';
import type { ImportPicture } from '@barnum/rules/desk/spreadsheets/import-pictures';
import { importSentences } from '@barnum/rules/desk/spreadsheets/import-sentences';
import { DomainError } from '@barnum/rules/errors';
import { limits } from '@barnum/rules/limits';
import type { Db, PrismaClient } from '../../platform/db/client.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { storePicture } from '../../platform/picture-files/picture-files.domain.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { runInWorker } from '../../platform/worker/run-in-worker.ts';
import {
  asJson,
  findImport,
  importOf,
  lockImport,
  refused,
  requireDraft,
  type SheetImport,
  startSheetImport,
  withoutFile,
} from './sheet-imports.domain.ts';
import type { UnpackedImport } from './unpack-import.ts';

/**
 * Starts with a table, or with a ZIP of a table and pictures, as an own export of everything is one.
 * @throws DomainError VALIDATION saying why the file is not read, PAYLOAD_TOO_LARGE.
 */
export async function startImport(
  db: Db | PrismaClient,
  storage: Storage,
  given: { kind: ImportKindKey; bytes: Buffer; fileName: string; sheet: number },
  auteur: string,
): Promise<SheetImport> {
  const unpacked = await unpack(given.bytes, given.kind);
  if (unpacked?.table === null) throw refused(importSentences.noTable);
  const bytes = unpacked ? Buffer.from(unpacked.table.bytes) : given.bytes;
  if (bytes.length > limits.sheetBytes)
    throw new DomainError('PAYLOAD_TOO_LARGE', { message: importSentences.tooLarge });
  const draft = await startSheetImport(db, { ...given, bytes }, auteur);
  const pictures = unpacked?.pictures ?? [];
  return given.kind === 'articles' && pictures.length > 0 ? keep(db, storage, { id: draft.id, pictures }) : draft;
}

/**
 * Adds the pictures of a ZIP to a draft of articles: each is stored as an upload is, or kept with why it was not. One of a
 * name that was there before replaces it.
 * @throws DomainError NOT_FOUND, CONFLICT when the draft came in, VALIDATION saying why the ZIP is not read.
 */
export async function addPictures(
  db: Db | PrismaClient,
  storage: Storage,
  { id, bytes }: { id: number; bytes: Buffer },
): Promise<SheetImport> {
  const draft = await findImport(db, id);
  requireDraft(draft);
  const unpacked = await unpack(bytes, draft.kind);
  if (!unpacked?.pictures.length || draft.kind !== 'articles') throw refused(importSentences.zipWithoutPictures);
  return keep(db, storage, { id, pictures: unpacked.pictures });
}

async function unpack(bytes: Buffer, table: string): Promise<UnpackedImport | null> {
  const unpacked = await runInWorker('unpackImport', { bytes, table });
  if (unpacked !== null && 'problem' in unpacked) throw refused(unpacked.problem);
  return unpacked;
}

async function keep(
  db: Db | PrismaClient,
  storage: Storage,
  { id, pictures }: { id: number; pictures: UnpackedImport['pictures'] },
): Promise<SheetImport> {
  if (pictures.length > limits.importPictures) throw tooMany();
  const come: ImportPicture[] = [];
  for (const { name, bytes } of pictures) come.push(await store(db, storage, { name, bytes }));
  return inTransaction(db, async (tx) => {
    const current = await lockImport(tx, id);
    requireDraft(current);
    const names = new Set(come.map(({ name }) => name));
    const all = [...current.pictures.filter(({ name }) => !names.has(name)), ...come];
    if (all.length > limits.importPictures) throw tooMany();
    return importOf(await tx.sheetImport.update({ where: { id }, data: { pictures: asJson(all) }, omit: withoutFile }));
  });
}

/** What no draft refers to any more is swept as that of a form that was left. */
async function store(
  db: Db,
  storage: Storage,
  { name, bytes }: UnpackedImport['pictures'][number],
): Promise<ImportPicture> {
  try {
    const { key } = await storePicture(db, storage, Buffer.from(bytes), 'article');
    return { name, key, problem: null };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return { name, key: null, problem: error.message };
  }
}

function tooMany(): DomainError {
  return refused(importSentences.tooManyPictures(limits.importPictures));
}
