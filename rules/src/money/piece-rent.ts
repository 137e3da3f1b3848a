import type { Unite } from '../articles.ts';
import { daysOf, type RentedPeriod } from '../dates/period.ts';
import { toCents } from './amounts.ts';
import { coveredDays } from './pricing-terms.ts';

/** The price of one piece, in exact euros, and what it is for. */
export interface PiecePrice {
  prix: string | null;
  /** What the price is for; null covers all days. */
  unite: Unite | null;
  /** The factor of the days, where it was set by hand; null follows the rule. */
  coefficient?: string | null;
}

/** Days of the period beyond those that the price of this unit covers, without those that only a closing adds. */
export function extraDays(unite: Unite, period: RentedPeriod): number {
  return Math.max(0, daysOf(period) - (period.joursOfferts ?? 0) - coveredDays[unite]);
}

/**
 * Rent of one piece over some days, in whole cents: half a cent goes up. Without days it is the price; without a price, 0.
 */
export function pieceRent(
  { prix, unite, coefficient = null }: PiecePrice,
  period: RentedPeriod | null,
  supplementParJour: number,
): number {
  const price = toCents(prix ?? '0');
  if (coefficient !== null) return Math.round((price * Math.round(Number(coefficient) * 1_000)) / 1_000);
  const extra = period && unite ? extraDays(unite, period) : 0;
  return Math.round((price * (100 + supplementParJour * extra)) / 100);
}
