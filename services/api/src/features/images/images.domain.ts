import { randomBytes } from 'node:crypto';
import { DomainError } from '@barnum/rules/errors';
import { messages } from '@barnum/rules/messages';
import type { Db, Prisma, PrismaClient } from '../../db/client.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Storage } from '../../storage/storage.ts';
import { processPicture } from './picture-pipeline.ts';

/** Primary first, then in the order of arrival. */
export const imageOrder = [
  { primary: 'desc' },
  { id: 'asc' },
] as const satisfies Prisma.ArticleImageOrderByWithRelationInput[];

export type ArticleImageWithPicture = Prisma.ArticleImageGetPayload<{ include: { picture: true } }>;

/**
 * An article's images with their pictures, primary first.
 * @throws DomainError NOT_FOUND when there is no such article.
 */
export async function listArticleImages(db: Db, articleId: number): Promise<ArticleImageWithPicture[]> {
  const article = await db.article.count({ where: { id: articleId } });
  if (article === 0) throw new DomainError('NOT_FOUND', { message: messages.articles.notFound });
  return db.articleImage.findMany({ where: { articleId }, orderBy: [...imageOrder], include: { picture: true } });
}

/**
 * Stores the renditions of a picture and its row; answers the row.
 * @throws DomainError UNSUPPORTED_TYPE when the bytes are no readable picture.
 */
export async function storePicture(db: Db, storage: Storage, bytes: Buffer) {
  const picture = await processPicture(bytes);
  const key = randomBytes(12).toString('hex');
  try {
    await Promise.all(picture.renditions.map(({ file, bytes }) => storage.put(`${key}/${file}`, bytes)));
    return await db.picture.create({
      data: {
        key,
        width: picture.width,
        height: picture.height,
        renditions: picture.renditions.map(({ file }) => file),
      },
    });
  } catch (error) {
    await storage.deleteFolder(key).catch(() => {});
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
) {
  return inTransaction(db, async (tx) => {
    const locked = await tx.$queryRaw<
      { id: number }[]
    >`SELECT id FROM articles WHERE id = ${input.articleId} FOR UPDATE`;
    if (locked.length === 0) throw new DomainError('NOT_FOUND', { message: messages.articles.notFound });
    const hasPrimary = await tx.articleImage.findFirst({ where: { articleId: input.articleId, primary: true } });
    return tx.articleImage.create({ data: { ...input, primary: hasPrimary === null }, include: { picture: true } });
  });
}
