import { limits } from '../limits.ts';
import { packDepth } from './packs.ts';

/** Sentences about packs. */
export const packSentences = {
  tooMany: `Un pack réunit au plus ${limits.packComponents} articles`,
  itself: 'Un pack ne peut pas se contenir lui-même',
  circle: 'Ce pack contient déjà celui-ci : ils se contiendraient l’un l’autre',
  tooDeep: `Un pack peut contenir un pack, mais pas davantage : ${packDepth} niveaux au plus`,
  stillBooked:
    'Des demandes en cours prennent cet article tel quel : terminez-les, ou faites un nouvel article du pack',
  groundInvalid: 'Choisissez herbe, dur ou sable',
  groundRequired: (nom: string) => `Dites-nous sur quel sol nous monterons « ${nom} »`,
  choiceRequired: (nom: string, choix: string) => `Choisissez « ${choix} » pour « ${nom} » : un seul article`,
  choiceUnknown: (nom: string) => `Ce choix n’est pas, ou plus, proposé avec « ${nom} »`,
} as const;

/** Why an article that packs hold is not deleted. */
export function heldByPacks(names: readonly string[]): string {
  const quoted = names.map((name) => `« ${name} »`).join(', ');
  const packs = names.length === 1 ? 'le pack' : 'les packs';
  return `Cet article est dans ${packs} ${quoted} : retirez-l’en d’abord`;
}
