import type { Unite } from '@barnum/rules/catalogue/articles/articles';
import type { Rate } from '@barnum/rules/prices/price-in-words';
import type { DatedPrice } from '@barnum/rules/prices/price-on-day';

/** Of an article what its rent depends on; amounts are euros including VAT, as decimal strings. */
export interface PricedArticle {
  /** Today's. */
  prix: string;
  /** Those of price lists that will count. */
  prixAVenir: readonly DatedPrice[];
  unite: Unite;
  categorie: { id: number } | null;
}

/** The price of an article with its category, for its seasons. */
export function rateOf({ prix, prixAVenir, unite, categorie }: PricedArticle): Rate {
  return { prix, prixAVenir, unite, categorieId: categorie?.id };
}
