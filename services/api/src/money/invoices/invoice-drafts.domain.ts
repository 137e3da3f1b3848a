import { todayInParis } from '@barnum/rules/dates/paris-time';
import { DomainError } from '@barnum/rules/errors';
import { limits } from '@barnum/rules/limits';
import { leftOfInvoice } from '@barnum/rules/money/invoices/invoice-amounts';
import type { InvoiceContent, InvoiceKind } from '@barnum/rules/money/invoices/invoice-content';
import { emptyInvoiceDraft, type InvoiceDraft } from '@barnum/rules/money/invoices/invoice-draft';
import { invoiceSentences } from '@barnum/rules/money/invoices/invoices';
import { toAmount, toCents } from '@barnum/rules/prices/amounts';
import { quantityFault } from '@barnum/rules/prices/line-quantity';
import { quoteTermsOf } from '@barnum/rules/prices/quotes';
import { sum } from '@barnum/rules/prices/vat-shares';
import { agreedStates, type RequestState } from '@barnum/rules/requests/reservation-requests/request-states';
import type { Db, Prisma, PrismaClient } from '../../platform/db/client.ts';
import { requireUnchanged } from '../../platform/db/optimistic-locking.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { lockRequest } from '../../requests/reservation-requests/request-states.domain.ts';
import { listCompanyInfo } from '../../site/company-info/company-info.domain.ts';
import { requireInvoicing } from '../invoice-settings/invoice-settings.domain.ts';
import { type DraftRow, readDraft } from './invoice-content.domain.ts';
import { chosenOf, type Invoice, issuedContent } from './invoice-rows.domain.ts';
import { invoiceSearchColumns } from './invoice-search.domain.ts';
import { creditNotesOf, getInvoice } from './invoices.domain.ts';

/**
 * A draft of an invoice of a request: of an advance, as the company usually asks for it, or of all that is left to bill,
 * for the same operation as the one before. Where there is one of this kind already, that one.
 * @throws DomainError NOT_FOUND; CONFLICT when invoices are switched off; VALIDATION when the request is not agreed on, or
 * when something of it has no price.
 */
export function createInvoiceDraft(
  db: Db | PrismaClient,
  { requestId, nature, auteur }: { requestId: number; nature: Exclude<InvoiceKind, 'avoir'>; auteur: string },
): Promise<Invoice> {
  return inTransaction(db, async (tx) => {
    await requireInvoicing(tx);
    const { statut, customerId } = await lockRequest(tx, requestId, null);
    if (!(agreedStates as readonly RequestState[]).includes(statut)) {
      throw new DomainError('VALIDATION', { message: invoiceSentences.notAgreed });
    }
    const known = await tx.invoice.findFirst({ where: { requestId, nature, numero: null } });
    if (known) return known;
    const { acompte } = quoteTermsOf(await listCompanyInfo(tx));
    const usual = { montant: String(acompte), montantEnPourcent: true };
    const before = await tx.invoice.findFirst({
      where: { requestId, nature: { not: 'avoir' } },
      orderBy: { id: 'desc' },
      select: { draft: true },
    });
    const { operation } = before === null ? emptyInvoiceDraft : chosenOf(before);
    const draft = { ...emptyInvoiceDraft, operation, ...(nature === 'acompte' && usual) };
    return writeDraft(tx, { nature, requestId, customerId, correctsId: null }, { draft, auteur });
  });
}

/**
 * A draft of a credit note of an issued invoice, for all that is left of it. Where there is one already, that one.
 * @throws DomainError NOT_FOUND; CONFLICT when invoices are switched off, when it is no issued invoice, or when nothing is
 * left of it.
 */
export function createCreditNoteDraft(
  db: Db | PrismaClient,
  { invoiceId, auteur }: { invoiceId: number; auteur: string },
): Promise<Invoice> {
  return inTransaction(db, async (tx) => {
    await requireInvoicing(tx);
    const origin = await lockInvoice(tx, invoiceId);
    const refuse = (message: string) => new DomainError('CONFLICT', { message });
    if (origin.numero === null) throw refuse(invoiceSentences.notIssued);
    if (origin.nature === 'avoir') throw refuse(invoiceSentences.ofCreditNote);
    const known = await tx.invoice.findFirst({ where: { correctsId: invoiceId, numero: null } });
    if (known) return known;
    const left = leftOfInvoice(issuedContent(origin), await creditNotesOf(tx, invoiceId));
    if (sum(left.map(({ total }) => total)) === 0) throw refuse(invoiceSentences.nothingLeft);
    const { requestId, customerId } = origin;
    const row = { nature: 'avoir', requestId, customerId, correctsId: invoiceId } as const;
    return writeDraft(tx, row, { draft: emptyInvoiceDraft, auteur });
  });
}

/**
 * Changes what was chosen of a draft.
 * @throws DomainError NOT_FOUND; CONFLICT when it is issued, changed after `seen`, or when invoices are switched off;
 * VALIDATION when part of a piece is given back.
 */
export function updateInvoiceDraft(
  db: Db | PrismaClient,
  id: number,
  { draft, auteur, seen }: { draft: InvoiceDraft; auteur: string; seen: Date | null },
): Promise<Invoice> {
  return inTransaction(db, async (tx) => {
    await requireInvoicing(tx);
    const found = await lockDraft(tx, id, seen);
    await requireWholePieces(tx, found, draft);
    return writeDraft(tx, found, { draft, auteur }, id);
  });
}

/** Refuses part of a piece of what is counted in whole ones, where a credit note gives back pieces. */
async function requireWholePieces(tx: Db, { correctsId }: Invoice, { lignes }: InvoiceDraft): Promise<void> {
  if (correctsId === null || lignes === null) return;
  const origin = issuedContent(await getInvoice(tx, correctsId));
  const faults = lignes.flatMap(({ ligne, quantite, montant }, index): [string, string][] => {
    const nature = origin.lignes[ligne]?.nature;
    const fault = nature === undefined || montant !== null ? null : quantityFault(quantite, nature);
    return fault === null ? [] : [[`lignes.${index}.quantite`, fault]];
  });
  const [first] = faults;
  if (first) throw new DomainError('VALIDATION', { message: first[1], fields: Object.fromEntries(faults) });
}

/**
 * Deletes a draft.
 * @throws DomainError NOT_FOUND; CONFLICT when it is issued, or when invoices are switched off.
 */
export function deleteInvoiceDraft(db: Db | PrismaClient, id: number): Promise<void> {
  return inTransaction(db, async (tx) => {
    await requireInvoicing(tx);
    await lockDraft(tx, id, null);
    await tx.invoice.delete({ where: { id } });
  });
}

/**
 * A draft, locked until the end of the transaction.
 * @throws DomainError NOT_FOUND; CONFLICT when it is issued or changed after `seen`.
 */
export async function lockDraft(tx: Db, id: number, seen: Date | null): Promise<Invoice> {
  const found = await lockInvoice(tx, id);
  if (found.numero !== null) throw new DomainError('CONFLICT', { message: invoiceSentences.issued });
  requireUnchanged(found, seen);
  return found;
}

async function lockInvoice(tx: Db, id: number): Promise<Invoice> {
  await tx.$executeRaw`SELECT id FROM invoices WHERE id = ${id} FOR UPDATE`;
  return getInvoice(tx, id);
}

/** What the row of an invoice tells of its content. */
export function columnsOf({ numero, client, total, acomptes, echeance }: InvoiceContent) {
  const du = total - sum(acomptes.map((before) => before.total));
  return {
    client: client.nom,
    total: toAmount(total),
    du: toAmount(Math.max(0, du)),
    echeance: echeance === null ? null : new Date(echeance),
    ...invoiceSearchColumns(numero, client),
  };
}

async function writeDraft(
  tx: Db,
  row: Omit<DraftRow, 'draft'> & Pick<Invoice, 'customerId'>,
  { draft, auteur }: { draft: InvoiceDraft; auteur: string },
  id?: number,
): Promise<Invoice> {
  const { nature, requestId, correctsId, customerId } = row;
  const json = draft as unknown as Prisma.InputJsonObject;
  const { content } = await readDraft(
    tx,
    { nature, requestId, correctsId, draft: json as Prisma.JsonObject },
    todayInParis(),
  );
  if (content.total > toCents(String(limits.maxAmount))) {
    throw new DomainError('VALIDATION', { message: invoiceSentences.tooMuch });
  }
  const data = { nature, requestId, correctsId, customerId, draft: json, auteur, ...columnsOf(content) };
  return id === undefined ? tx.invoice.create({ data }) : tx.invoice.update({ where: { id }, data });
}
