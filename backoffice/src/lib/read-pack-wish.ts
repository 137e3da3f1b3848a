import { readAnswers } from '@barnum/rules/catalogue/packs/answers-in-addresses';
import { type Ground, grounds, type PackAnswer } from '@barnum/rules/catalogue/packs/packs';

/** What is said of a pack where it is edited. */
export interface SaidWish {
  terrain: Ground | null;
  choix: readonly number[];
  reponses: readonly PackAnswer[];
}

/** What an address says of a pack: `terrain=dur&choix=4,7`, as `writtenAnswers` of the rules writes it. */
export function readPackWish(read: (name: string) => string): SaidWish {
  const terrain = grounds.find((ground) => ground === read('terrain')) ?? null;
  return { terrain, ...readAnswers(read('choix').split(',')) };
}
