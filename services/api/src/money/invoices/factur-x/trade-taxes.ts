import type { InvoiceContent } from '@barnum/rules/money/invoices/invoice-content';
import { textElement, type Xml } from '../../../platform/pdf/xml.ts';

/** How an amount is taxed: the code of UNTDID 5305, and why it is not, where it is not. */
export interface TaxCategory {
  code: 'S' | 'E' | 'AE';
  percent: string;
  reason: string;
  reasonCode: string;
}

/** `taux` is null under the franchise. */
export function taxCategoryOf({ vendeur, autoliquidation, textes }: InvoiceContent, taux: string | null): TaxCategory {
  if (autoliquidation) return { code: 'AE', percent: '0', reason: 'Autoliquidation', reasonCode: 'VATEX-EU-AE' };
  if (vendeur.regime === 'franchise') {
    return { code: 'E', percent: '0', reason: textes.franchise, reasonCode: 'VATEX-FR-FRANCHISE' };
  }
  const percent = Number(taux ?? 0);
  if (percent === 0) return { code: 'E', percent: '0', reason: textes.exoneration, reasonCode: '' };
  return { code: 'S', percent: String(percent), reason: '', reasonCode: '' };
}

export function rateElements({ code, percent }: TaxCategory): Xml[] {
  return [
    textElement('ram:TypeCode', 'VAT'),
    textElement('ram:CategoryCode', code),
    textElement('ram:RateApplicablePercent', percent),
  ];
}
