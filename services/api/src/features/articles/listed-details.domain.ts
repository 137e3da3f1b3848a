import { capacityLabel } from '@barnum/rules/articles/articles';
import type { Db, Prisma } from '../../db/client.ts';
import { inSnapshot } from '../../db/snapshot.ts';
import { articleImages } from './articles.domain.ts';

type Query = Pick<Prisma.ArticleImageFindManyArgs, 'include' | 'select'>;

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

/** The primary image of each of these articles, or its first one; `query` selects `articleId`, too. */
export async function listPrimaryImages<Q extends Query>(db: Db, articleIds: number[], query: Q) {
  const where = { articleId: { in: articleIds } };
  const images = await inSnapshot(db, (tx) =>
    tx.articleImage.findMany({ ...query, where, ...articleImages, distinct: ['articleId'] }),
  );
  return new Map(images.map((image) => [image.articleId, image as Prisma.ArticleImageGetPayload<Q>]));
}
