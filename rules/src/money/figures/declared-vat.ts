import { type RateShare, sum, withoutShares } from '../../prices/vat-shares.ts';
import { addShares, type PaidInvoice, partOfShares, receivedShares } from './received-shares.ts';

/** An invoice as it stood at the end of a day. */
export interface InvoiceThen extends PaidInvoice {
  /** Whether its VAT is due when it is issued, as it says itself: the company's choice on that day. */
  debits: boolean;
  /** Issued on that day or before. */
  isIssued: boolean;
}

/** A deal as it stood at the end of a day. */
export interface DealThen {
  /** What it comes to in its present terms; nothing once it is given up. */
  agreed: readonly RateShare[];
  invoices: readonly InvoiceThen[];
  /** Cents that came in for it and are counted against no invoice. */
  free: number;
}

/** What an invoice had billed, its credit notes taken off. */
export function billedThen({ isIssued, shares, credited }: InvoiceThen): RateShare[] {
  return isIssued ? withoutShares(shares, credited) : [];
}

/** What an invoice had to declare: all of it at its issue under the option for the *débits*, else what came in. */
export function declaredThen(invoice: InvoiceThen): RateShare[] {
  return invoice.debits ? billedThen(invoice) : receivedShares(invoice);
}

/**
 * What had come in for a deal and is counted against no invoice: first what its open invoices would count if it paid them,
 * at their own rates, then the rates of the deal, up to what it asks for beyond its invoices. What is more waits.
 */
export function receivedAheadThen(
  { agreed, invoices, free }: DealThen,
  countedOf: (invoice: InvoiceThen) => RateShare[] = declaredThen,
): RateShare[] {
  let rest = Math.max(0, free);
  const ofInvoices = invoices.map((invoice) => {
    const paid = Math.min(rest, openThen(invoice));
    rest -= paid;
    return changeOf(countedOf({ ...invoice, received: invoice.received + paid }), countedOf(invoice));
  });
  const beyond = withoutShares(agreed, addShares(...invoices.map(billedThen)));
  const asked = Math.max(0, totalOf(beyond));
  const ofDeal = partOfShares(
    Math.min(rest, asked),
    beyond.filter(({ total }) => total > 0),
  );
  return changeOf(addShares(...ofInvoices, ofDeal), []);
}

/** Cents that an invoice still asked for. */
export function openThen(invoice: InvoiceThen): number {
  return Math.max(0, totalOf(billedThen(invoice)) - totalOf(receivedShares(invoice)));
}

/** What changed between two days, rate by rate, the highest first; rates of which nothing changed are left out. */
export function changeOf(after: readonly RateShare[], before: readonly RateShare[]): RateShare[] {
  return withoutShares(after, before)
    .filter(({ total, horsTaxes, tva }) => total !== 0 || horsTaxes !== 0 || tva !== 0)
    .toSorted((one, other) => Number(other.taux ?? -1) - Number(one.taux ?? -1));
}

function totalOf(shares: readonly RateShare[]): number {
  return sum(shares.map(({ total }) => total));
}
