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
 * the difference it makes, and an invoice that is paid to the cent has its own taxes to the cent.
 */
export function receivedShares({ shares, credited, received }: PaidInvoice): RateShare[] {
  const owed = withoutShares(shares, credited);
  const due = Math.max(0, sum(owed.map(({ total }) => total)));
  const kept = Math.min(received, due);
  return addShares(partOfShares(kept, owed), partOfShares(received - kept, credited));
}

/**
 * A part of these shares, in cents, by largest remainder; the shares themselves where it is all of them. What is below zero
 * counts against nothing.
 */
export function partOfShares(part: number, shares: readonly RateShare[]): RateShare[] {
  const positive = shares.filter(({ total }) => total > 0);
  if (part === sum(shares.map(({ total }) => total))) return [...shares];
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
