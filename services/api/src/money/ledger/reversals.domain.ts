import { todayInParis } from '@barnum/rules/dates/paris-time';
import { DomainError } from '@barnum/rules/errors';
import { type DepositEntry, reversalRefusal } from '@barnum/rules/money/ledger/deposit-acts';
import { stepOf } from '@barnum/rules/money/ledger/deposits';
import { ledgerSentences } from '@barnum/rules/money/ledger/ledger';
import type { ReversalInput } from '@barnum/rules/money/ledger-input';
import type { Db, PrismaClient } from '../../platform/db/client.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { requireInvoicing } from '../invoice-settings/invoice-settings.domain.ts';
import { type Debt, keepCashWithin } from './cash.domain.ts';
import { appendEntry, inForce, lockLedger, reverseOf } from './ledger.domain.ts';

/**
 * Writes the reverse of an entry, once: as if it had never been. A payment takes what was counted of it against invoices
 * with it; of a deposit the latest step alone is reversed.
 * @throws DomainError NOT_FOUND; CONFLICT when it is reversed already, a reverse itself, not the latest step, or when more
 * cash would have come in for a debt than the law allows: of a refund, or of what another debt had of a payment.
 */
export function reverseEntry(db: Db | PrismaClient, { id, motif }: ReversalInput, auteur: string): Promise<void> {
  return inTransaction(db, async (tx) => {
    await requireInvoicing(tx);
    await lockLedger(tx);
    const entry = await tx.ledgerEntry.findUnique({ where: { id }, include: { reversedBy: true } });
    if (entry === null) throw new DomainError('NOT_FOUND', { message: ledgerSentences.notFound });
    if (entry.reversesId !== null) throw conflict(ledgerSentences.isReverse);
    if (entry.reversedBy !== null) throw conflict(ledgerSentences.reversed);
    const steps = await tx.ledgerEntry.findMany({ where: { sourceId: id, ...inForce }, orderBy: { id: 'asc' } });
    if (entry.nature === 'paiement') {
      if (steps.some(({ nature }) => nature === 'remboursement')) throw conflict(ledgerSentences.refundFirst);
    } else if (entry.nature.startsWith('caution_')) {
      if (steps.some(({ nature }) => nature === 'remboursement')) throw conflict(ledgerSentences.refundFirst);
      const refusal = reversalRefusal(await readDepositEntries(tx, entry.sourceId ?? id), id);
      if (refusal !== null) throw conflict(refusal);
    }
    const date = todayInParis();
    const source = await tx.ledgerEntry.findUnique({ where: { id: entry.sourceId ?? 0 } });
    const debts = entry.moyen === 'especes' ? [entry, ...(source ? [source] : [])].flatMap(debtOf) : [];
    await keepCashWithin(tx, debts, async () => {
      for (const reversed of [...steps, entry]) await appendEntry(tx, reverseOf(reversed, { date, motif }), { auteur });
    });
  });
}

/** What counts of the deposit `id`, its receipt first. */
async function readDepositEntries(tx: Db, id: number): Promise<DepositEntry[]> {
  const entries = await tx.ledgerEntry.findMany({
    where: { OR: [{ id }, { sourceId: id }], ...inForce },
    orderBy: { id: 'asc' },
    select: { id: true, nature: true, steps: { where: { nature: 'affectation', ...inForce }, select: { id: true } } },
  });
  return entries.map((entry) => ({ id: entry.id, etat: stepOf(entry.nature), isCounted: entry.steps.length > 0 }));
}

/** The debt that an entry is of; none where it is of nothing known. */
function debtOf({ requestId, invoiceId }: Debt): Debt[] {
  if (requestId !== null) return [{ requestId, invoiceId: null }];
  return invoiceId === null ? [] : [{ requestId, invoiceId }];
}

function conflict(message: string): DomainError {
  return new DomainError('CONFLICT', { message });
}
