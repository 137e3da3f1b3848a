import { limits } from './limits.ts';

/** Renting units: a price is for one unit, a day or a week-end. */
export const units = ['unitaire', 'journee', 'weekend'] as const;
export type Unite = (typeof units)[number];

const publicLabels: Record<Unite, string> = { unitaire: 'unité', journee: 'journée', weekend: 'week-end' };

/** Label that visitors see for a unit: 'unitaire' reads 'unité'. */
export function publicUnitLabel(unite: Unite): string {
  return publicLabels[unite];
}

/** True when the price note on the duration is due: for every unit but 'unité' (spec section 9). */
export function priceVariesWithDuration(unite: Unite): boolean {
  return unite !== 'unitaire';
}

/** Units as they are stored and documented (settled in the product's rules), and as administrators choose them. */
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

/** True when one more piece may be asked for. `quantite` null means unlimited. */
export function canAddOne(current: number, quantite: number | null): boolean {
  return quantite === null || current < quantite;
}
