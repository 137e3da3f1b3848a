import { addDays } from '@barnum/rules/dates/days';
import { changeOf, openThen, receivedAheadThen } from '@barnum/rules/money/figures/declared-vat';
import { monthsWithin } from '@barnum/rules/money/figures/figure-periods';
import { type VatBasis, vatBases } from '@barnum/rules/money/figures/figures';
import { dailyChanges, daysOfDeal, dealThen, invoiceThen } from '@barnum/rules/money/figures/histories';
import { addShares, receivedShares, waitingMoney } from '@barnum/rules/money/figures/received-shares';
import type { VatLine } from '@barnum/rules/money/figures/vat-lines';
import { type RateShare, sum } from '@barnum/rules/prices/vat-shares';
import type { Db } from '../../../platform/db/client.ts';
import type { LedgerPeriod } from '../../ledger/totals.domain.ts';
import { type DatedDeal, readFreeMoney } from './dated-deals.domain.ts';
import { overpaidBy, readDatedInvoices, touchedIn } from './dated-invoices.domain.ts';
import { readReceivedSources, readVatSources, type VatSource } from './vat-sources.domain.ts';

/** What a document, or the money of a deal without one, adds to a period; cents, by rate. */
export interface VatPart extends Pick<VatSource, 'invoice' | 'requestId' | 'client'> {
  shares: RateShare[];
  /** The days of the period on which it counts, the oldest first. */
  days: () => string[];
}

/** Money of a deal that is counted against no invoice, as far as the deal asks for it; cents. */
export interface MoneyAhead {
  requestId: number;
  client: string;
  montant: number;
  /** Since when there is some of it without a break: the day from which it counts. */
  depuis: string;
  /** What of it an issued invoice of the deal waits for. */
  billed: number;
}

/** The VAT of a period, and what it is made of. Cautions are no part of it. */
export interface VatFigures {
  period: LedgerPeriod;
  parts: Record<VatBasis, VatPart[]>;
  ahead: MoneyAhead[];
  /** Cents at the end of the period that wait for what they are of. */
  waiting: number;
}

/**
 * The VAT of a period, both days included, on three bases (decision 036). Everything is read as it stood before the period
 * and at its end: a figure is the difference.
 */
export async function readVatFigures(db: Db, period: LedgerPeriod): Promise<VatFigures> {
  const { deals, ofNone, ...sources } = await readVatSources(db, period);
  const [before, after] = [addDays(period.du, -1), period.au];
  const partsOf = (basis: VatBasis): VatPart[] =>
    sources[basis]
      .map(({ invoice, requestId, client, days, sharesOn }) => ({
        invoice,
        requestId,
        client,
        shares: changeOf(sharesOn(after), sharesOn(before)),
        days: () => dailyChanges(days, period, sharesOn).map(({ date }) => date),
      }))
      .filter(({ shares }) => shares.length > 0);
  const ahead = aheadOf(deals, after);
  const beyondDeals = sum(deals.map((deal) => dealThen(deal, after).free)) - sum(ahead.map(({ montant }) => montant));
  const overpaid = await readDatedInvoices(db, overpaidBy(after), after);
  return {
    period,
    parts: { declarer: partsOf('declarer'), facture: partsOf('facture'), recu: partsOf('recu') },
    ahead,
    waiting: ofNone + beyondDeals + sum(overpaid.map((invoice) => waitingMoney(invoiceThen(invoice, after)))),
  };
}

/** The lines that the figures of a period are the sums of, figure by figure, by day. */
export async function readVatLines(db: Db, period: LedgerPeriod): Promise<VatLine[]> {
  const sources = await readVatSources(db, period);
  return vatBases.flatMap((basis) =>
    sources[basis]
      .flatMap(({ invoice, requestId, client, debits, corrige, days, sharesOn }) =>
        dailyChanges(days, period, sharesOn).flatMap(({ date, shares }) =>
          shares.map((share) => ({
            ...share,
            basis,
            date,
            numero: invoice?.numero ?? null,
            requestId,
            client,
            debits,
            corrige,
          })),
        ),
      )
      .toSorted((one, other) => one.date.localeCompare(other.date)),
  );
}

/** What is counted against no invoice at the end of a day. */
export async function readAhead(db: Db, day: string): Promise<MoneyAhead[]> {
  return aheadOf((await readFreeMoney(db, { du: day, au: day })).deals, day);
}

function aheadOf(deals: readonly DatedDeal[], day: string): MoneyAhead[] {
  return deals
    .map((deal) => {
      const then = dealThen(deal, day);
      const aheadOn = (on: string) => totalOf(receivedAheadThen(dealThen(deal, on), receivedShares));
      const montant = aheadOn(day);
      const open = sum(then.invoices.map(openThen));
      const days = daysOfDeal(deal).filter((on) => on <= day);
      const depuis = days.toSorted().findLast((on) => aheadOn(addDays(on, -1)) === 0) ?? day;
      return { requestId: deal.requestId, client: deal.client, montant, depuis, billed: Math.min(montant, open) };
    })
    .filter(({ montant }) => montant > 0);
}

function totalOf(shares: readonly RateShare[]): number {
  return sum(shares.map(({ total }) => total));
}

/** What all parts come to, by rate, the highest first. */
export function totalOfParts(parts: readonly VatPart[]): RateShare[] {
  return changeOf(addShares(...parts.map(({ shares }) => shares)), []);
}

/** The tax of what came in, by month of a period, `YYYY-MM`: what *Reçu* of each month has; cents. */
export async function readReceivedTaxes(db: Db, period: LedgerPeriod): Promise<Map<string, number>> {
  const months = new Map(monthsWithin(period).map((month) => [month.du.slice(0, 7), month]));
  const taxes = new Map<string, number>();
  for (const { days, sharesOn } of await readReceivedSources(db, period)) {
    const taxOn = (day: string) => sum(sharesOn(day).map(({ tva }) => tva));
    for (const mois of new Set(days.map((day) => day.slice(0, 7)))) {
      const month = months.get(mois);
      if (month) taxes.set(mois, (taxes.get(mois) ?? 0) + taxOn(month.au) - taxOn(addDays(month.du, -1)));
    }
  }
  return taxes;
}

/** What came in for invoices in a period, refunds taken off, by rate. */
export async function readReceivedByRate(db: Db, period: LedgerPeriod): Promise<RateShare[]> {
  const invoices = await readDatedInvoices(db, touchedIn(period), period.au);
  const until = (day: string) => addShares(...invoices.map((invoice) => receivedShares(invoiceThen(invoice, day))));
  return changeOf(until(period.au), until(addDays(period.du, -1)));
}
