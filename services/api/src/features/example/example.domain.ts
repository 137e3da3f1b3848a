import { join } from 'node:path';
import { DomainError } from '@barnum/rules/errors';
import { exampleSentences } from '@barnum/rules/example';
import { createBackup } from '../../backup/backup.ts';
import type { Database, Db, PrismaClient } from '../../db/client.ts';
import type { Storage } from '../../storage/storage.ts';
import { deletePictureFiles, deleteUnreferencedPictures } from '../images/picture-files.domain.ts';
import { readPacks } from '../packs/pack-totals.domain.ts';
import { readSiteText } from '../site-texts/site-texts.domain.ts';

/** Records of each kind, by id. */
export interface ExampleRecords {
  requests: number[];
  customers: number[];
  articles: number[];
  articleSets: number[];
  lineTemplates: number[];
  categories: number[];
  partners: number[];
  testimonials: number[];
  companyInfo: number[];
}

/** The example's content, passed in by who starts the service. */
export interface ExampleShop {
  /** Stores the pictures, which takes long. Returns the function that adds the content in a transaction. */
  storePictures(db: PrismaClient, storage: Storage): Promise<(tx: Db) => Promise<void>>;
  /** The records that are the example's to the letter: nobody changed them. */
  findUnchanged(db: Db): Promise<ExampleRecords>;
}

/** What stays: articles and categories of the example that others hold. */
export interface RemovableExample extends ExampleRecords {
  heldArticles: number[];
  heldCategories: number[];
}

interface Stores {
  example: ExampleShop;
  storage: Storage;
  database: Database;
  dataDir: string;
}

/** In milliseconds. */
const longest = { maxWait: 5_000, timeout: 120_000 };

/**
 * Adds the example.
 * @throws DomainError CONFLICT when there is some of it already.
 */
export async function fillExample(db: PrismaClient, { example, storage }: Pick<Stores, 'example' | 'storage'>) {
  await requireNone(db, example);
  const add = await example.storePictures(db, storage);
  await db.$transaction(async (tx) => {
    await lock(tx);
    await requireNone(tx, example);
    await add(tx);
  }, longest);
}

/**
 * What can be removed: what nobody changed, but for articles that a request, a set or a template of somebody else holds, and
 * categories that hold articles.
 */
export async function findRemovableExample(db: Db, example: ExampleShop): Promise<RemovableExample> {
  const found = await example.findUnchanged(db);
  const held = await db.article.findMany({
    where: {
      id: { in: found.articles },
      OR: [
        { requestItems: { some: { requestId: { notIn: found.requests } } } },
        { setItems: { some: { setId: { notIn: found.articleSets } } } },
        { templateItems: { some: { templateId: { notIn: found.lineTemplates } } } },
        { packs: { some: { packId: { notIn: found.articles } } } },
      ],
    },
    select: { id: true },
  });
  const packs = await readPacks(
    db,
    held.map(({ id }) => id),
  );
  const parts = [...packs.values()].flat().map(({ articleId }) => articleId);
  const kept = new Set([...held.map(({ id }) => id), ...parts]);
  const heldArticles = found.articles.filter((id) => kept.has(id));
  const articles = found.articles.filter((id) => !heldArticles.includes(id));
  const holding = await db.article.findMany({
    where: { categorieId: { in: found.categories }, id: { notIn: articles } },
    select: { categorieId: true },
    distinct: ['categorieId'],
  });
  const heldCategories = found.categories.filter((id) => holding.some(({ categorieId }) => categorieId === id));
  const categories = found.categories.filter((id) => !heldCategories.includes(id));
  return { ...found, articles, categories, heldArticles, heldCategories };
}

/**
 * Removes the example after a backup; `name` is the shop's, `count` how many records were shown. Returns the file of
 * the backup.
 * @throws DomainError VALIDATION for another name, CONFLICT when there is something else to remove now.
 */
export async function removeExample(
  { example, storage, database, dataDir }: Stores,
  { name, count }: { name: string; count: number },
): Promise<string> {
  const db = database.prisma;
  if (name.trim() !== (await readSiteText(db, 'name'))) {
    throw new DomainError('VALIDATION', { message: exampleSentences.name, fields: { name: exampleSentences.name } });
  }
  if (countExample(await findRemovableExample(db, example)) !== count) throw new DomainError('CONFLICT');
  const file = `before-example-removal-${new Date().toISOString().replaceAll(':', '-')}.tar.gz`;
  await createBackup({ database, storage }, join(dataDir, 'backups', file));
  const pictures = await db.$transaction(async (tx) => {
    await lock(tx);
    const found = await findRemovableExample(tx, example);
    if (countExample(found) !== count) throw new DomainError('CONFLICT');
    return deleteRecords(tx, found);
  }, longest);
  await deletePictureFiles(storage, pictures);
  return file;
}

export function countExample(found: ExampleRecords): number {
  const { requests, customers, articles, articleSets, lineTemplates, categories, partners, testimonials, companyInfo } =
    found;
  return [
    requests,
    customers,
    articles,
    articleSets,
    lineTemplates,
    categories,
    partners,
    testimonials,
    companyInfo,
  ].flat().length;
}

async function deleteRecords(tx: Db, found: ExampleRecords): Promise<string[]> {
  const [images, categories, partners] = [
    await tx.articleImage.findMany({ where: { articleId: { in: found.articles } }, select: { pictureKey: true } }),
    await tx.category.findMany({ where: { id: { in: found.categories } }, select: { pictureKey: true } }),
    await tx.partner.findMany({ where: { id: { in: found.partners } }, select: { pictureKey: true } }),
  ];
  await tx.reservationRequest.deleteMany({ where: { id: { in: found.requests } } });
  await tx.customer.deleteMany({ where: { id: { in: found.customers }, requests: { none: {} } } });
  await tx.articleSet.deleteMany({ where: { id: { in: found.articleSets } } });
  await tx.lineTemplate.deleteMany({ where: { id: { in: found.lineTemplates } } });
  await tx.packComponent.deleteMany({ where: { packId: { in: found.articles } } });
  await tx.article.deleteMany({ where: { id: { in: found.articles } } });
  await tx.category.deleteMany({ where: { id: { in: found.categories } } });
  await tx.partner.deleteMany({ where: { id: { in: found.partners } } });
  await tx.testimonial.deleteMany({ where: { id: { in: found.testimonials } } });
  await tx.companyInfo.deleteMany({ where: { id: { in: found.companyInfo } } });
  const keys = [...images, ...categories, ...partners].flatMap(({ pictureKey }) => pictureKey ?? []);
  return deleteUnreferencedPictures(tx, keys);
}

async function requireNone(db: Db, example: ExampleShop): Promise<void> {
  const { articles, categories } = await example.findUnchanged(db);
  if (articles.length + categories.length > 0) throw new DomainError('CONFLICT', { message: exampleSentences.there });
}

/** Requests, sets and articles wait: none takes an article of the example that is being removed. */
async function lock(tx: Db): Promise<void> {
  await tx.$executeRaw`LOCK TABLE reservation_request_items, article_set_items, articles, categories IN SHARE ROW EXCLUSIVE MODE`;
}
