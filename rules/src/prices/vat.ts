import { type CompanyInfo, companyValue } from '../site/company-info/company-info.ts';
import { percentageUpTo } from '../text/numbers.ts';
import type { CompanyVat } from './price-request.ts';

/** The regimes of VAT, as the company information has them. */
export const vatRegimes = ['Normal', 'Franchise'] as const;

/** The highest percentage that a line can hold. */
export const maxVatRate = 99.99;

/** What an owner is told before a quote says nothing of VAT; the sentence of a franchise stands under « TVA ». */
export const vatSentences = {
  regime: 'Veuillez choisir Normal ou Franchise',
  noRate:
    'Le devis ne dira rien de la TVA : indiquez votre taux, ou la franchise comme régime, dans les paramètres de l’entreprise',
  noMention:
    'Vous êtes en franchise : écrivez la mention que vos devis doivent porter sous « TVA », dans les paramètres de l’entreprise',
} as const;

/** True for a number; else it is a sentence, such as « Non applicable, art. 293 B du CGI ». */
export function isVatNumber(text: string): boolean {
  return /\d{6}/.test(text.replace(/\s/g, ''));
}

/** What a quote of these lines lacks of VAT, in a sentence; null where it says all. */
export function missingVat(rows: readonly CompanyInfo[], lines: readonly { tauxTva: string | null }[]): string | null {
  const { isFranchise, taux } = companyVat(rows);
  const stated = companyValue(rows, 'TVA');
  if (stated !== '' && !isVatNumber(stated)) return null;
  if (isFranchise) return vatSentences.noMention;
  return lines.every((line) => (line.tauxTva ?? taux) !== null) ? null : vatSentences.noRate;
}

/** The company's regime of VAT and its usual rate, from its company information; normal where it says nothing. */
export function companyVat(rows: readonly CompanyInfo[]): CompanyVat {
  const taux = percentageUpTo(maxVatRate, companyValue(rows, 'Taux de TVA (%)'));
  return {
    isFranchise: /^franchise/i.test(companyValue(rows, 'Régime de TVA')),
    taux: taux === null ? null : taux.toFixed(2),
  };
}
