import { toDay } from '@barnum/rules/dates/days';
import { todayInParis } from '@barnum/rules/dates/paris-time';
import { type DatedPrice, priceOnDay } from '@barnum/rules/prices/price-on-day';
import type { Db, Prisma } from '../../platform/db/client.ts';

/** What a price list says of an article. */
export interface ListedPrice extends DatedPrice<Prisma.Decimal> {
  list: { id: number; nom: string };
}

/** What the lists say of each of these articles, the earliest first; nothing of those in none. */
export async function readListedPrices(db: Db, articleIds: number[]): Promise<ReadonlyMap<number, ListedPrice[]>> {
  const rows = await db.priceListItem.findMany({
    where: { articleId: { in: articleIds } },
    select: { articleId: true, prix: true, list: { select: { id: true, nom: true, aPartirDu: true } } },
    orderBy: { list: { aPartirDu: 'asc' } },
  });
  const found = new Map<number, ListedPrice[]>();
  for (const { articleId, prix, list } of rows) {
    const { aPartirDu, ...named } = list;
    found.set(articleId, [...(found.get(articleId) ?? []), { aPartirDu: toDay(aPartirDu), prix, list: named }]);
  }
  return found;
}

/** Articles with the price of a day, today's by default: what the lists say of them, or else their own. */
export async function pricedOn<Article extends { id: number; prix: Prisma.Decimal }>(
  db: Db,
  articles: Article[],
  day = todayInParis(),
): Promise<Article[]> {
  const listed = await readListedPrices(
    db,
    articles.map(({ id }) => id),
  );
  if (listed.size === 0) return articles;
  return articles.map((article) => ({
    ...article,
    prix: priceOnDay(article.prix, listed.get(article.id) ?? [], day),
  }));
}

/** Whether there is any list: without one, nothing more is read. */
export async function hasPriceLists(db: Db): Promise<boolean> {
  return (await db.priceList.findFirst({ select: { id: true } })) !== null;
}
