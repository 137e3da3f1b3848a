import { formatNumber } from '../text/numbers.ts';
import { formatPrice } from './amounts.ts';
import type { QuotedDiscount } from './quote-amounts.ts';

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
  return `${discountInWords(discount)} : −${formatPrice(discount.montant)}`;
}

/** « 1,5 fois pour la durée » */
export function factorInWords(factor: string): string {
  return `${formatNumber(Number(factor))} fois pour la durée`;
}
