import { stockLevel } from '@barnum/rules/catalogue/articles/articles';
import { formatNumber } from '@barnum/rules/text/numbers';
import { Badge } from '../../components/badge.tsx';

/** The stock of an article; null is unlimited (spec section 9). */
export function StockBadge({ quantite }: { quantite: number | null }) {
  return <Badge tone={stockLevel(quantite)}>{stockText(quantite)}</Badge>;
}

function stockText(quantite: number | null): string {
  if (quantite === null) return 'Illimité';
  return quantite === 0 ? 'Épuisé' : `${formatNumber(quantite)} en stock`;
}
