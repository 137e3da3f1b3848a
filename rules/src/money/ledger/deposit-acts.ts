import { type DepositBalance, type DepositStep, holdsMoney, leftToReturn } from './deposits.ts';
import { ledgerSentences } from './ledger.ts';

/** What can be done with a deposit: a step, to let go of what is kept of it, or to refund what of that is of no invoice. */
export type DepositAct = Exclude<DepositStep, 'recue'> | 'lever' | 'rembourser';

/**
 * Where a deposit can stand once it came in. A *titre* is a cheque or an imprint: money only once it is cashed, and none
 * once no bank pays it any more (*périmé*).
 */
export const depositSituations = [
  'cheque',
  'empreinte',
  'cheque_perime',
  'empreinte_perimee',
  'argent',
  'titre_retenu',
  'titre_perime_retenu',
  'argent_retenu',
  'tout_retenu',
  'retenu_en_trop',
  'rendue',
  'detruite',
] as const;
export type DepositSituation = (typeof depositSituations)[number];

/**
 * What can be done in each situation, the usual act first, and how a list names what is to be done. All that is offered
 * comes from here, and the service takes nothing else (docs/decisions/030-deposits.md tells it in words).
 */
export const depositTable: Record<DepositSituation, { acts: readonly DepositAct[]; task: string }> = {
  cheque: { acts: ['rendue', 'detruite', 'retenue', 'encaissee'], task: 'Rendre' },
  empreinte: { acts: ['rendue', 'retenue', 'encaissee'], task: 'Rendre' },
  cheque_perime: { acts: ['rendue', 'detruite', 'retenue'], task: 'Rendre' },
  empreinte_perimee: { acts: ['rendue', 'retenue'], task: 'Rendre' },
  argent: { acts: ['rendue', 'retenue'], task: 'Rendre' },
  titre_retenu: { acts: ['encaissee', 'lever'], task: 'Encaisser ou lever la retenue' },
  titre_perime_retenu: { acts: ['lever'], task: 'Lever la retenue' },
  argent_retenu: { acts: ['rendue', 'lever'], task: 'Rendre le reste' },
  tout_retenu: { acts: ['lever'], task: '' },
  retenu_en_trop: { acts: ['rembourser'], task: 'Rendre ce qui n’est d’aucune facture' },
  rendue: { acts: [], task: '' },
  detruite: { acts: [], task: '' },
};

/** Where a deposit stands. */
export function depositSituation(deposit: DepositBalance): DepositSituation {
  const { etat, moyen, retenu, isExpired, surplus = 0 } = deposit;
  if (surplus > 0 && leftToReturn(deposit) === 0) return 'retenu_en_trop';
  if (etat === 'rendue' || etat === 'detruite') return etat;
  if (!holdsMoney(deposit)) {
    if (retenu > 0) return isExpired ? 'titre_perime_retenu' : 'titre_retenu';
    if (moyen === 'cheque') return isExpired ? 'cheque_perime' : 'cheque';
    return isExpired ? 'empreinte_perimee' : 'empreinte';
  }
  if (retenu === 0) return 'argent';
  return leftToReturn(deposit) > 0 ? 'argent_retenu' : 'tout_retenu';
}

/** The steps that may follow, the usual one first. */
export function nextDepositSteps(deposit: DepositBalance): DepositStep[] {
  return depositTable[depositSituation(deposit)].acts.filter((act) => act !== 'lever' && act !== 'rembourser');
}

/** Whether what is kept can be let go of: not once it settles an invoice or was refunded, nor once the rest is back. */
export function canLetGo(deposit: DepositBalance, { isCounted }: { isCounted: boolean }): boolean {
  return !isCounted && depositTable[depositSituation(deposit)].acts.includes('lever');
}

/** What a list says is to be done; empty where nothing is. */
export function depositTask(deposit: DepositBalance): string {
  return depositTable[depositSituation(deposit)].task;
}

/** Whether something of it is still to be done: the company has a cheque, an imprint, or money to give back. */
export function isHeld(deposit: DepositBalance): boolean {
  return depositTask(deposit) !== '';
}

/** Why a company lets go of what it kept. */
export const releaseReasons = ['autre_moyen', 'geste_commercial'] as const;
export type ReleaseReason = (typeof releaseReasons)[number];

export const releaseReasonLabels: Record<ReleaseReason, string> = {
  autre_moyen: 'Le client paie par un autre moyen',
  geste_commercial: 'Geste commercial',
};

/** An entry of a deposit that counts: its receipt, or a step. */
export interface DepositEntry {
  id: number;
  etat: DepositStep;
  /** Whether what it keeps settles an invoice. */
  isCounted: boolean;
}

/**
 * Why an entry of a deposit cannot be taken back now; null where it can: the latest alone, and none that settles an
 * invoice. `entries` are those that count, the receipt first.
 */
export function reversalRefusal(entries: readonly DepositEntry[], id: number): string | null {
  const last = entries.at(-1);
  if (last === undefined || last.id !== id) return ledgerSentences.onlyLast;
  // What a cheque brought pays what is kept of it.
  const isPaid = last.etat === 'encaissee' ? entries.some(({ isCounted }) => isCounted) : last.isCounted;
  return isPaid ? ledgerSentences.isCounted : null;
}

/** The entry of a deposit that can be taken back; null where none can. */
export function reversibleEntry<Entry extends DepositEntry>(entries: readonly Entry[]): Entry | null {
  const last = entries.at(-1);
  return last === undefined || reversalRefusal(entries, last.id) !== null ? null : last;
}
