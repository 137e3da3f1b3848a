import { randomBytes } from 'node:crypto';
import type { PictureKind } from '@barnum/rules/catalogue/images/images';
import { DomainError } from '@barnum/rules/errors';
import { pictureKeyOf } from '@barnum/rules/paths';
import type { Db } from '../db/client.ts';
import type { Storage } from '../storage/storage.ts';
import {
  expectedRenditionFiles,
  firstRenditions,
  formats,
  furtherRendition,
  type PictureFormat,
} from './picture-pipeline.ts';

/** Unreferenced pictures are kept this many milliseconds, for forms that were not saved yet. */
const orphanLifetime = 24 * 60 * 60 * 1000;

/**
 * Stores a picture's first renditions and its row; returns the row. The queue makes the other renditions.
 * @throws DomainError PAYLOAD_TOO_LARGE or UNSUPPORTED_TYPE when the bytes are not accepted for this kind.
 */
export async function storePicture(db: Db, storage: Storage, bytes: Buffer, kind: PictureKind) {
  const { width, height, files } = await firstRenditions(bytes, kind);
  const key = randomBytes(12).toString('hex');
  try {
    for (const { file, bytes } of files) await storage.put(`${key}/${file}`, bytes);
    const renditionFiles = files.map(({ file }) => file);
    return await db.picture.create({ data: { key, width, height, renditionFiles } });
  } catch (error) {
    await storage.deleteFolder(key).catch(() => {});
    throw error;
  }
}

/**
 * Copies a picture with the files that are ready; the queue makes the others. Returns the key of the copy.
 * @throws DomainError NOT_FOUND when it was deleted meanwhile.
 */
export async function copyPicture(db: Db, storage: Storage, from: string): Promise<string> {
  const picture = await db.picture.findUnique({ where: { key: from } });
  if (picture === null) throw new DomainError('NOT_FOUND');
  const key = randomBytes(12).toString('hex');
  const copied: string[] = [];
  try {
    for (const file of picture.renditionFiles) {
      const bytes = await storage.readAll(`${from}/${file}`);
      if (bytes === null) continue;
      await storage.put(`${key}/${file}`, bytes);
      copied.push(file);
    }
    const { width, height } = picture;
    await db.picture.create({ data: { key, width, height, renditionFiles: copied } });
    return key;
  } catch (error) {
    await storage.deleteFolder(key).catch(() => {});
    throw error;
  }
}

/**
 * Makes the missing renditions of a picture; the row lists each one as soon as it is ready. Does nothing while another
 * process makes them.
 */
export async function makeRenditions(
  db: Db,
  storage: Storage,
  key: string,
  options: { of?: readonly PictureFormat[]; signal?: AbortSignal } = {},
): Promise<void> {
  const claimed = await db.picture.updateMany({ where: { key, ...unclaimed() }, data: { claimedUntil: claimEnd() } });
  if (claimed.count === 0) return;
  try {
    const picture = await db.picture.findUnique({ where: { key } });
    const largest = picture && (await storage.readAll(`${key}/${picture.width}.jpg`));
    if (picture === null || largest === null) return;
    for (const file of expectedRenditionFiles(picture, options.of ?? formats)) {
      if (picture.renditionFiles.includes(file)) continue;
      options.signal?.throwIfAborted();
      const bytes = await furtherRendition(largest, picture, file);
      if (!(await saveRendition(db, storage, key, file, bytes))) return;
    }
  } finally {
    await db.picture.updateMany({ where: { key }, data: { claimedUntil: null } });
  }
}

/** Keys of pictures with missing renditions that no process is making, oldest first. */
export async function listIncompletePictures(db: Db): Promise<string[]> {
  const pictures = await db.picture.findMany({
    where: unclaimed(),
    select: { key: true, width: true, height: true, renditionFiles: true },
    orderBy: { createdAt: 'asc' },
  });
  return pictures
    .filter((picture) => expectedRenditionFiles(picture).some((file) => !picture.renditionFiles.includes(file)))
    .map(({ key }) => key);
}

/** Paths of all picture files in storage. */
export async function listPictureFiles(db: Db): Promise<string[]> {
  const pictures = await db.picture.findMany({
    select: { key: true, renditionFiles: true },
    orderBy: { createdAt: 'asc' },
  });
  return pictures.flatMap(({ key, renditionFiles }) => renditionFiles.map((file) => `${key}/${file}`));
}

/** The columns that refer to a picture at `address`: its key when it is one of ours, else the address itself. */
export async function pictureReference(db: Db, address: string | null) {
  const key = address === null ? null : pictureKeyOf(address);
  const isOurs = key !== null && (await db.picture.count({ where: { key } })) > 0;
  return isOurs ? { pictureKey: key, address: null } : { pictureKey: null, address };
}

/**
 * Deletes the rows of those pictures that nothing refers to any more; returns their keys, whose files can be deleted.
 */
export async function deleteUnreferencedPictures(tx: Db, keys: readonly (string | null)[]): Promise<string[]> {
  const candidates = keys.filter((key) => key !== null);
  if (candidates.length === 0) return [];
  const unused = await tx.picture.findMany({
    where: { key: { in: candidates }, ...unreferenced },
    select: { key: true },
  });
  const released = unused.map(({ key }) => key);
  await tx.picture.deleteMany({ where: { key: { in: released } } });
  return released;
}

/** Deletes the files of deleted pictures. `deleteOrphanedPictures` finds those that cannot be deleted now. */
export async function deletePictureFiles(storage: Storage, keys: readonly string[]): Promise<void> {
  await Promise.allSettled(keys.map((key) => storage.deleteFolder(key)));
}

/**
 * Deletes what crashes and abandoned forms left: rows that nothing refers to, files without a row. Returns how many
 * pictures. When there are more files without a row than pictures in the database, they belong to another database and
 * stay.
 */
export async function deleteOrphanedPictures(db: Db, storage: Storage): Promise<number> {
  const before = new Date(Date.now() - orphanLifetime);
  const known = new Set((await db.picture.findMany({ select: { key: true } })).map(({ key }) => key));
  const orphans = await db.picture.findMany({
    where: { createdAt: { lt: before }, ...unreferenced },
    select: { key: true },
  });
  await deleteUnreferencedPictures(
    db,
    orphans.map(({ key }) => key),
  );
  const stored = new Set((await db.picture.findMany({ select: { key: true } })).map(({ key }) => key));
  const leftovers = (await storage.listFolders({ before })).filter((key) => isKey(key) && !stored.has(key));
  const own = leftovers.filter((key) => known.has(key));
  const swept = leftovers.length - own.length > known.size ? own : leftovers;
  await deletePictureFiles(storage, swept);
  return swept.length;
}

function isKey(folder: string): boolean {
  return /^[0-9a-f]{24}$/.test(folder);
}

/** Milliseconds after which another process takes over the picture of a dead one; making one rendition takes less. */
const claimLifetime = 2 * 60 * 1000;

const claimEnd = () => new Date(Date.now() + claimLifetime);
const unclaimed = () => ({ OR: [{ claimedUntil: null }, { claimedUntil: { lt: new Date() } }] });

const none = { none: {} };
const unreferenced = { articleImages: none, categories: none, partners: none, siteTexts: none, movements: none };

// False when the picture was deleted meanwhile: then its files must not come back.
async function saveRendition(db: Db, storage: Storage, key: string, file: string, bytes: Buffer): Promise<boolean> {
  try {
    await storage.put(`${key}/${file}`, bytes);
    const { count } = await db.picture.updateMany({
      where: { key },
      data: { renditionFiles: { push: file }, claimedUntil: claimEnd() },
    });
    if (count > 0) return true;
  } catch (error) {
    if ((await db.picture.count({ where: { key } })) > 0) throw error;
  }
  await storage.deleteFolder(key);
  return false;
}
