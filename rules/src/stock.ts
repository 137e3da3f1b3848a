import { limits } from './limits.ts';

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
