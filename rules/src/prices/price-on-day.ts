/** A price from a day on, `YYYY-MM-DD`, as a price list gives it. */
export interface DatedPrice<Price = string> {
  aPartirDu: string;
  prix: Price;
}

/** The price on a day: that of the latest of these that counts by then, or else the article's own. In any order. */
export function priceOnDay<Price>(own: Price, dated: readonly DatedPrice<Price>[], day: string): Price {
  const counting = dated.filter(({ aPartirDu }) => aPartirDu <= day);
  if (counting.length === 0) return own;
  return counting.reduce((latest, one) => (one.aPartirDu > latest.aPartirDu ? one : latest)).prix;
}
