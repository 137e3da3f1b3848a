import { formatLongDate } from '../../dates/format-dates.ts';
import type { AcceptanceObstacle } from '../reservation-requests/acceptance-obstacles.ts';
import { isPending, type RequestState } from '../reservation-requests/request-states.ts';

/** Minutes for which a code holds, and how often it may be tried. */
export const codeMinutes = 10;
export const codeTries = 5;
export const codeLength = 6;

/** Years for which the papers of an acceptance are kept (Code de commerce, L. 123-22). */
export const acceptanceYears = 10;

/** The drawing of a signature: a path within this many units, of so many characters at most. */
export const drawing = { width: 600, height: 200, maxLength: 20_000 } as const;

/** Of a quote's newest version, what decides whether it can be accepted. */
export interface QuoteToAccept {
  statut: RequestState;
  /** Whether it was written to the client. */
  isSent: boolean;
  /** Whether an earlier version was. */
  wasSentBefore: boolean;
  /** Whether it still says what the request asks for. */
  isCurrent: boolean;
  valableJusquAu: string;
}

/** What the quote itself has against it. */
export type AcceptanceRefusal = Exclude<AcceptanceObstacle, 'sans_messagerie'>;

/** Whether the page tells of accepting it at all: it was sent, and waits for its answer. */
export function isToAccept({ statut, isSent, wasSentBefore }: QuoteToAccept): boolean {
  return statut === 'a_confirmer' && (isSent || wasSentBefore);
}

/** Why a version that waits for its answer cannot be accepted on the day `today` of Paris; null where it can. */
export function acceptanceRefusal(quote: QuoteToAccept, today: string): AcceptanceRefusal | null {
  if (!quote.isSent) return 'en_preparation';
  if (!quote.isCurrent) return 'change';
  return quote.valableJusquAu < today ? 'expire' : null;
}

/** The same in a sentence for the client. */
export function refusalSentence(obstacle: AcceptanceObstacle, { valableJusquAu }: { valableJusquAu: string }): string {
  return {
    expire: `Ce devis était valable jusqu’au ${formatLongDate(valableJusquAu)}. Écrivez-nous\u00a0: nous vous en faisons un nouveau.`,
    change: 'Votre demande a changé depuis ce devis. Nous vous en envoyons une nouvelle version.',
    en_preparation: 'Une nouvelle version de votre devis est en préparation. Nous vous l’envoyons bientôt.',
    sans_messagerie: acceptanceSentences.noMails,
  }[obstacle];
}

/** What of a request decides whether a version of its quote can still be answered. */
export interface AnsweredQuote {
  statut: RequestState;
  /** Whether the client refused a version of it, and the request is cancelled since. */
  isDeclined: boolean;
  /** Whether this version was accepted online. */
  isAccepted: boolean;
  /** A later version that was accepted online; null without one. */
  laterAccepted: string | null;
}

/** Why a version cannot be answered any more, in a sentence for its client; null where nothing that happened forbids it. */
export function answeredSentence({ statut, isDeclined, isAccepted, laterAccepted }: AnsweredQuote): string | null {
  if (statut === 'annulee') return isDeclined ? acceptanceSentences.declined : acceptanceSentences.cancelled;
  if (statut === 'refusee') return acceptanceSentences.refused;
  if (isAccepted) return acceptanceSentences.accepted;
  if (laterAccepted !== null) return acceptanceSentences.otherAccepted(laterAccepted);
  return isPending(statut) ? null : acceptanceSentences.agreed;
}

/** Sentences about accepting a quote online. */
export const acceptanceSentences = {
  textsChanged:
    'Ce que vous acceptez se lit autrement depuis que vous avez ouvert cette page\u00a0: voici les phrases d’aujourd’hui. Relisez-les avant d’accepter.',
  noMails:
    'Ce devis ne s’accepte pas encore ici\u00a0: le code qui le permet part par e-mail, et nous n’en envoyons pas. Donnez-nous votre accord par un message ci-dessous, ou par téléphone.',
  notOffered: 'Ce devis ne s’accepte pas en ligne.',
  nothingToDecline: 'Ce devis n’attend pas votre réponse.',
  accepted: 'Vous avez déjà accepté ce devis\u00a0: pour y changer quelque chose, écrivez-nous.',
  otherAccepted: (devis: string) =>
    `Le devis ${devis} est déjà accepté\u00a0: c’est lui qui vaut. Pour y changer quelque chose, écrivez-nous.`,
  superseded: (devis: string) =>
    `Ce devis est remplacé par le devis ${devis}\u00a0: c’est celui-là qui se lit et s’accepte.`,
  declined: 'Vous avez refusé ce devis, et la demande est annulée. Un changement d’avis\u00a0? Écrivez-nous.',
  cancelled: 'Cette demande est annulée\u00a0: son devis ne s’accepte plus. Un changement d’avis\u00a0? Écrivez-nous.',
  refused: 'Nous n’avons pas pu donner suite à cette demande\u00a0: son devis ne s’accepte plus.',
  agreed: 'Votre réservation est déjà confirmée\u00a0: il n’y a plus rien à accepter.',
  codeRequired: 'Veuillez saisir le code reçu par e-mail',
  codeForm: 'Le code a six chiffres',
  codeWrong: (left: number) =>
    left > 0
      ? `Ce code n’est pas le bon. Il vous reste ${left} essai${left > 1 ? 's' : ''}.`
      : 'Ce code n’est pas le bon, et ne peut plus être essayé. Demandez-en un autre.',
  codeOver: 'Ce code n’est plus valable. Demandez-en un autre.',
  nameRequired: 'Veuillez saisir votre nom',
  agreementRequired: 'Veuillez cocher «\u00a0Bon pour accord\u00a0»',
  drawingForm: 'Cette signature ne peut pas être lue\u00a0: effacez-la et recommencez',
  drawingTooLong: 'Cette signature est trop longue\u00a0: effacez-la et recommencez',
  notFound: 'Cette acceptation n’existe pas',
  papersGone: `Les pièces de cette acceptation ont été supprimées après ${acceptanceYears} ans`,
  codeSent: (address: string) => `Un code est parti à ${address}. Il est valable ${codeMinutes} minutes.`,
  stockToReview: 'Devis accepté, stock à revoir',
  evidenceTooLarge: 'Une preuve ne dépasse pas 10\u00a0Mo',
  evidenceUnreadable: 'Veuillez choisir le fichier de preuve (ZIP), tel qu’il a été reçu',
  evidenceTooMuch: 'Ce fichier contient bien plus qu’une preuve\u00a0: il n’est pas ouvert',
  checkFailed: 'Le fichier n’a pas pu être vérifié. Veuillez réessayer.',
  keptLoadFailed: 'Les acceptations des demandes supprimées n’ont pas pu être lues',
  downloadFailed: 'Le fichier n’a pas pu être téléchargé. Veuillez réessayer.',
  verified: 'Rien n’a changé depuis l’acceptation\u00a0: chaque pièce a son empreinte, et la chaîne est entière.',
} as const;

/** The file with the evidence of an accepted quote: `acceptation-D-2026-00001-v2.zip`. */
export function evidenceFileName(name: string): string {
  return `acceptation-${name.replace(' ', '-')}.zip`;
}

/** The file with the signed page alone. */
export function signedPageName(name: string): string {
  return `acceptation-${name.replace(' ', '-')}.pdf`;
}

/** An e-mail address of which only the first two letters of its local part are told. */
export function blankedAddress(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, Math.min(2, at))}…${email.slice(at)}`;
}
