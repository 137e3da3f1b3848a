import type { Unite } from '../articles.ts';
import { daysOf, type RentedPeriod } from '../dates/period.ts';
import { toCents } from './amounts.ts';
import { coveredDays, durationFactor, noPricingTerms, type PricingTerms, seasonPercent } from './pricing-terms.ts';

/** The price of one piece, in exact euros, and what it is for. */
export interface PiecePrice {
  prix: string | null;
  /** What the price is for; null covers all days. */
  unite: Unite | null;
  /** The factor of the days, where it was set by hand; null follows the rule. */
  coefficient?: string | null;
  /** The article's category, which seasons may be for. */
  categorieId?: number | null;
}

/** Days of the period beyond those that the price of this unit covers, without those that only a closing adds. */
export function extraDays(unite: Unite, period: RentedPeriod): number {
  return Math.max(0, daysOf(period) - (period.joursOfferts ?? 0) - coveredDays[unite]);
}

/**
 * Rent of one piece over some days, in whole cents: half a cent goes up. Without days it is the price; without a price, 0.
 * The season of the first day counts, also where the factor of the days was set by hand.
 */
export function pieceRent(
  { prix, unite, coefficient = null, categorieId = null }: PiecePrice,
  period: RentedPeriod | null,
  supplementParJour: number,
  tarifs: Pick<PricingTerms, 'durees' | 'saisons'> = noPricingTerms,
): number {
  const days = period && daysOf(period) - (period.joursOfferts ?? 0);
  const ruled = days === null || unite === null ? 1_000 : durationFactor(tarifs, unite, days, supplementParJour);
  const factor = coefficient === null ? ruled : Math.round(Number(coefficient) * 1_000);
  const percent = 100 + (period === null ? 0 : seasonPercent(tarifs, categorieId, period.debut));
  // The product of large ones is beyond what a number holds exactly.
  const exact = BigInt(toCents(prix ?? '0')) * BigInt(factor * percent);
  return Number((exact + 50_000n) / 100_000n);
}
