import { DomainError } from '@barnum/rules/errors';
import { depositSentences } from '@barnum/rules/money/ledger/deposits';
import { agreedStates } from '@barnum/rules/requests/reservation-requests/request-states';
import { sentences } from '@barnum/rules/sentences';
import { requestsWithHeldDeposits } from '../../money/ledger/deposit-list.domain.ts';
import { eraseLedgerNotes } from '../../money/ledger/ledger.domain.ts';
import type { Db, Prisma, PrismaClient } from '../../platform/db/client.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { throwRequestNotFound } from '../../requests/reservation-requests/reservation-requests.domain.ts';

/**
 * Deletes a request with its items and quotes; `motif` stays with the number of the quote, which is not given again.
 * @throws DomainError NOT_FOUND when there is none; CONFLICT when the law has it kept; VALIDATION without the `motif`
 * that a quote asks for: null for who cannot say one.
 */
export function deleteReservationRequest(
  db: Db | PrismaClient,
  id: number,
  motif: { text: string | null } | null = null,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    await tx.$executeRaw`SELECT id FROM reservation_requests WHERE id = ${id} FOR UPDATE`;
    if ((await tx.reservationRequest.count({ where: { id, ...keptByLaw } })) > 0) {
      throw new DomainError('CONFLICT', { message: sentences.requests.keptByLaw });
    }
    if ((await requestsWithHeldDeposits(tx, [id])).length > 0) {
      throw new DomainError('CONFLICT', { message: depositSentences.heldOnDeletion });
    }
    const quote = await tx.quote.findUnique({ where: { requestId: id }, select: { id: true } });
    if (quote !== null && motif !== null) {
      const message = sentences.requests.reasonRequired;
      if (motif.text === null) throw new DomainError('VALIDATION', { message, fields: { motif: message } });
      await tx.quote.update({ where: { id: quote.id }, data: { motifSuppression: motif.text } });
    }
    if ((await deleteReservationRequests(tx, [id])) === 0) throwRequestNotFound();
  });
}

/** Requests that the law has the company keep for ten years: see `isKeptByLaw`. */
export const keptByLaw = {
  statut: { in: [...agreedStates] },
  quoteVersions: { some: {} },
} satisfies Prisma.ReservationRequestWhereInput;

/**
 * Deletes those of these requests that exist, also what was to be kept; returns how many. Invoices and the ledger stay,
 * without what the ledger says of persons.
 */
export async function deleteReservationRequests(db: Db, ids: readonly number[]): Promise<number> {
  await eraseLedgerNotes(db, { requestIds: ids, invoiceIds: [] });
  const { count } = await db.reservationRequest.deleteMany({ where: { id: { in: [...ids] } } });
  return count;
}
