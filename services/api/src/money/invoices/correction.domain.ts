import { todayInParis } from '@barnum/rules/dates/paris-time';
import { DomainError } from '@barnum/rules/errors';
import {
  type BilledInvoice,
  billedTooMuch,
  type PlannedCredit,
  planCredits,
} from '@barnum/rules/money/invoices/correction';
import type { InvoiceContent, RateAmount } from '@barnum/rules/money/invoices/invoice-content';
import { emptyInvoiceDraft } from '@barnum/rules/money/invoices/invoice-draft';
import { invoiceSentences, settledByCorrection } from '@barnum/rules/money/invoices/invoices';
import { toCents } from '@barnum/rules/prices/amounts';
import { sum } from '@barnum/rules/prices/vat-shares';
import type { Db, PrismaClient } from '../../platform/db/client.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { lockRequest } from '../../requests/reservation-requests/request-states.domain.ts';
import { freePaymentsOf } from '../ledger/balances.domain.ts';
import { freeOverpaid, leftOf, ownAllocations } from '../ledger/freed-payments.domain.ts';
import { readDraft } from './invoice-content.domain.ts';
import { createCreditNoteDraft, deleteInvoiceDraft, lockDraft, updateInvoiceDraft } from './invoice-drafts.domain.ts';
import { type Invoice, issuedContent } from './invoice-rows.domain.ts';
import { getInvoice } from './invoices.domain.ts';
import { type DrawInvoice, issueWithin, lockAllNumbers } from './issue-invoice.domain.ts';

/** What takes back what was billed too much of a deal, and the invoice that follows; amounts in cents. */
export interface Correction {
  tooMuch: RateAmount[];
  credits: PlannedCredit[];
  /** The invoice that the draft becomes; null where nothing is left to bill. */
  facture: { total: number; dejaFacture: number; dejaPaye: number; aPayer: number } | null;
  /** Whether advances were billed under another regime of VAT. */
  isOtherRegime: boolean;
}

/** What would put the bills of a draft's deal in order; null where nothing was billed too much. */
export async function readCorrection(db: Db, row: Invoice): Promise<Correction | null> {
  if (row.nature !== 'facture' || row.numero !== null || row.requestId === null) return null;
  const { content } = await readDraft(db, row, todayInParis());
  const tooMuch = billedTooMuch(content);
  if (tooMuch.length === 0) return null;
  const billed = await billedInvoices(db, row.requestId);
  const credits = planCredits(tooMuch, billed);
  const isOtherRegime = credits.some(({ invoice }) => invoice.content.vendeur.regime !== content.vendeur.regime);
  return {
    tooMuch,
    credits,
    facture: await factureAfter(db, row.requestId, { content, billed, credits }),
    isOtherRegime,
  };
}

async function billedInvoices(db: Db, requestId: number): Promise<BilledInvoice[]> {
  const issued = await db.invoice.findMany({
    where: { requestId, numero: { not: null }, nature: { not: 'avoir' } },
    include: { creditNotes: { where: { numero: { not: null } }, orderBy: { id: 'asc' } } },
    orderBy: [{ date: 'asc' }, { id: 'asc' }],
  });
  return issued.map((row) => ({
    id: row.id,
    content: issuedContent(row),
    creditNotes: row.creditNotes.map(issuedContent),
  }));
}

interface Plan {
  content: InvoiceContent;
  billed: readonly BilledInvoice[];
  credits: readonly PlannedCredit[];
}

/** What the invoice says once the credit notes are issued, and what was paid of theirs is free for it. */
async function factureAfter(
  db: Db,
  requestId: number,
  { content, billed, credits }: Plan,
): Promise<Correction['facture']> {
  const dejaFacture = sum(content.acomptes.map(({ total }) => total)) - sum(credits.map(({ total }) => total));
  const du = content.total - dejaFacture;
  const isOfAll = ({ id, content: { nature } }: BilledInvoice) =>
    nature === 'facture' && !credits.some(({ invoice, lignes }) => invoice.id === id && lignes === null);
  if (du === 0 && billed.some(isOfAll)) return null;
  let free = sum((await freePaymentsOf(db, requestId)).map((payment) => payment.free));
  for (const { invoice, total } of credits) free += await freedBy(db, requestId, { invoiceId: invoice.id, total });
  const dejaPaye = Math.min(du, free);
  return { total: content.total, dejaFacture, dejaPaye, aPayer: du - dejaPaye };
}

/** What a credit note of `total` cents makes free of what was paid of its invoice. */
async function freedBy(db: Db, requestId: number, { invoiceId, total }: { invoiceId: number; total: number }) {
  const own = await ownAllocations(db, { invoiceId, requestId });
  const counted = sum(own.map(({ montant }) => toCents(montant.toFixed(2))));
  return Math.min(counted, Math.max(0, total - (await leftOf(db, invoiceId))));
}

/**
 * Issues the credit notes that take back what was billed too much, then the invoice of the draft, which counts what was paid
 * of theirs; where nothing is left to bill the draft goes. All of them, or none. Returns them in this order.
 * @throws DomainError NOT_FOUND; CONFLICT when nothing is to be put in order, when the draft changed after `seen`, or when a
 * draft of a credit note is there already; VALIDATION with all that one of them lacks; UNAVAILABLE as `issueInvoice`.
 */
export function correctBilling(
  { db, draw }: { db: PrismaClient; draw: DrawInvoice },
  id: number,
  { auteur, motif, seen }: { auteur: string; motif: string; seen: Date | null },
): Promise<Invoice[]> {
  return inTransaction(db, async (tx) => {
    const { requestId } = await getInvoice(tx, id);
    if (requestId !== null) await lockRequest(tx, requestId, null);
    const row = await lockDraft(tx, id, seen);
    const correction = await readCorrection(tx, row);
    if (correction === null || requestId === null) {
      throw new DomainError('CONFLICT', { message: invoiceSentences.nothingToCorrect });
    }
    await requireIssuable(tx, row, correction);
    const drafts = await draftCredits(tx, correction.credits, { auteur, motif });
    await lockAllNumbers(tx);
    const issued: Invoice[] = [];
    let open = correction.facture === null ? 0 : correction.facture.total - correction.facture.dejaFacture;
    for (const { draftId, invoiceId } of drafts) {
      const credit = await issueWithin(tx, { id: draftId, auteur }, draw);
      issued.push(credit);
      const freed = { invoiceId, requestId, upTo: open, motif: `Avoir ${credit.numero}` };
      open -= await freeOverpaid(tx, freed, auteur);
    }
    if (correction.facture !== null) return [...issued, await issueWithin(tx, { id, auteur }, draw)];
    await deleteInvoiceDraft(tx, id);
    return issued;
  });
}

/** @throws DomainError VALIDATION with what the draft lacks beside this correction. */
async function requireIssuable(db: Db, row: Invoice, { tooMuch, facture }: Correction): Promise<void> {
  if (facture === null) return;
  const { refusals } = await readDraft(db, row, todayInParis());
  const settled = settledByCorrection(tooMuch);
  const others = refusals.filter((sentence) => !settled.includes(sentence));
  if (others.length > 0) throw new DomainError('VALIDATION', { message: others.join('\n') });
}

async function draftCredits(
  tx: Db,
  credits: readonly PlannedCredit[],
  { auteur, motif }: { auteur: string; motif: string },
): Promise<{ draftId: number; invoiceId: number }[]> {
  const drafts: { draftId: number; invoiceId: number }[] = [];
  for (const { invoice, lignes } of credits) {
    const numero = invoice.content.numero ?? '';
    if ((await tx.invoice.count({ where: { correctsId: invoice.id, numero: null } })) > 0) {
      throw new DomainError('CONFLICT', { message: invoiceSentences.creditBegun(numero) });
    }
    const { id: draftId } = await createCreditNoteDraft(tx, { invoiceId: invoice.id, auteur });
    const draft = { ...emptyInvoiceDraft, motif, lignes };
    const row = await updateInvoiceDraft(tx, draftId, { draft, auteur, seen: null });
    const { refusals } = await readDraft(tx, row, todayInParis());
    if (refusals.length > 0) {
      throw new DomainError('VALIDATION', { message: refusals.map((sentence) => `Avoir : ${sentence}`).join('\n') });
    }
    drafts.push({ draftId, invoiceId: invoice.id });
  }
  return drafts;
}
