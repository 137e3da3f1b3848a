import { type RentedPeriod, weekendOf } from '../../dates/period.ts';
import { type PiecePrice, pieceRent, type RentRules } from '../../prices/piece-rent.ts';

/** A week-end that is in no season. */
const weekend = weekendOf('2000-01-08');

/** Price of a set in cents: the sum of its articles, for these days, or for a week-end while they are unknown. */
export function priceArticleSet(
  items: readonly (PiecePrice & { quantite: number })[],
  rules: RentRules,
  period: RentedPeriod | null,
): number {
  return items.reduce((cents, item) => cents + pieceRent(item, period ?? weekend, rules) * item.quantite, 0);
}

/** Whether a set asks for more of an article than there is; `stock` null means unlimited. */
export function exceedsStock(quantite: number, stock: number | null): boolean {
  return stock !== null && quantite > stock;
}
