import { limits } from '../../limits.ts';
import { formatNumber } from '../../text/numbers.ts';

/** Renting units: a price is for one unit, a day or a week-end. */
export const units = ['unitaire', 'journee', 'weekend'] as const;
export type Unite = (typeof units)[number];

const publicLabels: Record<Unite, string> = { unitaire: 'unité', journee: 'journée', weekend: 'week-end' };

/** How visitors read a unit: `unitaire` as « unité ». */
export function publicUnitLabel(unite: Unite): string {
  return publicLabels[unite];
}

/** What a price is for: « par week-end », « par journée », « quelle que soit la durée ». */
export function unitInWords(unite: Unite): string {
  return unite === 'unitaire' ? 'quelle que soit la durée' : `par ${publicUnitLabel(unite)}`;
}

/** Those of these articles that their name and their unit do not tell apart: their ids do. */
export function twinIds(articles: readonly { id: number; nom: string; unite: Unite | null }[]): Set<number> {
  const isTwin = ({ id, nom, unite }: (typeof articles)[number]) =>
    articles.some((other) => other.id !== id && other.nom === nom && other.unite === unite);
  return new Set(articles.filter(isTwin).map(({ id }) => id));
}

/** The name of an article where others are named, with its number where another one has its name: « Banc (n° 24) ». */
export function nameApart({ id, nom, homonyme }: { id: number; nom: string; homonyme: boolean }): string {
  return homonyme ? `${nom} (n°\u00a0${id})` : nom;
}

/** Whether to note that the price depends on the duration: for every unit but `unitaire` (spec section 9). */
export function priceVariesWithDuration(unite: Unite): boolean {
  return unite !== 'unitaire';
}

/** How units are stored and documented, and how administrators read them. */
export const unitNames = { unitaire: 'unitaire', journee: 'journée', weekend: 'weekend' } as const satisfies Record<
  Unite,
  string
>;

export type StockLevel = 'success' | 'warning' | 'danger';

/** Badge of a stock (spec sections 2 and 9): unlimited (null) or above 10 success, 1 to 10 warning, 0 danger. */
export function stockLevel(quantite: number | null): StockLevel {
  if (quantite === null || quantite > limits.stockSuccessAbove) return 'success';
  return quantite > 0 ? 'warning' : 'danger';
}

/** The usual stock as a visitor reads it (null: unlimited); `isAtMost` of a pack, after the answers of which there is most. */
export function mostInWords(quantite: number | null, isAtMost: boolean): string {
  if (quantite === null) return 'Sans limite';
  if (quantite === 0) return 'Indisponible';
  const words = `${formatNumber(quantite)} exemplaire${quantite > 1 ? 's' : ''}`;
  return isAtMost ? `Jusqu’à ${words}` : words;
}

/** The specification that says how many people an article is for. */
export const capacityLabel = 'Capacité';

/** People that « 6 à 8 personnes » or « 50 » speak of, the first such number; null where there is none. */
export function readCapacity(value: string): number | null {
  const [, people, alone] =
    /(\d+)\s*(?:personne|pers\b|place|convive|invité|assis|debout)|^\s*(\d+)\s*$/i.exec(value) ?? [];
  const read = people ?? alone;
  return read === undefined ? null : Number(read);
}
