import { join } from 'node:path';
import { exampleSentences } from '@barnum/rules/desk/example/example';
import { DomainError } from '@barnum/rules/errors';
import { createBackup } from '../../backup/backup.ts';
import { readPacks } from '../../catalogue/packs/pack-totals.domain.ts';
import type { Database, Db, PrismaClient } from '../../platform/db/client.ts';
import { deletePictureFiles, deleteUnreferencedPictures } from '../../platform/picture-files/picture-files.domain.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { readSiteText } from '../../site/site-texts/site-texts.domain.ts';

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
}

declare module '../../platform/context.ts' {
  interface Services {
    example: ExampleShop;
  }
}

/** What stays: records of the example that bear its mark, and that something of the shop's own holds. */
export interface RemovableExample extends ExampleRecords {
  heldRequests: number[];
  heldCustomers: number[];
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
  await requireNone(db);
  const add = await example.storePictures(db, storage);
  await db.$transaction(async (tx) => {
    await lock(tx);
    await requireNone(tx);
    await markWhatIsAdded(tx);
    await add(tx);
  }, longest);
}

/** Marks as the example's what this transaction adds from now on, until somebody changes it. */
export async function markWhatIsAdded(tx: Db): Promise<void> {
  await tx.$executeRaw`SELECT set_config('barnum.example', 'on', true)`;
}

/**
 * What can be removed: what bears the mark of the example, but for requests with a quote, an invoice, a mail or money,
 * customers with such requests or invoices, articles that something of somebody else holds, and categories that hold
 * articles.
 */
export async function findRemovableExample(db: Db): Promise<RemovableExample> {
  const found = await findMarked(db);
  const heldRequests = await findHeldRequests(db, found);
  const requests = without(found.requests, heldRequests);
  const heldCustomers = await findHeldCustomers(db, { ...found, requests });
  const heldArticles = await findHeldArticles(db, { ...found, requests });
  const articles = without(found.articles, heldArticles);
  const holding = await db.article.findMany({
    where: { categorieId: { in: found.categories }, id: { notIn: articles } },
    select: { categorieId: true },
    distinct: ['categorieId'],
  });
  const heldCategories = found.categories.filter((id) => holding.some(({ categorieId }) => categorieId === id));
  const gone = {
    requests,
    articles,
    customers: without(found.customers, heldCustomers),
    categories: without(found.categories, heldCategories),
  };
  return { ...found, ...gone, heldRequests, heldCustomers, heldArticles, heldCategories };
}

/**
 * Removes the example after a backup; `name` is the shop's, `count` how many records were shown. Returns the file of
 * the backup.
 * @throws DomainError VALIDATION for another name, CONFLICT when there is something else to remove now.
 */
export async function removeExample(
  { storage, database, dataDir }: Omit<Stores, 'example'>,
  { name, count }: { name: string; count: number },
): Promise<string> {
  const db = database.prisma;
  if (name.trim() !== (await readSiteText(db, 'name'))) {
    throw new DomainError('VALIDATION', { message: exampleSentences.name, fields: { name: exampleSentences.name } });
  }
  if (countExample(await findRemovableExample(db)) !== count) throw new DomainError('CONFLICT');
  const file = `before-example-removal-${new Date().toISOString().replaceAll(':', '-')}.tar.gz`;
  await createBackup({ database, storage }, join(dataDir, 'backups', file));
  const pictures = await db.$transaction(async (tx) => {
    await lock(tx);
    const found = await findRemovableExample(tx);
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
  await tx.customer.deleteMany({ where: { id: { in: found.customers } } });
  await tx.articleSet.deleteMany({ where: { id: { in: found.articleSets } } });
  await tx.lineTemplate.deleteMany({ where: { id: { in: found.lineTemplates } } });
  await tx.missedDemand.deleteMany({ where: { isExample: true } });
  await tx.packComponent.deleteMany({ where: { packId: { in: found.articles } } });
  await tx.article.deleteMany({ where: { id: { in: found.articles } } });
  await tx.category.deleteMany({ where: { id: { in: found.categories } } });
  await tx.partner.deleteMany({ where: { id: { in: found.partners } } });
  await tx.testimonial.deleteMany({ where: { id: { in: found.testimonials } } });
  await tx.companyInfo.deleteMany({ where: { id: { in: found.companyInfo } } });
  const keys = [...images, ...categories, ...partners].flatMap(({ pictureKey }) => pictureKey ?? []);
  return deleteUnreferencedPictures(tx, keys);
}

async function findMarked(db: Db): Promise<ExampleRecords> {
  const marked = { where: { isExample: true }, select: { id: true } } as const;
  return {
    requests: idsOf(await db.reservationRequest.findMany(marked)),
    customers: idsOf(await db.customer.findMany(marked)),
    articles: idsOf(await db.article.findMany(marked)),
    articleSets: idsOf(await db.articleSet.findMany(marked)),
    lineTemplates: idsOf(await db.lineTemplate.findMany(marked)),
    categories: idsOf(await db.category.findMany(marked)),
    partners: idsOf(await db.partner.findMany(marked)),
    testimonials: idsOf(await db.testimonial.findMany(marked)),
    companyInfo: idsOf(await db.companyInfo.findMany(marked)),
  };
}

/** Those with a quote, an invoice, a mail, or an entry in the ledger, which stays for good and would lose its request. */
async function findHeldRequests(db: Db, { requests }: ExampleRecords): Promise<number[]> {
  const entries = await db.ledgerEntry.findMany({
    where: { requestId: { in: requests } },
    select: { requestId: true },
    distinct: ['requestId'],
  });
  const paid = entries.flatMap(({ requestId }) => requestId ?? []);
  const worked = [{ quote: { isNot: null } }, { invoices: { some: {} } }, { mails: { some: {} } }];
  return idsOf(
    await db.reservationRequest.findMany({
      where: { id: { in: requests }, OR: [{ id: { in: paid } }, ...worked] },
      select: { id: true },
    }),
  );
}

/** Those with requests that stay, with invoices, and those that another record was merged into. */
async function findHeldCustomers(db: Db, { customers, requests }: ExampleRecords): Promise<number[]> {
  const held = [
    { requests: { some: { id: { notIn: requests } } } },
    { invoices: { some: {} } },
    { merged: { some: {} } },
  ];
  return idsOf(await db.customer.findMany({ where: { id: { in: customers }, OR: held }, select: { id: true } }));
}

/** Those that a request, a set, a template, a pack or another article of somebody else needs, and the parts of such packs. */
async function findHeldArticles(
  db: Db,
  { articles, requests, articleSets, lineTemplates }: ExampleRecords,
): Promise<number[]> {
  const [ofOthers, ofOtherArticles] = [{ requestId: { notIn: requests } }, { articleId: { notIn: articles } }];
  const held = await db.article.findMany({
    where: {
      id: { in: articles },
      OR: [
        { requestItems: { some: ofOthers } },
        { requestParts: { some: { item: ofOthers } } },
        { pieces: { some: { outings: { some: ofOthers } } } },
        { setItems: { some: { setId: { notIn: articleSets } } } },
        { templateItems: { some: { templateId: { notIn: lineTemplates } } } },
        { packs: { some: { packId: { notIn: articles } } } },
        { companionOf: { some: ofOtherArticles } },
        { accessoryOf: { some: ofOtherArticles } },
      ],
    },
    select: { id: true },
  });
  const packs = await readPacks(db, idsOf(held), { withArchived: true });
  const parts = [...packs.values()].flat().map(({ articleId }) => articleId);
  const kept = new Set([...idsOf(held), ...parts]);
  return articles.filter((id) => kept.has(id));
}

function without(ids: readonly number[], held: readonly number[]): number[] {
  const kept = new Set(held);
  return ids.filter((id) => !kept.has(id));
}

function idsOf(rows: readonly { id: number }[]): number[] {
  return rows.map(({ id }) => id);
}

async function requireNone(db: Db): Promise<void> {
  const where = { isExample: true };
  const count = (await db.article.count({ where })) + (await db.category.count({ where }));
  if (count > 0) throw new DomainError('CONFLICT', { message: exampleSentences.there });
}

/**
 * Money, requests, sets and articles wait: none takes a record of the example that is being removed. Requests come first,
 * as they do for who takes money.
 */
async function lock(tx: Db): Promise<void> {
  await tx.$queryRaw`SELECT id FROM reservation_requests WHERE is_example ORDER BY id FOR UPDATE`;
  await tx.$executeRaw`
    LOCK TABLE ledger_entries, reservation_request_items, article_set_items, article_companions, article_accessories,
      stock_movements, pieces, piece_outings, preparation_ticks, articles, categories IN SHARE ROW EXCLUSIVE MODE`;
}
