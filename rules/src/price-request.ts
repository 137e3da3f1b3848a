import type { Unite } from './articles.ts';
import { daysOf, type Period } from './dates/period.ts';
import { toCents } from './money.ts';

/** Pieces of an article that are asked for. Amounts are those of one piece, in exact euros; null or left out where there is none. */
export interface RentedItem {
  quantite: number;
  prix: string | null;
  /** What the price is for; where that is unknown it covers all days. */
  unite: Unite | null;
  montantCaution?: string | null;
  coutMontage?: string | null;
}

/** A request, as far as its price depends on it. */
export interface Rental<Item extends RentedItem = RentedItem> {
  items: readonly Item[];
  /** Null while the days are unknown: no day is then extra. */
  period: Period | null;
  /** Percent of the price for each day that it does not cover. */
  supplementParJour: number;
  /** Whether assembly is asked for. */
  livraisonMontage: boolean;
  /** Price of the delivery in euros, once there is one. */
  livraison?: string | null;
}

/** What one item comes to, in cents. */
export interface ItemPrice<Item extends RentedItem> {
  item: Item;
  /** Rent of one piece over the whole period. */
  piece: number;
  rent: number;
  assembly: number;
  deposit: number;
}

/** What a request comes to, in cents. */
export interface RequestPrice<Item extends RentedItem> {
  items: ItemPrice<Item>[];
  rent: number;
  assembly: number;
  delivery: number;
  /** Rent, assembly and delivery. */
  total: number;
  /** Handed over besides and given back: in no total. */
  deposits: number;
}

/**
 * What a request costs, taxes included, in whole cents. The rent of one piece over the period is rounded first (half a cent
 * goes up) and then taken times the quantity. What has no price counts for nothing.
 */
export function priceRequest<Item extends RentedItem>(rental: Rental<Item>): RequestPrice<Item> {
  const items = rental.items.map((item) => priceItem(item, rental));
  const sum = (part: 'rent' | 'assembly' | 'deposit') => items.reduce((cents, price) => cents + price[part], 0);
  const [rent, assembly, delivery] = [sum('rent'), sum('assembly'), toCents(rental.livraison ?? '0')];
  return { items, rent, assembly, delivery, total: rent + assembly + delivery, deposits: sum('deposit') };
}

/** Days of the period that come on top of those that the price of this unit covers. */
export function extraDays(unite: Unite, period: Period): number {
  return Math.max(0, daysOf(period) - coveredDays[unite]);
}

/** Days that a price covers: a week-end from Friday to Monday, or as many days in the week; one day; any time. */
const coveredDays: Record<Unite, number> = { weekend: 4, journee: 1, unitaire: Number.POSITIVE_INFINITY };

function priceItem<Item extends RentedItem>(
  item: Item,
  { period, supplementParJour, livraisonMontage }: Rental,
): ItemPrice<Item> {
  const { quantite, prix, unite, coutMontage, montantCaution } = item;
  const extra = period && unite ? extraDays(unite, period) : 0;
  const piece = Math.round((toCents(prix ?? '0') * (100 + supplementParJour * extra)) / 100);
  return {
    item,
    piece,
    rent: piece * quantite,
    assembly: livraisonMontage ? toCents(coutMontage ?? '0') * quantite : 0,
    deposit: toCents(montantCaution ?? '0') * quantite,
  };
}
