import { addDays, toDay } from '@barnum/rules/dates/days';
import { formatLongDate } from '@barnum/rules/dates/format-dates';
import { todayInParis } from '@barnum/rules/dates/paris-time';
import { DomainError } from '@barnum/rules/errors';
import { limits } from '@barnum/rules/limits';
import { reminderSentences } from '@barnum/rules/money/invoices/invoice-reminders';
import type { DocumentMailInput } from '@barnum/rules/outbox/mails-input';
import { formatCents } from '@barnum/rules/prices/amounts';
import { draftMail, type RequestMailValues, writeMail } from '../../outbox/mails/mails.domain.ts';
import { type Db, Prisma, type PrismaClient } from '../../platform/db/client.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { readInvoiceSettings, requireInvoicing } from '../invoice-settings/invoice-settings.domain.ts';
import { draftInvoiceMail, invoiceMailValues } from '../invoices/invoice-events.domain.ts';
import { lateInvoiceIds } from '../invoices/invoice-list.domain.ts';
import { getInvoiceAccount, type InvoiceAccount } from '../invoices/invoices.domain.ts';
import { readInvoiceBalances, type SettledInvoice } from '../ledger/invoice-balances.domain.ts';

/**
 * Ids of the late invoices of which the client may be reminded: some days after they were due, and after the last
 * reminder, as the settings say. None where invoices are switched off.
 */
export async function invoicesToRemind(db: Db, now = new Date()): Promise<number[]> {
  const { settings } = await readInvoiceSettings(db);
  if (!settings.actif) return [];
  const dueBefore = addDays(todayInParis(now), -settings.rappelApresJours);
  const reminded = await db.mail.findMany({
    where: {
      kind: 'relance',
      invoiceId: { not: null },
      OR: [{ dueAt: { not: null } }, { createdAt: { gte: new Date(dueBefore) } }],
    },
    select: { invoiceId: true },
  });
  return lateInvoiceIds(db, { dueBefore, except: reminded.flatMap(({ invoiceId }) => invoiceId ?? []) });
}

/** The first of these invoices, in their order. */
export async function listInvoicesToRemind(db: Db, ids: readonly number[]): Promise<SettledInvoice[]> {
  const first = ids.slice(0, limits.waitingRequests);
  const invoices = await readInvoiceBalances(db, Prisma.sql`i.id = ANY (${first})`);
  return invoices.toSorted((one, other) => first.indexOf(one.id) - first.indexOf(other.id));
}

/** The reminder that `sendReminder` would write, and the address that is known; empty for none. */
export async function draftReminder(db: Db, invoiceId: number, mot: string): ReturnType<typeof draftInvoiceMail> {
  const account = await getInvoiceAccount(db, invoiceId);
  requireLate(account);
  const { recipient, copies, request } = await draftInvoiceMail(db, invoiceId, mot);
  return { ...(await draftMail(db, 'relance', reminderValues(account, mot))), recipient, copies, request };
}

/**
 * Writes to the client of a late invoice, whose PDF goes with the message: one reminder waits at a time.
 * @throws DomainError NOT_FOUND; CONFLICT where it is not late, where a reminder waits to be sent, or where invoices are
 * switched off.
 */
export function sendReminder(
  db: Db | PrismaClient,
  invoiceId: number,
  { destinataire, mot, auteur, ...others }: DocumentMailInput & { auteur: string },
): Promise<void> {
  return inTransaction(db, async (tx) => {
    await requireInvoicing(tx);
    await tx.$executeRaw`SELECT id FROM invoices WHERE id = ${invoiceId} FOR UPDATE`;
    const account = await getInvoiceAccount(tx, invoiceId);
    requireLate(account);
    const waiting = await tx.mail.count({ where: { invoiceId, kind: 'relance', dueAt: { not: null } } });
    if (waiting > 0) throw refused(reminderSentences.waiting);
    const { requestId } = account.invoice;
    const values = reminderValues(account, mot);
    await writeMail(tx, { kind: 'relance', requestId, invoiceId, recipient: destinataire, others, values });
    await tx.invoiceEvent.create({ data: { invoiceId, kind: 'relance', auteur } });
  });
}

function reminderValues(account: InvoiceAccount, mot: string): RequestMailValues {
  const { invoice, reste, couvert } = account;
  const due = invoice.echeance && formatLongDate(toDay(invoice.echeance));
  return {
    ...invoiceMailValues(account, mot),
    reglement: `${formatCents(reste - couvert)}, à régler au plus tard le ${due}`,
  };
}

function requireLate({ state }: InvoiceAccount): void {
  if (state !== 'en_retard') throw refused(reminderSentences.notLate);
}

function refused(message: string): DomainError {
  return new DomainError('CONFLICT', { message });
}
