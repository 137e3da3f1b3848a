import { spread } from '../../prices/largest-remainder.ts';
import { type RateShare, shareOf, sum, withoutShares } from '../../prices/vat-shares.ts';

/** An invoice, what credit notes gave back of it, and cents that came in for it so far, refunds taken off. */
export interface PaidInvoice {
  /** What it asks for at each rate, without what was billed before. */
  shares: readonly RateShare[];
  credited: readonly RateShare[];
  received: number;
}

/**
 * What came in for an invoice, by rate: it follows what credit notes leave of it, and beyond that what they gave back, so
 * that a refund takes off the rates of its credit note. It depends on the amounts so far alone: the part of one receipt is
 * the difference it makes, and an invoice that is paid to the cent has its own taxes to the cent. What is more than it ever
 * asked for is of no rate: see `waitingMoney`.
 */
export function receivedShares({ shares, credited, received }: PaidInvoice): RateShare[] {
  const owed = withoutShares(shares, credited);
  const kept = Math.min(received, Math.max(0, totalOf(owed)));
  const given = Math.min(received - kept, totalOf(credited));
  return addShares(partOfShares(kept, owed), partOfShares(given, credited));
}

/** Cents that came in for an invoice beyond what it ever asked for: they wait to be counted against something else. */
export function waitingMoney(invoice: PaidInvoice): number {
  return invoice.received - totalOf(receivedShares(invoice));
}

/**
 * A part of these shares, in cents, by largest remainder; the shares themselves where it is all of them. What is below zero
 * counts against nothing.
 */
export function partOfShares(part: number, shares: readonly RateShare[]): RateShare[] {
  const positive = shares.filter(({ total }) => total > 0);
  if (part === totalOf(shares)) return [...shares];
  const parts = spread(
    Math.max(0, part),
    positive.map(({ total }) => total),
  );
  return positive.map((share, index) => shareOf(parts[index] ?? 0, share));
}

/** Shares of several documents together, rate by rate. */
export function addShares(...all: readonly (readonly RateShare[])[]): RateShare[] {
  return withoutShares(all.flat(), []);
}

function totalOf(shares: readonly RateShare[]): number {
  return sum(shares.map(({ total }) => total));
}
