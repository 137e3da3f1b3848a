import { toCents } from '../../prices/amounts.ts';
import { spread } from '../../prices/largest-remainder.ts';
import type { RentedItem, RequestPrice } from '../../prices/price-request.ts';

/** A part of a pack: what one piece costs alone, in exact euros, and how many of it one pack holds. */
export interface PricedPart {
  articleId: number | null;
  quantite: number;
  prix: string | null;
}

/** A line of a hire; `parts` is what it takes as a pack, none of another article. */
export interface HiredItem extends RentedItem {
  articleId: number | null;
  parts: readonly PricedPart[];
}

/**
 * What each line of a hire comes to without taxes, in whole cents, assembly and its part of the discount on the whole
 * included: they add up to the hire. Of a price that says nothing of VAT it is the price itself.
 */
function netLines({ items, total, vat }: RequestPrice<HiredItem>): number[] {
  if (vat !== null) return items.map(({ horsTaxes }) => horsTaxes ?? 0);
  return spread(
    total,
    items.map(({ amount, assembly }) => amount + assembly),
  );
}

/** A pack's amount over its parts by their own prices, by quantity where all are 0; whole cents by largest remainder. */
export function spreadOverParts(cents: number, parts: readonly PricedPart[]): number[] {
  const byPrice = parts.map(({ prix, quantite }) => toCents(prix ?? '0') * quantite);
  const weighs = byPrice.some((weight) => weight > 0);
  return spread(cents, weighs ? byPrice : parts.map(({ quantite }) => quantite));
}

/** What a hire comes to without taxes, in cents: what its lines add up to. */
export function netOf({ total, vat }: RequestPrice<HiredItem>): number {
  return (vat ?? []).reduce((net, { tva }) => net - tva, total);
}

/** What a hire comes to without taxes by article, in cents; null stands for what is of none. They add up to the hire. */
export function turnoverByArticle(price: RequestPrice<HiredItem>): Map<number | null, number> {
  const sums = new Map<number | null, number>();
  const nets = netLines(price);
  for (const [index, { item }] of price.items.entries()) {
    const cents = nets[index] ?? 0;
    if (item.parts.length === 0) addTo(sums, item.articleId, cents);
    else
      for (const [at, part] of spreadOverParts(cents, item.parts).entries())
        addTo(sums, item.parts[at]?.articleId ?? null, part);
  }
  return sums;
}

/** Adds to what there is of a key. */
export function addTo<Key>(sums: Map<Key, number>, key: Key, more: number): void {
  sums.set(key, (sums.get(key) ?? 0) + more);
}
