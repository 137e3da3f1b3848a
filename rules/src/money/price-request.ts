import type { Unite } from '../articles.ts';
import { daysOf, type RentedPeriod } from '../dates/period.ts';
import { toCents } from './amounts.ts';

/** A requested article. Amounts are for one piece, in exact euros; null or undefined where there is none. */
export interface RentedItem {
  quantite: number;
  prix: string | null;
  /** What the price is for; null covers all days. */
  unite: Unite | null;
  montantCaution?: string | null;
  coutMontage?: string | null;
}

/** The part of a request that its price depends on. */
export interface Rental<Item extends RentedItem = RentedItem> {
  items: readonly Item[];
  /** Null while the days are unknown: then there are no extra days. */
  period: RentedPeriod | null;
  /** Percent of the price for each day that it does not cover. */
  supplementParJour: number;
  /** Whether assembly is wanted. */
  livraisonMontage: boolean;
  /** Price of the delivery in euros, once it is known. */
  livraison?: string | null;
}

/** Price of one item, in cents. */
export interface ItemPrice<Item extends RentedItem> {
  item: Item;
  /** Rent of one piece over the whole period. */
  piece: number;
  rent: number;
  assembly: number;
  deposit: number;
}

/** Price of a request, in cents. */
export interface RequestPrice<Item extends RentedItem> {
  items: ItemPrice<Item>[];
  rent: number;
  assembly: number;
  delivery: number;
  /** Rent, assembly and delivery. */
  total: number;
  /** Paid separately and given back: not in the total. */
  deposits: number;
}

/**
 * Price of a request in whole cents, taxes included. The rent of one piece over the period is rounded first (half a
 * cent up), then multiplied by the quantity. An item without a price counts as 0.
 */
export function priceRequest<Item extends RentedItem>(rental: Rental<Item>): RequestPrice<Item> {
  const items = rental.items.map((item) => priceItem(item, rental));
  const sum = (part: 'rent' | 'assembly' | 'deposit') => items.reduce((cents, price) => cents + price[part], 0);
  const [rent, assembly, delivery] = [sum('rent'), sum('assembly'), toCents(rental.livraison ?? '0')];
  return { items, rent, assembly, delivery, total: rent + assembly + delivery, deposits: sum('deposit') };
}

/** Days of the period beyond those that the price of this unit covers, without those that only a closing adds. */
export function extraDays(unite: Unite, period: RentedPeriod): number {
  return Math.max(0, daysOf(period) - (period.joursOfferts ?? 0) - coveredDays[unite]);
}

/** Days that a price covers: a week-end from Friday to Monday, or as many days in the week; one day; any time. */
export const coveredDays: Record<Unite, number> = { weekend: 4, journee: 1, unitaire: Number.POSITIVE_INFINITY };

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
