import { DomainError } from '@barnum/rules/errors';
import { depositSentences, type RetainedLine, restorationName } from '@barnum/rules/money/ledger/deposits';
import type { Db, Prisma, PrismaClient } from '../../platform/db/client.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { addFees } from '../../requests/request-editing/request-editing.domain.ts';
import { requireInvoicing } from '../invoice-settings/invoice-settings.domain.ts';
import { createInvoiceDraft } from '../invoices/invoice-drafts.domain.ts';
import { inForce } from '../ledger/ledger.domain.ts';

/**
 * Bills what a deposit was kept for: its lines join the request, and a draft asks for all that is left to bill of it.
 * Returns the draft's id; `id` is the entry that keeps the deposit. What joined the request before is not added again.
 * @throws DomainError NOT_FOUND when nothing is kept there to put in order, or its request is gone; CONFLICT when invoices
 * are switched off; VALIDATION when the request is not agreed on.
 */
export function billRestoration(db: Db | PrismaClient, id: number, auteur: string): Promise<number> {
  return inTransaction(db, async (tx) => {
    await requireInvoicing(tx);
    const where = { id, nature: 'caution_retenue', usage: 'remise_en_etat', ...inForce } as const;
    const kept = await tx.ledgerEntry.findFirst({ where, select: { id: true, requestId: true, lignes: true } });
    if (kept?.requestId == null) throw new DomainError('NOT_FOUND', { message: depositSentences.notFound });
    await addRestoration(tx, kept, auteur);
    return (await createInvoiceDraft(tx, { requestId: kept.requestId, nature: 'facture', auteur })).id;
  });
}

/** Adds what an entry keeps to its request, but for the lines that joined it before. */
export async function addRestoration(
  tx: Db,
  { id, requestId, lignes }: Pick<Prisma.LedgerEntryGetPayload<object>, 'id' | 'requestId' | 'lignes'>,
  auteur: string,
): Promise<void> {
  if (requestId === null) return;
  const fees = ((lignes as RetainedLine[] | null) ?? []).map((line) => ({
    nom: restorationName(id, line),
    prix: line.montant,
  }));
  await addFees(tx, requestId, fees, { auteur });
}
