import type { Unite } from '../catalogue/articles/articles.ts';
import { daysOf, type RentedPeriod } from '../dates/period.ts';
import { toCents } from './amounts.ts';
import { type DatedPrice, priceOnDay } from './price-on-day.ts';
import { coveredDays, durationFactor, type PriceTerms, seasonOf } from './pricing-terms.ts';

/** The price of one piece, in exact euros, and what it is for. */
export interface PiecePrice {
  prix: string | null;
  /** Of the catalogue, what price lists say of days to come; what was agreed has none. */
  prixAVenir?: readonly DatedPrice[] | undefined;
  /** What the price is for; null covers all days. */
  unite: Unite | null;
  /** The factor of the days, where it was set by hand; null follows the rule. */
  coefficient?: string | null;
  /** The category of the article, for its seasons. */
  categorieId?: number | null | undefined;
}

/** What the price of some days depends on. */
export interface RentRules {
  /** Percent of the price for each day that it does not cover. */
  supplementParJour: number;
  /** The company's own terms; without any, neither seasons nor its table of durations. */
  tarifs?: Pick<PriceTerms, 'durees' | 'saisons'>;
}

/** Days of the period beyond those that the price of this unit covers, without those that only a closing adds. */
export function extraDays(unite: Unite, period: RentedPeriod): number {
  return Math.max(0, paidDays(period) - coveredDays[unite]);
}

/** Days of the period without those that only a closing adds. */
export function paidDays(period: RentedPeriod): number {
  return daysOf(period) - (period.joursOfferts ?? 0);
}

/**
 * Rent of one piece over some days, in whole cents: half a cent goes up. Price and season of the first day count, also where
 * the factor of the days was set by hand. Without days it is the price; without a price, 0.
 */
export function pieceRent(
  price: PiecePrice,
  period: RentedPeriod | null,
  { supplementParJour, tarifs = withoutTerms }: RentRules,
): number {
  const { prix, unite, coefficient = null, categorieId = null } = onFirstDay(price, period);
  const byRule = period && unite ? durationFactor(tarifs, unite, paidDays(period), supplementParJour) : 1_000;
  const factor = coefficient === null ? byRule : Math.round(Number(coefficient) * 1_000);
  const season = period && seasonOf(tarifs.saisons, categorieId, period.debut);
  const cents = toCents(prix ?? '0');
  const hundredThousandths = factor * (100 + (season?.pourcent ?? 0));
  const exact = cents * hundredThousandths + 50_000;
  if (Number.isSafeInteger(exact)) return (exact - (exact % 100_000)) / 100_000;
  // The product of large ones is beyond what a number holds exactly.
  return Number((BigInt(cents) * BigInt(hundredThousandths) + 50_000n) / 100_000n);
}

/** A price as it is on the first day of a hire. */
export function onFirstDay<Price extends PiecePrice>(price: Price, period: RentedPeriod | null): Price {
  const { prix, prixAVenir = [] } = price;
  if (prix === null || period === null || prixAVenir.length === 0) return price;
  return { ...price, prix: priceOnDay(prix, prixAVenir, period.debut) };
}

const withoutTerms = { durees: [], saisons: [] };
