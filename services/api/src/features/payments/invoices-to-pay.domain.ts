import { parseInput } from '@barnum/rules/errors';
import { invoiceSearchInput } from '@barnum/rules/inputs/ledger';
import { limits } from '@barnum/rules/limits';
import { type Db, Prisma } from '../../db/client.ts';
import { isOwed, readInvoiceBalances, type SettledInvoice } from '../ledger/invoice-balances.domain.ts';

/** Issued invoices of which something is owed, by their number or client, the oldest first. */
export function listInvoicesToPay(db: Db, sought: string): Promise<SettledInvoice[]> {
  const search = `%${parseInput(invoiceSearchInput, sought).replace(/[\\%_]/g, '\\$&')}%`;
  const where = Prisma.sql`(i.numero ILIKE ${search} OR i.client ILIKE ${search}) AND ${isOwed}`;
  return readInvoiceBalances(db, where, { most: limits.invoiceChoices });
}
