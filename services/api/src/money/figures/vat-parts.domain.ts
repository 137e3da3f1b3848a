import { declaredThen, receivedAheadThen } from '@barnum/rules/money/figures/declared-vat';
import type { VatBasis } from '@barnum/rules/money/figures/figures';
import { daysOfDeal, daysOfInvoice, dealThen, invoiceThen } from '@barnum/rules/money/figures/histories';
import { receivedShares } from '@barnum/rules/money/figures/received-shares';
import type { RateShare } from '@barnum/rules/prices/vat-shares';
import type { Db } from '../../platform/db/client.ts';
import type { LedgerPeriod } from '../ledger/totals.domain.ts';
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
  const invoices = await readDatedInvoices(db, touchedIn(period), period.au);
  const free = await readFreeMoney(db, period);
  const issued = await readIssuedShares(db, period);
  const all = (countedOf: typeof declaredThen) => [
    ...invoices.map((invoice) => sourceOf(invoice, countedOf)),
    ...free.deals.map((deal) => ({
      invoice: null,
      requestId: deal.requestId,
      client: deal.client,
      debits: null,
      corrige: null,
      days: daysOfDeal(deal),
      sharesOn: (day: string) => receivedAheadThen(dealThen(deal, day), countedOf),
    })),
  ];
  const facture = issued.map(({ id, numero, date, shares, ...document }) => ({
    ...document,
    invoice: { id, numero },
    days: [date],
    sharesOn: (day: string) => (date <= day ? shares : []),
  }));
  return { ...free, facture, recu: all(receivedShares), declarer: all(declaredThen) };
}

function sourceOf(invoice: DatedInvoice, countedOf: typeof declaredThen): VatSource {
  const { id, numero, requestId, client, debits } = invoice;
  return {
    invoice: { id, numero },
    requestId,
    client,
    debits,
    corrige: null,
    days: daysOfInvoice(invoice),
    sharesOn: (day) => countedOf(invoiceThen(invoice, day)),
  };
}
