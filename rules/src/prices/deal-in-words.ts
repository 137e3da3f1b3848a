import { formatNumber } from '../text/numbers.ts';
import { formatPrice, toAmount } from './amounts.ts';
import type { Discount } from './price-request.ts';

/** A discount: what it takes off, the percentage where it is one, and its reason, which may be empty. */
export interface QuotedDiscount {
  montant: string;
  pourcent: string | null;
  motif: string;
}

/** A discount that takes off so many cents, as it is read. */
export function quotedDiscount(
  { remise = null, remiseEnPourcent = false, motifRemise = '' }: Discount & { motifRemise?: string },
  cents: number,
): QuotedDiscount {
  return { montant: toAmount(cents), pourcent: remiseEnPourcent ? remise : null, motif: motifRemise };
}

/** A percentage without idle zeros: « 5,5 % », « 20 % ». */
export function formatRate(percent: string): string {
  return `${formatNumber(Number(percent))} %`;
}

/** « Remise de 10 % (fidélité) », « Remise (geste commercial) ». */
export function discountInWords({ pourcent, motif }: Pick<QuotedDiscount, 'pourcent' | 'motif'>): string {
  return `Remise${pourcent === null ? '' : ` de ${formatRate(pourcent)}`}${motif && ` (${motif})`}`;
}

/** The same with what it takes off: « Remise de 10 % (fidélité) : −12,00 € ». */
export function discountWithAmount(discount: QuotedDiscount): string {
  return `${discountInWords(discount)} : ${formatPrice(-Number(discount.montant))}`;
}

/** « 1,5 fois pour la durée » */
export function factorInWords(factor: string): string {
  return `${formatNumber(Number(factor))} fois pour la durée`;
}
