import { DomainError } from '@barnum/rules/errors';
import { quoteName, quoteNotes, quoteNumber, quoteSentences } from '@barnum/rules/prices/quotes';
import { handedOut } from '@barnum/rules/requests/quotes/handed-out';
import { type MailReader, markMailSent } from '../../outbox/mails/mails.domain.ts';
import type { Db, Prisma, PrismaClient } from '../../platform/db/client.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { withoutUndone } from '../follow-up/follow-up.domain.ts';
import { lockRequest, moveReservationRequest, writeEvent } from '../reservation-requests/request-states.domain.ts';
import { getQuoteVersion } from './quotes.domain.ts';

/** A version of a quote that its client has. */
export interface HandedOutQuote {
  id: number;
  /** « D-2027-00012, version 2 ». */
  nom: string;
  createdAt: Date;
  total: string;
  /** What it was made of, as `quoteContent` reads it. */
  content: Prisma.JsonValue;
}

/**
 * The versions of a request's quote that its client has, the newest first: what was issued and kept is the company's alone.
 * A message counts once it left, or is about to (`isSending`: there is a mail server).
 */
export async function listHandedOutQuotes(
  db: Db,
  requestId: number,
  { isSending }: { isSending: boolean },
): Promise<HandedOutQuote[]> {
  const versions = await db.quoteVersion.findMany({
    where: { requestId },
    orderBy: { version: 'desc' },
    select: {
      id: true,
      version: true,
      createdAt: true,
      total: true,
      content: true,
      quote: true,
      mails: { where: { kind: 'devis' }, select: { sentAt: true, dueAt: true } },
    },
  });
  const events = await db.requestEvent.findMany({
    where: { requestId },
    orderBy: { id: 'asc' },
    select: { createdAt: true, avant: true, apres: true, note: true },
  });
  const named = versions.map(({ id, version, createdAt, total, content, quote, mails }) => ({
    id,
    nom: quoteName(quoteNumber(quote), version),
    createdAt,
    total: total.toFixed(2),
    content,
    isSent: mails.some((mail) => isLeaving(mail, { isSending })),
  }));
  return handedOut(named, withoutUndone(events)).map(({ isSent: _isSent, ...quote }) => quote);
}

/** When a message left, and when it is tried next. */
export interface Leaving {
  sentAt: Date | null;
  dueAt: Date | null;
}

/** Whether a message left, or is about to: without a mail server (`isSending`) what waits goes nowhere. */
export function isLeaving({ sentAt, dueAt }: Leaving, { isSending }: { isSending: boolean }): boolean {
  return sentAt !== null || (isSending && dueAt !== null);
}

/**
 * Notes that the client got the newest version otherwise: printed, or by the company's own messagerie. A new request is one
 * to be confirmed from then on.
 * @throws DomainError NOT_FOUND; CONFLICT when there is a newer version.
 */
export function noteQuoteHandedOver(
  db: Db | PrismaClient,
  versionId: number,
  { auteur }: { auteur: string },
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const { requestId } = await getQuoteVersion(tx, versionId);
    await lockRequest(tx, requestId, null);
    const newer = await tx.quoteVersion.count({ where: { requestId, id: { gt: versionId } } });
    if (newer > 0) throw new DomainError('CONFLICT', { message: quoteSentences.outdated });
    await noteStep(tx, versionId, { auteur, step: 'remis' });
  });
}

/**
 * Marks a mail as sent by the administrator's own means; a quote that it carries is sent by that.
 * @throws DomainError NOT_FOUND when there is none that `reader` sees, CONFLICT when it was sent.
 */
export function noteMailSent(
  db: Db | PrismaClient,
  id: number,
  { reader, auteur }: { reader: MailReader; auteur: string },
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const mail = await tx.mail.findUnique({
      where: { id },
      select: { kind: true, quoteVersionId: true, requestId: true },
    });
    // Before the mail itself, as those do who write quotes.
    if (mail?.requestId) await lockRequest(tx, mail.requestId, null);
    await markMailSent(tx, id, reader);
    if (mail?.kind === 'devis' && mail.quoteVersionId !== null) {
      await noteStep(tx, mail.quoteVersionId, { auteur, step: 'envoye' });
    }
  });
}

/** Notes once that a version reached its client; a new request is one to be confirmed. The request is locked. */
async function noteStep(
  tx: Db,
  versionId: number,
  { auteur, step }: { auteur: string; step: 'envoye' | 'remis' },
): Promise<void> {
  const { requestId, version, quote } = await getQuoteVersion(tx, versionId, { include: { quote: true } });
  const note = quoteNotes[step](quoteName(quoteNumber(quote), version));
  if ((await tx.requestEvent.count({ where: { requestId, note } })) > 0) return;
  const { statut } = await tx.reservationRequest.findUniqueOrThrow({
    where: { id: requestId },
    select: { statut: true },
  });
  if (statut === 'nouvelle') await moveReservationRequest(tx, requestId, 'a_confirmer', { auteur, note });
  else await writeEvent(tx, requestId, { from: statut, to: statut, change: { auteur, note } });
}
