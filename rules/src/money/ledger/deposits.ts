import { addDays } from '../../dates/days.ts';
import { formatLongDate } from '../../dates/format-dates.ts';
import { limits } from '../../limits.ts';
import { formatCents } from '../../prices/amounts.ts';
import type { DepositMeans, LedgerKind, LedgerMeans } from './ledger.ts';

/** What becomes of a deposit, in its order. */
export const depositStates = ['attendue', 'recue', 'encaissee', 'retenue', 'rendue', 'detruite'] as const;
export type DepositState = (typeof depositStates)[number];
/** What is done with a deposit: the state it has from then on. */
export type DepositStep = Exclude<DepositState, 'attendue'>;

/** The state that a deposit has after an entry of this kind. */
export function stepOf(kind: LedgerKind): DepositStep {
  return kind.slice('caution_'.length) as DepositStep;
}

export const depositStateLabels: Record<DepositState, string> = {
  attendue: 'attendue',
  recue: 'reçue',
  encaissee: 'encaissée',
  retenue: 'retenue',
  rendue: 'rendue',
  detruite: 'détruite à la demande du client',
};

/** A line of what is kept of a deposit; its amount an exact text in euros. */
export interface RetainedLine {
  libelle: string;
  montant: string;
}

/** Why a deposit is kept. */
export const retentionPurposes = ['remise_en_etat', 'perte_ou_vol'] as const;
export type RetentionPurpose = (typeof retentionPurposes)[number];

export const retentionPurposeLabels: Record<RetentionPurpose, string> = {
  remise_en_etat: 'Remise en état',
  perte_ou_vol: 'Perte ou vol',
};

/** The line of a request that bills what was kept to put in order; `id` is the ledger's entry that keeps it. */
export function restorationName(id: number, { libelle }: Pick<RetainedLine, 'libelle'>): string {
  return `Remise en état (retenue n°\u00a0${id})\u00a0: ${libelle}`.slice(0, limits.nom);
}

/** The name of a line as its visitor reads it, without the number of an entry of ours. */
export function lineNameForVisitor(nom: string): string {
  return nom.replace(/^(Remise en état) \(retenue n°\u00a0\d+\)/, '$1');
}

/** A deposit after all its steps. Amounts in cents. */
export interface DepositBalance {
  etat: DepositStep;
  moyen: DepositMeans;
  montant: number;
  retenu: number;
  /** Whether a cheque was cashed, or an imprint used. */
  isCashed: boolean;
  /** Whether no bank pays it any more: a cheque, or an imprint, after its last day. */
  isExpired: boolean;
  /** What of that kept is of no invoice: it was billed, and paid otherwise. None where it is left out. */
  surplus?: number;
}

/** What became of a deposit: its steps in their order, those that were reversed left out; the first is its receipt. */
export function depositBalance(
  moyen: DepositMeans,
  steps: readonly { etat: DepositStep; montant: number }[],
  { isExpired }: Pick<DepositBalance, 'isExpired'> = { isExpired: false },
): DepositBalance {
  const amountOf = (state: DepositStep) =>
    steps.reduce((sum, { etat, montant }) => (etat === state ? sum + montant : sum), 0);
  return {
    etat: steps.at(-1)?.etat ?? 'recue',
    moyen,
    montant: amountOf('recue'),
    retenu: amountOf('retenue'),
    isCashed: steps.some(({ etat }) => etat === 'encaissee'),
    isExpired,
  };
}

/** Whether the company has the money itself, and not a cheque or an imprint. */
export function holdsMoney({ moyen, isCashed }: Pick<DepositBalance, 'moyen' | 'isCashed'>): boolean {
  return isCashed || moyen === 'especes' || moyen === 'virement';
}

/** What is left to give back, in cents. */
export function leftToReturn({ etat, montant, retenu }: DepositBalance): number {
  return etat === 'rendue' || etat === 'detruite' ? 0 : montant - retenu;
}

/** The last day on which a cheque of that date is paid: a year and eight days (Code monétaire et financier, L. 131-59). */
export function lastDayOfCheque(date: string): string {
  const year = Number(date.slice(0, 4)) + 1;
  const sameDay = `${year}${date.slice(4)}`;
  // Of 29 February, the last day of that month.
  return addDays(sameDay.endsWith('-02-29') ? `${year}-02-28` : sameDay, 8);
}

/** The earliest date of a cheque that a bank still pays on that day. */
export function oldestPaidCheque(day: string): string {
  let date = addDays(day, -(366 + 8));
  while (lastDayOfCheque(date) < day) date = addDays(date, 1);
  return date;
}

/** The last day on which a bank pays a deposit; null for money. Without a date of its own, a cheque has that of its receipt. */
export function lastDayOfDeposit(deposit: {
  moyen: LedgerMeans;
  date: string;
  dateCheque: string | null;
  finEmpreinte: string | null;
}): string | null {
  return deposit.moyen === 'cheque' ? lastDayOfCheque(deposit.dateCheque ?? deposit.date) : deposit.finEmpreinte;
}

export const depositWarnings = ['cheque_perime', 'empreinte_avant_retour', 'a_rendre'] as const;
export type DepositWarning = (typeof depositWarnings)[number];

/** A few words, which fit on a phone. */
export const depositWarningLabels: Record<DepositWarning, string> = {
  cheque_perime: 'chèque périmé',
  empreinte_avant_retour: 'finit avant le retour',
  a_rendre: 'à rendre',
};

/** What the company should know of a deposit that it holds. */
export function warningsOf(
  deposit: {
    moyen: DepositMeans;
    /** Of the cheque, or the day on which it came. */
    dateCheque: string;
    finEmpreinte: string | null;
    isCashed: boolean;
    /** Last day of the rental, and whether all is back; null where the request is gone. */
    retour: { fin: string; isBack: boolean } | null;
  },
  { today, returnDays }: { today: string; returnDays: number },
): DepositWarning[] {
  const { moyen, dateCheque, finEmpreinte, isCashed, retour } = deposit;
  const end = retour !== null && !retour.isBack && retour.fin > today ? retour.fin : today;
  const warnings: Record<DepositWarning, boolean> = {
    cheque_perime: moyen === 'cheque' && !isCashed && lastDayOfCheque(dateCheque) < today,
    empreinte_avant_retour: moyen === 'empreinte' && !isCashed && finEmpreinte !== null && finEmpreinte < end,
    a_rendre: retour === null || (retour.isBack && addDays(retour.fin, returnDays) < today),
  };
  return depositWarnings.filter((warning) => warnings[warning]);
}

/** Sentences about deposits, which only administrators read. */
export const depositSentences = {
  notFound: 'Cette caution n’existe pas',
  chequeRequired: 'Veuillez saisir le numéro du chèque',
  bankRequired: 'Veuillez saisir la banque',
  imprintEndRequired: 'Veuillez saisir la fin de validité de l’empreinte',
  notNow: (state: string, step: string) => `Une caution ${state} ne peut pas être ${step}`,
  expired: (lastDay: string) =>
    `Aucune banque ne la paie plus depuis le ${formatLongDate(lastDay)}\u00a0: elle ne peut plus être encaissée`,
  purposeRequired: 'Veuillez choisir\u00a0: remise en état, ou perte ou vol',
  linesRequired: 'Veuillez dire ce qui est retenu',
  lineRequired: 'Veuillez nommer ce qui est retenu',
  moreThanHeld: (most: number) => `C’est plus que la caution\u00a0: ${formatCents(most)} au plus`,
  filesUnknown: 'Une de ces photos n’est plus avec la demande',
  heldOnDeletion: 'Une caution de cette demande est encore en main\u00a0: rendez-la d’abord',
  heldOnErasure:
    'Une caution de cette personne est encore en main\u00a0: rendez-la d’abord, ses coordonnées servent à la joindre',
  restorationBegun: 'Ajoutée à la location, et à facturer',
  restRequired: 'Veuillez dire comment le reste est rendu',
  nothingToLetGo:
    'Rien n’est à lever de cette caution\u00a0: ce qui en est retenu règle une facture, ou le reste est rendu',
  reasonOfRelease: 'Veuillez dire pourquoi\u00a0: le client paie par un autre moyen, ou geste commercial',
  released: 'Retenue levée\u00a0: la caution peut être rendue',
  owed: 'Son chèque est revenu impayé\u00a0: ce qui en avait été rendu est dû par le client, et compte dans ce qui est à payer de la demande jusqu’à ce qu’il le règle.',
  recorded: 'Caution enregistrée',
  failed: 'La caution n’a pas été enregistrée. Veuillez réessayer.',
  loadFailed: 'Les cautions n’ont pas pu être lues',
} as const;
