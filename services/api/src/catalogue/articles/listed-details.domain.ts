import { capacityLabel } from '@barnum/rules/catalogue/articles/articles';
import type { Db } from '../../platform/db/client.ts';
import { inSnapshot } from '../../platform/db/snapshot.ts';
import { type ListedImage, listedImage } from '../images/images.domain.ts';
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

/** How many specifications each of these articles has by the same name as `articleId`: those of one use have many. */
export async function countSharedSpecifications(
  db: Db,
  articleId: number,
  others: number[],
): Promise<ReadonlyMap<number, number>> {
  const own = await db.articleSpecification.findMany({ where: { articleId }, select: { label: true } });
  const shared = await db.articleSpecification.groupBy({
    by: ['articleId'],
    where: { articleId: { in: others }, label: { in: own.map(({ label }) => label), mode: 'insensitive' } },
    _count: true,
  });
  return new Map(shared.map(({ articleId: other, _count }) => [other, _count]));
}

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
