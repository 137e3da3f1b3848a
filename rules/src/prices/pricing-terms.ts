import type { Unite } from '../catalogue/articles/articles.ts';
import { addDays } from '../dates/days.ts';
import { toCents } from './amounts.ts';

/** How a price grows with the days, by the company's own table: « jusqu’à 7 jours, 2 fois le prix ». */
export interface DurationRow {
  /** Never `unitaire`, whose price is for any time. */
  unite: Unite;
  /** The most days that the row is for. */
  jours: number;
  /** How many times the price, with three decimals at most. */
  coefficient: number;
}

/** Some days on which rents are higher, or lower. */
export interface Season {
  nom: string;
  /** First and last day, `YYYY-MM-DD`. */
  du: string;
  au: string;
  /** The categories that it is for; none for all. */
  categorieIds: number[];
  /** Whole percent, negative where rents are lower. */
  pourcent: number;
}

/** A zone of delivery. Amounts are exact texts in euros. */
export interface DeliveryZone {
  nom: string;
  /** Postal codes, their first digits, or names of communes. */
  communes: string[];
  prix: string;
  /** The order that a delivery there asks for; null for any. */
  minimum: string | null;
  /** The order from which a delivery there is free; null for none. */
  offerteDes: string | null;
}

/** The half of the day in which a delivery is wished for. */
export const deliverySlots = ['matin', 'apres_midi'] as const;
export type DeliverySlot = (typeof deliverySlots)[number];

export const deliverySlotNames: Record<DeliverySlot, string> = { matin: 'matin', apres_midi: 'après-midi' };

/** A fee that the company may add to a request. `tauxTva` null is the company's own rate. */
export interface Fee {
  nom: string;
  prix: string;
  tauxTva: number | null;
}

/** What the deposit is counted by: piece, line or the whole order. */
export const depositBases = ['piece', 'ligne', 'commande'] as const;
export type DepositBase = (typeof depositBases)[number];

/** What cleaning one piece costs: taxes included, exact text in euros. */
export type CleaningFee = Pick<Fee, 'nom' | 'prix'>;

/** What is paid with the order, by its legal name (Code de la consommation L. 214-1). */
export const advanceKinds = ['acompte', 'arrhes'] as const;
export type AdvanceKind = (typeof advanceKinds)[number];

/** A version of the company's own terms of price and delivery. Amounts are exact texts in euros. */
export interface PricingTerms {
  /** None for a unit: each day that its price does not cover adds the flat supplement. */
  durees: DurationRow[];
  /** Of several for the same day and category the first one counts. */
  saisons: Season[];
  /** By order: up to a total, `montant`; the last row is also for what is above. */
  caution: { par: DepositBase; paliers: { jusqua: string | null; montant: string }[] };
  /** The least that an order comes to, without its delivery; null for none. */
  minimumCommande: string | null;
  /** The fewest days of a rental; 1 for none. */
  minimumJours: number;
  zones: DeliveryZone[];
  /** Of a delivery outside the zones; null where it is told with the quote. */
  prixParKilometre: string | null;
  frais: Fee[];
  /** Of a piece that comes back dirty, where its article states no fee of its own; the first is proposed. */
  nettoyages: CleaningFee[];
  avance: AdvanceKind;
}

/** The terms that the price of a request depends on. */
export type PriceTerms = Pick<PricingTerms, 'durees' | 'saisons' | 'caution'>;

/** The terms of a company that has set none: prices are as they would be without any. */
export const noPricingTerms: PricingTerms = {
  durees: [],
  saisons: [],
  caution: { par: 'piece', paliers: [] },
  minimumCommande: null,
  minimumJours: 1,
  zones: [],
  prixParKilometre: null,
  frais: [],
  nettoyages: [],
  avance: 'acompte',
};

/** The terms of a stored version, with those that it did not know yet; of none, `noPricingTerms`. */
export function pricingTermsOf(version: { terms: unknown } | null): PricingTerms {
  return { ...noPricingTerms, ...(version?.terms as Partial<PricingTerms> | undefined) };
}

/** Days that a price covers: a week-end from Friday to Monday, or as many days in the week; one day; any time. */
export const coveredDays: Record<Unite, number> = { weekend: 4, journee: 1, unitaire: Number.POSITIVE_INFINITY };

type DaysRow = Pick<DurationRow, 'jours' | 'coefficient'>;

/** The rows of a unit, the shortest first, with the one of its price: once, for the days that it covers. */
export function durationRows(durees: readonly DurationRow[], unite: Unite): DaysRow[] {
  const rows: DaysRow[] = durees.filter((row) => row.unite === unite);
  const jours = coveredDays[unite];
  if (!rows.some((row) => row.jours === jours)) rows.push({ jours, coefficient: 1 });
  return rows.sort((one, other) => one.jours - other.jours);
}

/** The first row of a unit that is for so many days, or else its last one. */
export function durationRow(durees: readonly DurationRow[], unite: Unite, days: number): DaysRow {
  const rows = durationRows(durees, unite);
  return rows.find(({ jours }) => jours >= days) ?? (rows[rows.length - 1] as DaysRow);
}

/**
 * How many times the price of one piece `days` cost, in thousandths. Each day that the price, or the last row of the
 * unit, does not cover adds the flat supplement, a percentage.
 */
export function durationFactor(
  { durees }: Pick<PricingTerms, 'durees'>,
  unite: Unite,
  days: number,
  supplementParJour: number,
): number {
  const { jours, coefficient } = durationRow(durees, unite, days);
  return Math.round(coefficient * 1_000) + 10 * supplementParJour * Math.max(0, days - jours);
}

/** The season that counts for articles of a category that leave on `day`. */
export function seasonOf(saisons: readonly Season[], categorieId: number | null, day: string): Season | undefined {
  return saisons.find((season) => season.du <= day && day <= season.au && isSeasonFor(season, categorieId));
}

/** The seasons that articles of a category name on `today`: those that are not over and begin within a year. */
export function seasonsToName(saisons: readonly Season[], categorieId: number | null, today: string): Season[] {
  const yearFromNow = addDays(today, 365);
  return saisons.filter((season) => season.au >= today && season.du <= yearFromNow && isSeasonFor(season, categorieId));
}

/** Whether a season is for the articles of a category. */
function isSeasonFor({ categorieIds }: Pick<Season, 'categorieIds'>, categorieId: number | null): boolean {
  return categorieIds.length === 0 || (categorieId !== null && categorieIds.includes(categorieId));
}

/** The deposit of an order of `total` cents, in cents; null where it is counted by piece or by line. */
export function depositOf({ caution: { par, paliers } }: Pick<PricingTerms, 'caution'>, total: number): number | null {
  if (par !== 'commande') return null;
  const row = paliers.find(({ jusqua }) => jusqua === null || total <= toCents(jusqua)) ?? paliers.at(-1);
  return row === undefined || total === 0 ? 0 : toCents(row.montant);
}
