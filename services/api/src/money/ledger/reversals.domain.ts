import { todayInParis } from '@barnum/rules/dates/paris-time';
import { DomainError } from '@barnum/rules/errors';
import { type DepositEntry, reversalRefusal } from '@barnum/rules/money/ledger/deposit-acts';
import { stepOf } from '@barnum/rules/money/ledger/deposits';
import { ledgerSentences } from '@barnum/rules/money/ledger/ledger';
import type { ReversalInput } from '@barnum/rules/money/ledger-input';
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
 * back of a payment is gone, so that its request owes it. In the ledger that is locked.
 * @throws DomainError CONFLICT when a part of a deposit was given back since.
 */
export async function reverseCheque(tx: Db, entry: LedgerEntry, reversing: Reversing): Promise<void> {
  const deposit = entry.nature === 'paiement' ? null : (entry.sourceId ?? 0);
  const steps = await tx.ledgerEntry.findMany({
    where: {
      ...(deposit === null && { nature: 'affectation' }),
      OR: [{ sourceId: entry.id }, ...(deposit === null ? [] : [{ source: { sourceId: deposit } }])],
      ...inForce,
    },
    orderBy: { id: 'asc' },
  });
  if (steps.some(({ nature }) => nature === 'remboursement')) throw conflict(ledgerSentences.refundFirst);
  const refusal = deposit === null ? null : reversalRefusal(await readLastSteps(tx, deposit), entry.id);
  if (refusal !== null) throw conflict(refusal);
  await writeReverses(tx, [...steps, entry], reversing);
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

/** The same, where what it paid is taken back with it. */
async function readLastSteps(tx: Db, id: number): Promise<DepositEntry[]> {
  return (await readDepositEntries(tx, id)).map((entry) => ({ ...entry, isCounted: false }));
}

/** The debt that an entry is of; none where it is of nothing known. */
function debtOf({ requestId, invoiceId }: Debt): Debt[] {
  if (requestId !== null) return [{ requestId, invoiceId: null }];
  return invoiceId === null ? [] : [{ requestId, invoiceId }];
}

function conflict(message: string): DomainError {
  return new DomainError('CONFLICT', { message });
}
