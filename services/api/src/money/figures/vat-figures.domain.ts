import { addDays } from '@barnum/rules/dates/days';
import { billedThen, changeOf, declaredThen, receivedAheadThen } from '@barnum/rules/money/figures/declared-vat';
import { monthsWithin } from '@barnum/rules/money/figures/figure-periods';
import type { VatBasis } from '@barnum/rules/money/figures/figures';
import { daysOfDeal, daysOfInvoice, dealThen, invoiceThen } from '@barnum/rules/money/figures/histories';
import { addShares, receivedShares } from '@barnum/rules/money/figures/received-shares';
import { type RateShare, sum } from '@barnum/rules/prices/vat-shares';
import type { Db } from '../../platform/db/client.ts';
import type { LedgerPeriod } from '../ledger/totals.domain.ts';
import { type DatedDeal, readFreeMoney } from './dated-deals.domain.ts';
import { readDatedInvoices, readIssuedShares, touchedIn } from './dated-invoices.domain.ts';

/** What a document, or the money of a deal without one, adds to a period; cents, by rate. */
export interface VatPart {
  /** Null for money that came in without an invoice. */
  invoice: { id: number; numero: string } | null;
  requestId: number | null;
  client: string;
  shares: RateShare[];
}

/** Money of a deal that is counted against no invoice, as far as the deal asks for it; cents. */
export interface MoneyAhead {
  requestId: number;
  client: string;
  montant: number;
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
  const invoices = await readDatedInvoices(db, touchedIn(period), period.au);
  const { deals, ofNone } = await readFreeMoney(db, period);
  const [before, after] = [addDays(period.du, -1), period.au];
  const ofInvoices = (countedOf: typeof declaredThen): VatPart[] =>
    invoices.map((invoice) => ({
      invoice: { id: invoice.id, numero: invoice.numero },
      requestId: invoice.requestId,
      client: invoice.client,
      shares: changeOf(countedOf(invoiceThen(invoice, after)), countedOf(invoiceThen(invoice, before))),
    }));
  const ofDeals = (countedOf: typeof declaredThen): VatPart[] =>
    deals.map((deal) => ({
      invoice: null,
      requestId: deal.requestId,
      client: deal.client,
      shares: changeOf(
        receivedAheadThen(dealThen(deal, after), countedOf),
        receivedAheadThen(dealThen(deal, before), countedOf),
      ),
    }));
  const issued = await readIssuedShares(db, period);
  const parts = {
    facture: issued.map(({ id, numero, client, shares }) => ({
      invoice: { id, numero },
      requestId: null,
      client,
      shares: changeOf(shares, []),
    })),
    recu: told([...ofInvoices(receivedShares), ...ofDeals(receivedShares)]),
    declarer: told([...ofInvoices(declaredThen), ...ofDeals(declaredThen)]),
  };
  const ahead = aheadOf(deals, after);
  return {
    period,
    parts,
    ahead,
    waiting: ofNone + sum(deals.map((deal) => dealThen(deal, after).free)) - sum(ahead.map(({ montant }) => montant)),
  };
}

/** What is counted against no invoice at the end of a day. */
export async function readAhead(db: Db, day: string): Promise<MoneyAhead[]> {
  return aheadOf((await readFreeMoney(db, { du: day, au: day })).deals, day);
}

function aheadOf(deals: readonly DatedDeal[], day: string): MoneyAhead[] {
  return deals
    .map((deal) => {
      const then = dealThen(deal, day);
      const montant = totalOf(receivedAheadThen(then, receivedShares));
      const open = sum(
        then.invoices.map((one) => Math.max(0, totalOf(billedThen(one)) - totalOf(receivedShares(one)))),
      );
      return { requestId: deal.requestId, client: deal.client, montant, billed: Math.min(montant, open) };
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

function told(parts: VatPart[]): VatPart[] {
  return parts.filter(({ shares }) => shares.length > 0);
}

/** The tax of what came in, by month of a period, `YYYY-MM`: what *Reçu* of each month has; cents. */
export async function readReceivedTaxes(db: Db, period: LedgerPeriod): Promise<Map<string, number>> {
  const invoices = await readDatedInvoices(db, touchedIn(period), period.au);
  const { deals } = await readFreeMoney(db, period);
  const months = new Map(monthsWithin(period).map((month) => [month.du.slice(0, 7), month]));
  const taxes = new Map<string, number>();
  const count = (days: readonly string[], sharesOn: (day: string) => RateShare[]) => {
    const taxOn = (day: string) => sum(sharesOn(day).map(({ tva }) => tva));
    for (const mois of new Set(days.map((day) => day.slice(0, 7)))) {
      const month = months.get(mois);
      if (month) taxes.set(mois, (taxes.get(mois) ?? 0) + taxOn(month.au) - taxOn(addDays(month.du, -1)));
    }
  };
  for (const invoice of invoices) count(daysOfInvoice(invoice), (day) => receivedShares(invoiceThen(invoice, day)));
  for (const deal of deals) {
    count(daysOfDeal(deal), (day) => receivedAheadThen(dealThen(deal, day), receivedShares));
  }
  return taxes;
}

/** What came in for invoices in a period, refunds taken off, by rate. */
export async function readReceivedByRate(db: Db, period: LedgerPeriod): Promise<RateShare[]> {
  const invoices = await readDatedInvoices(db, touchedIn(period), period.au);
  const until = (day: string) => addShares(...invoices.map((invoice) => receivedShares(invoiceThen(invoice, day))));
  return changeOf(until(period.au), until(addDays(period.du, -1)));
}
