import { parseInput } from '@barnum/rules/errors';
import { limits } from '@barnum/rules/limits';
import { invoiceSearchInput } from '@barnum/rules/money/ledger-input';
import { type Db, Prisma } from '../../platform/db/client.ts';
import { indexedSearchSql } from '../../platform/db/search.ts';
import { isOwed, readInvoiceBalances, type SettledInvoice } from '../ledger/invoice-balances.domain.ts';

/** Issued invoices of which something is owed, by the words that they are searched by, the oldest first. */
export function listInvoicesToPay(db: Db, sought: string): Promise<SettledInvoice[]> {
  const found = indexedSearchSql(parseInput(invoiceSearchInput, sought), Prisma.raw('i.'));
  const where = Prisma.join([isOwed, ...found], ' AND ');
  return readInvoiceBalances(db, where, { most: limits.invoiceChoices });
}
