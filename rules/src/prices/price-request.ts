import type { RentedPeriod } from '../dates/period.ts';
import { toCents } from './amounts.ts';
import { spread } from './largest-remainder.ts';
import { costOf } from './line-quantity.ts';
import type { LineKind } from './lines.ts';
import { netOfTax } from './net-of-tax.ts';
import { type PiecePrice, pieceRent } from './piece-rent.ts';
import { depositOf, noPricingTerms, type PriceTerms } from './pricing-terms.ts';

/** A discount, in exact euros or in percent; null for none. */
export interface Discount {
  remise?: string | null;
  remiseEnPourcent?: boolean;
}

/** A line of a request. Amounts are for one piece, in exact euros; null or undefined where there is none. */
export interface RentedItem extends PiecePrice, Discount {
  /** An article unless it says otherwise. */
  nature?: LineKind;
  /** With two decimals at most; of an article whole pieces. */
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
  /** The terms under which it was written; without them there is neither season nor table of durations. */
  tarifs?: PriceTerms;
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
  /** Amount and assembly without taxes, and without their part of the discount on the whole; null as `vat` is. */
  horsTaxes: number | null;
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
  /**
   * Paid separately and given back: not in the total. By piece, by line, or by order, as the terms have it; of items it
   * is `deposit`, by piece or by line.
   */
  deposits: number;
}

/**
 * Price of a request in whole cents, taxes included. The rent of one piece over the period is rounded first (half a
 * cent up), then multiplied by the quantity, where hundredths are rounded again. An item without a price counts as 0. No discount takes more than there is.
 * The one on the whole is spread over the rates of VAT by largest remainder.
 */
export function priceRequest<Item extends RentedItem>(rental: Rental<Item>): RequestPrice<Item> {
  const items = rental.items.map((item) => priceItem(item, rental));
  const sumOf = (of: (price: ItemPrice<Item>) => number) => items.reduce((all, price) => all + of(price), 0);
  const rentOf = (first: LineKind, other = first) =>
    sumOf(({ item: { nature = 'article' }, rent }) => (nature === first || nature === other ? rent : 0));
  const parts = { rent: rentOf('article', 'libre'), fees: rentOf('frais'), delivery: rentOf('livraison') };
  const assembly = sumOf((price) => price.assembly);
  const discounts = sumOf((price) => price.discount);
  const before = parts.rent + parts.fees + parts.delivery + assembly - discounts;
  const discount = discountFrom(before, rental);
  const vat = vatOf(items, discount, rental.vat);
  for (const [index, price] of items.entries()) price.horsTaxes = vat?.horsTaxes[index] ?? null;
  const total = before - discount;
  const { cautionFixee = null, tarifs = noPricingTerms } = rental;
  const ruledDeposit = depositOf(tarifs, total) ?? sumOf(({ deposit }) => deposit);
  return {
    items,
    ...parts,
    assembly,
    discounts,
    discount,
    total,
    vat: vat?.shares ?? null,
    deposits: cautionFixee === null ? ruledDeposit : toCents(cautionFixee),
  };
}

function priceItem<Item extends RentedItem>(
  item: Item,
  { period, supplementParJour, tarifs = noPricingTerms, livraisonMontage }: Rental,
): ItemPrice<Item> {
  const { nature = 'article', quantite, coutMontage, montantCaution } = item;
  // Seasons are for what the catalogue rents.
  const saisons = nature === 'article' ? tarifs.saisons : [];
  const piece = pieceRent(item, period, { supplementParJour, tarifs: { durees: tarifs.durees, saisons } });
  const rent = costOf(piece, quantite);
  const discount = discountFrom(rent, item);
  return {
    item,
    piece,
    rent,
    discount,
    amount: rent - discount,
    assembly: livraisonMontage ? costOf(toCents(coutMontage ?? '0'), quantite) : 0,
    deposit: costOf(toCents(montantCaution ?? '0'), tarifs.caution.par === 'ligne' ? 1 : quantite),
    horsTaxes: null,
  };
}

function discountFrom(cents: number, { remise, remiseEnPourcent }: Discount): number {
  if (remise == null) return 0;
  return Math.min(cents, remiseEnPourcent ? Math.round((cents * toHundredths(remise)) / 10_000) : toCents(remise));
}

/** The VAT of each rate, and what each item is without it; null where some of the price has no rate. */
function vatOf(
  items: readonly Pick<ItemPrice<RentedItem>, 'item' | 'amount' | 'assembly'>[],
  discount: number,
  company: CompanyVat | undefined,
): { shares: VatShare[]; horsTaxes: number[] } | null {
  if (company === undefined || company.isFranchise) return null;
  const charges = items.map(({ item, amount, assembly }) => {
    const taux = item.tauxTva ?? company.taux;
    return { gross: amount + assembly, rate: taux === null ? null : toHundredths(taux) };
  });
  const rates: number[] = [];
  for (const { gross, rate } of charges) {
    if (gross <= 0) continue;
    if (rate === null) return null;
    if (!rates.includes(rate)) rates.push(rate);
  }
  rates.sort((one, other) => other - one);
  const charged = rates.map((rate) => charges.map((charge) => (charge.rate === rate ? charge.gross : 0)));
  const sums = charged.map(sum);
  const discounts = spread(discount, sums);
  const shares = rates.map((rate, index) => {
    const total = (sums[index] ?? 0) - (discounts[index] ?? 0);
    const taux = (rate / 100).toFixed(2);
    const horsTaxes = netOfTax(total, taux);
    return { taux, total, horsTaxes, tva: total - horsTaxes };
  });
  const spreads = charged.map((gross, index) => spread(shares[index]?.horsTaxes ?? 0, gross));
  return { shares, horsTaxes: items.map((_item, at) => spreads.reduce((all, parts) => all + (parts[at] ?? 0), 0)) };
}

function sum(cents: readonly number[]): number {
  return cents.reduce((all, each) => all + each, 0);
}

/** A percentage with two decimals at most, as a whole number. */
function toHundredths(percent: string): number {
  return Math.round(Number(percent) * 100);
}
