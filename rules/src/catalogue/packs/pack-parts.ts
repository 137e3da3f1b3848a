import { answersOf, meantOf } from './pack-answers.ts';
import { type Packs, type PackWish, packDepth } from './packs.ts';

/** So many pieces of an article for one pack. */
export interface PackPart {
  articleId: number;
  quantite: number;
}

/** The pieces that one of an article takes: itself, or those of the articles that it holds as a pack, each told once. */
export function partsOf(articleId: number, packs: Packs, wish: PackWish = {}): PackPart[] {
  const pieces = new Map<number, number>();
  const isSaid = (wish.choix?.length ?? 0) + (wish.reponses?.length ?? 0) > 0;
  const chosen = isSaid ? answersOf(articleId, packs, wish).chosen : noAnswers;
  const add = (id: number, quantite: number, depth: number): void => {
    if ((packs.get(id) ?? []).length === 0 || depth >= packDepth) {
      pieces.set(id, (pieces.get(id) ?? 0) + quantite);
      return;
    }
    for (const one of meantOf(id, packs, wish, chosen)) add(one.articleId, quantite * one.quantite, depth + 1);
  };
  add(articleId, 1, 0);
  return [...pieces].map(([id, quantite]) => ({ articleId: id, quantite }));
}

const noAnswers: ReadonlyMap<string, number> = new Map();
