import { faultsInWords, returnSentences } from '@barnum/rules/desk/handover/return-outcome';
import type { SettlementInput } from '@barnum/rules/desk/handover-input';
import { DomainError } from '@barnum/rules/errors';
import type { Db, Prisma, PrismaClient } from '../../platform/db/client.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { lockRequest } from '../../requests/reservation-requests/request-states.domain.ts';
import { bookOutcome, outcomeOf } from './close-return.domain.ts';
import { readHandover } from './handover-sheets.domain.ts';

/**
 * Books what comes of a return that was closed by somebody who could not decide it: what was ticked, and nothing else. Its
 * document stays as it was signed.
 * @throws DomainError NOT_FOUND; CONFLICT when it was settled, or something cannot come of it; VALIDATION as the acts on the
 * ledger and the stock.
 */
export function settleReturn(
  { db, storage }: { db: PrismaClient; storage: Storage },
  { id, ...decided }: SettlementInput,
  auteur: string,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const { requestId } = await readHandover(tx, id);
    await lockRequest(tx, requestId, null);
    const sheet = await readHandover(tx, id);
    const ticked = { ...decided, paiement: null };
    if (!sheet.aRegler) throw new DomainError('CONFLICT', { message: returnSentences.settled });
    if (!sheet.stockARegler && ticked.suites.some(({ stock }) => stock !== null)) {
      throw new DomainError('CONFLICT', { message: returnSentences.stockSettled });
    }
    const planned = await outcomeOf(tx, sheet, ticked);
    await bookOutcome({ db: tx, storage }, sheet, { ticked, planned, auteur });
    await tx.handover.update({ where: { id }, data: { aRegler: false, stockARegler: false } });
  });
}

const ofRequest = { id: true, nom: true, prenom: true, debut: true, fin: true, statut: true } as const;

/** A return that waits to be settled. */
export interface ReturnToSettle {
  id: number;
  closedAt: Date | null;
  /** What came back otherwise than it left, in words. */
  constat: string;
  request: Prisma.ReservationRequestGetPayload<{ select: typeof ofRequest }>;
}

/** Those that wait, the oldest first. */
export async function listReturnsToSettle(db: Db): Promise<ReturnToSettle[]> {
  const found = await db.handover.findMany({
    where: { aRegler: true },
    orderBy: { id: 'asc' },
    select: {
      id: true,
      closedAt: true,
      lines: { orderBy: { position: 'asc' } },
      request: { select: ofRequest },
    },
  });
  return found.map(({ lines, ...sheet }) => ({ ...sheet, constat: faultsInWords(lines).replaceAll('\n', ', ') }));
}
