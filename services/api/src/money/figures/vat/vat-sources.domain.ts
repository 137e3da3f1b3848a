import { declaredThen, receivedAheadThen } from '@barnum/rules/money/figures/declared-vat';
import type { VatBasis } from '@barnum/rules/money/figures/figures';
import { daysOfDeal, daysOfInvoice, dealThen, invoiceThen } from '@barnum/rules/money/figures/histories';
import { receivedShares } from '@barnum/rules/money/figures/received-shares';
import type { RateShare } from '@barnum/rules/prices/vat-shares';
import type { Db } from '../../../platform/db/client.ts';
import type { LedgerPeriod } from '../../ledger/totals.domain.ts';
import { type FreeMoney, readFreeMoney } from './dated-deals.domain.ts';
import { type DatedInvoice, readDatedInvoices, readIssuedShares, touchedIn } from './dated-invoices.domain.ts';

/** A document, or the money of a deal without one, as a basis of VAT counts it day by day. */
export interface VatSource {
  /** Null for money that came in without an invoice. */
  invoice: { id: number; numero: string } | null;
  requestId: number | null;
  client: string;
  /** Whether its VAT is due when it is issued; null without an invoice. */
  debits: boolean | null;
  /** The number of the invoice that a credit note corrects. */
  corrige: string | null;
  /** On which it may have changed, in no order. */
  days: readonly string[];
  /** What it came to at the end of a day, since ever. */
  sharesOn: (day: string) => RateShare[];
}

/** What the VAT of a period is made of, on each basis, with the money that is counted against no invoice. */
export async function readVatSources(db: Db, period: LedgerPeriod): Promise<Record<VatBasis, VatSource[]> & FreeMoney> {
  const money = await readMoney(db, period);
  const touched = new Map(money.invoices.map((invoice) => [invoice.id, invoice]));
  const issued = await readIssuedShares(db, period);
  const facture = issued.map(({ id, numero, date, requestId, client, correctsId, shares }) => ({
    invoice: { id, numero },
    requestId,
    client,
    debits: touched.get(correctsId ?? id)?.debits ?? null,
    corrige: correctsId === null ? null : (touched.get(correctsId)?.numero ?? null),
    days: [date],
    sharesOn: (day: string) => (date <= day ? shares : []),
  }));
  const { deals, ofNone } = money;
  return { deals, ofNone, facture, recu: countedOf(money, receivedShares), declarer: countedOf(money, declaredThen) };
}

/** What came in during a period, by document. */
export async function readReceivedSources(db: Db, period: LedgerPeriod): Promise<VatSource[]> {
  return countedOf(await readMoney(db, period), receivedShares);
}

interface Money extends FreeMoney {
  invoices: readonly DatedInvoice[];
}

async function readMoney(db: Db, period: LedgerPeriod): Promise<Money> {
  const invoices = await readDatedInvoices(db, touchedIn(period), period.au);
  return { invoices, ...(await readFreeMoney(db, period)) };
}

function countedOf({ invoices, deals }: Money, counted: typeof declaredThen): VatSource[] {
  return [
    ...invoices.map((invoice) => ({
      invoice: { id: invoice.id, numero: invoice.numero },
      requestId: invoice.requestId,
      client: invoice.client,
      debits: invoice.debits,
      corrige: null,
      days: daysOfInvoice(invoice),
      sharesOn: (day: string) => counted(invoiceThen(invoice, day)),
    })),
    ...deals.map((deal) => ({
      invoice: null,
      requestId: deal.requestId,
      client: deal.client,
      debits: null,
      corrige: null,
      days: daysOfDeal(deal),
      sharesOn: (day: string) => receivedAheadThen(dealThen(deal, day), counted),
    })),
  ];
}
