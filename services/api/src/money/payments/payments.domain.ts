import { customerName } from '@barnum/rules/customers/customers';
import { toDay } from '@barnum/rules/dates/days';
import { todayInParis } from '@barnum/rules/dates/paris-time';
import { DomainError, type FieldErrors } from '@barnum/rules/errors';
import { holdsMoney } from '@barnum/rules/money/ledger/deposits';
import { type LedgerMeans, ledgerSentences } from '@barnum/rules/money/ledger/ledger';
import { paymentSentences } from '@barnum/rules/money/ledger/payments';
import type { AllocationInput, PaymentInput, RefundInput } from '@barnum/rules/money/ledger-input';
import { type Db, Prisma, type PrismaClient } from '../../platform/db/client.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { readDepositBalance } from '../deposits/deposits.domain.ts';
import { requireInvoicing } from '../invoice-settings/invoice-settings.domain.ts';
import { freeByRequest, freeOf } from '../ledger/balances.domain.ts';
import { coversOf } from '../ledger/bounced-cheques.domain.ts';
import { type CashPart, requireLittleCash, requireLittleCashBack } from '../ledger/cash.domain.ts';
import { requireDocumentedDay } from '../ledger/entry-dates.domain.ts';
import { readInvoiceBalances, type SettledInvoice } from '../ledger/invoice-balances.domain.ts';
import { appendEntry, inForce, lockLedger } from '../ledger/ledger.domain.ts';

/** Cents of one payment that go to an invoice, and the field that says so. */
interface Allocation {
  invoice: SettledInvoice;
  montant: number;
  field: string;
}

/**
 * Records a payment, and counts it against the invoices that it settles; what is left stays free. Without a payer's name
 * it bears that of the invoice or the request. Returns its id.
 * @throws DomainError VALIDATION at the field: of nothing, more than it is or than is owed, too much cash for one debt, before
 * the company's first document;
 * CONFLICT where invoices are switched off.
 */
export function recordPayment(db: Db | PrismaClient, input: PaymentInput, auteur: string): Promise<number> {
  const { affectations, ...payment } = input;
  return inTransaction(db, async (tx) => {
    await requireInvoicing(tx);
    await lockLedger(tx);
    await requireDocumentedDay(tx, payment.date);
    const request = await findRequest(tx, payment.requestId);
    const allocations = await readAllocations(tx, affectations);
    if (request === null && allocations.length === 0) throw refused({ requestId: paymentSentences.ofNothing });
    const counted = allocations.reduce((sum, { montant }) => sum + montant, 0);
    if (counted > payment.montant) throw refused({ montant: paymentSentences.moreThanPaid(0) });
    const requestId = request?.id ?? commonRequest(allocations);
    const free = payment.montant - counted;
    if (payment.moyen === 'especes') await requireLittleCash(tx, debtsOf(allocations, { requestId, free }));
    const payeur = payment.payeur || allocations[0]?.invoice.client || (request?.payeur ?? '');
    const { id } = await appendEntry(tx, { ...payment, nature: 'paiement', requestId, payeur }, { auteur });
    for (const allocation of allocations) {
      await appendAllocation(tx, { ...allocation, sourceId: id, moyen: payment.moyen, date: payment.date, auteur });
    }
    return id;
  });
}

/**
 * Counts what is free of a payment, or of a deposit that was kept to put things in order, against an invoice.
 * @throws DomainError NOT_FOUND, VALIDATION, CONFLICT as `recordPayment`, also for a cheque that was not cashed.
 */
export function allocate(db: Db | PrismaClient, input: AllocationInput, auteur: string): Promise<void> {
  return inTransaction(db, async (tx) => {
    await requireInvoicing(tx);
    await lockLedger(tx);
    const source = await readSource(tx, input.id);
    const [allocation] = await readAllocations(tx, [input]);
    if (allocation === undefined) return;
    if (input.montant > source.free) throw refused({ montant: paymentSentences.moreThanPaid(source.free) });
    const { requestId } = allocation.invoice;
    // What a payment brought for its own request is counted already; a deposit was none.
    const isCounted = !source.isDeposit && requestId !== null && requestId === source.requestId;
    if (source.moyen === 'especes' && !isCounted) {
      await requireLittleCash(tx, debtsOf([{ ...allocation, field: 'montant' }], { requestId: null, free: 0 }));
    }
    const date = todayInParis();
    await appendAllocation(tx, { ...allocation, sourceId: input.id, moyen: source.moyen, date, auteur });
  });
}

/**
 * Records what was given back: of what is free of a payment, or of what was paid for an invoice.
 * @throws DomainError NOT_FOUND, VALIDATION when it is more than there is, too much cash for one debt, or on a day
 * before the payment.
 */
export function recordRefund(db: Db | PrismaClient, input: RefundInput, auteur: string): Promise<number> {
  const { id: sourceId, invoiceId, montant, ...refund } = input;
  return inTransaction(db, async (tx) => {
    await requireInvoicing(tx);
    await lockLedger(tx);
    await requireDocumentedDay(tx, refund.date);
    const { most, requestId, since, payeur } = await readRefundable(tx, { sourceId, invoiceId });
    if (refund.date < since) throw refused({ date: ledgerSentences.dateEarlier(since) });
    if (montant > most) throw refused({ montant: paymentSentences.moreThanReceived(most) });
    const links = sourceId === null ? { invoiceId } : { sourceId };
    if (refund.moyen === 'especes') {
      await requireLittleCashBack(tx, montant, { of: requestId === null ? links : { requestId }, field: 'montant' });
    }
    const entry = { ...refund, ...links, payeur, nature: 'remboursement' as const, montant: -montant, requestId };
    return (await appendEntry(tx, entry, { auteur })).id;
  });
}

interface NewAllocation extends Allocation {
  sourceId: number;
  moyen: LedgerMeans;
  date: string;
  auteur: string;
}

async function appendAllocation(tx: Db, { invoice, montant, sourceId, moyen, date, auteur }: NewAllocation) {
  const { id: invoiceId, requestId } = invoice;
  await appendEntry(tx, { nature: 'affectation', date, montant, moyen, requestId, invoiceId, sourceId }, { auteur });
}

async function findRequest(tx: Db, id: number | null): Promise<{ id: number; payeur: string } | null> {
  if (id === null) return null;
  const select = { nom: true, prenom: true, customer: { select: { nom: true, prenom: true } } } as const;
  const request = await tx.reservationRequest.findUnique({ where: { id }, select });
  if (request === null) throw refused({ requestId: paymentSentences.requestUnknown });
  return { id, payeur: customerName(request.customer ?? request) };
}

/** Each amount with its invoice, which owes at least as much. */
async function readAllocations(
  tx: Db,
  affectations: readonly { invoiceId: number; montant: number }[],
): Promise<Allocation[]> {
  const invoices = await readInvoiceBalances(
    tx,
    Prisma.sql`i.id = ANY (${affectations.map(({ invoiceId }) => invoiceId)})`,
  );
  const seen = new Set<number>();
  return affectations.map(({ invoiceId, montant }, index) => {
    const field = `affectations.${index}`;
    const invoice = invoices.find(({ id }) => id === invoiceId);
    if (invoice === undefined) throw refused({ [`${field}.invoiceId`]: paymentSentences.invoiceUnknown });
    if (invoice.numero === null) throw refused({ [`${field}.invoiceId`]: paymentSentences.notIssued });
    if (invoice.nature === 'avoir') throw refused({ [`${field}.invoiceId`]: paymentSentences.creditNote });
    if (seen.has(invoiceId)) throw refused({ [`${field}.invoiceId`]: paymentSentences.invoiceTwice });
    seen.add(invoiceId);
    const most = Math.max(0, invoice.reste);
    if (montant > most) throw refused({ [`${field}.montant`]: paymentSentences.moreThanDue(most) });
    return { invoice, montant, field: `${field}.montant` };
  });
}

/** The request of all these invoices; null where there are several, or none. */
function commonRequest(allocations: readonly Allocation[]): number | null {
  const [first, ...others] = new Set(allocations.map(({ invoice }) => invoice.requestId));
  return others.length === 0 ? (first ?? null) : null;
}

/** What is paid beyond its invoices, where no request has it, may become of any of them. */
function debtsOf(allocations: readonly Allocation[], rest: { requestId: number | null; free: number }): CashPart[] {
  const debts = new Map<string, CashPart>();
  const add = (debt: CashPart) => {
    const key = `${debt.requestId ?? ''}/${debt.invoiceId ?? ''}`;
    debts.set(key, { ...debt, montant: debt.montant + (debts.get(key)?.montant ?? 0) });
  };
  for (const { invoice, montant } of allocations) {
    const { requestId } = invoice;
    add({ requestId, invoiceId: requestId === null ? invoice.id : null, montant, field: 'montant' });
  }
  if (rest.requestId !== null)
    add({ requestId: rest.requestId, invoiceId: null, montant: rest.free, field: 'montant' });
  else for (const debt of debts.values()) add({ ...debt, montant: rest.free });
  return [...debts.values()];
}

/** What is free of a payment, or of a kept deposit, in cents. */
async function readSource(
  tx: Db,
  id: number,
): Promise<{
  moyen: LedgerMeans;
  date: string;
  requestId: number | null;
  free: number;
  payeur: string;
  isDeposit: boolean;
}> {
  const source = await tx.ledgerEntry.findFirst({
    where: { id, ...inForce, nature: { in: ['paiement', 'caution_retenue'] } },
    include: { steps: true, notes: true },
  });
  if (source === null) throw new DomainError('NOT_FOUND', { message: paymentSentences.notFound });
  if (source.nature === 'caution_retenue') {
    if (source.usage !== 'remise_en_etat') throw new DomainError('CONFLICT', { message: paymentSentences.indemnity });
    if (!holdsMoney(await readDepositBalance(tx, source.sourceId))) {
      throw new DomainError('CONFLICT', { message: paymentSentences.notCashed });
    }
  }
  const { requestId, nature, notes } = source;
  // What an imprint brings is paid by card.
  const moyen = source.moyen === 'empreinte' ? 'carte' : source.moyen;
  const isDeposit = nature === 'caution_retenue';
  const covers = requestId === null ? await coversOf(tx, [source]) : null;
  const own = freeOf(source) - (covers?.get(id) ?? 0);
  const ofRequest =
    requestId === null || isDeposit ? own : ((await freeByRequest(tx, [requestId])).get(requestId) ?? 0);
  const free = Math.max(0, Math.min(own, ofRequest));
  return { moyen, requestId, date: toDay(source.date), free, payeur: notes?.payeur ?? '', isDeposit };
}

/** What can be given back, in cents, the day from which on, and who paid it. */
async function readRefundable(
  tx: Db,
  { sourceId, invoiceId }: { sourceId: number | null; invoiceId: number | null },
): Promise<{ most: number; requestId: number | null; since: string; payeur: string }> {
  if (sourceId !== null) {
    const { free, date, requestId, payeur } = await readSource(tx, sourceId);
    return { most: free, requestId, since: date, payeur };
  }
  const [invoice] = invoiceId === null ? [] : await readInvoiceBalances(tx, Prisma.sql`i.id = ${invoiceId}`);
  if (invoice === undefined) throw refused({ invoiceId: paymentSentences.invoiceUnknown });
  return { most: Math.max(0, -invoice.reste), requestId: invoice.requestId, since: '', payeur: invoice.client };
}

function refused(fields: FieldErrors): DomainError {
  return new DomainError('VALIDATION', { message: Object.values(fields)[0] ?? '', fields });
}
