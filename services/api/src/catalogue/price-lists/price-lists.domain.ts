import { priceListSentences } from '@barnum/rules/catalogue/price-lists/price-list-sentences';
import { raisedPrice } from '@barnum/rules/catalogue/price-lists/raised-price';
import type { NewPriceListInput, PriceListPatch } from '@barnum/rules/catalogue/price-lists-input';
import { addDays, dayColumn } from '@barnum/rules/dates/days';
import { DomainError } from '@barnum/rules/errors';
import { limits } from '@barnum/rules/limits';
import type { Db, Prisma, PrismaClient } from '../../platform/db/client.ts';
import { requireUnchanged } from '../../platform/db/optimistic-locking.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { pricedOn } from './dated-prices.domain.ts';

type Query = Pick<Prisma.PriceListFindManyArgs, 'include' | 'select'>;

/** A written list, with everything that GraphQL may select. */
const countedList = { include: { _count: { select: { items: true } } } } satisfies Query;

/** All lists, the one that counts last first. */
export function listPriceLists(db: Db, query: Query = {}) {
  return db.priceList.findMany({ ...query, orderBy: { aPartirDu: 'desc' } });
}

/** The list, or null when there is none. */
export function findPriceList(db: Db, id: number, query: Query = {}) {
  return db.priceList.findUnique({ ...query, where: { id } });
}

/**
 * Creates a list: of each article that is not archived the price that is in force the day before, after the raise.
 * @throws DomainError VALIDATION when another list counts from that day, a price would be too high, or there are as many
 * lists as there may be.
 */
export function createPriceList(db: Db | PrismaClient, { nom, aPartirDu, ...raise }: NewPriceListInput) {
  return inTransaction(db, async (tx) => {
    await lockLists(tx);
    if ((await tx.priceList.count()) >= limits.priceLists) refuse('nom', priceListSentences.tooMany);
    await requireFreeDay(tx, aPartirDu);
    // They stay until their prices are written.
    await tx.$executeRaw`SELECT id FROM articles WHERE etat <> 'archive' ORDER BY id FOR KEY SHARE`;
    const articles = await tx.article.findMany({
      where: { etat: { not: 'archive' } },
      select: { id: true, prix: true },
      orderBy: { id: 'asc' },
    });
    const before = await pricedOn(tx, articles, addDays(aPartirDu, -1));
    const prices = before.map(({ id, prix }) => ({ articleId: id, prix: raisedPrice(prix.toFixed(2), raise) }));
    if (prices.some(({ prix }) => Number(prix) > limits.maxAmount)) refuse('pourcent', priceListSentences.priceTooHigh);
    const list = await tx.priceList.create({ data: { nom, aPartirDu: dayColumn(aPartirDu) } });
    await insertPrices(tx, list.id, prices);
    return tx.priceList.findUniqueOrThrow({ where: { id: list.id }, ...countedList });
  });
}

/**
 * Changes what `patch` contains: of the prices those that it names.
 * @throws DomainError NOT_FOUND, CONFLICT when the list changed after `seen`, VALIDATION for an unknown article, or when
 * another list counts from that day.
 */
export function updatePriceList(
  db: Db | PrismaClient,
  id: number,
  { nom, aPartirDu, prix = [] }: Partial<PriceListPatch>,
  seen?: Date | null,
) {
  return inTransaction(db, async (tx) => {
    await lockLists(tx);
    const current = await tx.priceList.findUnique({ where: { id } });
    if (current === null) throw listNotFound();
    requireUnchanged(current, seen);
    if (aPartirDu !== undefined) await requireFreeDay(tx, aPartirDu, id);
    const ids = prix.map(({ articleId }) => articleId);
    const found = await tx.$queryRaw<object[]>`SELECT id FROM articles WHERE id = ANY(${ids}) FOR KEY SHARE`;
    if (found.length < ids.length) refuse('prix', priceListSentences.articleUnknown);
    await tx.$executeRaw`DELETE FROM price_list_items WHERE list_id = ${id} AND article_id = ANY(${ids})`;
    await insertPrices(
      tx,
      id,
      prix.flatMap(({ articleId, prix }) => (prix === null ? [] : { articleId, prix })),
    );
    return tx.priceList.update({
      where: { id },
      data: {
        ...(nom !== undefined && { nom }),
        ...(aPartirDu !== undefined && { aPartirDu: dayColumn(aPartirDu) }),
        updatedAt: new Date(),
      },
      ...countedList,
    });
  });
}

/**
 * Deletes a list; requests keep the prices that they were written with.
 * @throws DomainError NOT_FOUND when there is none.
 */
export async function deletePriceList(db: Db, id: number): Promise<void> {
  const { count } = await db.priceList.deleteMany({ where: { id } });
  if (count === 0) throw listNotFound();
}

/** Lists that are written at the same time know of each other’s days. */
async function lockLists(tx: Db): Promise<void> {
  await tx.$executeRaw`LOCK TABLE price_lists IN SHARE ROW EXCLUSIVE MODE`;
}

async function requireFreeDay(tx: Db, day: string, self?: number): Promise<void> {
  const other = await tx.priceList.findUnique({ where: { aPartirDu: dayColumn(day) } });
  if (other !== null && other.id !== self) refuse('aPartirDu', priceListSentences.dayTaken(other.nom));
}

/** In one statement, of thousands too. */
async function insertPrices(
  tx: Db,
  listId: number,
  prices: readonly { articleId: number; prix: string }[],
): Promise<void> {
  if (prices.length === 0) return;
  const ids = prices.map(({ articleId }) => articleId);
  const amounts = prices.map(({ prix }) => prix);
  await tx.$executeRaw`
    INSERT INTO price_list_items (list_id, article_id, prix)
    SELECT ${listId}, article_id, prix::numeric FROM unnest(${ids}::int[], ${amounts}::text[]) AS given (article_id, prix)`;
}

function refuse(field: string, message: string): never {
  throw new DomainError('VALIDATION', { message, fields: { [field]: message } });
}

function listNotFound(): DomainError {
  return new DomainError('NOT_FOUND', { message: priceListSentences.notFound });
}
