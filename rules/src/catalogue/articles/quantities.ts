import { limits } from '../../limits.ts';
import { formatNumber } from '../../text/numbers.ts';

/** How an article is hired out: in boxes of `lot` pieces, `quantiteMinimum` pieces at least, of a stock (null: unlimited). */
export interface HiredOut {
  quantite: number | null;
  lot: number;
  nomLot: string;
  quantiteMinimum: number;
}

/** By the piece, from one on, whatever there is of it: what is no article. */
export const byThePiece: HiredOut = { quantite: null, lot: 1, nomLot: '', quantiteMinimum: 1 };

/** The fewest pieces that may be asked for: whole boxes. */
export function firstPossible({ lot, quantiteMinimum }: HiredOut): number {
  return Math.ceil(quantiteMinimum / lot) * lot;
}

/** The most pieces that may be asked for: whole boxes of the stock; 0 where that holds too few. */
export function lastPossible(article: HiredOut): number {
  const stock = Math.min(article.quantite ?? limits.maxQuantity, limits.maxQuantity);
  const whole = Math.floor(stock / article.lot) * article.lot;
  return whole < firstPossible(article) ? 0 : whole;
}

/** Whether so many pieces, 1 or more, may be asked for: whole boxes, and enough of them. The stock is another question. */
export function isPossible(pieces: number, article: HiredOut): boolean {
  return pieces % article.lot === 0 && pieces >= article.quantiteMinimum;
}

/** The fewest pieces that may be asked for and are not below `pieces`; the most there are, where those are fewer. */
export function nextPossible(pieces: number, article: HiredOut): number {
  const whole = Math.ceil(Math.max(pieces, article.quantiteMinimum) / article.lot) * article.lot;
  return Math.min(whole, lastPossible(article));
}

/** One box more: what a plus button makes of so many pieces. */
export function oneMore(pieces: number, article: HiredOut): number {
  return nextPossible(pieces + 1, article);
}

/** One box less: what a minus button makes of so many pieces; 0 below the fewest. */
export function oneLess(pieces: number, article: HiredOut): number {
  const whole = (Math.ceil(pieces / article.lot) - 1) * article.lot;
  return whole < firstPossible(article) ? 0 : Math.min(whole, lastPossible(article));
}

/** « 2 casiers »; « lot » where the boxes have no name. */
function boxesInWords(count: number, nomLot: string): string {
  const name = nomLot || 'lot';
  return `${formatNumber(count)}\u00a0${count < 2 ? name : plural(name)}`;
}

/** What pieces are in boxes: « soit 2 casiers de 25 », « soit 2 casiers de 25 et 3 »; null for what has no boxes. */
export function inBoxes(pieces: number, { lot, nomLot }: Pick<HiredOut, 'lot' | 'nomLot'>): string | null {
  if (lot === 1 || pieces < lot) return null;
  const rest = pieces % lot;
  return `soit ${boxesInWords(Math.floor(pieces / lot), nomLot)} de ${lot}${rest === 0 ? '' : ` et ${rest}`}`;
}

/** How an article is hired out: « Par casiers de 25 », « 10 au moins »; null where there is nothing to say. */
export function hiringInWords(article: HiredOut): string | null {
  const { lot, nomLot, quantiteMinimum } = article;
  const least = quantiteMinimum > lot ? `${formatNumber(firstPossible(article))} au moins` : null;
  if (lot === 1) return least;
  const boxes = `Par ${plural(nomLot || 'lot')} de ${lot}`;
  return least === null ? boxes : `${boxes}, ${least}`;
}

/** Why so many pieces are not possible, and how many are: for visitors. */
export function impossibleSentence(nom: string, pieces: number, article: HiredOut): string {
  const next = nextPossible(pieces, article);
  const why = hiringInWords(article)?.replace(/^P/, 'p');
  const which = next < pieces ? 'Au plus' : 'Prochaine quantité possible';
  if (next === 0) return `«\u00a0${nom}\u00a0»\u00a0: ${why}. Il n’y en a pas assez.`;
  return `«\u00a0${nom}\u00a0»\u00a0: ${why}. ${which}\u00a0: ${formatNumber(next)}.`;
}

/** The plural of a box’s word: its first word takes the mark, « caisses de transport ». */
function plural(name: string): string {
  return name.replace(/^\S+/, (word) => {
    if (/[sxz]$/i.test(word)) return word;
    return /(?:eau|eu)$/i.test(word)
      ? `${word}x`
      : word.replace(/al$/i, 'au').replace(/$/, /al$/i.test(word) ? 'x' : 's');
  });
}
