import { toDay } from '@barnum/rules/dates/days';
import { DomainError } from '@barnum/rules/errors';
import { limits } from '@barnum/rules/limits';
import type { VisitorMailKind } from '@barnum/rules/outbox/mails/templates';
import { cancellationNotes, isAcceptance } from '@barnum/rules/requests/reservation-requests/cancellations';
import {
  isOver,
  isReserving,
  mailKindForMove,
  nextStates,
  type RequestState,
  requestStateLabels,
} from '@barnum/rules/requests/reservation-requests/request-states';
import { sentences } from '@barnum/rules/sentences';
import type { FollowedRequest } from '../../outbox/follow-up-links/follow-up-links.domain.ts';
import { cancelMails, takeBackMails } from '../../outbox/mails/mails.domain.ts';
import type { Db, Prisma, PrismaClient } from '../../platform/db/client.ts';
import { requireUnchanged } from '../../platform/db/optimistic-locking.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { requireStock } from '../availability/availability.domain.ts';
import { itemComponents } from './item-components.domain.ts';
import { draftVisitorMail, writeVisitorMail } from './request-mails.domain.ts';
import {
  getReservationRequest,
  type RequestWithItems,
  requestWithItems,
  throwRequestNotFound,
  writtenRequest,
} from './reservation-requests.domain.ts';

/**
 * Author of a change (an e-mail address, or one of `authors`), note for the history, when it was, now by default, and the
 * `updatedAt` that the author saw.
 */
export interface RequestChange {
  auteur: string;
  note?: string;
  at?: Date;
  seen?: Date | null;
}

type RequestEvent = Prisma.RequestEventGetPayload<object>;
type RequestDays = Pick<RequestWithItems, 'date' | 'dateRetrait' | 'dateRetour' | 'debut' | 'fin'>;

/** A change of state can be undone for so many milliseconds, where no mail leaves before: a toast may be held open. */
const undoTime = 60_000;

/** Added to the seconds that the toast shows: a click at its end is still on its way. */
const wayOfUndo = 2_000;

/**
 * Changes the state of a request and writes it into the history; only `undoRequestMove` does so, too. What is confirmed
 * is reserved: of two requests for the last piece at the same time, only one is. With `mail`, a confirmation or refusal
 * writes a mail to the visitor, with `mot` of the company in it, and so does any other move that names the `kind` of the
 * mail; it is due when the move can no longer be undone.
 * @throws DomainError NOT_FOUND; CONFLICT when the request changed after `seen`, cannot become this, or when its visitor
 * waits for an answer to a wish to cancel; INSUFFICIENT_STOCK with the articles that are missing.
 */
export function moveReservationRequest(
  db: Db | PrismaClient,
  id: number,
  to: RequestState,
  change: RequestChange & { mail?: { mot: string; kind?: VisitorMailKind; retenue?: string } },
): Promise<RequestWithItems> {
  return inTransaction(db, async (tx) => {
    const request = await lockRequest(tx, id, change.seen);
    const from = request.statut;
    if (!nextStates(from).includes(to)) {
      const message = sentences.requests.moveRefused(requestStateLabels[from], requestStateLabels[to]);
      throw new DomainError('CONFLICT', { message });
    }
    if (request.annulationDemandeLe !== null)
      throw new DomainError('CONFLICT', { message: sentences.requests.cancellationFirst });
    if (isReserving(to) && !isReserving(from)) await requireStock(tx, withDayStrings(request));
    const moved = await tx.reservationRequest.update({ where: { id }, data: { statut: to }, ...writtenRequest });
    const { kind = mailKindForMove(from, to), ...words } = change.mail ?? {};
    const outdated = [
      'confirmation',
      'refus',
      'rappel',
      'maintien',
      'relance_devis',
      ...(isOver(to) ? (['devis'] as const) : []),
    ] as const;
    const mailsCancelled = await cancelMails(tx, id, outdated);
    const dueAt = new Date(Date.now() + limits.undoSeconds * 1_000 + wayOfUndo);
    const written = kind !== null && change.mail ? await writeVisitorMail(tx, kind, moved, { ...words, dueAt }) : null;
    await writeEvent(tx, id, { from, to, change, mailsCancelled, mailsWritten: written === null ? [] : [written] });
    return moved;
  });
}

/**
 * Undoes the latest change of state, of which `seen` is the `updatedAt`: the state from before, without the mail that
 * the change wrote, and with those that it gave up. Both are in the history.
 * @throws DomainError NOT_FOUND; CONFLICT when it is somebody else's, too old, not the latest change, or its mail left;
 * INSUFFICIENT_STOCK when somebody else has the articles by now.
 */
export function undoRequestMove(
  db: Db | PrismaClient,
  id: number,
  { auteur, seen }: { auteur: string; seen: Date },
): Promise<RequestWithItems> {
  return inTransaction(db, async (tx) => {
    const request = await lockRequest(tx, id, null);
    const last = await tx.requestEvent.findFirst({ where: { requestId: id }, orderBy: { id: 'desc' } });
    const isUndoable =
      last !== null &&
      last.auteur === auteur &&
      last.createdAt.getTime() > Date.now() - undoTime &&
      request.updatedAt.getTime() === seen.getTime();
    if (!isUndoable || last.avant === null || last.avant === last.apres) {
      throw new DomainError('CONFLICT', { message: sentences.requests.undoTooLate });
    }
    const { avant: to, apres: from } = last;
    if (isReserving(to) && !isReserving(from)) await requireStock(tx, withDayStrings(request));
    if (!(await takeBackMails(tx, { written: last.mailsWritten, cancelled: last.mailsCancelled }))) {
      throw new DomainError('CONFLICT', { message: sentences.requests.undoMailLeft });
    }
    await writeEvent(tx, id, { from, to, change: { auteur, note: sentences.requests.moveUndone } });
    const data = {
      statut: to,
      ...(isAcceptance(last.note) && { annulationDemandeLe: await takeBackAnswer(tx, last) }),
    };
    return tx.reservationRequest.update({ where: { id }, data, ...writtenRequest });
  });
}

/** Takes back the word with which a wish to cancel was accepted; returns since when the wish waits. */
async function takeBackAnswer(tx: Db, { requestId, auteur, createdAt }: RequestEvent): Promise<Date | null> {
  await tx.requestMessage.deleteMany({ where: { requestId, auteur, createdAt } });
  const wish = await tx.requestEvent.findFirst({
    where: { requestId, note: cancellationNotes.demandee },
    orderBy: { id: 'desc' },
  });
  return wish?.createdAt ?? null;
}

/** The mail that a change of state would write to the visitor; null for none. */
export async function draftMoveMail(
  db: Db,
  id: number,
  to: RequestState,
  mot: string,
): Promise<{ recipient: string; subject: string; text: string; request: FollowedRequest } | null> {
  const request = await getReservationRequest(db, id, requestWithItems);
  const kind = mailKindForMove(request.statut, to);
  const draft = kind === null ? null : await draftVisitorMail(db, kind, request, { mot });
  return draft && { ...draft, request };
}

/**
 * The request with its items, locked until the end of the transaction.
 * @throws DomainError NOT_FOUND, CONFLICT when it changed after `seen`.
 */
export async function lockRequest(tx: Db, id: number, seen: Date | null | undefined) {
  await tx.$executeRaw`SELECT id FROM reservation_requests WHERE id = ${id} FOR UPDATE`;
  const found = await tx.reservationRequest.findUnique({
    where: { id },
    include: { items: { orderBy: { id: 'asc' }, include: { components: itemComponents } } },
  });
  const request = found ?? throwRequestNotFound();
  requireUnchanged(request, seen);
  return request;
}

/** Adds an event to the history of a request. */
export async function writeEvent(
  tx: Db,
  requestId: number,
  {
    from,
    to,
    change,
    mailsWritten = [],
    mailsCancelled = [],
  }: {
    from: RequestState;
    to: RequestState;
    change: RequestChange;
    mailsWritten?: number[];
    mailsCancelled?: number[];
  },
): Promise<void> {
  const { auteur, note = '', at: createdAt = new Date() } = change;
  await tx.requestEvent.create({
    data: { requestId, createdAt, auteur, avant: from, apres: to, note, mailsWritten, mailsCancelled },
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
