import { formatLongDate } from '../../dates/format-dates.ts';
import { formatCents } from '../../prices/amounts.ts';

/** Sentences about slips of cheques, which only administrators read. */
export const chequeSlipSentences = {
  notFound: 'Cette remise n’existe pas',
  empty: 'Veuillez cocher un chèque au moins',
  tooMany: (most: number) => `${most} chèques au plus par remise`,
  twice: 'Ce chèque est déjà dans la liste',
  unknown: 'Un de ces chèques n’est plus à remettre\u00a0: relisez la liste',
  onOther: (numero: number) => `Un de ces chèques est déjà sur la remise n°\u00a0${numero}`,
  handed: 'Cette remise est déjà en banque\u00a0: elle ne change plus',
  handedBefore: (day: string) => `Pas avant le ${formatLongDate(day)}, jour où son dernier chèque a été reçu`,
  notHanded: 'Ce chèque n’est pas en banque\u00a0: s’il est faux, annulez son paiement',
  returnedBefore: (day: string) => `Pas avant le ${formatLongDate(day)}, jour de sa remise`,
  notReturned: 'Ce chèque n’est pas revenu impayé',
  presentedAlready: 'Ce chèque est déjà présenté de nouveau',
  presentedBefore: (day: string) => `Pas avant le ${formatLongDate(day)}, jour où il est revenu impayé`,
  expired: (day: string) => `Aucune banque ne le paie plus depuis le ${formatLongDate(day)}`,
  ofDeposit: 'Ce chèque est celui d’une caution\u00a0: encaissez-la de nouveau',
  owed: (amount: string) =>
    `${amount} en avaient été rendus\u00a0: ils sont dus, et comptent dans «\u00a0Encours\u00a0»`,
  presentedAgain: 'Chèque reçu de nouveau\u00a0: il attend une remise',
  usualReason: 'Sans provision',
  bankFee: 'Frais de la banque',
  prepared: 'Remise préparée',
  saved: 'Remise enregistrée',
  undone: 'Remise défaite\u00a0: ses chèques attendent de nouveau',
  handedOver: 'Remise notée en banque',
  returned: 'Chèque noté impayé\u00a0: ce qu’il payait est de nouveau à payer',
  loadFailed: 'Les remises n’ont pas pu être lues',
  documentFailed: 'Le bordereau n’a pas pu être téléchargé. Veuillez réessayer.',
} as const;

/** « 3 chèques ». */
export function chequesInWords(count: number): string {
  return `${count} ${count > 1 ? 'chèques' : 'chèque'}`;
}

/** The name of a slip's document. */
export function chequeSlipFileName(numero: number): string {
  return `remise-de-cheques-${String(numero).padStart(3, '0')}.pdf`;
}

/** Why an entry of a cheque that came back is reversed; `motif` is what the bank said. */
export function returnReason(motif: string): string {
  return `Chèque revenu impayé\u00a0: ${motif}`;
}

/** A cheque that came back, as its message tells it; amounts in cents. */
export interface ReturnedCheque {
  /** Whether it was of a deposit. */
  caution: boolean;
  montant: number;
  /** What had been given back of it. */
  owed: number;
  reference: string;
  banque: string;
  /** Days on which it came in, and came back. */
  date: string;
  impayeLe: string;
  frais: number;
}

/** What the company may write to who gave a cheque that came back; it reads and sends it itself. */
export function returnedChequeMessage({ caution, montant, reference, banque, ...cheque }: ReturnedCheque): string {
  const number = reference === '' ? '' : ` n°\u00a0${reference}`;
  const given =
    cheque.owed === 0
      ? ''
      : ` Nous vous en avions déjà rendu ${formatCents(cheque.owed)}\u00a0: c’est bien ${formatCents(montant)} qui nous restent dus.`;
  const bank = banque === '' ? '' : ` (${banque})`;
  const fee = cheque.frais === 0 ? '' : ` Notre banque nous a prélevé ${formatCents(cheque.frais)} de frais.`;
  return [
    'Bonjour,',
    `Votre chèque${number}${bank} de ${formatCents(montant)}${caution ? ', remis en caution,' : ''} reçu le ${formatLongDate(cheque.date)} nous est revenu impayé le ${formatLongDate(cheque.impayeLe)}.${given}${fee}`,
    'Pouvez-vous nous régler cette somme par un autre moyen, ou nous dire quand représenter le chèque\u00a0?',
    'Merci de nous répondre ici même.',
  ].join('\n\n');
}
