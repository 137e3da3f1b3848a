import { DomainError } from '@barnum/rules/errors';
import { sentences } from '@barnum/rules/sentences';
import { eachBatch } from '../../platform/db/batches.ts';
import type { Db, Prisma, PrismaClient } from '../../platform/db/client.ts';
import { inSnapshot } from '../../platform/db/snapshot.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import {
  deletePictureFiles,
  deleteUnreferencedPictures,
  storePicture,
} from '../../platform/picture-files/picture-files.domain.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { foundBy, type Reading } from '../found-articles/found-articles.domain.ts';

/** Primary first, then as the owner placed them, then in the order of creation. */
export const imageOrder = [
  { primary: 'desc' },
  { ordre: 'asc' },
  { id: 'asc' },
] as const satisfies Prisma.ArticleImageOrderByWithRelationInput[];

/** An image as lists show it. */
export const listedImage = {
  id: true,
  articleId: true,
  altImage: true,
  primary: true,
  createdAt: true,
  picture: { select: { key: true, width: true, height: true, renditionFiles: true } },
} as const satisfies Prisma.ArticleImageSelect;
export type ListedImage = Prisma.ArticleImageGetPayload<{ select: typeof listedImage }>;

const withPicture = { include: { picture: true } } as const;
export type ArticleImageWithPicture = Prisma.ArticleImageGetPayload<typeof withPicture>;

/**
 * An article's images with their pictures, primary first.
 * @throws DomainError NOT_FOUND when who reads finds no such article.
 */
export async function listArticleImages(
  db: Db,
  articleId: number,
  reading: Reading,
): Promise<ArticleImageWithPicture[]> {
  return inSnapshot(db, async (tx) => {
    if ((await tx.article.count({ where: { id: articleId, ...foundBy(reading) } })) === 0) throw articleNotFound();
    return tx.articleImage.findMany({ where: { articleId }, orderBy: [...imageOrder], ...withPicture });
  });
}

/**
 * Stores an uploaded picture as an image of an article; the first one is primary.
 * @throws DomainError NOT_FOUND without such an article, PAYLOAD_TOO_LARGE or UNSUPPORTED_TYPE for a refused file.
 */
export async function uploadArticleImage(
  db: Db | PrismaClient,
  storage: Storage,
  input: { articleId: number; bytes: Buffer; altImage: string | null },
): Promise<ArticleImageWithPicture> {
  const { articleId, bytes, altImage } = input;
  if ((await db.article.count({ where: { id: articleId } })) === 0) throw articleNotFound();
  const { key } = await storePicture(db, storage, bytes, 'article');
  try {
    return await addArticleImage(db, { articleId, pictureKey: key, altImage });
  } catch (error) {
    await deletePictureFiles(storage, await deleteUnreferencedPictures(db, [key]));
    throw error;
  }
}

/**
 * Adds a stored picture to an article; the first one is primary.
 * @throws DomainError NOT_FOUND when there is no such article.
 */
export function addArticleImage(
  db: Db | PrismaClient,
  input: { articleId: number; pictureKey: string; altImage: string | null },
): Promise<ArticleImageWithPicture> {
  return inTransaction(db, async (tx) => {
    await lockArticle(tx, input.articleId);
    const { articleId } = input;
    const primary = await tx.articleImage.count({ where: { articleId, primary: true } });
    // Behind the others, of which the older comes first.
    const { _max } = await tx.articleImage.aggregate({ where: { articleId }, _max: { ordre: true } });
    const data = { ...input, primary: primary === 0, ordre: _max.ordre ?? 0 };
    return tx.articleImage.create({ data, ...withPicture });
  });
}

/**
 * Adds stored pictures to articles that have none, the first of each primary; returns the ids of the images.
 * @throws DomainError NOT_FOUND when a picture is not there any more.
 */
export async function addFirstImages(
  tx: Db,
  articles: readonly { articleId: number; pictureKeys: readonly string[] }[],
): Promise<{ id: number; articleId: number }[]> {
  const keys = [...new Set(articles.flatMap(({ pictureKeys }) => pictureKeys))];
  const kept = await tx.$queryRaw<object[]>`SELECT key FROM pictures WHERE key = ANY(${keys}) FOR KEY SHARE`;
  if (kept.length < keys.length) throw imageNotFound();
  const made: { id: number; articleId: number }[] = [];
  const rows = articles.flatMap(({ articleId, pictureKeys }) =>
    pictureKeys.map((pictureKey, at) => ({ articleId, pictureKey, primary: at === 0 })),
  );
  await eachBatch(rows, async (data) => {
    made.push(...(await tx.articleImage.createManyAndReturn({ data, select: { id: true, articleId: true } })));
  });
  return made;
}

/** Takes images away again; returns the pictures whose files can go once the transaction is done. */
export async function removeImages(tx: Db, ids: readonly number[]): Promise<string[]> {
  const where = { id: { in: [...ids] } };
  const found = await tx.articleImage.findMany({ where, select: { pictureKey: true } });
  await tx.articleImage.deleteMany({ where });
  return deleteUnreferencedPictures(
    tx,
    found.map(({ pictureKey }) => pictureKey),
  );
}

/**
 * Makes an image the only primary one of its article.
 * @throws DomainError NOT_FOUND when there is no such image, VALIDATION when it is not one of `articleId`.
 */
export function setPrimaryImage(
  db: Db | PrismaClient,
  input: { id: number; articleId?: number },
): Promise<ArticleImageWithPicture> {
  return inTransaction(db, async (tx) => {
    const { articleId } = await lockImage(tx, input.id);
    requireOwner(articleId, input.articleId);
    await tx.articleImage.updateMany({ where: { articleId, primary: true }, data: { primary: false } });
    return tx.articleImage.update({ where: { id: input.id }, data: { primary: true }, ...withPicture });
  });
}

/**
 * Sorts the images of an article in the order of `ids`; the others follow in their present order. The primary one is
 * shown first wherever it stands.
 * @throws DomainError NOT_FOUND without such an article, VALIDATION when `ids` has a duplicate or another one's image.
 */
export function reorderArticleImages(
  db: Db | PrismaClient,
  articleId: number,
  ids: readonly number[],
): Promise<ArticleImageWithPicture[]> {
  return inTransaction(db, async (tx) => {
    await lockArticle(tx, articleId);
    const present = (await listArticleImages(tx, articleId, { withHidden: true })).map(({ id }) => id);
    if (new Set(ids).size < ids.length || ids.some((id) => !present.includes(id))) {
      const message = sentences.images.orderInvalid;
      throw new DomainError('VALIDATION', { message, fields: { ids: message } });
    }
    const order = [...ids, ...present.filter((id) => !ids.includes(id))];
    for (const [ordre, id] of order.entries()) await tx.articleImage.update({ where: { id }, data: { ordre } });
    return listArticleImages(tx, articleId, { withHidden: true });
  });
}

/**
 * Changes the alternative text of an image.
 * @throws DomainError NOT_FOUND when there is no such image.
 */
export async function describeImage(
  db: Db,
  { id, altImage }: { id: number; altImage: string | null },
): Promise<ArticleImageWithPicture> {
  const [image] = await db.articleImage.updateManyAndReturn({ where: { id }, data: { altImage }, ...withPicture });
  if (image === undefined) throw imageNotFound();
  return image;
}

/**
 * Deletes an image and its files; of the others, the first becomes primary if this one was.
 * @throws DomainError NOT_FOUND when there is no such image.
 */
export async function deleteArticleImage(db: Db | PrismaClient, storage: Storage, id: number): Promise<void> {
  const released = await inTransaction(db, async (tx) => {
    const image = await lockImage(tx, id);
    await tx.articleImage.delete({ where: { id } });
    if (image.primary) await promoteFirst(tx, image.articleId);
    return deleteUnreferencedPictures(tx, [image.pictureKey]);
  });
  await deletePictureFiles(storage, released);
}

async function promoteFirst(tx: Db, articleId: number): Promise<void> {
  const first = await tx.articleImage.findFirst({ where: { articleId }, orderBy: [...imageOrder] });
  if (first !== null) await tx.articleImage.update({ where: { id: first.id }, data: { primary: true } });
}

// Changes of an article's images lock the article's row, one after the other.
async function lockArticle(tx: Db, articleId: number): Promise<void> {
  const locked = await tx.$queryRaw<{ id: number }[]>`SELECT id FROM articles WHERE id = ${articleId} FOR UPDATE`;
  if (locked.length === 0) throw articleNotFound();
}

async function lockImage(tx: Db, id: number) {
  const found = await tx.articleImage.findUnique({ where: { id } });
  if (found === null) throw imageNotFound();
  await lockArticle(tx, found.articleId);
  // Reads it again: another call may have changed or deleted it meanwhile.
  const locked = await tx.articleImage.findUnique({ where: { id } });
  if (locked === null) throw imageNotFound();
  return locked;
}

function requireOwner(articleId: number, stated: number | undefined): void {
  if (stated === undefined || stated === articleId) return;
  const message = sentences.images.otherArticle;
  throw new DomainError('VALIDATION', { message, fields: { articleId: message } });
}

function articleNotFound(): DomainError {
  return new DomainError('NOT_FOUND', { message: sentences.articles.notFound });
}

function imageNotFound(): DomainError {
  return new DomainError('NOT_FOUND', { message: sentences.images.notFound });
}
