import { limits } from '../limits.ts';
import { packDepth } from './packs.ts';

/** Sentences about packs, which only administrators read. */
export const packSentences = {
  tooMany: `Un pack réunit au plus ${limits.packComponents} articles`,
  itself: 'Un pack ne peut pas se contenir lui-même',
  circle: 'Ce pack contient déjà celui-ci : ils se contiendraient l’un l’autre',
  tooDeep: `Un pack peut contenir un pack, mais pas davantage : ${packDepth} niveaux au plus`,
  heldByPacks: (names: readonly string[]) =>
    names.length === 1
      ? `Cet article est dans le pack ${quoted(names)} : retirez-l’en d’abord`
      : `Cet article est dans les packs ${quoted(names)} : retirez-l’en d’abord`,
} as const;

function quoted(names: readonly string[]): string {
  return names.map((name) => `« ${name} »`).join(', ');
}
