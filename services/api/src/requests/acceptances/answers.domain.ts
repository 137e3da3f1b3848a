import { DomainError } from '@barnum/rules/errors';
import { quoteStepOf } from '@barnum/rules/prices/quotes';
import { acceptanceSentences, answeredSentence, refusalSentence } from '@barnum/rules/requests/acceptances/acceptances';
import type { Db } from '../../platform/db/client.ts';
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
  const offer = await requireOffered(db, shown, now);
  if (offer.refusal !== null) throw conflict(refusalSentence(offer.refusal, offer));
  return offer;
}

/**
 * The offer of a version that waits for its answer, also of one that is too late to accept: it can still be refused.
 * @throws DomainError CONFLICT as `requireAcceptable`.
 */
export async function requireOffered(db: Db, shown: Shown, now: Date): Promise<Offer> {
  const answered = await readAnswered(db, shown);
  if (answered !== null) throw conflict(answered);
  const offer = await readOffer(db, shown.requestId, now);
  if (offer === null) throw conflict(acceptanceSentences.notOffered);
  if (offer.versionId === shown.versionId) return offer;
  const { refusal, devis } = offer;
  const isReadable = refusal !== 'en_preparation';
  throw conflict(isReadable ? acceptanceSentences.superseded(devis) : refusalSentence(refusal, offer));
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
