import { sentences } from '../sentences.ts';
import { type LineKind, lineSentences } from './lines.ts';

/**
 * Quantities of lines have two decimals at most, and are counted in whole hundredths: « 12,5 km », « 1,5 h ». What is of
 * the catalogue is counted in whole pieces.
 */

/** The hundredths of a quantity with two decimals at most. */
export function toHundredthsOf(quantite: number): number {
  return Math.round(quantite * 100);
}

/** The quantity of whole hundredths. */
export function ofHundredths(hundredths: number): number {
  return hundredths / 100;
}

/** What quantities are together, to the hundredth. */
export function addQuantities(quantities: readonly number[]): number {
  return ofHundredths(quantities.reduce((sum, quantite) => sum + toHundredthsOf(quantite), 0));
}

/** What a quantity costs at so many whole cents each: whole cents, half a cent up. */
export function costOf(cents: number, quantite: number): number {
  const hundredths = toHundredthsOf(quantite);
  const part = hundredths % 100;
  // Only the part is rounded: the product of large ones is beyond what a number holds exactly.
  return cents * ((hundredths - part) / 100) + Math.round((cents * part) / 100);
}

/** Whether a line may have decimals: what is no article of the catalogue. */
export function isDivisible(nature: LineKind | 'acompte'): boolean {
  return nature === 'libre' || nature === 'frais';
}

/** Said of a part of what is counted whole. */
const partRefused: Partial<Record<LineKind | 'acompte', string>> = {
  article: sentences.form.quantityWhole,
  livraison: lineSentences.deliveryOnce,
};

/** What is wrong with the quantity of a line of this kind, as a French sentence; null for nothing. */
export function quantityFault(quantite: number, nature: LineKind | 'acompte'): string | null {
  if (!isDivisible(nature)) {
    if (quantite > 0 && !Number.isInteger(quantite)) return partRefused[nature] ?? sentences.form.quantityInvalid;
    return quantite >= 1 ? null : sentences.form.quantityInvalid;
  }
  if (ofHundredths(toHundredthsOf(quantite)) !== quantite) return lineSentences.quantityDecimals;
  return quantite > 0 ? null : lineSentences.quantityRequired;
}
