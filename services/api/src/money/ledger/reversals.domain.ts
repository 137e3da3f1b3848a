import { todayInParis } from '@barnum/rules/dates/paris-time';
import { DomainError } from '@barnum/rules/errors';
import { dealStage } from '@barnum/rules/money/ledger/account';
import { type DepositEntry, reversalRefusal } from '@barnum/rules/money/ledger/deposit-acts';
import { stepOf } from '@barnum/rules/money/ledger/deposits';
import { ledgerSentences } from '@barnum/rules/money/ledger/ledger';
import type { ReversalInput } from '@barnum/rules/money/ledger-input';
import { toCents } from '@barnum/rules/prices/amounts';
import type { Db, Prisma, PrismaClient } from '../../platform/db/client.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { requireInvoicing } from '../invoice-settings/invoice-settings.domain.ts';
import { type Debt, keepCashWithin } from './cash.domain.ts';
import { appendEntry, inForce, lockLedger, reverseOf } from './ledger.domain.ts';
import type { LedgerEntry } from './ledger-chain.ts';

/** On which day entries are reversed, why, and by whom. */
interface Reversing {
  date: string;
  motif: string;
  auteur: string;
}

/**
 * Writes the reverse of an entry, once: as if it had never been. A payment takes what was counted of it against invoices
 * with it, and its way to the bank; of a deposit the latest step alone is reversed.
 * @throws DomainError NOT_FOUND; CONFLICT when it is reversed already, a reverse itself, not the latest step, what was
 * handed to the bank on a slip, came back from it or was counted, when more of an invoice would be given back than came in
 * for it, or when more cash would have come in for a debt than the
 * law allows: of a refund, or of what another debt had of a payment.
 */
export function reverseEntry(db: Db | PrismaClient, { id, motif }: ReversalInput, auteur: string): Promise<void> {
  return inTransaction(db, async (tx) => {
    await requireInvoicing(tx);
    await lockLedger(tx);
    const entry = await tx.ledgerEntry.findUnique({ where: { id }, include: { reversedBy: true } });
    if (entry === null) throw new DomainError('NOT_FOUND', { message: ledgerSentences.notFound });
    if (entry.reversesId !== null) throw conflict(ledgerSentences.isReverse);
    if (entry.reversedBy !== null) throw conflict(ledgerSentences.reversed);
    const isOfBank = entry.chequeId !== null && entry.nature !== 'paiement';
    if (entry.nature === 'comptage_caisse' || isOfBank) throw conflict(ledgerSentences.notReversible);
    const steps = await tx.ledgerEntry.findMany({ where: { sourceId: id, ...inForce }, orderBy: { id: 'asc' } });
    if (steps.some(({ nature }) => nature === 'remboursement')) throw conflict(ledgerSentences.refundFirst);
    if (entry.nature.startsWith('caution_')) {
      if (await isOwed(tx, entry.sourceId ?? id)) throw conflict(ledgerSentences.isOwed);
      const refusal = reversalRefusal(await readDepositEntries(tx, entry.sourceId ?? id), id);
      if (refusal !== null) throw conflict(refusal);
    }
    const source = await tx.ledgerEntry.findUnique({ where: { id: entry.sourceId ?? 0 } });
    const debts = entry.moyen === 'especes' ? [entry, ...(source ? [source] : [])].flatMap(debtOf) : [];
    const written = [...steps, entry];
    const invoiceIds = written.flatMap(({ invoiceId }) => invoiceId ?? []);
    const belowBefore = await belowZero(tx, invoiceIds);
    await keepCashWithin(tx, debts, () => writeReverses(tx, written, { date: todayInParis(), motif, auteur }));
    if ((await belowZero(tx, invoiceIds)) > belowBefore) throw conflict(ledgerSentences.refundOfInvoiceFirst);
  });
}

/** For how many of these invoices more was given back than came in. */
async function belowZero(tx: Db, invoiceIds: readonly number[]): Promise<number> {
  const sums = await tx.ledgerEntry.groupBy({
    by: 'invoiceId',
    where: { invoiceId: { in: [...invoiceIds] }, nature: { in: ['affectation', 'remboursement'] } },
    _sum: { montant: true },
  });
  return sums.filter(({ _sum }) => _sum.montant?.isNegative()).length;
}

/**
 * Reverses, on a day of its own, a payment or a cashed deposit whose cheque came back, with all that it paid. What was given
 * back of it is gone, so that it is owed: its request has it below zero, or an entry says it. In the ledger that is locked.
 * @throws DomainError CONFLICT when something that was kept of a deposit was refunded since.
 */
export async function reverseCheque(tx: Db, entry: LedgerEntry, reversing: Reversing): Promise<void> {
  const owed =
    entry.nature === 'paiement'
      ? await reversePayment(tx, entry, reversing)
      : await reverseDeposit(tx, entry, reversing);
  if (owed === null || owed.montant <= 0) return;
  const { date, motif, auteur } = reversing;
  const { moyen, reference, banque } = entry;
  const due = { nature: 'impaye_du', date, moyen, reference, banque, chequeId: entry.id, motif, ...owed } as const;
  await appendEntry(tx, due, { auteur });
}

/** What nothing else says that it is owed, and the request that owes it; cents. */
type Owed = { montant: number; requestId: number | null } | null;

/** Of a payment of no request, what was given back is owed by the request that it paid last. */
async function reversePayment(tx: Db, entry: LedgerEntry, reversing: Reversing): Promise<Owed> {
  const steps = await tx.ledgerEntry.findMany({ where: { sourceId: entry.id, ...inForce }, orderBy: { id: 'asc' } });
  const paid = steps.filter(({ nature }) => nature === 'affectation');
  await writeReverses(tx, [...paid, entry], reversing);
  if (entry.requestId !== null) return null;
  return {
    montant: -centsOf(steps.filter(({ nature }) => nature === 'remboursement')),
    requestId: paid.at(-1)?.requestId ?? null,
  };
}

/**
 * A deposit is a cheque in hand again, unless its rest was given back: then all of it is owed but what its request is billed
 * for, and what was kept for a loss stays kept.
 */
async function reverseDeposit(tx: Db, entry: LedgerEntry, reversing: Reversing): Promise<Owed> {
  const { requestId } = entry;
  const steps = await tx.ledgerEntry.findMany({
    where: { sourceId: entry.sourceId ?? 0, nature: { in: ['caution_retenue', 'caution_rendue'] }, ...inForce },
    include: { steps: { where: inForce } },
    orderBy: { id: 'asc' },
  });
  const spent = steps.flatMap((step) => step.steps);
  if (spent.some(({ nature }) => nature === 'remboursement')) throw conflict(ledgerSentences.refundFirst);
  const isOver = steps.some(({ nature }) => nature === 'caution_rendue');
  const billed = isOver ? steps.filter(({ usage }) => usage === 'remise_en_etat') : [];
  await writeReverses(tx, [...spent, ...billed, entry], reversing);
  if (!isOver) return null;
  const request = await tx.reservationRequest.findUnique({ where: { id: requestId ?? 0 }, select: { statut: true } });
  const isAgreed = request !== null && dealStage(request.statut) === 'agreed';
  return { montant: centsOf([entry]) - centsOf(isAgreed ? billed : spent), requestId };
}

function centsOf(entries: readonly Pick<LedgerEntry, 'montant'>[]): number {
  return entries.reduce((sum, { montant }) => sum + toCents(montant.toFixed(2)), 0);
}

/** The reverses of these entries, and of their way to the bank; their cheques are on no slip any more. */
async function writeReverses(tx: Db, entries: readonly LedgerEntry[], { date, motif, auteur }: Reversing) {
  const ids = entries.map(({ id }) => id);
  await tx.chequeSlipLine.deleteMany({ where: { entryId: { in: ids } } });
  const handed = await tx.ledgerEntry.findMany({
    where: { chequeId: { in: ids }, nature: 'remise_en_banque', ...inForce },
    orderBy: { id: 'asc' },
  });
  for (const entry of [...handed, ...entries]) await appendEntry(tx, reverseOf(entry, { date, motif }), { auteur });
}

/** Whether what was given back of a deposit is owed, as its cheque came back. */
async function isOwed(tx: Db, depositId: number): Promise<boolean> {
  return (await tx.ledgerEntry.count({ where: { nature: 'impaye_du', cheque: { sourceId: depositId } } })) > 0;
}

/** What counts of the deposit `id`, its receipt first; what was given back of what is kept counts as what it pays. */
async function readDepositEntries(tx: Db, id: number): Promise<DepositEntry[]> {
  const entries = await tx.ledgerEntry.findMany({
    where: { OR: [{ id }, { sourceId: id }], ...inForce },
    orderBy: { id: 'asc' },
    select: { id: true, nature: true, steps: { where: spent, select: { id: true } } },
  });
  return entries.map((entry) => ({ id: entry.id, etat: stepOf(entry.nature), isCounted: entry.steps.length > 0 }));
}

const spent = { nature: { in: ['affectation', 'remboursement'] }, ...inForce } satisfies Prisma.LedgerEntryWhereInput;

/** The debt that an entry is of; none where it is of nothing known. */
function debtOf({ requestId, invoiceId }: Debt): Debt[] {
  if (requestId !== null) return [{ requestId, invoiceId: null }];
  return invoiceId === null ? [] : [{ requestId, invoiceId }];
}

function conflict(message: string): DomainError {
  return new DomainError('CONFLICT', { message });
}
