import { toDay } from '@barnum/rules/dates/days';
import { todayInParis } from '@barnum/rules/dates/paris-time';
import { quoteNotes } from '@barnum/rules/prices/quotes';
import type { AcceptanceTexts } from '@barnum/rules/requests/acceptances/acceptance-texts';
import { blankedAddress, refusalSentence } from '@barnum/rules/requests/acceptances/acceptances';
import type { AcceptanceObstacle } from '@barnum/rules/requests/reservation-requests/acceptance-obstacles';
import { type NamedMailServer, sendsMails } from '../../outbox/mails/sends-mails.domain.ts';
import type { Db } from '../../platform/db/client.ts';
import { readOffer } from './offers.domain.ts';
import { type Acceptance, readAcceptances } from './read-acceptances.domain.ts';

/** Where the acceptance of a quote stands: to be accepted, not now, accepted, accepted without the stock, withdrawn from. */
export const acceptanceStates = ['a_accepter', 'indisponible', 'acceptee', 'a_revoir', 'retractee'] as const;
export type AcceptanceState = (typeof acceptanceStates)[number];

/** What a private page tells of the acceptance of its quote. */
export interface FollowedAcceptance {
  requestId: number;
  versionId: number;
  devis: string;
  etat: AcceptanceState;
  /** Why it cannot be accepted now, and the same in a sentence. */
  empechement: AcceptanceObstacle | null;
  refus: string | null;
  /** Whether a consumer accepts. */
  particulier: boolean;
  /** What is read before it is accepted; null once it is, or cannot be. */
  textes: AcceptanceTexts | null;
  /** The sales conditions in it, as HTML that is not sanitised yet. */
  cgv: string | null;
  /** Where the code goes, blanked. */
  adresse: string | null;
  accepted: Acceptance | null;
  /** The last day on which the visitor can withdraw; null where they cannot. */
  retractationJusquAu: Date | null;
}

/** What is to be accepted, or was, of a request's newest quote; null where its page has nothing to tell of it. */
export async function readFollowedAcceptance(
  { db, mailServer }: { db: Db; mailServer: NamedMailServer },
  requestId: number,
  now = new Date(),
): Promise<FollowedAcceptance | null> {
  const isSending = await sendsMails(db, mailServer);
  const offer = await readOffer(db, requestId, { isSending, now });
  const [accepted] = await readAcceptances(db, requestId);
  const isNewer = offer !== null && offer.versionId !== accepted?.quoteVersionId;
  const today = todayInParis(now);
  if (accepted && !isNewer) return ofAccepted(db, accepted, today);
  // A version that came after does not end the right to withdraw from the one before.
  const lastDay = accepted ? openWithdrawal(accepted, today) : null;
  if (offer === null) return null;
  const { versionId, refusal } = offer;
  const empechement = refusal ?? (isSending ? null : 'sans_messagerie');
  const isOpen = empechement === null;
  // Of a version that was not sent yet nothing is told, but that it is being prepared.
  const isUnsent = refusal === 'en_preparation';
  return {
    requestId,
    versionId,
    devis: isUnsent ? offer.numero : offer.devis,
    etat: isOpen ? 'a_accepter' : 'indisponible',
    empechement,
    refus: empechement && refusalSentence(empechement, offer),
    particulier: offer.deal.isConsumer,
    textes: isOpen ? offer.texts : null,
    cgv: isUnsent ? null : (offer.cgv?.text ?? null),
    adresse: blankedAddress(offer.email),
    accepted: lastDay === null ? null : (accepted ?? null),
    retractationJusquAu: lastDay,
  };
}

async function ofAccepted(db: Db, accepted: Acceptance, today: string): Promise<FollowedAcceptance> {
  const { requestId, quoteVersionId: versionId, devis, withdrawal, retractationJusquAu } = accepted;
  const toReview = await db.reservationRequest.count({
    where: { id: requestId, statut: 'a_confirmer', events: { some: { note: quoteNotes.a_revoir(devis) } } },
  });
  const taken = toReview > 0 ? 'a_revoir' : 'acceptee';
  return {
    requestId,
    versionId,
    devis,
    etat: withdrawal === null ? taken : 'retractee',
    empechement: null,
    refus: null,
    particulier: retractationJusquAu !== null,
    textes: null,
    cgv: null,
    adresse: null,
    accepted,
    retractationJusquAu: openWithdrawal(accepted, today),
  };
}

/** The last day for withdrawing, while it is not past and nobody did. */
function openWithdrawal({ withdrawal, retractationJusquAu }: Acceptance, today: string): Date | null {
  if (withdrawal !== null || retractationJusquAu === null) return null;
  return toDay(retractationJusquAu) >= today ? retractationJusquAu : null;
}
