import { capacityLabel } from '@barnum/rules/articles/articles';
import type { Db, Prisma } from '../../db/client.ts';
import { inSnapshot } from '../../db/snapshot.ts';
import { articleImages } from './articles.domain.ts';

/** What the specification « Capacité » of each of these articles says; nothing for those without one. */
export async function listCapacities(db: Db, articleIds: number[]): Promise<ReadonlyMap<number, string>> {
  const rows = await db.articleSpecification.findMany({
    where: { articleId: { in: articleIds }, label: { equals: capacityLabel, mode: 'insensitive' } },
    orderBy: { position: 'desc' },
    select: { articleId: true, value: true },
  });
  // The first of several is set last.
  return new Map(rows.map(({ articleId, value }) => [articleId, value]));
}

/** An image as lists show it. */
export const listedImage = {
  id: true,
  articleId: true,
  altImage: true,
  primary: true,
  createdAt: true,
  picture: { select: { key: true, width: true, height: true, renditionFiles: true } },
} as const satisfies Prisma.ArticleImageSelect;
type ListedImage = Prisma.ArticleImageGetPayload<{ select: typeof listedImage }>;

/** The primary image of each of these articles, or its first one. */
export async function listPrimaryImages(db: Db, articleIds: number[]): Promise<ReadonlyMap<number, ListedImage>> {
  const images = await inSnapshot(db, (tx) =>
    tx.articleImage.findMany({
      select: listedImage,
      where: { articleId: { in: articleIds } },
      ...articleImages,
      distinct: ['articleId'],
    }),
  );
  return new Map(images.map((image) => [image.articleId, image]));
}
