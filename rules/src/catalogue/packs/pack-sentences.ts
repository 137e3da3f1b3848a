import { limits } from '../../limits.ts';
import { packDepth } from './packs.ts';

/** Sentences about packs. */
export const packSentences = {
  tooMany: `Un pack réunit au plus ${limits.packComponents} articles`,
  itself: 'Un pack ne peut pas se contenir lui-même',
  circle: 'Ce pack contient déjà celui-ci\u00a0: ils se contiendraient l’un l’autre',
  tooDeep: `Un pack peut contenir un pack, mais pas davantage\u00a0: ${packDepth} niveaux au plus`,
  stillBooked:
    'Des demandes en cours prennent cet article tel quel\u00a0: terminez-les, ou faites un nouvel article du pack',
  groundInvalid: 'Choisissez herbe, dur ou sable',
  groundRequired: (nom: string) => `Dites-nous sur quel sol nous monterons «\u00a0${nom}\u00a0»`,
  groundEmpty: (nom: string, ground: string) =>
    `«\u00a0${nom}\u00a0» ne se monte pas sur ce sol (${ground})\u00a0: choisissez-en un autre`,
  choiceRequired: (nom: string, choix: string) =>
    `Choisissez «\u00a0${choix}\u00a0» pour «\u00a0${nom}\u00a0»\u00a0: un seul article`,
  choiceUnclear: (nom: string, choices: string) =>
    `Plusieurs choix de «\u00a0${nom}\u00a0» proposent ces articles\u00a0: dites pour lequel est chacun (${choices})`,
  choiceUnknown: (nom: string) => `Ce choix n’est pas, ou plus, proposé avec «\u00a0${nom}\u00a0»`,
} as const;

/** Said of a component to who owns the pack. */
export const archivedInPack = 'archivé\u00a0: plus montré ni loué avec le pack, à remplacer';

/** Why an article that packs hold is not deleted. */
export function heldByPacks(names: readonly string[]): string {
  const quoted = names.map((name) => `«\u00a0${name}\u00a0»`).join(', ');
  const packs = names.length === 1 ? 'le pack' : 'les packs';
  return `Cet article est dans ${packs} ${quoted}\u00a0: retirez-l’en d’abord`;
}
