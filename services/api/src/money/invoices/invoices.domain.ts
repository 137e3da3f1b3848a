import { toDay } from '@barnum/rules/dates/days';
import { todayInParis } from '@barnum/rules/dates/paris-time';
import { DomainError } from '@barnum/rules/errors';
import { billedBefore } from '@barnum/rules/money/invoices/invoice-amounts';
import type { BilledBefore, InvoiceContent } from '@barnum/rules/money/invoices/invoice-content';
import { type InvoiceBalance, type InvoiceState, invoiceState } from '@barnum/rules/money/invoices/invoice-state';
import { invoiceSentences } from '@barnum/rules/money/invoices/invoices';
import { toCents } from '@barnum/rules/prices/amounts';
import { type Db, Prisma } from '../../platform/db/client.ts';
import { readInvoiceBalances } from '../ledger/invoice-balances.domain.ts';
import { withCurrentDrafts } from './current-drafts.domain.ts';
import { type Invoice, issuedContent } from './invoice-rows.domain.ts';

/** An invoice with what became of it; amounts in cents. */
export interface InvoiceAccount {
  invoice: Invoice;
  /** What its credit notes gave back. */
  credite: number;
  /** What was paid for it. */
  regle: number;
  /** What is left to pay; negative where more came in than is owed. */
  reste: number;
  /** What of it is here already: money of its deal that is counted against no invoice yet. */
  couvert: number;
  state: InvoiceState;
}

/**
 * An invoice with what became of it.
 * @throws DomainError NOT_FOUND when there is none.
 */
export async function getInvoiceAccount(db: Db, id: number): Promise<InvoiceAccount> {
  const [account] = await withAccounts(db, [await getInvoice(db, id)]);
  return account as InvoiceAccount;
}

/** The invoices and credit notes of a request, drafts too, in the order in which they were made. */
export async function listRequestInvoices(db: Db, requestId: number): Promise<InvoiceAccount[]> {
  return withAccounts(db, await db.invoice.findMany({ where: { requestId }, orderBy: { id: 'asc' } }));
}

/** The credit notes of an invoice, drafts too. */
export async function listCreditNotes(db: Db, correctsId: number): Promise<InvoiceAccount[]> {
  return withAccounts(db, await db.invoice.findMany({ where: { correctsId }, orderBy: { id: 'asc' } }));
}

/**
 * One invoice.
 * @throws DomainError NOT_FOUND when there is none.
 */
export async function getInvoice(db: Db, id: number): Promise<Invoice> {
  const found = await db.invoice.findUnique({ where: { id } });
  if (found === null) throw new DomainError('NOT_FOUND', { message: invoiceSentences.notFound });
  return found;
}

/** What the issued credit notes of an invoice say. */
export async function creditNotesOf(db: Db, correctsId: number): Promise<InvoiceContent[]> {
  const issued = { correctsId, numero: { not: null } };
  return (await db.invoice.findMany({ where: issued, orderBy: { id: 'asc' } })).map(issuedContent);
}

/** What the issued invoices of a request ask for, without their credit notes. */
export async function billedBeforeOf(db: Db, requestId: number): Promise<BilledBefore[]> {
  const issued = await db.invoice.findMany({
    where: { requestId, numero: { not: null }, nature: { not: 'avoir' } },
    include: { creditNotes: { where: { numero: { not: null } } } },
    orderBy: [{ date: 'asc' }, { id: 'asc' }],
  });
  return issued
    .map((invoice) => billedBefore(issuedContent(invoice), invoice.creditNotes.map(issuedContent)))
    .filter((before) => before !== null);
}

/** Whether a request has an invoice, other than of an advance, that no credit note took back. */
export async function isInvoiced(db: Db, requestId: number): Promise<boolean> {
  const accounts = await listRequestInvoices(db, requestId);
  return accounts.some(
    ({ invoice: { nature, numero }, state }) => nature === 'facture' && numero !== null && state !== 'annulee',
  );
}

/** Invoices with what became of them, drafts as they stand now. */
export async function withAccounts(db: Db, invoices: readonly Invoice[], now = new Date()): Promise<InvoiceAccount[]> {
  const ids = invoices.filter(({ numero }) => numero !== null).map(({ id }) => id);
  const settled = ids.length === 0 ? [] : await readInvoiceBalances(db, Prisma.sql`i.id = ANY (${ids})`);
  const byId = new Map(settled.map((balance) => [balance.id, balance]));
  return (await withCurrentDrafts(db, invoices)).map((invoice) => {
    const { credite, regle, couvert, reste } = byId.get(invoice.id) ?? { credite: 0, regle: 0, couvert: 0, reste: 0 };
    const balance = { ...balanceOf({ invoice, credite, regle }), couvert };
    return { invoice, credite, regle, couvert, reste, state: invoiceState(balance, todayInParis(now)) };
  });
}

/** An invoice with its amounts, as the rules of money take it. */
export function balanceOf({
  invoice: { nature, numero, du, echeance },
  credite,
  regle,
}: Pick<InvoiceAccount, 'invoice' | 'credite' | 'regle'>): InvoiceBalance {
  return { nature, numero, du: toCents(du.toFixed(2)), credite, regle, echeance: echeance && toDay(echeance) };
}
