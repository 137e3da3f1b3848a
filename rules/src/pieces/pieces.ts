import type { MovementKind } from '../stock-movements/stock-movements.ts';
import { foldText } from '../text/search.ts';

/** Where a marked piece is in its life; all but the first follow from movements that name it, or from a request. */
export const pieceStates = ['en_service', 'sortie', 'hors_service', 'perdue', 'vendue'] as const;
export type PieceState = (typeof pieceStates)[number];

export const pieceStateLabels: Record<PieceState, string> = {
  en_service: 'en service',
  sortie: 'sortie',
  hors_service: 'hors service',
  perdue: 'perdue ou cassée',
  vendue: 'vendue',
};

interface PieceMovement {
  id: number;
  kind: MovementKind;
  debut: string;
  fin: string | null;
}

/** The state that the movements of a piece leave it in on a day; `isOut`: a request that is out was noted for it. */
export function pieceState(movements: readonly PieceMovement[], isOut: boolean, today: string): PieceState {
  const lasting = movements
    .filter(({ kind }) => kind === 'achat' || kind === 'perte' || kind === 'vente')
    .reduce<PieceMovement | null>((last, one) => (last === null || one.id > last.id ? one : last), null);
  if (lasting?.kind === 'perte') return 'perdue';
  if (lasting?.kind === 'vente') return 'vendue';
  if (isOut) return 'sortie';
  const isBroken = movements.some(
    ({ kind, debut, fin }) => kind === 'hors_service' && debut <= today && (fin === null || fin >= today),
  );
  return isBroken ? 'hors_service' : 'en_service';
}

/** What a number is made of: it stands in an address, and is typed. */
export const pieceNumberForm = /^[A-Z0-9](?:[A-Z0-9-]{0,18}[A-Z0-9])?$/;

/** What the numbers of an article begin with: three letters of its name, and its own number. */
export function pieceSeries({ id, nom }: { id: number; nom: string }): string {
  const letters = foldText(nom)
    .replace(/[^a-z]/g, '')
    .slice(0, 3)
    .toUpperCase();
  return `${letters}${id}-`;
}

/** The next numbers of a series after those that there are: CHA12-001, CHA12-002. */
export function nextPieceNumbers(series: string, known: readonly string[], count: number): string[] {
  const last = known
    .filter((number) => number.startsWith(series) && /^\d{1,6}$/.test(number.slice(series.length)))
    .reduce((most, number) => Math.max(most, Number(number.slice(series.length))), 0);
  return Array.from({ length: count }, (_, index) => `${series}${String(last + index + 1).padStart(3, '0')}`);
}

/** The number that was typed, or scanned with the address that its label leads to. */
export function typedPieceNumber(typed: string): string {
  const [, last = ''] = /([^/?#\s]+)\/?\s*$/.exec(typed) ?? [];
  return last.toUpperCase();
}

/** Sentences about marked pieces, which only administrators read. */
export const pieceSentences = {
  off: 'Le marquage des pièces est éteint dans les paramètres',
  notFound: 'Aucune pièce ne porte ce numéro',
  numberForm: 'Un numéro se compose de lettres sans accent, de chiffres et de tirets, 20 au plus',
  numberTaken: (nom: string) => `Ce numéro est déjà celui d’une pièce de « ${nom} »`,
  tooMany: (max: number) => `Au plus ${max} à la fois`,
  ofPack: 'Un pack n’a pas de pièces : marquez ce qu’il contient',
  notOfArticle: 'Ces pièces ne sont pas toutes de cet article',
  moreThanQuantity: 'Vous nommez plus de pièces que la quantité',
  noneToPrint: 'Choisissez au moins une pièce',
  positionInvalid: (count: number) => `Cette planche a ${count} étiquettes`,
  addFailed: 'Les pièces n’ont pas pu être ajoutées',
  saved: 'Pièce enregistrée',
  saveFailed: 'La pièce n’a pas pu être enregistrée',
  deleted: 'Pièce supprimée',
  deleteFailed: 'La pièce n’a pas pu être supprimée',
  loadFailed: 'Les pièces n’ont pas pu être lues',
  noteFailed: 'La pièce n’a pas pu être notée',
  labelsFailed: 'Les étiquettes n’ont pas pu être dessinées',
  settingsSaved: 'Réglage enregistré',
  settingsFailed: 'Le réglage n’a pas pu être enregistré',
} as const;
