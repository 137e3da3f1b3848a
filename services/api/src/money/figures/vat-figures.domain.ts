import { addDays } from '@barnum/rules/dates/days';
import { billedThen, changeOf, declaredThen, receivedAheadThen } from '@barnum/rules/money/figures/declared-vat';
import type { VatBasis } from '@barnum/rules/money/figures/figures';
import { dealThen, invoiceThen } from '@barnum/rules/money/figures/histories';
import { addShares, receivedShares, waitingMoney } from '@barnum/rules/money/figures/received-shares';
import { type RateShare, sum } from '@barnum/rules/prices/vat-shares';
import { type Db, Prisma } from '../../platform/db/client.ts';
import type { LedgerPeriod } from '../ledger/totals.domain.ts';
import { type DatedDeal, readFreeMoney } from './dated-deals.domain.ts';
import { overpaidBy, readDatedInvoices, readIssuedShares, touchedIn } from './dated-invoices.domain.ts';

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
  const told = Prisma.sql`(${touchedIn(period)} OR ${overpaidBy(period.au)})`;
  const invoices = await readDatedInvoices(db, told, period.au);
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
    recu: withShares([...ofInvoices(receivedShares), ...ofDeals(receivedShares)]),
    declarer: withShares([...ofInvoices(declaredThen), ...ofDeals(declaredThen)]),
  };
  const ahead = aheadOf(deals, after);
  const beyondDeals = sum(deals.map((deal) => dealThen(deal, after).free)) - sum(ahead.map(({ montant }) => montant));
  const beyondInvoices = sum(invoices.map((invoice) => waitingMoney(invoiceThen(invoice, after))));
  return { period, parts, ahead, waiting: ofNone + beyondDeals + beyondInvoices };
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

function withShares(parts: VatPart[]): VatPart[] {
  return parts.filter(({ shares }) => shares.length > 0);
}

/** What came in for invoices in a period, refunds taken off, by rate. */
export async function readReceivedByRate(db: Db, period: LedgerPeriod): Promise<RateShare[]> {
  const invoices = await readDatedInvoices(db, touchedIn(period), period.au);
  const until = (day: string) => addShares(...invoices.map((invoice) => receivedShares(invoiceThen(invoice, day))));
  return changeOf(until(period.au), until(addDays(period.du, -1)));
}
