import { formatNumericDay } from '../../dates/format-dates.ts';
import { formatCents } from '../../prices/amounts.ts';
import { formatNumber } from '../../text/numbers.ts';

/** What VAT is counted on: what was invoiced, what came in, or what is to be declared. */
export const vatBases = ['declarer', 'facture', 'recu'] as const;
export type VatBasis = (typeof vatBases)[number];

/** As the screen names them. */
export const vatBasisLabels: Record<VatBasis, string> = {
  declarer: 'À déclarer',
  facture: 'Facturé',
  recu: 'Reçu',
};

/** What corrects what counted before a period. */
export const correctionKinds = ['avoir', 'annulation', 'impaye', 'remboursement', 'abandon'] as const;
export type CorrectionKind = (typeof correctionKinds)[number];

export const correctionLabels: Record<CorrectionKind, string> = {
  avoir: 'Avoir',
  annulation: 'Écriture annulée',
  impaye: 'Chèque revenu impayé',
  remboursement: 'Remboursement',
  abandon: 'Demande annulée ou refusée',
};

/** When a company owes VAT: never, when it invoices, or when money comes in. */
export const vatDues = ['franchise', 'debits', 'encaissements'] as const;
export type VatDue = (typeof vatDues)[number];

/** When the company of these settings owes VAT. */
export function vatDue({ isFranchise, debits }: { isFranchise: boolean; debits: boolean }): VatDue {
  if (isFranchise) return 'franchise';
  return debits ? 'debits' : 'encaissements';
}

/** What each regime means for the declaration, in a sentence. */
export const vatDueSentences: Record<VatDue, string> = {
  franchise:
    'Vous êtes en franchise\u00a0: les factures que vous émettez ne portent pas de TVA. Celles d’avant gardent la leur.',
  debits:
    'Vous avez choisi l’option pour les débits\u00a0: la TVA est due à la date de la facture, ou à celle de l’encaissement s’il vient avant.',
  encaissements:
    'La TVA d’une location est due quand l’argent arrive\u00a0: un acompte compte le jour où il est reçu, avec ou sans facture.',
};

/** What a company in franchise received in a calendar year, beside the turnover at which the franchise ends; cents. */
export interface FranchiseTurnover {
  annee: number;
  recu: number;
  seuil: number;
  /** The higher one, above which it ends at once; null where nobody has set it. */
  majore: number | null;
}

/** From four fifths of the threshold on the company is warned. */
export function isNearThreshold({ recu, seuil }: FranchiseTurnover): boolean {
  return recu * 5 >= seuil * 4;
}

/** « En 2026, vous avez reçu 30 000,00 € sur les 37 500 € de la franchise, soit 80 %. » */
export function franchiseInWords(turnover: FranchiseTurnover): string {
  const { annee, recu, seuil, majore } = turnover;
  const share = formatNumber(Math.floor((recu * 100) / seuil));
  const told = `En ${annee}, vous avez reçu ${formatCents(recu)} sur les ${formatCents(seuil)} de la franchise, soit ${share}\u00a0%.`;
  if (majore !== null && recu > majore)
    return `${told} Le seuil majoré de ${formatCents(majore)} est dépassé aussi\u00a0: voyez votre comptable sans attendre, la TVA peut être déjà due.`;
  if (recu > seuil) {
    const next = majore === null ? '' : ` Le seuil majoré est de ${formatCents(majore)}.`;
    return `${told} Le seuil est dépassé\u00a0: voyez avec votre comptable depuis quand la TVA est due.${next}`;
  }
  return isNearThreshold(turnover) ? `${told} Parlez-en à votre comptable avant de le dépasser.` : told;
}

/** Where each figure of VAT comes from. */
export const vatBasisSentences: Record<VatBasis, string> = {
  declarer: 'Chaque facture suit le régime et l’option du jour où elle a été émise.',
  facture: 'Les factures émises pendant la période, acomptes déjà facturés et avoirs déduits.',
  recu: 'Ce qui est entré, avec ou sans facture, remboursements déduits.',
};

/** « compté le 04/05/2026 », « compté les 04/05/2026 et 12/05/2026 ». */
export function countedDaysInWords(days: readonly string[]): string {
  const told = days.map(formatNumericDay);
  const last = told.at(-1) ?? '';
  return told.length < 2 ? `compté le ${last}` : `compté les ${told.slice(0, -1).join(', ')} et ${last}`;
}

/** How long what is late has been: from so many days on, up to so many; null for longer. */
export const lateAges = [
  { since: 1, upTo: 30 },
  { since: 31, upTo: 60 },
  { since: 61, upTo: 90 },
  { since: 91, upTo: null },
] as const;

/** « En retard de 30 jours au plus ». */
export function lateInWords(upTo: number | null): string {
  if (upTo === null) return 'En retard de plus de 90 jours';
  return upTo === 30 ? 'En retard de 30 jours au plus' : `En retard de ${upTo - 29} à ${upTo} jours`;
}

/** « réponse en 2 jours », the mean of days; nothing where nobody was answered. */
export function answerInWords({
  repondues,
  joursDeReponse,
}: {
  repondues: number;
  joursDeReponse: number;
}): string | null {
  if (repondues === 0) return null;
  const days = Math.round((10 * joursDeReponse) / repondues) / 10;
  if (days === 0) return 'réponse le jour même';
  return `réponse en ${formatNumber(days)}\u00a0jour${days < 2 ? '' : 's'}`;
}

/** Other sentences of the screen. */
export const figuresSentences = {
  seasons: 'Une saison va d’avril à septembre, ou d’octobre à mars. À côté, la même, un an avant.',
  loadFailed: 'Les chiffres n’ont pas pu être chargés.',
  activity:
    'Les douze mois jusqu’à la fin de la période\u00a0; en dessous de chaque barre, un trait plus fin pour le même mois, un an avant. Une demande compte le mois où elle arrive, avec les jours jusqu’à votre première réponse en moyenne\u00a0; une location, et ce qui en est convenu aujourd’hui, le mois où vous l’avez confirmée, quel que soit le jour où elle commence, avec ce qu’elle coûte TTC en moyenne. Reçu hors taxes\u00a0: sans la TVA de ce qui est reçu.',
  parts:
    'Ce que coûtent, hors taxes, les locations convenues qui commencent pendant la période, quel que soit le mois où vous les avez confirmées\u00a0; un pack compte dans ce qu’il contient. Les zones sont celles de vos tarifs d’aujourd’hui.',
  noHires: 'Aucune location convenue ne commence pendant cette période.',
  bounced: 'Dû de chèques impayés',
  outstanding: 'Où en est votre argent aujourd’hui, quelle que soit la période choisie.',
  corrections:
    'Ce qui corrige, pendant la période, des factures ou des paiements d’avant elle. C’est déjà dans «\u00a0À déclarer\u00a0»\u00a0: un mois déclaré ne change pas.',
  nothingChanged: 'ne change rien tant que rien n’est remboursé',
  lines: 'Chaque ligne de ces chiffres, jour par jour, document par document, pour les recalculer dans un tableur.',
  nothingAhead:
    'Il n’y a plus rien de reçu sans facture pour cette demande\u00a0: un paiement s’affecte à la facture émise.',
  cautions: 'Les cautions n’y sont pas, ni les indemnités pour perte.',
  accountant:
    'À voir avec votre comptable\u00a0: les arrhes gardées après une annulation, les ventes de biens, le jour d’un acompte facturé de nouveau.',
} as const;
