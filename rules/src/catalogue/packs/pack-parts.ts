import { answersOf, meantOf } from './pack-answers.ts';
import { type Ground, type Packs, type PackWish, packDepth } from './packs.ts';

/** So many pieces of an article for one pack. */
export interface PackPart {
  articleId: number;
  quantite: number;
}

/**
 * The pieces that one of an article takes: itself, or those of the articles that it holds as a pack, each told once. None
 * where it holds nothing on this ground, or a pack in it does: it would be set up without that part.
 */
export function partsOf(articleId: number, packs: Packs, wish: PackWish = {}): PackPart[] {
  const pieces = new Map<number, number>();
  let isWhole = true;
  const isSaid = (wish.choix?.length ?? 0) + (wish.reponses?.length ?? 0) > 0;
  const chosen = isSaid ? answersOf(articleId, packs, wish).chosen : noAnswers;
  const add = (id: number, quantite: number, depth: number): void => {
    if ((packs.get(id) ?? []).length === 0 || depth >= packDepth) {
      pieces.set(id, (pieces.get(id) ?? 0) + quantite);
      return;
    }
    const meant = meantOf(id, packs, wish, chosen);
    if (meant.length === 0) isWhole = false;
    for (const one of meant) add(one.articleId, quantite * one.quantite, depth + 1);
  };
  add(articleId, 1, 0);
  return isWhole ? asParts(pieces) : [];
}

/** The packs in a pack that hold nothing on this ground, but for those that are one of a choice. */
export function emptyPartsOn(articleId: number, packs: Packs, terrain: Ground): number[] {
  const held = (packs.get(articleId) ?? []).filter((one) => one.terrain === null || one.terrain === terrain);
  const always = held.filter(({ choix }) => choix === '').map((one) => one.articleId);
  return [...new Set(always)].filter((id) => isEmptyOn(id, packs, terrain));
}

/** Whether an article is a pack that holds nothing on this ground. */
export function isEmptyOn(articleId: number, packs: Packs, terrain: Ground): boolean {
  return partsOf(articleId, packs, { terrain }).length === 0;
}

function asParts(pieces: ReadonlyMap<number, number>): PackPart[] {
  return [...pieces].map(([id, quantite]) => ({ articleId: id, quantite }));
}

const noAnswers: ReadonlyMap<string, number> = new Map();
