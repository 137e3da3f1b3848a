import { toDay } from '@barnum/rules/dates/days';
import { type InvoiceBalance, leftToPay } from '@barnum/rules/invoices/invoice-state';
import { toCents } from '@barnum/rules/money/amounts';
import type { Db, Prisma } from '../../db/client.ts';
import { settledByInvoice } from './balances.domain.ts';

const wanted = {
  id: true,
  numero: true,
  nature: true,
  requestId: true,
  customerId: true,
  client: true,
  du: true,
  date: true,
  echeance: true,
  creditNotes: { where: { numero: { not: null } }, select: { total: true } },
} satisfies Prisma.InvoiceSelect;

/** An invoice and what is left to pay of it, in cents. */
export interface SettledInvoice extends InvoiceBalance {
  id: number;
  requestId: number | null;
  customerId: number | null;
  client: string;
  date: Date | null;
  reste: number;
}

/** Invoices with what was paid for them. */
export async function readInvoiceBalances(db: Db, where: Prisma.InvoiceWhereInput): Promise<SettledInvoice[]> {
  const invoices = await db.invoice.findMany({ where, select: wanted, orderBy: [{ date: 'asc' }, { id: 'asc' }] });
  const settled = await settledByInvoice(
    db,
    invoices.map(({ id }) => id),
  );
  return invoices.map(({ creditNotes, du, echeance, ...invoice }) => {
    const balance = {
      ...invoice,
      du: toCents(du.toFixed(2)),
      credite: creditNotes.reduce((sum, { total }) => sum + toCents(total.toFixed(2)), 0),
      regle: settled.get(invoice.id) ?? 0,
      echeance: echeance && toDay(echeance),
    };
    return { ...balance, reste: leftToPay(balance) };
  });
}
