import type { InvoiceClient } from '@barnum/rules/invoices/invoice-content';
import { searchColumns } from '../../db/search.ts';

/** The search columns of an invoice: its number, and whom it is for. */
export function invoiceSearchColumns(
  numero: string | null,
  { nom, contact, siren, siret, email }: Pick<InvoiceClient, 'nom' | 'contact' | 'siren' | 'siret' | 'email'>,
) {
  return searchColumns([numero, nom, contact, siren, siret, email]);
}
