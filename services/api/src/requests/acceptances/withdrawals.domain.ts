import { toDay } from '@barnum/rules/dates/days';
import { formatSpokenDateTime } from '@barnum/rules/dates/format-dates';
import { todayInParis } from '@barnum/rules/dates/paris-time';
import { DomainError } from '@barnum/rules/errors';
import { quoteNotes } from '@barnum/rules/prices/quotes';
import { withdrawalSentences } from '@barnum/rules/requests/acceptances/online-acceptance';
import { authors, nextStates } from '@barnum/rules/requests/reservation-requests/request-states';
import type { Db, PrismaClient } from '../../platform/db/client.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { writeAdministratorMails, writeVisitorMail } from '../reservation-requests/request-mails.domain.ts';
import { lockRequest, moveReservationRequest, writeEvent } from '../reservation-requests/request-states.domain.ts';
import { readAcceptances } from './read-acceptances.domain.ts';

/**
 * Withdraws for a consumer from what was accepted online, as long as the company's term runs, and mails the dated receipt. The
 * request is cancelled; what is out already stays out, and the company sees to it. Twice is once.
 * @throws DomainError NOT_FOUND; CONFLICT when no contract can be withdrawn from, or no longer.
 */
export async function withdrawFromContract(
  db: Db | PrismaClient,
  requestId: number,
  { administrators, now = new Date() }: { administrators: readonly string[]; now?: Date },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const request = await lockRequest(tx, requestId, null);
    const [accepted] = await readAcceptances(tx, requestId);
    if (!accepted || accepted.retractationJusquAu === null) throw conflict(withdrawalSentences.none);
    if (accepted.withdrawal !== null) return;
    if (toDay(accepted.retractationJusquAu) < todayInParis(now)) throw conflict(withdrawalSentences.over);
    await tx.acceptanceWithdrawal.create({ data: { acceptanceId: accepted.id, createdAt: now } });
    const { devis } = accepted;
    const change = { auteur: authors.visitor, note: quoteNotes.retracte(devis), at: now };
    const { statut } = request;
    if (nextStates(statut).includes('annulee')) {
      // A wish to cancel has its answer by this.
      await tx.reservationRequest.update({ where: { id: requestId }, data: { annulationDemandeLe: null } });
      await moveReservationRequest(tx, requestId, 'annulee', change);
    } else await writeEvent(tx, requestId, { from: statut, to: statut, change });
    const instant = formatSpokenDateTime(now);
    const mot = `Nous avons reçu votre rétractation le ${instant}\u00a0: vous renoncez au contrat du devis ${devis}, accepté le ${formatSpokenDateTime(accepted.createdAt)}. Ce message en est l’accusé de réception.`;
    const words = { devis, montant: '', validite: '', accord: '' };
    await writeVisitorMail(tx, 'retractation', request, { mot, acceptance: { id: null, words } });
    const evenement = `renonce au contrat du devis ${devis}`;
    const told = `Sa rétractation est arrivée le ${instant}, dans le délai que vous accordez.`;
    await writeAdministratorMails(tx, request, { administrators, evenement, mot: told });
  });
}

function conflict(message: string): DomainError {
  return new DomainError('CONFLICT', { message });
}
