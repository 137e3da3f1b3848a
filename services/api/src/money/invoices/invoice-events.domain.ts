import { formatLongDate } from '@barnum/rules/dates/format-dates';
import { DomainError } from '@barnum/rules/errors';
import { invoiceEventSentences } from '@barnum/rules/money/invoices/invoice-events';
import { invoiceTitle } from '@barnum/rules/money/invoices/invoice-mentions';
import { figureOf } from '@barnum/rules/money/ledger/account';
import type { MailTemplate } from '@barnum/rules/outbox/mails/templates';
import type { DocumentMailInput } from '@barnum/rules/outbox/mails-input';
import { formatCents } from '@barnum/rules/prices/amounts';
import type { FollowedRequest } from '../../outbox/follow-up-links/follow-up-links.domain.ts';
import { copyAddresses, draftMail, type RequestMailValues, writeMail } from '../../outbox/mails/mails.domain.ts';
import type { Db, Prisma, PrismaClient } from '../../platform/db/client.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { requireInvoicing } from '../invoice-settings/invoice-settings.domain.ts';
import { issuedContent } from './invoice-rows.domain.ts';
import { getInvoiceAccount, type InvoiceAccount } from './invoices.domain.ts';

/** What happened to an invoice after it was issued, the latest first. */
export function listInvoiceEvents(db: Db, invoiceId: number) {
  return db.invoiceEvent.findMany({ where: { invoiceId }, orderBy: { id: 'desc' } });
}

/** The mails that carry an invoice, the latest first. */
export function listInvoiceMails(
  db: Db,
  invoiceId: number,
  query: Pick<Prisma.MailFindManyArgs, 'select' | 'include'>,
) {
  return db.mail.findMany({ ...query, where: { invoiceId }, orderBy: { id: 'desc' } });
}

/** The message that `sendInvoice` would write, and the address that is known; empty for none. */
export async function draftInvoiceMail(
  db: Db,
  invoiceId: number,
  mot: string,
): Promise<MailTemplate & { recipient: string; copies: string[]; request: FollowedRequest | null }> {
  const account = await issued(db, invoiceId);
  const { requestId } = account.invoice;
  const request = requestId === null ? null : await db.reservationRequest.findUnique({ where: { id: requestId } });
  const draft = await draftMail(db, 'facture', invoiceMailValues(account, mot));
  const recipient = issuedContent(account.invoice).client.email || (request?.email ?? '');
  const copies = await copyAddresses(db, { requestId, invoiceId, recipient });
  return { ...draft, recipient, copies, request };
}

/**
 * Writes to the client with an issued invoice, whose PDF goes with the message.
 * @throws DomainError NOT_FOUND where there is no issued one; CONFLICT where invoices are switched off.
 */
export function sendInvoice(
  db: Db | PrismaClient,
  invoiceId: number,
  { destinataire, mot, auteur, ...others }: DocumentMailInput & { auteur: string },
): Promise<void> {
  return inTransaction(db, async (tx) => {
    await requireInvoicing(tx);
    const account = await issued(tx, invoiceId);
    const { requestId } = account.invoice;
    const values = invoiceMailValues(account, mot);
    await writeMail(tx, { kind: 'facture', requestId, invoiceId, recipient: destinataire, others, values });
    await tx.invoiceEvent.create({ data: { invoiceId, kind: 'envoi', auteur } });
  });
}

/**
 * Notes that an issued invoice was deposited on the company's platform.
 * @throws DomainError as `sendInvoice`; VALIDATION for a day before the invoice's.
 */
export function markInvoiceDeposited(
  db: Db | PrismaClient,
  invoiceId: number,
  { jour, reference, auteur }: { jour: string; reference: string; auteur: string },
): Promise<void> {
  return inTransaction(db, async (tx) => {
    await requireInvoicing(tx);
    const { invoice } = await issued(tx, invoiceId);
    if (jour < issuedContent(invoice).date) {
      const message = invoiceEventSentences.dayBefore;
      throw new DomainError('VALIDATION', { message, fields: { jour: message } });
    }
    const day = new Date(`${jour}T00:00:00Z`);
    await tx.invoiceEvent.create({ data: { invoiceId, kind: 'depot', auteur, jour: day, reference } });
  });
}

async function issued(db: Db, id: number): Promise<InvoiceAccount> {
  const account = await getInvoiceAccount(db, id);
  if (account.invoice.numero === null) {
    throw new DomainError('NOT_FOUND', { message: invoiceEventSentences.notIssued });
  }
  return account;
}

/** What the mails about an invoice tell: what is left to pay is as it is now. */
export function invoiceMailValues({ invoice, reste }: InvoiceAccount, mot: string): RequestMailValues {
  const content = issuedContent(invoice);
  const { numero, total, tva, echeance, client } = content;
  const title = invoiceTitle(content);
  const { word, amount } = figureOf('aPayer', reste);
  const day = echeance && reste > 0 ? `, au plus tard le ${formatLongDate(echeance)}` : '';
  const due = `${word}\u00a0: ${formatCents(amount)}${day}.`;
  return {
    prenom: '',
    nom: client.nom,
    numero: invoice.requestId === null ? '' : String(invoice.requestId),
    dates: '',
    articles: '',
    livraison: '',
    contact: '',
    retenue: '',
    evenement: '',
    devis: '',
    validite: '',
    accord: '',
    facture: `${title.charAt(0).toLowerCase()}${title.slice(1)} ${numero}`,
    montant: tva.length > 0 ? `${formatCents(total)} TTC` : formatCents(total),
    reglement: reste > 0 ? due : '',
    mot,
  };
}
