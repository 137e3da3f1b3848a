import type { InvoiceClient } from '@barnum/rules/money/invoices/invoice-content';
import type { PrismaClient } from '../../platform/db/client.ts';
import { refreshSearchColumns } from '../../platform/db/refresh-search-columns.ts';
import { searchColumns } from '../../platform/db/search.ts';

/** The search columns of an invoice: its number, and whom it is for. */
export function invoiceSearchColumns(
  numero: string | null,
  { nom, contact, siren, siret, email }: Pick<InvoiceClient, 'nom' | 'contact' | 'siren' | 'siret' | 'email'>,
) {
  return searchColumns([numero, nom, contact, siren, siret, email]);
}

/** Writes the search columns anew of invoices that an earlier folding wrote; returns how many. */
export function refreshInvoiceSearch(db: PrismaClient): Promise<number> {
  const select = { id: true, numero: true, client: true, searchText: true } as const;
  return refreshSearchColumns(db, {
    table: 'invoices',
    read: async (take, where) => {
      const invoices = await db.invoice.findMany({ where, select, orderBy: { id: 'asc' }, take });
      // What a draft was last saved with is nowhere else: its words, of which each is folded again.
      return invoices.map(({ id, numero, client, searchText }) => ({
        id,
        ...searchColumns([numero, client, ...searchText.split(' ')]),
      }));
    },
  });
}
