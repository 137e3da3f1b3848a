import { parseInput } from '@barnum/rules/errors';
import { invoiceSearchInput } from '@barnum/rules/inputs/ledger';
import { limits } from '@barnum/rules/limits';
import { type Db, Prisma } from '../../db/client.ts';
import { isOwed, readInvoiceBalances, type SettledInvoice } from '../ledger/invoice-balances.domain.ts';

/** Issued invoices of which something is owed, the oldest first; `dueBefore` those whose last day is before that day. */
export async function listInvoicesToPay(
  db: Db,
  { sought = '', dueBefore = null }: { sought?: string; dueBefore?: string | null },
): Promise<SettledInvoice[]> {
  const search = `%${parseInput(invoiceSearchInput, sought).replace(/[\\%_]/g, '\\$&')}%`;
  const due = dueBefore === null ? Prisma.empty : Prisma.sql`AND i.echeance < ${dueBefore}::date`;
  const where = Prisma.sql`(i.numero ILIKE ${search} OR i.client ILIKE ${search}) ${due} AND ${isOwed}`;
  return readInvoiceBalances(db, where, { most: limits.waitingRequests });
}
