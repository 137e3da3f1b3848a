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
 * What had come in for a deal and is counted against no invoice, by the deal's rates: up to what it still asks for beyond
 * what is counted of its invoices, which is what they declare, or what came in. What is more waits for its allocation.
 */
export function receivedAheadThen(
  { agreed, invoices, free }: DealThen,
  countedOf: (invoice: InvoiceThen) => RateShare[] = declaredThen,
): RateShare[] {
  const billed = addShares(...invoices.map(billedThen));
  // What is billed and agreed no longer is asked for all the same.
  const asked = largerShares(agreed, billed);
  const left = withoutShares(asked, addShares(...invoices.map(countedOf))).filter(({ total }) => total > 0);
  return partOfShares(Math.min(Math.max(0, free), sum(left.map(({ total }) => total))), left);
}

function largerShares(agreed: readonly RateShare[], billed: readonly RateShare[]): readonly RateShare[] {
  const totalOf = (shares: readonly RateShare[]) => sum(shares.map(({ total }) => total));
  return totalOf(agreed) >= totalOf(billed) ? agreed : billed;
}

/** What changed between two days, rate by rate, the highest first; rates of which nothing changed are left out. */
export function changeOf(after: readonly RateShare[], before: readonly RateShare[]): RateShare[] {
  return withoutShares(after, before)
    .filter(({ total, horsTaxes, tva }) => total !== 0 || horsTaxes !== 0 || tva !== 0)
    .toSorted((one, other) => Number(other.taux ?? -1) - Number(one.taux ?? -1));
}
