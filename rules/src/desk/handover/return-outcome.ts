import { limits } from '../../limits.ts';
import type { RetentionPurpose } from '../../money/ledger/deposits.ts';
import { formatCents } from '../../prices/amounts.ts';
import { costOf } from '../../prices/line-quantity.ts';
import { formatNumber } from '../../text/numbers.ts';
import type { ReturnFault } from './handover.ts';

/** What something may come of: what is still out comes back later. */
export const settledFaults = ['casse', 'manque', 'sale'] as const satisfies readonly ReturnFault[];
export type SettledFault = (typeof settledFaults)[number];

/** What pieces that are broken or missing do to the stock. */
export const stockOutcomes = ['perte', 'hors_service'] as const;
export type StockOutcome = (typeof stockOutcomes)[number];

export const stockOutcomeLabels: Record<StockOutcome, string> = {
  perte: 'À retirer du stock',
  hors_service: 'À réparer, hors service',
};

/** How it is paid for: with the rental, with VAT, or out of the deposit. A loss is an indemnity: of no invoice, without VAT. */
export const settlements = ['facture', 'caution'] as const;
export type Settlement = (typeof settlements)[number];

/** What is decided about the faults of one kind of a line. Prices are cents for each piece. */
export interface ReturnChoice {
  lineId: number;
  fault: SettledFault;
  stock: StockOutcome | null;
  prix: number;
  reglement: Settlement | null;
}

interface ReturnedLine extends Record<SettledFault, number> {
  id: number;
  nom: string;
  articleId: number | null;
}

/** A deposit that is held, in cents. */
interface HeldDeposit {
  id: number;
  montant: number;
}

/** A line of a deposit's retention, or a fee, in cents. */
interface Charge {
  libelle: string;
  montant: number;
}

/** All that comes of a return: nothing that was not chosen. */
export interface ReturnOutcome {
  movements: { articleId: number; kind: StockOutcome; quantite: number; libelle: string }[];
  /** Joins the request, taxes included. */
  fees: Charge[];
  /** Of each deposit one part is kept at most, for one purpose. */
  retentions: { depositId: number; usage: RetentionPurpose; lignes: Charge[] }[];
}

const faultNames: Record<SettledFault, string> = { casse: 'Casse', manque: 'Manquant', sale: 'Nettoyage' };

/** « Casse : 2 × Verre à vin » */
export function faultInWords({ nom, ...line }: ReturnedLine, fault: SettledFault): string {
  return `${faultNames[fault]}\u00a0: ${formatNumber(line[fault])} × ${nom}`.slice(0, limits.nom);
}

/** Whether something came back otherwise than it left, of which something may come. */
export function hasFaults(lines: readonly Record<SettledFault, number>[]): boolean {
  return lines.some((line) => settledFaults.some((fault) => line[fault] > 0));
}

/** All of these, a line each. */
export function faultsInWords(lines: readonly ReturnedLine[]): string {
  return lines
    .flatMap((line) => settledFaults.filter((fault) => line[fault] > 0).map((fault) => faultInWords(line, fault)))
    .join('\n');
}

/** What so many pieces come to, in cents. */
export function chargeOf(line: ReturnedLine, { fault, prix }: Pick<ReturnChoice, 'fault' | 'prix'>): number {
  return costOf(prix, line[fault]);
}

/**
 * What comes of a return, by what was ticked, or why it cannot be: a sentence. Losses are kept of one deposit, what is put in
 * order of another, each the first that suffices.
 */
export function returnOutcome(
  lines: readonly ReturnedLine[],
  choices: readonly ReturnChoice[],
  deposits: readonly HeldDeposit[],
): ReturnOutcome | string {
  const outcome: ReturnOutcome = { movements: [], fees: [], retentions: [] };
  const kept: Record<RetentionPurpose, Charge[]> = { perte_ou_vol: [], remise_en_etat: [] };
  for (const choice of choices) {
    const { lineId, fault, stock, reglement } = choice;
    const line = lines.find(({ id }) => id === lineId);
    if (line === undefined || line[fault] === 0) return returnSentences.nothingThere;
    const libelle = faultInWords(line, fault);
    if (stock !== null) {
      if (fault === 'sale' || line.articleId === null) return returnSentences.noStock(line.nom);
      outcome.movements.push({ articleId: line.articleId, kind: stock, quantite: line[fault], libelle });
    }
    if (reglement === null) continue;
    const charge = { libelle, montant: chargeOf(line, choice) };
    if (charge.montant === 0) return returnSentences.priceRequired(line.nom);
    if (reglement === 'caution') kept[fault === 'manque' ? 'perte_ou_vol' : 'remise_en_etat'].push(charge);
    else if (fault === 'manque') return returnSentences.lossOfNoInvoice;
    else outcome.fees.push(charge);
  }
  let left = [...deposits];
  for (const usage of ['perte_ou_vol', 'remise_en_etat'] as const) {
    const lignes = kept[usage];
    if (lignes.length === 0) continue;
    const sum = lignes.reduce((total, { montant }) => total + montant, 0);
    const deposit = left.find(({ montant }) => montant >= sum);
    if (deposit === undefined) return returnSentences.depositTooSmall;
    left = left.filter(({ id }) => id !== deposit.id);
    outcome.retentions.push({ depositId: deposit.id, usage, lignes });
  }
  return outcome;
}

/**
 * The highest price of a piece, up to the one of `choice`, at which a deposit suffices for it beside what was chosen, in cents;
 * 0 where none does.
 */
export function keepablePrice(
  lines: readonly ReturnedLine[],
  chosen: readonly ReturnChoice[],
  choice: ReturnChoice,
  deposits: readonly HeldDeposit[],
): number {
  const suffices = (prix: number) =>
    returnOutcome(lines, [...chosen, { ...choice, prix }], deposits) !== returnSentences.depositTooSmall;
  if (suffices(choice.prix)) return choice.prix;
  let [known, tooMuch] = [0, choice.prix];
  while (tooMuch - known > 1) {
    const tried = Math.floor((known + tooMuch) / 2);
    if (suffices(tried)) known = tried;
    else tooMuch = tried;
  }
  return known;
}

/** What is kept of a deposit by an outcome, in cents. */
export function keptOf({ retentions }: Pick<ReturnOutcome, 'retentions'>, depositId: number): number {
  return retentions
    .filter((retention) => retention.depositId === depositId)
    .flatMap(({ lignes }) => lignes)
    .reduce((sum, { montant }) => sum + montant, 0);
}

/** Sentences about what comes of a return. */
export const returnSentences = {
  nothingThere: 'La feuille a changé\u00a0: relisez ce qu’il faut faire de ce qui manque',
  noStock: (nom: string) => `Le stock de «\u00a0${nom}\u00a0» ne se compte pas ici`,
  priceRequired: (nom: string) => `Veuillez saisir un prix pour «\u00a0${nom}\u00a0»`,
  lossOfNoInvoice: 'Une indemnité pour perte n’est d’aucune facture\u00a0: retenez-la sur la caution',
  depositTooSmall:
    'Aucune caution en main ne suffit\u00a0: facturez la casse avec la location, ou retenez moins (une caution se retient pour une seule raison, casse ou perte)',
  keptInPart: (asked: number, kept: number) =>
    `Une pièce vaut ${formatCents(asked)}\u00a0: la caution permet d’en retenir ${formatCents(kept)}`,
  chequeKept: 'Un chèque dont une partie est retenue ne se rend pas\u00a0: encaissez-le, ou facturez la casse',
  keptCheque: (which: string) =>
    `La caution par ${which} ne se rend pas avec ce retour\u00a0: un chèque dont une partie est retenue s’encaisse, ou la retenue se lève, sur la demande`,
  settled: 'Ce retour est déjà réglé',
  stockSettled: 'Le stock de ce retour a été décidé à sa clôture',
  settledNow: 'Retour réglé',
  noRight: 'Vous n’avez pas le droit de décider de ces suites',
} as const;
