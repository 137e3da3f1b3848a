import type { Unite } from '../articles.ts';
import { offeredInWords, type RentedPeriod } from '../dates/period.ts';
import { formatCents, toCents } from './amounts.ts';
import { extraDays, pieceRent } from './piece-rent.ts';
import { coveredDays } from './pricing-terms.ts';

/** The price of one piece of an article, in exact euros, and what it is for. */
export interface Rate {
  prix: string;
  unite: Unite;
}

const covered: Record<Exclude<Unite, 'unitaire'>, string> = {
  journee: 'le premier jour',
  weekend: `un week-end de ${coveredDays.weekend} jours au plus`,
};

/** Rent of one piece over a week-end, from Friday to Monday, in cents. */
export function weekendRent(rate: Rate, supplementParJour: number): number {
  return pieceRent(rate, { debut: '2000-01-07', fin: '2000-01-10' }, supplementParJour);
}

/** How the price grows with the days: « 76,00 € pour le premier jour, puis 25 % du prix par jour de plus ». */
export function rateInWords({ prix, unite }: Rate, supplementParJour: number): string {
  const price = formatCents(toCents(prix));
  if (unite === 'unitaire') return `${price}, quelle que soit la durée`;
  return `${price} pour ${covered[unite]}, puis ${supplementParJour}\u00a0% du prix par jour de plus`;
}

/**
 * How the rent of some days comes about: « 76,00 € pour le premier jour, et 57,00 € pour 3 jours de plus, à 25 % du
 * prix chacun ».
 */
export function rentInWords(rate: Rate, period: RentedPeriod, supplementParJour: number): string {
  const { prix, unite } = rate;
  if (unite === 'unitaire') return rateInWords(rate, supplementParJour);
  const price = toCents(prix);
  const base = `${formatCents(price)} pour ${covered[unite]}`;
  const offered = offeredInWords(period) && `, ${offeredInWords(period)}`;
  const extra = extraDays(unite, period);
  if (extra === 0) return `${base}${offered}`;
  const more = formatCents(pieceRent(rate, period, supplementParJour) - price);
  const [days, each] = extra === 1 ? ['un jour', ''] : [`${extra} jours`, ' chacun'];
  return `${base}, et ${more} pour ${days} de plus, à ${supplementParJour}\u00a0% du prix${each}${offered}`;
}
