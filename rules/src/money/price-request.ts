import type { RentedPeriod } from '../dates/period.ts';
import { toCents } from './amounts.ts';
import { spread } from './largest-remainder.ts';
import type { LineKind } from './lines.ts';
import { type PiecePrice, pieceRent } from './piece-rent.ts';

/** A discount, in exact euros or in percent; null for none. */
export interface Discount {
  remise?: string | null;
  remiseEnPourcent?: boolean;
}

/** A line of a request. Amounts are for one piece, in exact euros; null or undefined where there is none. */
export interface RentedItem extends PiecePrice, Discount {
  /** An article unless it says otherwise. */
  nature?: LineKind;
  quantite: number;
  montantCaution?: string | null;
  coutMontage?: string | null;
  /** Percent of VAT that the price holds; the company's where there is none. */
  tauxTva?: string | null;
}

/** The part of a request that its price depends on. */
export interface Rental<Item extends RentedItem = RentedItem> extends Discount {
  items: readonly Item[];
  /** Null while the days are unknown: then there are no extra days. */
  period: RentedPeriod | null;
  /** Percent of the price for each day that it does not cover. */
  supplementParJour: number;
  /** Whether assembly is wanted. */
  livraisonMontage: boolean;
  /** The deposit that an administrator set for the whole request. */
  cautionFixee?: string | null;
  /** The company's VAT in percent, `null` where it states none; undefined leaves VAT out. */
  vat?: CompanyVat;
}

/** The regime of a company, and the percentage of VAT that its prices hold where a line has none of its own. */
export interface CompanyVat {
  isFranchise: boolean;
  taux: string | null;
}

/** Price of one line, in cents. */
export interface ItemPrice<Item extends RentedItem> {
  item: Item;
  /** Rent of one piece over the whole period. */
  piece: number;
  /** All its pieces. */
  rent: number;
  discount: number;
  /** The rent without its discount. */
  amount: number;
  assembly: number;
  deposit: number;
}

/** How much of a total is VAT of one rate, in cents. */
export interface VatShare {
  /** In percent, an exact text with two decimals. */
  taux: string;
  /** With the taxes, all discounts taken off. */
  total: number;
  horsTaxes: number;
  tva: number;
}

/** Price of a request, in cents, taxes included. */
export interface RequestPrice<Item extends RentedItem> {
  items: ItemPrice<Item>[];
  /** Articles and free lines; as fees and delivery, before the discounts of lines. */
  rent: number;
  fees: number;
  assembly: number;
  delivery: number;
  /** Discounts of lines. */
  discounts: number;
  /** Discount on the whole. */
  discount: number;
  /** Rent, fees, assembly and delivery without the discounts. */
  total: number;
  /** The highest rate first; null where some of the price has no rate. */
  vat: VatShare[] | null;
  /** Paid separately and given back: not in the total. */
  deposits: number;
}

/**
 * Price of a request in whole cents, taxes included. The rent of one piece over the period is rounded first (half a
 * cent up), then multiplied by the quantity. An item without a price counts as 0. No discount takes more than there is.
 * The one on the whole is spread over the rates of VAT by largest remainder.
 */
export function priceRequest<Item extends RentedItem>(rental: Rental<Item>): RequestPrice<Item> {
  const items = rental.items.map((item) => priceItem(item, rental));
  const sumOf = (of: (price: ItemPrice<Item>) => number) => items.reduce((cents, price) => cents + of(price), 0);
  const rentOf = (...kinds: LineKind[]) =>
    sumOf(({ item, rent }) => (kinds.includes(item.nature ?? 'article') ? rent : 0));
  const parts = { rent: rentOf('article', 'libre'), fees: rentOf('frais'), delivery: rentOf('livraison') };
  const assembly = sumOf((price) => price.assembly);
  const discounts = sumOf((price) => price.discount);
  const before = parts.rent + parts.fees + parts.delivery + assembly - discounts;
  const discount = discountFrom(before, rental);
  return {
    items,
    ...parts,
    assembly,
    discounts,
    discount,
    total: before - discount,
    vat: vatOf(items, discount, rental.vat),
    deposits: rental.cautionFixee == null ? sumOf(({ deposit }) => deposit) : toCents(rental.cautionFixee),
  };
}

function priceItem<Item extends RentedItem>(
  item: Item,
  { period, supplementParJour, livraisonMontage }: Rental,
): ItemPrice<Item> {
  const { quantite, coutMontage, montantCaution } = item;
  const piece = pieceRent(item, period, supplementParJour);
  const rent = piece * quantite;
  const discount = discountFrom(rent, item);
  return {
    ...{ item, piece, rent, discount, amount: rent - discount },
    assembly: livraisonMontage ? toCents(coutMontage ?? '0') * quantite : 0,
    deposit: toCents(montantCaution ?? '0') * quantite,
  };
}

function discountFrom(cents: number, { remise, remiseEnPourcent }: Discount): number {
  if (remise == null) return 0;
  return Math.min(cents, remiseEnPourcent ? Math.round((cents * toHundredths(remise)) / 10_000) : toCents(remise));
}

function vatOf(
  items: readonly ItemPrice<RentedItem>[],
  discount: number,
  company: CompanyVat | undefined,
): VatShare[] | null {
  if (company === undefined || company.isFranchise) return null;
  const totals = new Map<number, number>();
  for (const { item, amount, assembly } of items) {
    const taux = item.tauxTva ?? company.taux;
    if (amount + assembly === 0) continue;
    if (taux === null) return null;
    totals.set(toHundredths(taux), (totals.get(toHundredths(taux)) ?? 0) + amount + assembly);
  }
  const rates = [...totals].toSorted(([one], [other]) => other - one);
  const discounted = spread(
    discount,
    rates.map(([, total]) => total),
  );
  return rates.map(([rate, gross], index) => {
    const total = gross - (discounted[index] ?? 0);
    // In hundredths of a percent, whose sums are exact.
    const horsTaxes = Math.round((total * 10_000) / (10_000 + rate));
    return { taux: (rate / 100).toFixed(2), total, horsTaxes, tva: total - horsTaxes };
  });
}

/** A percentage with two decimals at most, as a whole number. */
function toHundredths(percent: string): number {
  return Math.round(Number(percent) * 100);
}
