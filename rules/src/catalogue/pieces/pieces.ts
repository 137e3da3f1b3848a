import { foldText } from '../../text/fold.ts';
import type { MovementKind } from '../stock-movements/stock-movements.ts';

/**
 * Where a marked piece is in its life. All but the first follow from the movements that name it, or from a request that
 * is out; what became of it for good counts first, then that it is out.
 */
export const pieceStates = ['en_service', 'sortie', 'hors_service', 'perdue', 'vendue'] as const;
export type PieceState = (typeof pieceStates)[number];

export const pieceStateLabels: Record<PieceState, string> = {
  en_service: 'en service',
  sortie: 'sortie',
  hors_service: 'hors service',
  perdue: 'perdue ou cassée',
  vendue: 'vendue',
};

/** What becomes of a piece for good. */
export type PieceFate = Extract<PieceState, 'perdue' | 'vendue'>;

/** What the lasting movements make of the pieces that they name; a piece that is bought, or bought back, is there. */
export const fateByMovement: Partial<Record<MovementKind, PieceFate | null>> = {
  achat: null,
  perte: 'perdue',
  vente: 'vendue',
};

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

/**
 * What the numbers begin with that are looked for: « bar1 001 », « bar1–001 » and « BAR1001 » are of BAR1-001. Empty for
 * what begins none.
 */
export function pieceNumberStarts(typed: string): string[] {
  const start = foldText(typed)
    .trim()
    .replace(/[\s\p{Pd}]+/gu, '-')
    .toUpperCase();
  if (!/^[A-Z0-9][A-Z0-9-]{0,19}$/.test(start)) return [];
  const [, letters, digits] = /^([A-Z]+)(\d{2,})$/.exec(start) ?? [];
  if (letters === undefined || digits === undefined) return [start];
  return [start, ...Array.from(digits, (_, at) => `${letters}${digits.slice(0, at)}-${digits.slice(at)}`)];
}

/** Sentences about marked pieces, which only administrators read. */
export const pieceSentences = {
  off: 'Le marquage des pièces est éteint dans les paramètres',
  notFound: 'Aucune pièce ne porte ce numéro',
  numberForm: 'Un numéro se compose de lettres sans accent, de chiffres et de tirets, 20 au plus',
  numberTaken: (nom: string) => `Ce numéro est déjà celui d’une pièce de «\u00a0${nom}\u00a0»`,
  tooMany: (max: number) => `Au plus ${max} à la fois`,
  ofPack: 'Un pack n’a pas de pièces\u00a0: marquez ce qu’il contient',
  notOfArticle: 'Ces pièces ne sont pas toutes de cet article',
  moreThanQuantity: 'Vous nommez plus de pièces que la quantité',
  noneToPrint: 'Choisissez au moins un article',
  allPrinted: 'Toutes ces pièces ont déjà leur étiquette',
  positionInvalid: (count: number) => `Cette planche a ${count} étiquettes`,
  addFailed: 'Les pièces n’ont pas pu être ajoutées',
  saved: 'Pièce enregistrée',
  saveFailed: 'La pièce n’a pas pu être enregistrée',
  deleted: 'Pièce supprimée',
  deleteFailed: 'La pièce n’a pas pu être supprimée',
  loadFailed: 'Les pièces n’ont pas pu être lues',
  noteFailed: 'La pièce n’a pas pu être notée',
  notOut: 'Cette pièce n’est pas notée au départ de cette demande',
  cameraRefused: 'L’appareil photo n’a pas pu être ouvert. Autorisez-le pour cette page, ou saisissez les numéros.',
  labelsDrawn: (count: number, remaining: number) => {
    const drawn = count === 1 ? 'Une étiquette téléchargée' : `${count} étiquettes téléchargées`;
    return remaining === 0 ? drawn : `${drawn}\u00a0; il en reste ${remaining}, à demander ensuite`;
  },
  labelsFailed: 'Les étiquettes n’ont pas pu être dessinées',
  settingsSaved: 'Réglage enregistré',
  settingsFailed: 'Le réglage n’a pas pu être enregistré',
} as const;
