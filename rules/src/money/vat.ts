import { type CompanyInfo, companyValue } from '../company-info.ts';
import { percentageUpTo } from '../text/numbers.ts';
import type { CompanyVat } from './price-request.ts';

/** The highest percentage that a line can hold. */
export const maxVatRate = 99.99;

/** The company's regime of VAT and its usual rate, from its company information; normal where it says nothing. */
export function companyVat(rows: readonly CompanyInfo[]): CompanyVat {
  const taux = percentageUpTo(maxVatRate, companyValue(rows, 'Taux de TVA (%)'));
  return {
    isFranchise: /^franchise/i.test(companyValue(rows, 'Régime de TVA')),
    taux: taux === null ? null : taux.toFixed(2),
  };
}
