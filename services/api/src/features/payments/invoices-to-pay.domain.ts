import { parseInput } from '@barnum/rules/errors';
import { invoiceSearchInput } from '@barnum/rules/inputs/ledger';
import { limits } from '@barnum/rules/limits';
import type { Db } from '../../db/client.ts';
import { readInvoiceBalances, type SettledInvoice } from '../ledger/invoice-balances.domain.ts';

/** Issued invoices of which something is owed, the oldest first; `dueBefore` those whose last day is before that day. */
export async function listInvoicesToPay(
  db: Db,
  { sought = '', dueBefore = null }: { sought?: string; dueBefore?: string | null },
): Promise<SettledInvoice[]> {
  const search = `%${parseInput(invoiceSearchInput, sought).replace(/[\\%_]/g, '\\$&')}%`;
  const found = await db.$queryRaw<{ id: number }[]>`
    SELECT i.id FROM invoices i LEFT JOIN invoice_settlements s ON s.invoice_id = i.id
    WHERE i.numero IS NOT NULL AND i.nature <> 'avoir' AND (i.numero ILIKE ${search} OR i.client ILIKE ${search})
      AND (${dueBefore}::date IS NULL OR i.echeance < ${dueBefore}::date)
      AND i.du > coalesce(s.settled, 0)
        + (SELECT coalesce(sum(c.total), 0) FROM invoices c WHERE c.corrects_id = i.id AND c.numero IS NOT NULL)
    ORDER BY i.date, i.id LIMIT ${limits.waitingRequests}`;
  return readInvoiceBalances(db, { id: { in: found.map(({ id }) => id) } });
}
