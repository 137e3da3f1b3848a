import { todayInParis } from '@barnum/rules/dates/paris-time';
import type { FigurePeriod } from '@barnum/rules/money/figures/figure-periods';
import { daysOfBook, monthsOfBook, type OrderBookSpan, weeksOfBook } from '@barnum/rules/money/figures/order-book';
import { netOf } from '@barnum/rules/money/figures/park-turnover';
import { sum } from '@barnum/rules/prices/vat-shares';
import { agreedStates } from '@barnum/rules/requests/reservation-requests/request-states';
import { type Db, Prisma } from '../../../platform/db/client.ts';
import { readPricedHires } from '../../hire-prices/priced-hires.domain.ts';

/** Agreed hires, and what they come to with taxes and without, in cents. */
export interface BookedSum {
  nombre: number;
  montant: number;
  horsTaxes: number;
}

/** What is agreed on for some days to come, beside what was at the same time a year before. */
export interface BookedSpan extends FigurePeriod, BookedSum {
  before: BookedSum;
}

export interface OrderBook {
  semaines: BookedSpan[];
  mois: BookedSpan[];
}

/**
 * What is agreed on for the weeks and the months to come. Of a year before it is what the history of states says was
 * agreed on at the end of that day, in its present days and terms.
 */
export async function readOrderBook(db: Db, today = todayInParis()): Promise<OrderBook> {
  const { du, au, before } = daysOfBook(today);
  const agreed = Prisma.sql`(${Prisma.join([...agreedStates])})`;
  const [now, then] = await Promise.all([
    readBooked(db, Prisma.sql`r.statut IN ${agreed} AND r.debut BETWEEN ${du}::date AND ${au}::date`),
    readBooked(
      db,
      Prisma.sql`r.debut BETWEEN ${before.du}::date AND ${before.au}::date AND (
        SELECT e.apres::text FROM request_events e
        WHERE e.request_id = r.id AND e.created_at < (${before.du}::date + 1)::timestamp AT TIME ZONE 'Europe/Paris'
        ORDER BY e.created_at DESC, e.id DESC LIMIT 1
      ) IN ${agreed}`,
    ),
  ]);
  const booked = (span: OrderBookSpan): BookedSpan => ({
    du: span.du,
    au: span.au,
    ...sumOf(now, span),
    before: sumOf(then, span.before),
  });
  return { semaines: weeksOfBook(today).map(booked), mois: monthsOfBook(today).map(booked) };
}

interface BookedHire extends Omit<BookedSum, 'nombre'> {
  debut: string;
}

async function readBooked(db: Db, chosen: Prisma.Sql): Promise<BookedHire[]> {
  const hires = await readPricedHires(db, chosen, 'taxes');
  return Array.from(hires, ({ debut, price }) => ({ debut, montant: price.total, horsTaxes: netOf(price) }));
}

function sumOf(hires: readonly BookedHire[], { du, au }: FigurePeriod): BookedSum {
  const booked = hires.filter(({ debut }) => du <= debut && debut <= au);
  return {
    nombre: booked.length,
    montant: sum(booked.map(({ montant }) => montant)),
    horsTaxes: sum(booked.map(({ horsTaxes }) => horsTaxes)),
  };
}
