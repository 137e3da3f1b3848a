import { DomainError } from '@barnum/rules/errors';
import {
  type CancellationAnswer,
  cancellationNotes,
  cancellationStepOf,
  depositKept,
  isCancellationRequestable,
  mailKindForAnswer,
} from '@barnum/rules/requests/reservation-requests/cancellations';
import { authors, requestStateLabels } from '@barnum/rules/requests/reservation-requests/request-states';
import { sentences } from '@barnum/rules/sentences';
import type { Db, PrismaClient } from '../../platform/db/client.ts';
import { requireUnchanged } from '../../platform/db/optimistic-locking.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { RateLimiter } from '../../platform/rate-limits/rate-limits.domain.ts';
import {
  draftVisitorMail,
  writeAdministratorMails,
  writeVisitorMail,
} from '../reservation-requests/request-mails.domain.ts';
import {
  lockRequest,
  moveReservationRequest,
  type RequestChange,
  writeEvent,
} from '../reservation-requests/request-states.domain.ts';
import {
  getReservationRequest,
  type RequestWithItems,
  requestWithItems,
} from '../reservation-requests/reservation-requests.domain.ts';
import { writeCompanyMessage, writeVisitorMessage } from './follow-up.domain.ts';

/**
 * Notes that the visitor of a confirmed request wants it cancelled, with the word `mot` as a message, and writes mails
 * to the administrators, who decide: state and stock stay until then. Where it is noted already, the word is one more message.
 * @throws DomainError NOT_FOUND; CONFLICT when it is not confirmed, or no longer; TOO_MANY_REQUESTS, as for sentences.
 */
export async function requestCancellation(
  db: Db | PrismaClient,
  id: number,
  { mot, rateLimiter, administrators }: { mot: string; rateLimiter: RateLimiter; administrators: readonly string[] },
): Promise<void> {
  await rateLimiter.consume('followUpMessage', String(id));
  await inTransaction(db, async (tx) => {
    const request = await lockRequest(tx, id, null);
    if (request.annulationDemandeLe !== null) {
      if (mot !== '') await writeVisitorMessage(tx, request, { texte: mot, administrators });
      return;
    }
    if (!isCancellationRequestable(request.statut))
      refuse(sentences.requests.changedMeanwhile(requestStateLabels[request.statut]));
    const now = new Date();
    await tx.reservationRequest.update({ where: { id }, data: { annulationDemandeLe: now } });
    if (mot !== '') await tx.requestMessage.create({ data: { requestId: id, texte: mot, createdAt: now } });
    await writeStep(tx, request, { auteur: authors.visitor, note: cancellationNotes.demandee, at: now });
    const evenement = 'demande l’annulation de sa réservation';
    await writeAdministratorMails(tx, request, { administrators, evenement, mot });
  });
}

/**
 * Takes back the wish to cancel, and writes mails to the administrators. Nothing happens when it was taken back already.
 * @throws DomainError NOT_FOUND; CONFLICT when it has its answer.
 */
export function withdrawCancellation(
  db: Db | PrismaClient,
  id: number,
  { administrators }: { administrators: readonly string[] },
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const request = await lockRequest(tx, id, null);
    if (request.annulationDemandeLe === null) {
      if ((await lastStep(tx, id)) === 'retiree') return;
      refuse(sentences.requests.cancellationAnswered);
    }
    await tx.reservationRequest.update({ where: { id }, data: { annulationDemandeLe: null } });
    await writeStep(tx, request, { auteur: authors.visitor, note: cancellationNotes.retiree });
    const evenement = 'ne demande plus l’annulation de sa réservation';
    await writeAdministratorMails(tx, request, { administrators, evenement, mot: '' });
  });
}

/**
 * Answers a visitor's wish to cancel: the request is cancelled, with or without the deposit, or stays. The word `mot`
 * becomes a message of the private page, and part of the mail; the visitor's own until the wish count as read.
 * @throws DomainError NOT_FOUND; CONFLICT when the wish has its answer, was taken back, or when the request changed
 * after `seen`.
 */
export function answerCancellation(
  db: Db | PrismaClient,
  id: number,
  { reponse, mot, auteur, seen }: { reponse: CancellationAnswer; mot: string; auteur: string; seen: Date | null },
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const request = await lockRequest(tx, id, null);
    if (request.annulationDemandeLe === null) refuse(sentences.requests.cancellationOver);
    requireUnchanged(request, seen);
    await tx.reservationRequest.update({ where: { id }, data: { annulationDemandeLe: null } });
    await tx.requestMessage.updateMany({
      where: { requestId: id, luLe: null, createdAt: { lte: request.annulationDemandeLe } },
      data: { luLe: new Date() },
    });
    const at = new Date();
    if (mot !== '') await writeCompanyMessage(tx, { requestId: id, auteur, texte: mot, createdAt: at });
    const change = { auteur, note: cancellationNotes[reponse], at };
    const { kind, words } = mailOf(reponse, mot);
    if (reponse === 'refusee') {
      await writeStep(tx, request, change);
      await writeVisitorMail(tx, kind, request, words);
    } else await moveReservationRequest(tx, id, 'annulee', { ...change, mail: { kind, ...words } });
  });
}

/** The mail that an answer would write to the visitor; null without an address. */
export async function draftCancellationMail(
  db: Db,
  id: number,
  { reponse, mot }: { reponse: CancellationAnswer; mot: string },
) {
  const request = await getReservationRequest(db, id, requestWithItems);
  const { kind, words } = mailOf(reponse, mot);
  const draft = await draftVisitorMail(db, kind, request, words);
  return draft && { ...draft, request };
}

function mailOf(reponse: CancellationAnswer, mot: string) {
  const words = { mot, retenue: reponse === 'acompte_conserve' ? depositKept : '' };
  return { kind: mailKindForAnswer(reponse), words };
}

/** Adds to the history what happened to the wish, which changes neither state nor content. */
function writeStep(
  tx: Db,
  { id, statut }: Pick<RequestWithItems, 'id' | 'statut'>,
  change: RequestChange,
): Promise<void> {
  return writeEvent(tx, id, { from: statut, to: statut, change });
}

async function lastStep(tx: Db, requestId: number) {
  const events = await tx.requestEvent.findMany({
    where: { requestId, note: { in: Object.values(cancellationNotes) } },
    orderBy: { id: 'desc' },
    take: 1,
  });
  return cancellationStepOf(events[0]?.note ?? '');
}

function refuse(message: string): never {
  throw new DomainError('CONFLICT', { message });
}
