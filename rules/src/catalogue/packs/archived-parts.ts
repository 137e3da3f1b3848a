import type { FieldErrors } from '../../errors.ts';

/** What becomes of an article that is archived where packs and sets hold it: it stays, unseen, or is taken out. */
export const archivedUses = ['garder', 'retirer'] as const;
export type ArchivedUse = (typeof archivedUses)[number];

/** A pack or a set that holds articles which are archived. */
export interface Holder {
  kind: 'packs' | 'ensembles';
  id: number;
  nom: string;
  /** What it holds; of a set, `choix` is empty. `isShown`: visitors still see it once these are archived. */
  parts: readonly { choix: string; isShown: boolean }[];
}

/** Whether visitors see nothing of it any more. It keeps its articles then, whatever was answered, and is not offered. */
export function isLeftEmpty({ parts }: Holder): boolean {
  return parts.every(({ isShown }) => !isShown);
}

/** What visitors see of a pack or a set without what is archived. */
export function withoutArchived(holder: Holder): string {
  const isPack = holder.kind === 'packs';
  const name = `${isPack ? 'Le pack' : 'L’ensemble'} «\u00a0${holder.nom}\u00a0»`;
  if (isLeftEmpty(holder)) {
    return isPack
      ? `${name} n’aurait plus rien\u00a0: il reste tel quel, et ne se loue plus (0 exemplaire)`
      : `${name} n’aurait plus d’article en ligne\u00a0: il reste tel quel, et n’est plus montré`;
  }
  const lost = lostChoices(holder).map((choix) => `«\u00a0${choix}\u00a0»`);
  if (lost.length === 0) return `${name} est proposé sans ce qui est archivé`;
  return `${name} est proposé sans ce qui est archivé, et ne demande plus ${lost.join(', ')}\u00a0: il n’y reste aucun article à choisir`;
}

/** The choices of which nothing is left to choose. */
function lostChoices({ parts }: Holder): string[] {
  const names = [...new Set(parts.map(({ choix }) => choix))].filter((choix) => choix !== '');
  return names.filter((name) => parts.every(({ choix, isShown }) => choix !== name || !isShown));
}

export const archivingSentences = {
  title: 'Que devient ce que vous archivez dans ces packs et ensembles\u00a0?',
  held: (names: string) =>
    `Des packs ou des ensembles contiennent ce que vous archivez (${names})\u00a0: dites s’il y reste ou en est retiré`,
  uses: {
    garder: 'L’y laisser\u00a0: personne ne l’y voit plus, et il y revient s’il n’est plus archivé',
    retirer: 'L’en retirer\u00a0: il n’y revient pas de lui-même',
  } satisfies Record<ArchivedUse, string>,
} as const;

/** The refusal's fields, `packs.{id}` or `ensembles.{id}` for each, with what visitors see of it. */
export function holderFields(holders: readonly Holder[]): FieldErrors {
  return Object.fromEntries(holders.map((holder) => [`${holder.kind}.${holder.id}`, withoutArchived(holder)]));
}
