import type { Unite } from '../catalogue/articles/articles.ts';
import { formatLongDate } from '../dates/format-dates.ts';
import { offeredInWords, type RentedPeriod } from '../dates/period.ts';
import { formatCents, toCents } from './amounts.ts';
import { onFirstDay, type PiecePrice, paidDays, pieceRent, type RentRules } from './piece-rent.ts';
import { coveredDays, type DurationRow, durationRow, durationRows, type Season, seasonOf } from './pricing-terms.ts';

/** The price of one piece of an article, in exact euros, and what it is for. */
export interface Rate extends PiecePrice {
  prix: string;
  unite: Unite;
}

type Row = Pick<DurationRow, 'jours' | 'coefficient'>;

/** Rent of one piece over a week-end, from Friday to Monday, in cents. */
export function weekendRent(rate: Rate, rules: RentRules): number {
  return pieceRent(rate, { debut: '2000-01-07', fin: '2000-01-10' }, rules);
}

/** How the price grows with the days: « 76,00 € pour le premier jour, puis 25 % du prix par jour de plus ». */
export function rateInWords(rate: Rate, { supplementParJour, tarifs }: RentRules): string {
  const { prix, unite } = rate;
  if (unite === 'unitaire') return `${formatCents(toCents(prix))}, quelle que soit la durée`;
  const rows = durationRows(tarifs?.durees ?? [], unite).map((row) => rowInWords(rate, row));
  return `${rows.join(', ')}, puis ${supplementParJour}\u00a0% du prix par jour de plus`;
}

/**
 * How the rent of some days comes about: « 76,00 € pour le premier jour, et 57,00 € pour 3 jours de plus, à 25 % du
 * prix chacun », and by how much the season changes it.
 */
export function rentInWords(listed: Rate, period: RentedPeriod, rules: RentRules): string {
  const rate = onFirstDay(listed, period);
  const season = rules.tarifs && seasonOf(rules.tarifs.saisons, rate.categorieId ?? null, period.debut);
  if (!season) return daysInWords(rate, period, rules);
  const rent = formatCents(pieceRent(rate, period, rules));
  return `${daysInWords(rate, period, rules)}\u00a0; ${percentInWords(season.pourcent)} (${season.nom}), soit ${rent}`;
}

/** « Été, du 1er juillet 2027 au 31 août 2027 : + 20 % » */
export function seasonInWords({ nom, du, au, pourcent }: Season): string {
  return `${nom}, du ${formatLongDate(du)} au ${formatLongDate(au)}\u00a0: ${percentInWords(pourcent)}`;
}

/** « + 20 % » */
export function percentInWords(percent: number): string {
  return `${percent < 0 ? '−' : '+'}\u00a0${Math.abs(percent)}\u00a0%`;
}

function daysInWords(rate: Rate, period: RentedPeriod, { supplementParJour, tarifs }: RentRules): string {
  const { unite } = rate;
  if (unite === 'unitaire') return rateInWords(rate, { supplementParJour });
  const days = paidDays(period);
  const row = durationRow(tarifs?.durees ?? [], unite, days);
  const base = rowInWords(rate, row);
  const offered = offeredInWords(period) && `, ${offeredInWords(period)}`;
  const extra = days - row.jours;
  if (extra <= 0) return `${base}${offered}`;
  const more = formatCents(Math.round((toCents(rate.prix) * supplementParJour * extra) / 100));
  const [added, each] = extra === 1 ? ['un jour', ''] : [`${extra} jours`, ' chacun'];
  return `${base}, et ${more} pour ${added} de plus, à ${supplementParJour}\u00a0% du prix${each}${offered}`;
}

/** « 76,00 € pour le premier jour », « 133,00 € pour 7 jours au plus » */
function rowInWords({ prix, unite }: Rate, { jours, coefficient }: Row): string {
  const price = formatCents(Math.round((toCents(prix) * Math.round(coefficient * 1_000)) / 1_000));
  if (jours !== coveredDays[unite]) return `${price} pour ${jours === 1 ? 'un jour' : `${jours} jours au plus`}`;
  return `${price} pour ${unite === 'journee' ? 'le premier jour' : `un week-end de ${jours} jours au plus`}`;
}
