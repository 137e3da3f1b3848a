import type { InvoiceContent } from '@barnum/rules/invoices/invoice-content';

/** Whether lines are shown without taxes. */
export function showsNet({ client, tva }: InvoiceContent): boolean {
  return client.genre !== 'particulier' && tva.length > 0;
}

/** What is added to the names of amounts: « HT », « TTC », nothing where nothing is told of VAT. */
export function basisOf(content: InvoiceContent): ' HT' | ' TTC' | '' {
  if (content.tva.length === 0) return '';
  return showsNet(content) ? ' HT' : ' TTC';
}
