import { isDeepStrictEqual } from 'node:util';
import { formatLongDate } from '@barnum/rules/dates/format-dates';
import { DomainError } from '@barnum/rules/errors';
import { formatPrice } from '@barnum/rules/prices/amounts';
import { quoteNotes } from '@barnum/rules/prices/quotes';
import { inOrder } from '@barnum/rules/requests/acceptances/acceptance-texts';
import { acceptanceSentences, blankedAddress } from '@barnum/rules/requests/acceptances/acceptances';
import { evidenceFormat } from '@barnum/rules/requests/acceptances/evidence';
import type { QuoteAcceptanceInput } from '@barnum/rules/requests/acceptances-input';
import { authors } from '@barnum/rules/requests/reservation-requests/request-states';
import type { FollowUpLinks } from '../../outbox/follow-up-links/follow-up-links.domain.ts';
import { cancelMails } from '../../outbox/mails/mails.domain.ts';
import { type NamedMailServer, sendsMails } from '../../outbox/mails/sends-mails.domain.ts';
import type { Db, PrismaClient } from '../../platform/db/client.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { sanitiseInTime } from '../../platform/html/in-time.ts';
import type { RateLimiter } from '../../platform/rate-limits/rate-limits.domain.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { prepareWorker } from '../../platform/worker/run-in-worker.ts';
import { writeVisitorMessage } from '../follow-up/follow-up.domain.ts';
import { readQuoteDocument } from '../quotes/stored-quotes.domain.ts';
import {
  type QuoteWords,
  writeAdministratorMails,
  writeVisitorMail,
} from '../reservation-requests/request-mails.domain.ts';
import { lockRequest, moveReservationRequest, writeEvent } from '../reservation-requests/request-states.domain.ts';
import { appendAcceptance, sha256 } from './acceptance-chain.domain.ts';
import { mailCode, proveCode, spendCode } from './acceptance-codes.domain.ts';
import { conflict, isAccepted, requireAcceptable, requireDeclinable, type Shown } from './answers.domain.ts';
import { conditionsText } from './conditions-text.domain.ts';
import { hashOfTexts, type Offer } from './offers.domain.ts';
import { drawSignedPage, type Signing } from './signed-page.domain.ts';

interface Visit {
  db: PrismaClient;
  storage: Storage;
  followUp: FollowUpLinks;
  mailServer: NamedMailServer;
  rateLimiter: RateLimiter;
  /** Address or network of the visitor. */
  address: string;
  device: { words: string };
}

/**
 * Mails the code that accepts a version, to the address of the request. The one before ends. Nothing happens once it is
 * accepted.
 * @throws DomainError CONFLICT when this version is not to be accepted now, in a sentence; TOO_MANY_REQUESTS.
 */
export async function sendAcceptanceCode(visit: Visit, shown: Shown, now = new Date()): Promise<void> {
  const { db, rateLimiter, address } = visit;
  const { requestId, versionId } = shown;
  await unlessAccepted(db, shown, async () => {
    const offer = await requireOnline(visit, shown, now);
    await rateLimiter.consume('acceptanceCodeByAddress', address);
    await rateLimiter.consume('acceptanceCode', String(requestId));
    await mailCode(db, { requestId, quoteVersionId: versionId, words: wordsOf(offer), now });
    prepareWorker('drawAcceptance');
  });
}

/**
 * Accepts a version by the code that was mailed. The request is confirmed where the stock allows it; else it waits, and the
 * company is told. Accepting twice is accepting once. `read` is the hash of the texts that the page showed.
 * @throws DomainError CONFLICT when this version is not to be accepted now, changed meanwhile, or reads differently now;
 * VALIDATION for a wrong code, or a name that cannot be printed; TOO_MANY_REQUESTS; UNAVAILABLE when the page takes too long
 * to draw.
 */
export async function acceptQuote(
  visit: Visit,
  shown: Shown,
  { input, read, administrators }: { input: QuoteAcceptanceInput; read: string; administrators: readonly string[] },
  now = new Date(),
): Promise<void> {
  const { db, followUp: links, rateLimiter, address, device } = visit;
  await unlessAccepted(db, shown, async () => {
    await rateLimiter.consume('acceptance', address);
    const offer = await requireOnline(visit, shown, now);
    if (read !== hashOfTexts(offer.texts)) throw conflict(acceptanceSentences.textsChanged);
    const code = await proveCode(db, { quoteVersionId: shown.versionId, code: input.code, links, now });
    const signing = { input, code, appareil: device.words, at: now };
    await recordAcceptance(visit, offer, { signing, administrators, spend: (tx) => spendCode(tx, code) });
  });
}

/** Does `work`, whose failure counts no more once the version is accepted: of two clicks the second meets the acceptance. */
async function unlessAccepted(db: Db, shown: Shown, work: () => Promise<void>): Promise<void> {
  if (await isAccepted(db, shown)) return;
  try {
    await work();
  } catch (error) {
    if (!(await isAccepted(db, shown))) throw error;
  }
}

/**
 * Records that an offer was accepted: its evidence, signed page, mails and history, in one transaction with what becomes of
 * the request. `spend` uses up what allowed it. Returns whether the request is confirmed; null when it was recorded before.
 * @throws DomainError as `acceptQuote`.
 */
export async function recordAcceptance(
  stores: { db: PrismaClient; storage: Storage },
  offer: Offer,
  {
    signing,
    administrators,
    spend = async () => {},
  }: { signing: Signing; administrators: readonly string[]; spend?: (tx: Db) => Promise<void> },
): Promise<boolean | null> {
  const { at } = signing;
  const { requestId, versionId } = offer;
  const { pdf: devis } = await readQuoteDocument(stores.db, versionId);
  const cgvHtml = offer.cgv && ((await sanitiseInTime(offer.cgv.text)) ?? '');
  const hashes = { devis: sha256(devis), cgv: cgvHtml === null ? null : sha256(cgvHtml) };
  // Drawn before the transaction, for which others wait.
  const document = await drawSignedPage(stores, offer, signing, hashes);
  return inTransaction(stores.db, async (tx) => {
    const request = await lockRequest(tx, requestId, null);
    if (await isAccepted(tx, { requestId, versionId })) return null;
    const found = await requireAcceptable(tx, { requestId, versionId }, at);
    if (!isDeepStrictEqual(found, offer)) throw conflict(acceptanceSentences.textsChanged);
    await spend(tx);
    const { id: acceptanceId } = await appendAcceptance(tx, {
      requestId,
      quoteVersionId: versionId,
      devis: offer.devis,
      acceptedAt: at,
      retractationJusquAu: offer.deal.retractation.dernierJour,
      evidence: evidenceOf(offer, signing, { ...hashes, document: sha256(document) }),
      papers: { devis: new Uint8Array(devis), cgvHtml, cgvTexte: cgvHtml && conditionsText(cgvHtml), document },
    });
    await cancelMails(tx, requestId, ['relance_devis']);
    const isConfirmed = await confirm(tx, requestId, offer.devis);
    const words = wordsOf(offer);
    const mot = isConfirmed ? confirmedWords : waitingWords;
    await writeVisitorMail(tx, 'acceptation', request, { mot, acceptance: { id: acceptanceId, words } });
    await writeAdministratorMails(tx, request, {
      administrators,
      evenement: `a accepté le devis ${offer.devis}${isConfirmed ? '' : '\u00a0: stock à revoir'}`,
      mot: isConfirmed ? 'La demande est confirmée.' : stockWords,
      acceptanceId,
    });
    return isConfirmed;
  });
}

/**
 * Refuses a version for its client, with the word `mot` as a message: the request is cancelled. It need not be one that is
 * accepted online. Refusing twice is refusing once.
 * @throws DomainError CONFLICT when this version does not wait for an answer, in the sentence that says why.
 */
export async function declineQuote(
  { db, mailServer }: Pick<Visit, 'db' | 'mailServer'>,
  shown: Shown,
  { mot, administrators }: { mot: string; administrators: readonly string[] },
): Promise<void> {
  const { requestId } = shown;
  await inTransaction(db, async (tx) => {
    const request = await lockRequest(tx, requestId, null);
    if (request.statut === 'annulee') return;
    const devis = await requireDeclinable(tx, shown, { isSending: await sendsMails(tx, mailServer) });
    if (mot !== '') await writeVisitorMessage(tx, request, { texte: mot, administrators: [] });
    await moveReservationRequest(tx, requestId, 'annulee', {
      auteur: authors.visitor,
      note: quoteNotes.refuse(devis),
    });
    await writeAdministratorMails(tx, request, { administrators, evenement: `a refusé le devis ${devis}`, mot });
  });
}

async function requireOnline({ db, mailServer }: Visit, shown: Shown, now: Date): Promise<Offer> {
  if (!(await sendsMails(db, mailServer))) throw conflict(acceptanceSentences.notOffered);
  return requireAcceptable(db, shown, now);
}

/** Confirms the request where its stock is there; else notes that it is to be looked at. */
async function confirm(tx: Db, requestId: number, devis: string): Promise<boolean> {
  const auteur = authors.visitor;
  try {
    await moveReservationRequest(tx, requestId, 'confirmee', { auteur, note: quoteNotes.accepte(devis) });
    return true;
  } catch (error) {
    // Refused before anything was written.
    if (!(error instanceof DomainError) || error.code !== 'INSUFFICIENT_STOCK') throw error;
    const { statut } = await tx.reservationRequest.findUniqueOrThrow({
      where: { id: requestId },
      select: { statut: true },
    });
    await writeEvent(tx, requestId, { from: statut, to: statut, change: { auteur, note: quoteNotes.a_revoir(devis) } });
    return false;
  }
}

function evidenceOf(
  { devis, deal, texts, cgv }: Offer,
  { input, code, appareil, at }: Signing,
  hashes: { devis: string; cgv: string | null; document: string },
) {
  return {
    format: evidenceFormat,
    devis: { numero: devis, sha256: hashes.devis },
    cgv: cgv === null || hashes.cgv === null ? null : { version: cgv.id, sha256: hashes.cgv },
    document: { sha256: hashes.document },
    montants: deal.montants,
    location: deal.location,
    textes: inOrder(texts),
    signataire: { nom: input.nom, qualite: input.qualite },
    code: {
      adresse: blankedAddress(code.adresse),
      envoyeLe: code.sentAt.toISOString(),
      saisiLe: at.toISOString(),
    },
    accepteLe: at.toISOString(),
    appareil,
  } as const;
}

function wordsOf({ devis, deal, valableJusquAu }: Offer): QuoteWords {
  return {
    devis,
    montant: `${formatPrice(deal.montants.total)} TTC`,
    validite: formatLongDate(valableJusquAu),
    accord: '',
  };
}

const confirmedWords = 'Votre réservation est confirmée\u00a0: le matériel vous est réservé.';
const waitingWords =
  'Une partie du matériel n’est plus disponible à vos dates. Nous cherchons une solution et vous rappelons très vite\u00a0: rien n’est dû d’ici là.';
const stockWords =
  'Une partie du matériel n’est plus disponible\u00a0: la demande n’est pas confirmée. Trouvez une solution avec votre client, puis confirmez-la.';
