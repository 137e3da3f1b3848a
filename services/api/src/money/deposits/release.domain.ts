import { todayInParis } from '@barnum/rules/dates/paris-time';
import { DomainError } from '@barnum/rules/errors';
import { canLetGo, releaseReasonLabels } from '@barnum/rules/money/ledger/deposit-acts';
import { depositSentences } from '@barnum/rules/money/ledger/deposits';
import type { ReleaseInput } from '@barnum/rules/money/ledger-input';
import { agreedStates, type RequestState } from '@barnum/rules/requests/reservation-requests/request-states';
import type { Db, Prisma, PrismaClient } from '../../platform/db/client.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { requireInvoicing } from '../invoice-settings/invoice-settings.domain.ts';
import { type Deposit, getDeposit } from '../ledger/deposit-list.domain.ts';
import { appendEntry, lockLedger, reverseOf } from '../ledger/ledger.domain.ts';
import { addRestoration } from './restoration.domain.ts';

/**
 * Lets go of what is kept of a deposit, all of which can be given back from then on: its reverse is written with the
 * reason. What the customer pays otherwise joins an agreed request first, where it is to be billed and was not yet.
 * @throws DomainError NOT_FOUND; CONFLICT when nothing is kept, it settles an invoice, or the rest is back.
 */
export function releaseDeposit(db: Db | PrismaClient, { id, raison }: ReleaseInput, auteur: string): Promise<void> {
  return inTransaction(db, async (tx) => {
    await requireInvoicing(tx);
    const { id: keptId } = requireKept(await getDeposit(tx, id));
    const kept = await tx.ledgerEntry.findUniqueOrThrow({ where: { id: keptId } });
    if (raison === 'autre_moyen') await billKept(tx, kept, auteur);
    await lockLedger(tx);
    // Somebody else may have let go of it, or counted it, meanwhile.
    if (requireKept(await getDeposit(tx, id)).id !== keptId) throw conflict();
    const reverse = reverseOf(kept, { date: todayInParis(), motif: releaseReasonLabels[raison] });
    await appendEntry(tx, reverse, { auteur });
  });
}

/** Has what is kept to put things in order join its request, where that is agreed on, and it did not yet. */
export async function billKept(tx: Db, kept: KeptEntry, auteur: string): Promise<void> {
  if (kept.usage === 'remise_en_etat' && (await isAgreed(tx, kept.requestId))) await addRestoration(tx, kept, auteur);
}

type KeptEntry = Pick<Prisma.LedgerEntryGetPayload<object>, 'id' | 'requestId' | 'lignes' | 'usage'>;

/** The step that keeps something which can be let go of. */
function requireKept(deposit: Deposit): { id: number } {
  const kept = keptStep(deposit);
  if (deposit.reversedBy !== null || kept === undefined || !isReleasable(deposit)) throw conflict();
  return kept;
}

/** Whether what is kept of a deposit can be let go of now. */
export function isReleasable(deposit: Deposit): boolean {
  const isCounted = keptStep(deposit)?.isSpent ?? false;
  return deposit.reversedBy === null && canLetGo(deposit.balance, { isCounted });
}

function keptStep({ steps }: Deposit) {
  return steps.find(
    ({ nature, reversesId, reversedBy }) => nature === 'caution_retenue' && reversesId === null && reversedBy === null,
  );
}

async function isAgreed(tx: Db, requestId: number | null): Promise<boolean> {
  if (requestId === null) return false;
  const request = await tx.reservationRequest.findUnique({ where: { id: requestId }, select: { statut: true } });
  return request !== null && (agreedStates as readonly RequestState[]).includes(request.statut);
}

function conflict(): DomainError {
  return new DomainError('CONFLICT', { message: depositSentences.nothingToLetGo });
}
