import { toAmount, toCents } from '../../prices/amounts.ts';
import { changedPrice } from '../articles/price-changes.ts';

/** What a new list makes of a price. */
export interface Raise {
  /** Percent, with two decimals at most; negative where prices go down. */
  pourcent: number;
  /** Cents of which the new price is a multiple. */
  arrondi: Rounding;
  versLeHaut: boolean;
}

/** To which cents prices are rounded. */
export const roundings = [1, 10, 50, 100, 500] as const;
export type Rounding = (typeof roundings)[number];

/**
 * A price, an exact text in euros, after a raise: rounded up or to the nearest, half of it up. What comes to less than
 * the step is rounded to the cent, so that no price becomes several times what it was, or nothing.
 */
export function raisedPrice(prix: string, { pourcent, arrondi, versLeHaut }: Raise): string {
  const cents = toCents(prix);
  const isBelowStep = cents * (10_000 + Math.round(pourcent * 100)) < arrondi * 10_000;
  return toAmount(changedPrice(cents, pourcent, isBelowStep ? 1 : arrondi, versLeHaut));
}
