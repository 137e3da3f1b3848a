import { formatLongDate } from '../../dates/format-dates.ts';
import { formatCents } from '../../prices/amounts.ts';
import { formatRate } from '../../prices/deal-in-words.ts';
import { billedTooMuch } from './correction.ts';
import type { InvoiceContent, InvoiceKind, RateAmount } from './invoice-content.ts';

/** Sentences about invoices, which only administrators read. */
export const invoiceSentences = {
  notFound: 'Cette facture n’existe plus',
  notAgreed: 'Une facture se fait d’une demande confirmée, sortie ou rendue',
  issued:
    'Cette facture est émise\u00a0: elle ne change plus. Une erreur se corrige par un avoir et une nouvelle facture.',
  notIssued: 'Un avoir se fait d’une facture émise',
  ofCreditNote: 'Un avoir ne se corrige pas par un avoir\u00a0: établissez une nouvelle facture',
  nothingLeft: 'Tout est déjà rendu de cette facture',
  allBilled: 'Tout est déjà facturé de cette demande',
  tooMuch: 'Le total de cette facture est trop élevé',
  advanceRequired: 'Indiquez le montant à facturer d’avance',
  percentMax: 'Un acompte ne dépasse pas 100\u00a0%',
  advanceMax: (left: string) => `Il ne reste que ${left} à facturer de cette demande`,
  nothingToCorrect: 'Rien n’est facturé de trop de cette demande',
  creditBegun: (numero: string) => `Un avoir sur ${numero} est commencé\u00a0: émettez-le ou supprimez-le d’abord`,
  correctionReason: 'Le taux de TVA de la location a changé',
  correctionReasonRegime: 'Le régime de TVA a changé',
  correctionDone: (count: number) => (count === 1 ? 'L’avoir est émis' : `${count} pièces sont émises`),
  reasonRequired: 'Veuillez dire pourquoi\u00a0: les avoirs le disent au client',
  creditEmpty: 'Choisissez au moins une ligne à rendre',
  creditMax: (left: string) => `L’avoir dépasse ce qui reste de la facture\u00a0: ${left} au plus`,
  lineMax: (nom: string, left: string) => `«\u00a0${nom}\u00a0»\u00a0: ${left} au plus`,
  clock: (date: string) =>
    `La dernière pièce de cette série porte la date du ${formatLongDate(date)}\u00a0: l’horloge du serveur retarde`,
  numberTaken: (numero: string) =>
    `Le numéro ${numero} existe déjà\u00a0: choisissez un autre préfixe dans les paramètres`,
  changing: 'D’autres pièces sont émises au même moment. Veuillez réessayer.',
  saved: 'Brouillon enregistré',
  deleted: 'Brouillon supprimé',
  deleteFailed: 'Le brouillon n’a pas été supprimé. Veuillez réessayer.',
  createFailed: 'Le brouillon n’a pas été créé. Veuillez réessayer.',
  issueDone: (numero: string) => `${numero} est émise`,
  issueFailed: 'La facture n’a pas été émise. Veuillez réessayer.',
  loadFailed: 'Les factures n’ont pas pu être lues',
  downloadFailed: 'La facture n’a pas pu être téléchargée. Veuillez réessayer.',
  askIssue: (titre: string) => ({
    title: `Émettre cette pièce (${titre})\u00a0?`,
    detail:
      'C’est définitif\u00a0: elle reçoit son numéro et ne pourra plus être ni modifiée ni supprimée. Une erreur se corrige par un avoir.',
    agree: 'Émettre',
  }),
  askDelete: 'Supprimer ce brouillon\u00a0?',
} as const;

/** `F-2027-00001`. */
export function invoiceNumber(prefix: string, annee: number, rang: number): string {
  return `${prefix}-${annee}-${String(rang).padStart(5, '0')}`;
}

/** The kinds as a list names them. */
export const invoiceKindLabels: Record<InvoiceKind, string> = {
  acompte: 'Acompte',
  facture: 'Facture',
  avoir: 'Avoir',
};

/** How the notes of the history end that tell of an invoice: the visitor's page leaves them out. */
export const invoiceNoteEnd = '\u00a0: émission';

/** What the history of a request notes. */
export function invoiceNote(titre: string, numero: string): string {
  return `${titre} ${numero}${invoiceNoteEnd}`;
}

/** What an advance is called in its line: « Acompte de 30 % sur le devis D-2026-00001 ». */
export function advanceName(
  { avance, devis, demande }: Pick<InvoiceContent, 'avance' | 'devis' | 'demande'>,
  percent: string | null,
): string {
  const name = avance === 'arrhes' ? 'Arrhes' : 'Acompte';
  const of = devis
    ? `le devis ${devis.numero} du ${formatLongDate(devis.date)}`
    : `la demande n°\u00a0${demande?.id ?? ''}`;
  return `${name}${percent === null ? '' : ` de ${percent}`} sur ${of}`;
}

/** Why a draft cannot be issued for its own sums, a sentence each; what it lacks otherwise is `missingForInvoice`. */
export function invoiceRefusals(content: InvoiceContent): string[] {
  const { nature, total } = content;
  return [
    nature === 'acompte' && total === 0 && invoiceSentences.advanceRequired,
    ...(nature === 'facture' ? tooMuchInWords(billedTooMuch(content)) : []),
    nature === 'avoir' && total === 0 && invoiceSentences.creditEmpty,
  ].filter((sentence) => sentence !== false);
}

/** What was billed of each rate beyond what is agreed, a sentence each. */
export function tooMuchInWords(tooMuch: readonly RateAmount[]): string[] {
  return tooMuch.map(({ taux, total }) => {
    const rate = taux === null ? 'Sans TVA' : `Au taux de ${formatRate(taux)}`;
    return `${rate}, ${formatCents(total)} de plus sont facturés que ce qui est convenu maintenant\u00a0: un avoir les rend`;
  });
}

/** What a draft is refused for and a correction of what was billed too much puts in order. */
export function settledByCorrection(tooMuch: readonly RateAmount[]): string[] {
  return tooMuch.length === 0 ? [] : [...tooMuchInWords(tooMuch), invoiceSentences.allBilled];
}

/** The amount as sentences about limits have it. */
export function leftInWords(cents: number): string {
  return formatCents(Math.max(0, cents));
}
