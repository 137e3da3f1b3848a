import { type RentedPeriod, weekendOf } from './dates/period.ts';
import { priceRequest, type RentedItem } from './money/price-request.ts';

/** Any week-end: its price is the same. */
const weekend = weekendOf('2027-01-02');

/** Price of a set in cents: the sum of its articles, for these days, or for a week-end while they are unknown. */
export function priceArticleSet(
  items: readonly RentedItem[],
  supplementParJour: number,
  period: RentedPeriod | null,
): number {
  return priceRequest({ items, period: period ?? weekend, supplementParJour, livraisonMontage: false }).rent;
}

/** Whether a set asks for more of an article than there is; `stock` null means unlimited. */
export function exceedsStock(quantite: number, stock: number | null): boolean {
  return stock !== null && quantite > stock;
}
