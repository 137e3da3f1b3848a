import type { InvoiceContent } from '@barnum/rules/money/invoices/invoice-content';
import { isToProfessional } from '@barnum/rules/money/invoices/invoice-mentions';

/** Whether lines are shown without taxes. */
export function showsNet(content: InvoiceContent): boolean {
  return isToProfessional(content) && content.tva.length > 0;
}

/** What is added to the names of amounts: « HT », « TTC », nothing where nothing is told of VAT. */
export function basisOf(content: InvoiceContent): ' HT' | ' TTC' | '' {
  if (content.tva.length === 0) return '';
  return showsNet(content) ? ' HT' : ' TTC';
}
