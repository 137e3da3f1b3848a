import { toDay } from '@barnum/rules/dates/days';
import { DomainError } from '@barnum/rules/errors';
import { isCancellationRequestable } from '@barnum/rules/requests/reservation-requests/cancellations';
import {
  authors,
  isCancellable,
  isPending,
  type RequestState,
  requestStateLabels,
} from '@barnum/rules/requests/reservation-requests/request-states';
import { sentences } from '@barnum/rules/sentences';
import type { FollowUpLinks } from '../../outbox/follow-up-links/follow-up-links.domain.ts';
import type { Db, PrismaClient } from '../../platform/db/client.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { RateLimiter } from '../../platform/rate-limits/rate-limits.domain.ts';
import { type ArticleAvailability, readAvailability } from '../availability/availability.domain.ts';
import { writeAdministratorMails, writeVisitorMail } from '../reservation-requests/request-mails.domain.ts';
import { lockRequest, moveReservationRequest } from '../reservation-requests/request-states.domain.ts';
import { type RequestWithItems, throwRequestNotFound } from '../reservation-requests/reservation-requests.domain.ts';

interface Visit {
  followUp: FollowUpLinks;
  rateLimiter: RateLimiter;
  address: string;
}

/** The same text within this many milliseconds is one message, sent twice. */
const doubleSendingWindow = 60_000;

/**
 * Id of the request of a private page's token; null for a wrong token. Wrong tokens are counted by address.
 * @throws DomainError TOO_MANY_REQUESTS
 */
export async function findFollowedRequest(
  db: Db,
  token: string,
  { followUp, rateLimiter, address }: Visit,
): Promise<number | null> {
  await rateLimiter.consume('followUp', address);
  const id = followUp.idIn(token) ?? 0;
  const found = await db.reservationRequest.findUnique({ where: { id }, select: { id: true, cleSuivi: true } });
  if (found === null || !followUp.opens(token, found)) return null;
  await rateLimiter.refund('followUp', address);
  return found.id;
}

/**
 * The same for mutations.
 * @throws DomainError NOT_FOUND, TOO_MANY_REQUESTS
 */
export async function openFollowedRequest(db: Db, token: string, visit: Visit): Promise<number> {
  return (await findFollowedRequest(db, token, visit)) ?? throwRequestNotFound();
}

/**
 * Stores a visitor's message to the company, and writes mails to the administrators.
 * @throws DomainError NOT_FOUND; TOO_MANY_REQUESTS after too many messages within an hour.
 */
export async function sendRequestMessage(
  db: Db | PrismaClient,
  id: number,
  texte: string,
  { rateLimiter, administrators }: { rateLimiter: RateLimiter; administrators: readonly string[] },
): Promise<void> {
  await rateLimiter.consume('followUpMessage', String(id));
  await inTransaction(db, async (tx) =>
    writeVisitorMessage(tx, await lockRequest(tx, id, null), { texte, administrators }),
  );
}

/** Stores a visitor's message about a locked request, and writes mails; nothing happens when it was sent just now. */
export async function writeVisitorMessage(
  tx: Db,
  request: RequestWithItems,
  { texte, administrators }: { texte: string; administrators: readonly string[] },
): Promise<void> {
  if (await isRepeated(tx, { requestId: request.id, auteur: authors.visitor, texte })) return;
  await tx.requestMessage.create({ data: { requestId: request.id, texte } });
  await writeAdministratorMails(tx, request, { administrators, evenement: 'vous a écrit', mot: texte });
}

/**
 * Stores the company's answer to a visitor's messages, marks these as read up to `lastId`, and writes a mail to the
 * visitor, if there is an address. The private page shows it in any case.
 * @throws DomainError NOT_FOUND
 */
export function replyToVisitor(
  db: Db | PrismaClient,
  requestId: number,
  { auteur, texte, lastId }: { auteur: string; texte: string; lastId: number | null },
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const request = await lockRequest(tx, requestId, null);
    if (lastId !== null) await markMessagesRead(tx, requestId, lastId);
    if (await isRepeated(tx, { requestId, auteur, texte })) return;
    await tellVisitor(tx, request, { auteur, texte });
  });
}

/** Adds what the company says to the messages, and writes it to the visitor, if there is an address. */
export async function tellVisitor(
  tx: Db,
  request: RequestWithItems,
  { auteur, texte }: { auteur: string; texte: string },
): Promise<void> {
  await writeCompanyMessage(tx, { requestId: request.id, auteur, texte });
  await writeVisitorMail(tx, 'reponse', request, { mot: texte });
}

/** Adds what the company says to the messages about a request; it is read from the start. */
export async function writeCompanyMessage(
  tx: Db,
  message: { requestId: number; auteur: string; texte: string; createdAt?: Date },
): Promise<void> {
  await tx.requestMessage.create({ data: { ...message, luLe: new Date() } });
}

/** Whether the same author wrote the same just now: then it was sent twice. */
async function isRepeated(tx: Db, message: { requestId: number; auteur: string; texte: string }): Promise<boolean> {
  const since = new Date(Date.now() - doubleSendingWindow);
  return (await tx.requestMessage.count({ where: { ...message, createdAt: { gt: since } } })) > 0;
}

/**
 * Cancels a request for its visitor, who saw it in the state `seen`, and writes mails to the administrators. Nothing
 * happens when it is cancelled already.
 * @throws DomainError NOT_FOUND; CONFLICT when its state has changed, or when it can no longer be cancelled.
 */
export function cancelFollowedRequest(
  db: Db | PrismaClient,
  id: number,
  { seen, administrators }: { seen: RequestState; administrators: readonly string[] },
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const { statut } = await lockRequest(tx, id, null);
    if (statut === 'annulee') return;
    if (statut !== seen) refuse(sentences.requests.changedMeanwhile(requestStateLabels[statut]));
    if (isCancellationRequestable(statut)) refuse(sentences.requests.cancelByRequest);
    if (!isCancellable(statut)) refuse(sentences.requests.cancelRefused(requestStateLabels[statut]));
    const request = await moveReservationRequest(tx, id, 'annulee', { auteur: authors.visitor });
    await writeAdministratorMails(tx, request, { administrators, evenement: 'a annulé sa demande', mot: '' });
  });
}

/**
 * Notes that a visitor asks for the erasure of the data, and writes mails to the administrators, who decide: by law
 * they must keep what they have charged for. Nothing happens when it is noted already.
 * @throws DomainError NOT_FOUND
 */
export function requestErasure(
  db: Db | PrismaClient,
  id: number,
  { administrators }: { administrators: readonly string[] },
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const request = await lockRequest(tx, id, null);
    if (request.effacementDemandeLe !== null) return;
    await tx.reservationRequest.update({ where: { id }, data: { effacementDemandeLe: new Date() } });
    await writeAdministratorMails(tx, request, {
      administrators,
      evenement: 'demande l’effacement de ses données',
      mot: '',
    });
  });
}

/**
 * Whether what a request asks for can be had in its days, as its visitor sees it, without what it takes itself; nothing
 * once it is confirmed or over.
 */
export async function readFollowedAvailability(
  db: Db,
  request: Pick<RequestWithItems, 'id' | 'statut' | 'debut' | 'fin' | 'items'>,
): Promise<ArticleAvailability[]> {
  if (!isPending(request.statut)) return [];
  const wanted = request.items.flatMap(({ articleId, quantite }) =>
    articleId === null ? [] : [{ articleId, quantite }],
  );
  return readAvailability(db, { debut: toDay(request.debut), fin: toDay(request.fin) }, wanted, {
    except: request.id,
    withHidden: true,
  });
}

/** Events of a request in order, without moves that were taken back at once: who took them back did nothing. */
export function withoutUndone<Event extends { note: string }>(events: readonly Event[]): Event[] {
  const shown: Event[] = [];
  for (const event of events) {
    if (event.note === sentences.requests.moveUndone) shown.pop();
    else shown.push(event);
  }
  return shown;
}

/** Marks a visitor's messages about a request as read, up to `lastId`. */
export async function markMessagesRead(db: Db, requestId: number, lastId: number): Promise<void> {
  await db.requestMessage.updateMany({
    where: { requestId, id: { lte: lastId }, luLe: null },
    data: { luLe: new Date() },
  });
}

function refuse(message: string): never {
  throw new DomainError('CONFLICT', { message });
}
