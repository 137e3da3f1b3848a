import { todayInParis } from '@barnum/rules/dates/paris-time';
import { DomainError } from '@barnum/rules/errors';
import type { ReversalInput } from '@barnum/rules/inputs/ledger';
import { depositSentences } from '@barnum/rules/ledger/deposits';
import { ledgerSentences } from '@barnum/rules/ledger/ledger';
import type { Db, PrismaClient } from '../../db/client.ts';
import { inTransaction } from '../../db/transaction.ts';
import { requireInvoicing } from '../invoice-settings/invoice-settings.domain.ts';
import { appendEntry, inForce, lockLedger, reverseOf } from './ledger.domain.ts';

/**
 * Writes the reverse of an entry, once: as if it had never been. A payment takes what was counted of it against invoices
 * with it; of a deposit the latest step alone is reversed.
 * @throws DomainError NOT_FOUND; CONFLICT when it is reversed already, a reverse itself, or not the latest step.
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
    } else if (steps.length > 0) {
      throw conflict(entry.nature === 'caution_retenue' ? depositSentences.isCounted : depositSentences.onlyLast);
    } else if (entry.sourceId !== null && entry.nature.startsWith('caution_')) {
      const last = await tx.ledgerEntry.findFirst({
        where: { sourceId: entry.sourceId, ...inForce },
        orderBy: { id: 'desc' },
      });
      if (last?.id !== id) throw conflict(depositSentences.onlyLast);
    }
    const date = todayInParis();
    for (const reversed of [...steps, entry]) await appendEntry(tx, reverseOf(reversed, { date, motif }), { auteur });
  });
}

function conflict(message: string): DomainError {
  return new DomainError('CONFLICT', { message });
}
