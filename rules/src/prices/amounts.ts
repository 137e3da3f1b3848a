import { formatNumber } from '../text/numbers.ts';

/** Amounts are exact texts in euros (`'4.50'`), and whole cents while we calculate. */

/** Cents of an amount in euros. */
export function toCents(amount: string): number {
  return Math.round(Number(amount) * 100);
}

/** The exact amount in euros of whole cents. */
export function toAmount(cents: number): string {
  return (cents / 100).toFixed(2);
}

/**
 * Amount in euros as French readers write it: `1 234,50 €`, `−6,60 €`. Takes a number or a decimal string, to the cent.
 */
export function formatPrice(amount: number | string): string {
  return `${formatNumber(Number(amount).toFixed(2)).replace('-', '−')}\u00a0€`;
}

/** Amount in cents as French readers write it, in euros: `1 234,50 €`. */
export function formatCents(cents: number): string {
  return formatPrice(toAmount(cents));
}
