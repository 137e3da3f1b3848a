import { isClosed } from '@barnum/rules/dates/closed-days';
import { addDays } from '@barnum/rules/dates/days';
import { todayInParis } from '@barnum/rules/dates/paris-time';
import { eachDay, type Period } from '@barnum/rules/dates/period';
import { limits } from '@barnum/rules/limits';
import {
  asleepMonths,
  firstDays,
  monthsSince,
  type ParkDays,
  type ParkSums,
  parkDays,
  parkSums,
  utilisationOf,
} from '@barnum/rules/money/figures/park';
import { addTo, type HiredItem, turnoverByArticle } from '@barnum/rules/money/figures/park-turnover';
import type { ParkOrder } from '@barnum/rules/money/figures/park-words';
import { toCents } from '@barnum/rules/prices/amounts';
import type { RequestPrice } from '@barnum/rules/prices/price-request';
import { sum } from '@barnum/rules/prices/vat-shares';
import { agreedStates } from '@barnum/rules/requests/reservation-requests/request-states';
import { type Db, Prisma } from '../../../platform/db/client.ts';
import { readRentalTerms } from '../../../site/company-info/rental-terms.domain.ts';
import { readPricedHires } from '../../hire-prices/priced-hires.domain.ts';
import type { LedgerPeriod } from '../../ledger/totals.domain.ts';
import { type Missed, missedOf, readTariff } from './missed-hires.domain.ts';
import { readParkRows, type StoredParkArticle } from './park-rows.domain.ts';

/** What an article did in a period; amounts in cents, without taxes. */
export interface ParkLine extends ParkSums, Missed {
  articleId: number;
  nom: string;
  /** Agreed hires with it that began. */
  hires: number;
  turnover: number;
  /** The last day on which it was out by the end of the period; null for never. */
  lastOut: string | null;
  /** Whole months without a hire, where they are many enough to say so; null otherwise. */
  asleep: number | null;
}

/** The occupation of the park on a day: of articles whose stock is limited. */
export interface ParkDay {
  jour: string;
  /** Pieces that were out, and that could be. */
  out: number;
  possible: number;
  /** Their share, each piece counted for its price: a tent is more than a glass. Null where there are none. */
  part: number | null;
  /** Agreed hires that are under way. */
  hires: number;
  isClosed: boolean;
}

/** What the park did in a period. */
export interface Park {
  lines: ParkLine[];
  days: ParkDay[];
  /** What agreed hires that began come to, in cents without taxes, and what of it is of no article that still exists. */
  turnover: number;
  ofNoArticle: number;
}

/** What the articles did in a period. */
export async function readPark(db: Db, { du, au }: LedgerPeriod, today = todayInParis()): Promise<Park> {
  const { joursRemiseEnEtat: cleaningDays, fermetures } = await readRentalTerms(db);
  const by = au < today ? au : today;
  // What was refused may have lasted beyond the period.
  const known = { debut: du, fin: addDays(au, limits.rentalDays + limits.maxCleaningDays) };
  const agreed = Prisma.sql`r.statut IN (${Prisma.join([...agreedStates])})`;
  // At once: the database sums up the one while the other is priced.
  const [begun, { articles, hires }] = await Promise.all([
    readPricedHires(db, Prisma.sql`${agreed} AND r.debut BETWEEN ${du}::date AND ${au}::date`, 'parts'),
    readParkRows(db, known, { until: au, by, today, cleaningDays }),
  ]);
  const turnover = new Map<number | null, number>();
  const counts = new Map<number | null, number>();
  for (const { price } of begun) {
    for (const [id, cents] of turnoverByArticle(price)) addTo(turnover, id, cents);
    for (const id of takenBy(price)) addTo(counts, id, 1);
  }
  const tariff = await readTariff(db);
  const period = eachDay({ debut: du, fin: au });
  const closed = period.map((day) => isClosed(day, fermetures));
  const all = articles.map((article) => {
    const days = parkDays(article, known);
    return { article, days: firstDays(days, period.length), missed: missedOf(article, days, { from: du, tariff }) };
  });
  const lines = all.map(({ article, days, missed }): ParkLine => {
    const { id: articleId, nom, lastOut } = article;
    return {
      articleId,
      nom,
      ...parkSums(days, closed),
      hires: counts.get(articleId) ?? 0,
      turnover: turnover.get(articleId) ?? 0,
      lastOut,
      asleep: asleepOf(article, by),
      ...missed,
    };
  });
  const told = new Set(articles.filter((article) => isOfPark(article, by)).map(({ id }) => id));
  const ids = new Set(articles.map(({ id }) => id));
  return {
    lines: lines.filter((line) => told.has(line.articleId) || hasFigures(line)),
    days: occupationOf(period, closed, { all, hires }),
    turnover: sum([...turnover.values()]),
    ofNoArticle: sum([...turnover].map(([id, cents]) => (id !== null && ids.has(id) ? 0 : cents))),
  };
}

/** The lines of a park, those with most of something first. */
export function orderedLines({ lines }: Park, order: ParkOrder): ParkLine[] {
  const weight = weights[order];
  return lines.toSorted((one, other) => weight(other) - weight(one) || other.turnover - one.turnover);
}

const weights: Record<ParkOrder, (line: ParkLine) => number> = {
  chiffre: ({ turnover }) => turnover,
  utilisation: (line) => utilisationOf(line) ?? -1,
  sommeil: ({ asleep }) => asleep ?? -1,
  manque: ({ refused, lowered, complet, missed }) => missed + refused + lowered + complet,
};

/** The articles that a hire takes, each once. */
function takenBy({ items }: RequestPrice<HiredItem>): Set<number | null> {
  return new Set(items.flatMap(({ item }) => ((item.nature ?? 'article') === 'article' ? articlesOf(item) : [])));
}

/** A pack stands for what it holds. */
function articlesOf({ articleId, parts }: HiredItem): (number | null)[] {
  return parts.length > 0 ? parts.map((part) => part.articleId) : [articleId];
}

/** Whether an article is told of though it did nothing: it was there, is no pack, and may be hired out. */
function isOfPark({ isArchived, isPack, since }: StoredParkArticle, by: string): boolean {
  return !isArchived && !isPack && since <= by;
}

function hasFigures({ out, rentedIn, hires, turnover, refused, lowered, complet }: ParkLine): boolean {
  return [out, rentedIn, hires, turnover, refused, lowered, complet].some((figure) => figure > 0);
}

/** Since how many months nobody hired an article that could be hired; null where that is not long ago. */
function asleepOf(article: StoredParkArticle, by: string): number | null {
  if (!isOfPark(article, by) || article.stock === 0) return null;
  const months = monthsSince(article.lastOut ?? article.since, by);
  return months >= asleepMonths ? months : null;
}

interface OfArticle {
  article: StoredParkArticle;
  days: ParkDays;
}

function occupationOf(
  period: readonly string[],
  closed: readonly boolean[],
  { all, hires }: { all: readonly OfArticle[]; hires: readonly (Period & { quantite: number })[] },
): ParkDay[] {
  const limited = all.filter(({ days }) => days.possible !== null);
  const weights = limited.map(({ article }) => toCents(article.prix));
  return period.map((jour, day) => {
    const plain = { out: 0, possible: 0 };
    const weighted = { out: 0, possible: 0 };
    for (const [index, { days }] of limited.entries()) {
      const [out, possible, weight] = [days.out[day] ?? 0, days.possible?.[day] ?? 0, weights[index] ?? 0];
      plain.out += out;
      plain.possible += possible;
      weighted.out += out * weight;
      weighted.possible += possible * weight;
    }
    return {
      jour,
      ...plain,
      part: utilisationOf(weighted),
      hires: hires.reduce((all, { debut, fin, quantite }) => all + (debut <= jour && jour <= fin ? quantite : 0), 0),
      isClosed: closed[day] ?? false,
    };
  });
}
