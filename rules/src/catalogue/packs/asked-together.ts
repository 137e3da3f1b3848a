import { least } from '../../requests/availability/availability.ts';
import { sentences } from '../../sentences.ts';
import { partsOf } from './pack-parts.ts';
import type { Packs, PackWish } from './packs.ts';

/** Pieces of an article that are asked for; of a pack, with what is said of it. */
export interface AskedLine extends PackWish {
  articleId: number;
  quantite: number;
}

/** An article, and how many there are of it on the days in question; of a pack its parts are counted instead. */
export interface Shelved {
  nom: string;
  /** Null without limit. */
  stock: number | null;
  /** Whether there are more than usual on some days to come. */
  enRenfort: boolean;
  /** Whether it is hidden from visitors, who are not told how many there are. */
  isHidden?: boolean;
}

/** What is known of an article; undefined where nothing is, and nothing is said. */
export type Shelf = (articleId: number) => Shelved | undefined;

/** The pieces of each article on the shelf that lines take together. */
export function takenTogether(lines: readonly AskedLine[], packs: Packs): Map<number, number> {
  const pieces = new Map<number, number>();
  for (const { articleId, quantite, ...wish } of lines) {
    for (const part of partsOf(articleId, packs, wish))
      pieces.set(part.articleId, (pieces.get(part.articleId) ?? 0) + quantite * part.quantite);
  }
  return pieces;
}

/**
 * The most that there is of what a line asks for, of a pack as often as its parts allow, and none on a ground on which it
 * holds nothing; null without limit.
 */
export function mostOf({ articleId, ...wish }: Omit<AskedLine, 'quantite'>, packs: Packs, shelf: Shelf): number | null {
  const parts = partsOf(articleId, packs, wish);
  if (parts.length === 0) return 0;
  const counts = parts.map((part) => {
    const stock = shelf(part.articleId)?.stock ?? null;
    return stock === null ? null : Math.floor(stock / part.quantite);
  });
  return counts.reduce(least, null);
}

/**
 * What lines ask for beyond what there is, by itself or together with the others, as a pack and a part of it: a sentence
 * at the index of the first of the lines that are too many.
 */
export function beyondShelf(lines: readonly AskedLine[], packs: Packs, shelf: Shelf): Map<number, string> {
  const found = new Map<number, string>();
  for (const [index, line] of lines.entries()) {
    const article = shelf(line.articleId);
    // Of a ground on which a pack holds nothing its own sentence speaks.
    if (partsOf(line.articleId, packs, line).length === 0) continue;
    const most = mostOf(line, packs, shelf);
    if (article && most !== null && line.quantite > most) found.set(index, tooFew(article, most));
  }
  for (const [articleId, pieces] of takenTogether(lines, packs)) {
    const article = shelf(articleId);
    if (article === undefined || article.stock === null || pieces <= article.stock) continue;
    const { nom, stock } = article;
    const indexes = lines.flatMap(({ articleId: id, ...wish }, index) =>
      partsOf(id, packs, wish).some((part) => part.articleId === articleId) ? [index] : [],
    );
    // What one of them says is said once.
    if (indexes.some((index) => found.has(index))) continue;
    const isAlone = indexes.every((index) => lines[index]?.articleId === articleId);
    const names = indexes.flatMap((index) => shelf(lines[index]?.articleId ?? 0)?.nom ?? []);
    const together = article.isHidden
      ? sentences.form.stockSharedHidden([...new Set(names)].map((name) => `«\u00a0${name}\u00a0»`).join(' et '))
      : sentences.form.stockSharedOut(nom, stock, pieces);
    found.set(indexes[0] ?? 0, isAlone ? tooFew(article, stock) : together);
  }
  return found;
}

function tooFew({ nom, enRenfort }: Shelved, most: number): string {
  return most === 0 && enRenfort ? sentences.form.stockOtherDays(nom) : sentences.form.stockExceeded(nom, most);
}
