import type { FieldErrors } from '../errors.ts';
import { packSentences } from './pack-sentences.ts';
import { grounds, meantComponents, type PackComponent, type Packs, type PackWish } from './packs.ts';

/** A choice of a pack, as « Nappes », and the articles to choose one of. */
export interface PackChoice {
  choix: string;
  options: readonly number[];
}

/** What has to be said of a pack before one knows what it takes. */
export interface PackQuestions {
  asksGround: boolean;
  choices: readonly PackChoice[];
}

/** The questions of a pack and of the packs in it, after what was said already; none of another article. */
export function questionsOf(articleId: number, packs: Packs, wish: PackWish): PackQuestions {
  const choices = new Map<string, PackChoice>();
  let asksGround = false;
  const ask = (components: readonly PackComponent[]): void => {
    asksGround ||= components.some(({ terrain }) => terrain !== null);
    for (const choice of choicesOf(components, wish)) choices.set(`${choice.choix} ${choice.options.join()}`, choice);
    // Packs are two deep, and never in themselves.
    for (const one of meantComponents(components, wish)) ask(packs.get(one.articleId) ?? []);
  };
  ask(packs.get(articleId) ?? []);
  return { asksGround, choices: [...choices.values()] };
}

/** What of a pack nobody said: « le terrain », « Nappes ». Its first choice is meant then, and grass. */
export function unansweredOf(articleId: number, packs: Packs, wish: PackWish): string[] {
  const { asksGround, choices } = questionsOf(articleId, packs, wish);
  const open = choices.filter(({ options }) => !options.some((id) => wish.choix?.includes(id)));
  return [...(asksGround && wish.terrain == null ? ['le terrain'] : []), ...open.map(({ choix }) => `« ${choix} »`)];
}

/**
 * What is wrong with the answers about a pack called `nom`, at `terrain` and `choix`: missing ones, where they are
 * `required`, two of one choice, or what the pack does not propose.
 */
export function wishErrors(
  { articleId, nom }: { articleId: number; nom: string },
  packs: Packs,
  wish: PackWish,
  required: boolean,
): FieldErrors {
  const errors: FieldErrors = {};
  const { asksGround, choices } = questionsOf(articleId, packs, wish);
  const chosen = (options: readonly number[]) => options.filter((id) => wish.choix?.includes(id)).length;
  if (required && asksGround && wish.terrain == null) errors.terrain = packSentences.groundRequired(nom);
  for (const { choix, options } of choices) {
    if (chosen(options) > 1 || (required && chosen(options) === 0)) {
      errors.choix ??= packSentences.choiceRequired(nom, choix);
    }
  }
  // What another ground proposes is left over from a visitor who tried that first.
  const proposed = proposedOf(packs.get(articleId) ?? [], packs);
  if (wish.choix?.some((id) => !proposed.has(id))) errors.choix ??= packSentences.choiceUnknown(nom);
  return errors;
}

function choicesOf(components: readonly PackComponent[], { terrain }: PackWish): PackChoice[] {
  const ground = terrain ?? grounds[0];
  const options = new Map<string, number[]>();
  for (const { articleId, choix, terrain: own } of components) {
    if (choix !== '' && (own === null || own === ground)) {
      options.set(choix, [...(options.get(choix) ?? []), articleId]);
    }
  }
  return [...options].flatMap(([choix, ids]) => (ids.length > 1 ? { choix, options: ids } : []));
}

function proposedOf(components: readonly PackComponent[], packs: Packs): ReadonlySet<number> {
  const all = [...components, ...components.flatMap(({ articleId }) => packs.get(articleId) ?? [])];
  return new Set(all.flatMap(({ articleId, choix }) => (choix === '' ? [] : articleId)));
}
