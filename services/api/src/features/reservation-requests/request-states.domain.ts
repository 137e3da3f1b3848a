import { toDay } from '@barnum/rules/dates/days';
import { DomainError } from '@barnum/rules/errors';
import { messages } from '@barnum/rules/messages';
import {
  isOver,
  isReserving,
  mailKindForMove,
  nextStates,
  type RequestState,
  requestStateLabels,
} from '@barnum/rules/request-states';
import type { Db, PrismaClient } from '../../db/client.ts';
import { requireUnchanged } from '../../db/optimistic-locking.ts';
import { inTransaction } from '../../db/transaction.ts';
import { requireStock } from '../availability/availability.domain.ts';
import { cancelMails } from '../mails/mails.domain.ts';
import { writeVisitorMail } from '../mails/request-mails.domain.ts';
import { type RequestWithItems, throwRequestNotFound, writtenRequest } from './reservation-requests.domain.ts';

/**
 * Author of a change (an e-mail address, or one of `authors`), note for the history, and the `updatedAt` that the
 * author saw.
 */
export interface RequestChange {
  auteur: string;
  note?: string;
  seen?: Date | null;
}

type RequestDays = Pick<RequestWithItems, 'date' | 'dateRetrait' | 'dateRetour' | 'debut' | 'fin'>;

/**
 * Changes the state of a request and writes it into the history; nothing else changes a state. What is confirmed is
 * reserved: of two requests for the last piece at the same time, only one is. With `mail`, a confirmation or refusal
 * writes a mail to the visitor, with `mot` of the company in it.
 * @throws DomainError NOT_FOUND; CONFLICT when the request changed after `seen`, cannot become this, or when its visitor
 * waits for an answer to a wish to cancel; INSUFFICIENT_STOCK with the articles that are missing.
 */
export function moveReservationRequest(
  db: Db | PrismaClient,
  id: number,
  to: RequestState,
  change: RequestChange & { mail?: { mot: string } },
): Promise<RequestWithItems> {
  return inTransaction(db, async (tx) => {
    const request = await lockRequest(tx, id, change.seen);
    const from = request.statut;
    if (!nextStates(from).includes(to)) {
      const message = messages.requests.moveRefused(requestStateLabels[from], requestStateLabels[to]);
      throw new DomainError('CONFLICT', { message });
    }
    if (request.annulationDemandeLe !== null)
      throw new DomainError('CONFLICT', { message: messages.requests.cancellationFirst });
    if (isReserving(to) && !isReserving(from)) await requireStock(tx, withDayStrings(request));
    await writeEvent(tx, id, { from, to, change });
    const moved = await tx.reservationRequest.update({ where: { id }, data: { statut: to }, ...writtenRequest });
    const kind = mailKindForMove(from, to);
    await cancelMails(tx, id, ['confirmation', 'refus', 'rappel', ...(isOver(to) ? (['devis'] as const) : [])]);
    if (kind !== null && change.mail) await writeVisitorMail(tx, kind, moved, change.mail);
    return moved;
  });
}

/**
 * The request with its items, locked until the end of the transaction.
 * @throws DomainError NOT_FOUND, CONFLICT when it changed after `seen`.
 */
export async function lockRequest(tx: Db, id: number, seen: Date | null | undefined) {
  await tx.$executeRaw`SELECT id FROM reservation_requests WHERE id = ${id} FOR UPDATE`;
  const found = await tx.reservationRequest.findUnique({
    where: { id },
    include: { items: { orderBy: { id: 'asc' } } },
  });
  const request = found ?? throwRequestNotFound();
  requireUnchanged(request, seen);
  return request;
}

/** Adds an event to the history of a request. */
export async function writeEvent(
  tx: Db,
  requestId: number,
  { from, to, change }: { from: RequestState; to: RequestState; change: RequestChange },
): Promise<void> {
  await tx.requestEvent.create({
    data: { requestId, auteur: change.auteur, avant: from, apres: to, note: change.note ?? '' },
  });
}

/** The request with its days as texts `YYYY-MM-DD`. */
export function withDayStrings<Request extends RequestDays>(request: Request) {
  const { date, dateRetrait, dateRetour, debut, fin } = request;
  return {
    ...request,
    date: toDay(date),
    dateRetrait: dateRetrait && toDay(dateRetrait),
    dateRetour: dateRetour && toDay(dateRetour),
    debut: toDay(debut),
    fin: toDay(fin),
  };
}
