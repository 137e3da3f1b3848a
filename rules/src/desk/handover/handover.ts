import { addQuantities } from '../../prices/line-quantity.ts';
import type { LineKind } from '../../prices/lines.ts';
import { isLoaded, type Movement, piecesOf } from '../../requests/preparation/preparation.ts';
import { formatNumber } from '../../text/numbers.ts';

/**
 * What is done to a sheet of departure or return, one gesture at a time. `retrait`: of a photo; `tout`: all that was not
 * counted is complete.
 */
export const handoverGestures = [
  'compter',
  'casse',
  'manque',
  'sale',
  'dehors',
  'note',
  'remarque',
  'photo',
  'retrait',
  'tout',
] as const;
export type HandoverGesture = (typeof handoverGestures)[number];

export const handoverGestureLabels: Record<HandoverGesture, string> = {
  compter: 'compté',
  casse: 'cassé',
  manque: 'manquant',
  sale: 'sale',
  dehors: 'encore sorti',
  note: 'note',
  remarque: 'remarque',
  photo: 'photo',
  retrait: 'photo retirée',
  tout: 'tout le reste est là',
};

/** What came back otherwise than it left, in the order of the sheet. */
export const returnFaults = ['casse', 'manque', 'sale', 'dehors'] as const;
export type ReturnFault = (typeof returnFaults)[number];

/** Gestures that count the pieces of a line. */
export const countingGestures: readonly HandoverGesture[] = ['compter', ...returnFaults];

export const handoverTitles: Record<Movement, string> = {
  depart: 'État des lieux de départ',
  retour: 'État des lieux de retour',
};

/** A line of a sheet: pieces of one name, and what was counted of them; `compte` null until somebody did. */
export interface CountedLine extends Record<ReturnFault, number> {
  attendu: number;
  /** Of a departure what leaves, of a return what is back and in order. */
  compte: number | null;
}

/** What is to leave, or to come back: pieces of one name, with what they are for. */
export interface ExpectedLine {
  nom: string;
  articleId: number | null;
  /** The packs, or the articles of an accessory, that it is of. */
  pour: string;
  accessoire: boolean;
  attendu: number;
}

interface LoadedItem {
  nature: LineKind;
  articleId: number | null;
  nom: string;
  quantite: number;
  components: readonly { articleId: number | null; nom: string; quantite: number }[];
}

/** What comes with each piece of an article, by its id. */
export type Accessories = ReadonlyMap<number, readonly { nom: string; quantite: number }[]>;

/**
 * What is to leave of a request: of packs what they hold, one line for each name, as the preparation sheet has boxes;
 * then the things that come with these articles.
 */
export function expectedLines(items: readonly LoadedItem[], accessories: Accessories): ExpectedLine[] {
  const pieces = items.filter(isLoaded).flatMap(piecesOf);
  const lines = merged(
    pieces.map(({ nom, articleId, quantite, pack }) => ({
      nom,
      articleId,
      pour: pack ?? '',
      accessoire: false,
      attendu: quantite,
    })),
  );
  const things = pieces.flatMap(({ articleId, nom, quantite }) =>
    (accessories.get(articleId ?? 0) ?? []).map((thing) => ({
      nom: thing.nom,
      articleId: null,
      pour: nom,
      accessoire: true,
      attendu: thing.quantite * quantite,
    })),
  );
  return [...lines, ...merged(things)];
}

function merged(lines: readonly ExpectedLine[]): ExpectedLine[] {
  const byName = new Map<string, ExpectedLine>();
  for (const line of lines) {
    const known = byName.get(line.nom);
    const names = known === undefined ? [] : known.pour.split(', ').filter(Boolean);
    byName.set(line.nom, {
      ...line,
      articleId: known?.articleId ?? line.articleId,
      pour: [...new Set([...names, ...(line.pour === '' ? [] : [line.pour])])].join(', '),
      attendu: addQuantities([known?.attendu ?? 0, line.attendu]),
    });
  }
  return [...byName.values()];
}

/** How much of a line came back otherwise than it left. */
export function faultsOf(line: CountedLine): number {
  return addQuantities(returnFaults.map((fault) => line[fault]));
}

/**
 * A line after a gesture that counts; null where so many are not there. Of a return the parts always add up to what was
 * expected: what is neither back in order nor broken, missing or dirty is still out.
 */
export function countLine(
  line: CountedLine,
  mouvement: Movement,
  { kind, quantite }: { kind: HandoverGesture; quantite: number | null },
): CountedLine | null {
  if (kind === 'compter' && quantite === null) return { ...line, ...noFaults, compte: null };
  if (quantite === null || quantite > line.attendu) return null;
  if (mouvement === 'depart') return kind === 'compter' ? { ...line, compte: quantite } : null;
  if (kind === 'compter') {
    const others = addQuantities([line.casse, line.manque, line.sale]);
    const dehors = subtract(line.attendu, addQuantities([others, quantite]));
    return dehors < 0
      ? { ...line, ...noFaults, dehors: subtract(line.attendu, quantite), compte: quantite }
      : { ...line, dehors, compte: quantite };
  }
  if (!isFault(kind)) return null;
  const changed = { ...line, [kind]: quantite };
  const compte = subtract(line.attendu, faultsOf(changed));
  return compte < 0 ? null : { ...changed, compte };
}

const noFaults = { casse: 0, manque: 0, sale: 0, dehors: 0 } as const;

function isFault(kind: HandoverGesture): kind is ReturnFault {
  return returnFaults.some((fault) => fault === kind);
}

/** A difference of quantities, which have hundredths. */
function subtract(one: number, other: number): number {
  return addQuantities([one, -other]);
}

/** What is counted of a line in one word, to tell whether it is still what somebody saw. */
export function lineState({ compte, casse, manque, sale, dehors }: CountedLine): string {
  return [compte ?? '-', casse, manque, sale, dehors].join(' ');
}

/** Whether the number of a line asks for a word: less leaves than was agreed. */
export function asksForWord({ attendu, compte, note }: CountedLine & { note: string }, mouvement: Movement): boolean {
  return mouvement === 'depart' && compte !== null && compte < attendu && note.trim() === '';
}

/** Why a sheet cannot be closed yet, in a sentence; null where it can. */
export function closingRefusal(
  lines: readonly (CountedLine & { nom: string; note: string })[],
  mouvement: Movement,
): string | null {
  const open = lines.filter(({ compte }) => compte === null);
  if (open.length > 0) return handoverSentences.notCounted(open.length);
  const wordless = lines.find((line) => asksForWord(line, mouvement));
  return wordless === undefined ? null : handoverSentences.wordRequired(wordless.nom);
}

/** The state of a request whose return has these lines: out with what is still out, or back. */
export function stateAfterReturn(lines: readonly CountedLine[]): 'sortie' | 'rendue' {
  return lines.some(({ dehors }) => dehors > 0) ? 'sortie' : 'rendue';
}

/** Whether the deposit of a departure is here, in a word that holds no amount. */
export const depositWords = { a_recevoir: 'À recevoir', recue: 'Reçue', aucune: 'Aucune' } as const;
export type DepositWord = keyof typeof depositWords;

/** The file of a sheet: `etat-des-lieux-depart-128.pdf`. */
export function handoverFileName(mouvement: Movement, requestId: number): string {
  return `etat-des-lieux-${mouvement}-${requestId}.pdf`;
}

/** What is still out of some lines: « 2 × Chaise, 1 × Table ». */
export function thingsOut(lines: readonly { nom: string; dehors: number }[]): string {
  const out = lines.filter(({ dehors }) => dehors > 0);
  return out.map(({ nom, dehors }) => `${formatNumber(dehors)} × ${nom}`).join(', ');
}

/** What the history of a request calls a return that left something out. */
export const partialReturnTitle = 'Retour en partie';

/** What was still out after such a return, by its note of the history; null of any other. */
export function stillOutOf(note: string): string | null {
  const start = handoverSentences.stillOut('');
  return note.startsWith(start) ? note.slice(start.length) : null;
}

/** Sentences about departures and returns. */
export const handoverSentences = {
  notFound: 'Cette feuille n’existe pas',
  lineGone: 'Cette ligne n’est plus sur la feuille\u00a0: la demande a changé',
  closed: (by: string) => `Cette feuille a déjà été close par ${by}`,
  notLeaving: 'Seule une demande confirmée peut partir',
  notOut: 'Seule une demande sortie peut revenir',
  tooMany: (most: string) => `C’est plus que prévu\u00a0: ${most} au plus`,
  countedMeanwhile: (by: string) =>
    `${by} a compté cette ligne entre-temps\u00a0: comparez, puis décidez de ce qui compte`,
  somebody: 'Quelqu’un d’autre',
  notOfSheet: 'Ce geste ne va pas avec cette feuille',
  lineRequired: 'Ce geste demande une ligne',
  quantityRequired: 'Veuillez saisir un nombre, 0 ou plus',
  notCounted: (count: number) => (count === 1 ? 'Il reste une ligne à compter' : `Il reste ${count} lignes à compter`),
  wordRequired: (nom: string) => `Moins que prévu\u00a0: dites pourquoi à la ligne «\u00a0${nom}\u00a0»`,
  changed: 'La demande a changé entre-temps\u00a0: voici la feuille à jour. Relisez-la avant de la clore.',
  gesturesRefused:
    'Des gestes de cette feuille n’ont pas été pris\u00a0: décidez d’eux, puis relisez-la avant de la clore.',
  kept: 'Sans réseau\u00a0: voici la feuille gardée sur cet appareil. Vos gestes attendent ici et partiront dès que le réseau revient.',
  offline: 'Sans réseau, cette feuille n’est pas gardée sur cet appareil. Ouvrez-la une fois avec du réseau.',
  nameRequired: 'Veuillez saisir le nom de la personne qui signe',
  tooManyPhotos: 'Une demande garde soixante photos d’état des lieux au plus',
  photoRequired: 'Ce geste demande une photo',
  photoGone: 'Cette photo n’est pas de cette feuille',
  photoUnknown: 'Cette photo attend un geste que le service n’a pas reçu',
  photoOfNoCheque: 'La photo du chèque va avec une caution par chèque',
  noDeposit: 'Vous n’avez pas le droit de recevoir une caution',
  noPayment: 'Vous n’avez pas le droit de recevoir un paiement',
  noDocument: 'Cet état des lieux n’a pas de document',
  departed: 'Départ noté',
  returned: 'Retour noté',
  partlyReturned: 'Retour noté\u00a0: le reste est encore sorti',
  stillOut: (things: string) => `${partialReturnTitle}, encore sorti\u00a0: ${things}`,
  openFailed: 'La feuille n’a pas pu être ouverte',
  downloadFailed: 'Le document n’a pas pu être téléchargé. Veuillez réessayer.',
} as const;
