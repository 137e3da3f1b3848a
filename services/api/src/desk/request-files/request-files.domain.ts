import { randomBytes } from 'node:crypto';
import type { Capability } from '@barnum/rules/access/team/rights';
import { DomainError } from '@barnum/rules/errors';
import { limits } from '@barnum/rules/limits';
import {
  isRequestFileType,
  type RequestFileType,
  requestFileName,
  requestFileSentences,
} from '@barnum/rules/requests/reservation-requests/request-files';
import { lockLedger } from '../../money/ledger/ledger.domain.ts';
import type { Db, Prisma, PrismaClient } from '../../platform/db/client.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { contentTypeOf, decodePicture } from '../../platform/pictures/decode-picture.ts';
import type { Storage, StoredFile } from '../../platform/storage/storage.ts';
import { lockRequest } from '../../requests/reservation-requests/request-states.domain.ts';

/** Milliseconds after which an upload that left no row is taken for one that failed. */
const uploadTime = 60 * 60 * 1_000;

/** Files that one run deletes at most. */
const batch = 100;

/** Which files of a request are counted together, how many of them it keeps, and what else is written with one. */
interface Keeping {
  of: Prisma.RequestFileWhereInput;
  most: number;
  /** Said when there are as many. */
  tooMany: string;
  joined?: (tx: Db, fileId: number) => Promise<void>;
}

/** The files that are attached to a request, but for those of messages, photos of its departure or return, and of cheques. */
const attached: Keeping = {
  of: { handoverCommand: { is: null }, messageId: null, depositId: null },
  most: limits.requestFiles,
  tooMany: requestFileSentences.tooMany,
};

/**
 * Keeps a document or picture with a request, its bytes as they are.
 * @throws DomainError NOT_FOUND; CONFLICT when the request has as many as it may; PAYLOAD_TOO_LARGE; UNSUPPORTED_TYPE
 * when the bytes are neither a PDF nor a picture, whatever the name says.
 */
export async function attachRequestFile(
  db: Db | PrismaClient,
  storage: Storage,
  { requestId, nom, bytes, auteur }: { requestId: number; nom: string; bytes: Buffer; auteur: string },
  { of, most, tooMany, joined }: Keeping = attached,
) {
  return storeFile({ db, storage }, { nom, bytes }, async (tx, file) => {
    await lockRequest(tx, requestId, null);
    if ((await tx.requestFile.count({ where: { requestId, ...of } })) >= most)
      throw new DomainError('CONFLICT', { message: tooMany });
    const row = await tx.requestFile.create({ data: { ...file, requestId, auteur } });
    await joined?.(tx, row.id);
    return row;
  });
}

/** What is stored of a file, but for whose it is. */
export interface FileRow {
  key: string;
  nom: string;
  type: RequestFileType;
  taille: number;
}

/**
 * Judges and stores a file's bytes, of which `write` writes the row, in a transaction.
 * @throws DomainError PAYLOAD_TOO_LARGE; UNSUPPORTED_TYPE when the bytes are neither a PDF nor a picture.
 */
export async function storeFile<Row>(
  { db, storage }: { db: Db | PrismaClient; storage: Storage },
  { nom, bytes }: { nom: string; bytes: Buffer },
  write: (tx: Db, file: FileRow) => Promise<Row>,
): Promise<Row> {
  const type = await judge(bytes);
  const key = randomBytes(12).toString('hex');
  // Until the row stands the file is on the list of those to delete: a process that dies here leaves nothing behind.
  await db.fileDeletion.create({ data: { key, dueAt: new Date(Date.now() + uploadTime) } });
  await storage.put(pathOf(key), bytes);
  try {
    return await inTransaction(db, async (tx) => {
      const row = await write(tx, { key, nom: requestFileName(nom, type), type, taille: bytes.length });
      await tx.fileDeletion.delete({ where: { key } });
      return row;
    });
  } catch (error) {
    await db.fileDeletion.updateMany({ where: { key }, data: { dueAt: new Date() } });
    throw error;
  }
}

/**
 * Deletes a file of a request.
 * @throws DomainError NOT_FOUND; CONFLICT when it shows why a deposit was kept, or its cheque, or is of a departure or return.
 */
export function deleteRequestFile(db: Db | PrismaClient, id: number): Promise<void> {
  return inTransaction(db, async (tx) => {
    await lockLedger(tx);
    if (await tx.ledgerEntry.findFirst({ where: { fichiers: { has: id } }, select: { id: true } }))
      throw new DomainError('CONFLICT', { message: requestFileSentences.ofRetention });
    if ((await tx.handoverCommand.count({ where: { fileId: id } })) > 0)
      throw new DomainError('CONFLICT', { message: requestFileSentences.ofHandover });
    if ((await tx.requestFile.count({ where: { id, depositId: { not: null } } })) > 0)
      throw new DomainError('CONFLICT', { message: requestFileSentences.ofDeposit });
    const { count } = await tx.requestFile.deleteMany({ where: { id } });
    if (count === 0) throw fileNotFound();
  });
}

/**
 * Who may read a file of a request, by any of these rights: who counts sees the photos of sheets, and a cheque is for who
 * sees amounts.
 */
export async function readersOfFile(db: Db, id: number): Promise<readonly Capability[]> {
  const select = { depositId: true, handoverCommand: { select: { key: true } } } as const;
  const file = id <= limits.maxId ? await db.requestFile.findUnique({ where: { id }, select }) : null;
  if (file && file.depositId !== null) return ['money'];
  return file?.handoverCommand ? ['requests', 'preparation'] : ['requests'];
}

/**
 * A file of a request with its bytes: of `followedRequestId`, only one that came with its messages.
 * @throws DomainError NOT_FOUND
 */
export async function openRequestFile(
  db: Db,
  storage: Storage,
  id: number,
  { followedRequestId }: { followedRequestId?: number } = {},
): Promise<{ nom: string; type: RequestFileType; content: StoredFile }> {
  const followed = followedRequestId !== undefined && { requestId: followedRequestId, messageId: { not: null } };
  const file = id <= limits.maxId ? await db.requestFile.findFirst({ where: { id, ...followed } }) : null;
  const content = file && (await storage.read(pathOf(file.key)));
  if (file === null || content === null || !isRequestFileType(file.type)) throw fileNotFound();
  return { nom: file.nom, type: file.type, content };
}

/** The bytes of a file of a request; null when it is gone. */
export async function readFileBytes(db: Db, storage: Storage, id: number): Promise<Buffer | null> {
  const file = await db.requestFile.findUnique({ where: { id }, select: { key: true } });
  return file && storage.readAll(pathOf(file.key));
}

/** Paths of all files of requests in storage. */
export async function listRequestFilePaths(db: Db): Promise<string[]> {
  const files = await db.requestFile.findMany({ select: { key: true }, orderBy: { id: 'asc' } });
  return files.map(({ key }) => pathOf(key));
}

/** Deletes from storage what has no row any more; what cannot be deleted now is tried again. Returns how many. */
export async function deleteListedFiles(db: Db, storage: Storage, now = new Date()): Promise<number> {
  const due = await db.fileDeletion.findMany({
    where: { dueAt: { lte: now } },
    orderBy: { dueAt: 'asc' },
    take: batch,
  });
  for (const { key } of due) {
    await storage.deleteFolder(folderOf(key));
    await db.fileDeletion.deleteMany({ where: { key } });
  }
  return due.length;
}

// Not a key of a picture: what serves and sweeps these passes by.
function folderOf(key: string): string {
  return `fichier-${key}`;
}

function pathOf(key: string): string {
  return `${folderOf(key)}/contenu`;
}

async function judge(bytes: Buffer): Promise<RequestFileType> {
  if (bytes.length > limits.requestFileBytes) {
    throw new DomainError('PAYLOAD_TOO_LARGE', { message: requestFileSentences.tooLarge });
  }
  const extension = await contentTypeOf(bytes);
  if (!isRequestFileType(extension)) {
    throw new DomainError('UNSUPPORTED_TYPE', { message: requestFileSentences.unreadable });
  }
  // Decodes it, small: a header alone makes no picture.
  if (extension !== 'pdf') await decodePicture(bytes, (picture) => picture.resize(16).toBuffer());
  return extension;
}

function fileNotFound(): DomainError {
  return new DomainError('NOT_FOUND', { message: requestFileSentences.notFound });
}
