import { DomainError } from '@barnum/rules/errors';
import { quoteStepOf } from '@barnum/rules/prices/quotes';
import { acceptanceSentences, answeredSentence, refusalSentence } from '@barnum/rules/requests/acceptances/acceptances';
import { isPending } from '@barnum/rules/requests/reservation-requests/request-states';
import type { Db } from '../../platform/db/client.ts';
import { type HandedOutQuote, listHandedOutQuotes } from '../quotes/handed-out-quotes.domain.ts';
import { type Offer, readOffer } from './offers.domain.ts';
import { readAcceptances } from './read-acceptances.domain.ts';

/** Which version of which request's quote the visitor has before them. */
export interface Shown {
  requestId: number;
  versionId: number;
}

/**
 * The offer of a version that can be accepted now.
 * @throws DomainError CONFLICT with the sentence that says why it cannot: expired, superseded, accepted, declined, cancelled,
 * changed, or not offered.
 */
export async function requireAcceptable(db: Db, shown: Shown, now: Date): Promise<Offer> {
  await requireUnanswered(db, shown);
  // Nothing is accepted without the code, which takes a mail server.
  const offer = await readOffer(db, shown.requestId, { isSending: true, now });
  if (offer === null) throw conflict(acceptanceSentences.notOffered);
  const { refusal, devis } = offer;
  const isReplaced = offer.versionId !== shown.versionId && refusal !== 'en_preparation';
  if (isReplaced) throw conflict(acceptanceSentences.superseded(devis));
  if (refusal !== null) throw conflict(refusalSentence(refusal, offer));
  return offer;
}

/**
 * The version of a request's quote that its client can refuse: the newest that they have (`isSending` as in
 * `listHandedOutQuotes`), however it is accepted, also one that is too old for that; null once it was agreed on or given up.
 */
export async function readQuoteToDecline(
  db: Db,
  requestId: number,
  { isSending }: { isSending: boolean },
): Promise<HandedOutQuote | null> {
  const request = await db.reservationRequest.findUnique({ where: { id: requestId }, select: { statut: true } });
  if (!request || !isPending(request.statut)) return null;
  const [newest] = await listHandedOutQuotes(db, requestId, { isSending });
  return newest && !(await isAccepted(db, { requestId, versionId: newest.id })) ? newest : null;
}

/**
 * The name of a version that can be refused now.
 * @throws DomainError CONFLICT with the sentence that says why it cannot.
 */
export async function requireDeclinable(db: Db, shown: Shown, sending: { isSending: boolean }): Promise<string> {
  await requireUnanswered(db, shown);
  const quote = await readQuoteToDecline(db, shown.requestId, sending);
  if (quote === null) throw conflict(acceptanceSentences.nothingToDecline);
  if (quote.id !== shown.versionId) throw conflict(acceptanceSentences.superseded(quote.nom));
  return quote.nom;
}

async function requireUnanswered(db: Db, shown: Shown): Promise<void> {
  const answered = await readAnswered(db, shown);
  if (answered !== null) throw conflict(answered);
}

/** Whether this version was accepted online. */
export async function isAccepted(db: Db, { requestId, versionId: quoteVersionId }: Shown): Promise<boolean> {
  return (await db.acceptance.count({ where: { requestId, quoteVersionId } })) > 0;
}

/** What happened to a version since, in the sentence that forbids an answer; null where nothing did. */
async function readAnswered(db: Db, { requestId, versionId }: Shown): Promise<string | null> {
  // A version of another request is none here.
  if ((await db.quoteVersion.count({ where: { id: versionId, requestId } })) === 0)
    return acceptanceSentences.notOffered;
  const accepted = await readAcceptances(db, requestId);
  const { statut, events } = await db.reservationRequest.findUniqueOrThrow({
    where: { id: requestId },
    select: {
      statut: true,
      events: { where: { apres: 'annulee' }, orderBy: { id: 'desc' }, take: 1, select: { note: true } },
    },
  });
  return answeredSentence({
    statut,
    isDeclined: quoteStepOf(events[0]?.note ?? '') === 'refuse',
    isAccepted: accepted.some(({ quoteVersionId }) => quoteVersionId === versionId),
    laterAccepted: accepted.find(({ quoteVersionId }) => quoteVersionId > versionId)?.devis ?? null,
  });
}

export function conflict(message: string): DomainError {
  return new DomainError('CONFLICT', { message });
}
