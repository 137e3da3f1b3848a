import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { seedArticleSet } from '../../../prisma/seed/catalogue/article-sets.ts';
import { seedArticle } from '../../../prisma/seed/catalogue/articles.ts';
import { seedCategory } from '../../../prisma/seed/catalogue/categories.ts';
import { seedPartner } from '../../../prisma/seed/site/partners.ts';
import type { PrismaClient } from '../src/platform/db/client.ts';
import { onEveryDatabase } from './support/service.ts';

const picture = 'picture { key url renditions { url } }';
const article = `nom setNames companionIds capacite categorie { nom ${picture} } images { altImage ${picture} }`;
const card = `nom categorie { nom } primaryImage { ${picture} }`;
const reads: ({ path: string } | { query: string })[] = [
  { path: '/articles' },
  { path: '/categories' },
  { path: '/partenaires' },
  { query: `{ articles { ${article} } }` },
  { query: `{ articles { components { quantite article { ${article} } } accessories { quantite article { nom } } } }` },
  { query: `{ categories { nom articleCount ${picture} } partners { nom ${picture} } }` },
  { query: `{ articleSets { nom items { quantite article { ${card} } } } }` },
  { query: `{ articleBySlug(slug: "tente") { ${article} } articleNeighbours(slug: "tente") { ${card} } }` },
];

/** How many reads are made while everything comes and goes. */
const readCount = process.env.BARNUM_EVERY_DATABASE === '1' ? 10_000 : 280;

/** Fewer than there are connections: on a busy machine a read that waits for one is refused. */
const atOnce = 4;

/** In milliseconds: ten thousand take minutes. */
const timeout = Math.max(60_000, readCount * 60);

onEveryDatabase('lists', (service) => {
  it('are of one moment, while what they are made of comes and goes', { timeout }, async () => {
    await seedArticle(service.db, { nom: 'Tente' });
    let isOver = false;
    const changing = (async () => {
      for (let round = 0; !isOver; round += 1) await comeAndGo(service.db, String(round));
    })();
    const failed: unknown[] = [];
    for (let round = 0; round < readCount / atOnce; round += 1)
      await Promise.all(
        Array.from({ length: atOnce }, async (_read, index) => {
          const read = reads[(round + index) % reads.length] as (typeof reads)[number];
          const { status, errors, body } =
            'path' in read
              ? { errors: [], ...(await service.rest('GET', read.path)) }
              : { body: null, ...(await service.graphql(read.query)) };
          if (status !== 200 || errors.length > 0) failed.push({ read, status, errors, body });
        }),
      );
    isOver = true;
    await changing;
    expect(failed).toEqual([]);
  });
});

async function comeAndGo(db: PrismaClient, key: string): Promise<void> {
  const { key: pictureKey } = await db.picture.create({ data: { key: `snapshot ${key}`, width: 10, height: 10 } });
  const { id: categorieId } = await seedCategory(db, { nom: `Catégorie ${key}` });
  await db.category.update({ where: { id: categorieId }, data: { pictureKey } });
  const { id: articleId } = await seedArticle(db, { nom: `Chaise ${key}`, categorieId });
  const { id: packId } = await seedArticle(db, { nom: `Pack ${key}`, categorieId });
  await db.packComponent.create({ data: { packId, componentId: articleId, quantite: 1, position: 0 } });
  await db.articleAccessory.create({ data: { articleId: packId, accessoryId: articleId, quantite: 1, position: 0 } });
  await db.articleImage.create({ data: { articleId, pictureKey, primary: true } });
  const { id: setId } = await seedArticleSet(db, { nom: `Ensemble ${key}`, items: [{ articleId, quantite: 1 }] });
  const { id: partnerId } = await seedPartner(db, { nom: `Partenaire ${key}` });
  await setImmediate();
  await db.partner.update({ where: { id: partnerId }, data: { pictureKey } });
  await db.partner.delete({ where: { id: partnerId } });
  await setImmediate();
  await db.articleSet.delete({ where: { id: setId } });
  await db.articleImage.deleteMany({ where: { articleId } });
  await setImmediate();
  await db.article.delete({ where: { id: packId } });
  await db.article.delete({ where: { id: articleId } });
  await db.category.delete({ where: { id: categorieId } });
  // The embedded database works in this thread: without a pause nobody reads.
  await setImmediate();
  await db.picture.delete({ where: { key: pictureKey } });
}
