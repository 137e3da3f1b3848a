import type { FieldErrors } from '../../errors.ts';
import { answersOf, choiceId, isAbout, meantOf, type PackChoice } from './pack-answers.ts';
import { isEmptyOn, partsOf } from './pack-parts.ts';
import { packSentences } from './pack-sentences.ts';
import { type Ground, groundLabels, grounds, type PackAnswer, type Packs, type PackWish } from './packs.ts';

/** A choice of a pack, and the article that was chosen; undefined while none is, or it is not clear which. */
export interface PackQuestion extends PackChoice {
  chosen: number | undefined;
}

/** What has to be said of a pack before one knows what it takes. */
export interface PackQuestions {
  asksGround: boolean;
  choices: readonly PackQuestion[];
}

/** The questions of a pack and of the packs in it, after what was said already; none of another article. */
export function questionsOf(articleId: number, packs: Packs, wish: PackWish): PackQuestions {
  const { choices, chosen } = answersOf(articleId, packs, wish);
  const held = meantOf(articleId, packs, wish, chosen).map((one) => one.articleId);
  const asksGround = [articleId, ...held].some((id) => packs.get(id)?.some(({ terrain }) => terrain !== null));
  return { asksGround, choices: choices.map((choice) => ({ ...choice, chosen: chosen.get(choice.id) })) };
}

/**
 * The grounds on which a pack and the packs in it hold something, after what was said already and by an answer that nobody
 * gave yet: on another there is nothing to hire.
 */
export function groundsOf(articleId: number, packs: Packs, wish: PackWish): Ground[] {
  return grounds.filter((terrain) => {
    const open = questionsOf(articleId, packs, { ...wish, terrain }).choices.filter((one) => one.chosen === undefined);
    const given = open.flatMap(({ id, options }) => {
      const article = options.find((option) => !isEmptyOn(option, packs, terrain));
      return article === undefined ? [] : { choix: id, article };
    });
    const reponses = [...(wish.reponses ?? []), ...given];
    return partsOf(articleId, packs, { ...wish, terrain, reponses }).length > 0;
  });
}

/**
 * What is said of a pack once an article is chosen for one of its choices, null for none: choice by choice, so that an article
 * alone never becomes the answer to another one.
 */
export function withAnswer(questions: PackQuestions, choiceId: string, article: number | null): Required<Answers> {
  const others = questions.choices.flatMap(({ id, chosen }) =>
    chosen === undefined || id === choiceId ? [] : { choix: id, article: chosen },
  );
  return { choix: [], reponses: article === null ? others : [...others, { choix: choiceId, article }] };
}

interface Answers {
  choix: number[];
  reponses: PackAnswer[];
}

/** What of a pack nobody said: « le terrain », « Nappes ». Its first choice is meant then, and grass. */
export function unansweredOf(articleId: number, packs: Packs, wish: PackWish): string[] {
  const { asksGround, choices } = questionsOf(articleId, packs, wish);
  const open = choices.filter(({ chosen }) => chosen === undefined);
  return [
    ...(asksGround && wish.terrain == null ? ['le terrain'] : []),
    ...open.map(({ choix }) => `«\u00a0${choix}\u00a0»`),
  ];
}

/**
 * What is wrong with the answers about a pack called `nom`, at `terrain` and `choix`: missing ones, where they are
 * `required`, a ground on which it or a pack in it holds nothing, two of one choice, what could be about several choices, or what the pack does not propose.
 */
export function wishErrors(
  { articleId, nom }: { articleId: number; nom: string },
  packs: Packs,
  wish: PackWish,
  required: boolean,
): FieldErrors {
  const errors: FieldErrors = {};
  const { asksGround } = questionsOf(articleId, packs, wish);
  const { choices, chosen, unclear, surplus } = answersOf(articleId, packs, wish);
  if (asksGround) {
    const { terrain } = wish;
    // Where it may be left open what is chosen, the first is taken.
    const isEmpty =
      required && terrain != null
        ? !groundsOf(articleId, packs, wish).includes(terrain)
        : partsOf(articleId, packs, wish).length === 0;
    if (terrain != null && isEmpty)
      errors.terrain = packSentences.groundEmpty(nom, groundLabels[terrain].toLowerCase());
    if (terrain == null && (required || isEmpty)) errors.terrain = packSentences.groundRequired(nom);
  }
  const [first] = unclear;
  if (first && unclear.length > 1) {
    errors.choix = packSentences.choiceUnclear(nom, unclear.map(({ choix }) => `«\u00a0${choix}\u00a0»`).join(', '));
  }
  // Two answers to one choice, of which one is too many.
  const twice = first ?? choices.find((choice) => surplus.some((answer) => isAbout(answer, choice)));
  const missing = twice ?? (required ? choices.find(({ id }) => !chosen.has(id)) : undefined);
  if (missing) errors.choix ??= packSentences.choiceRequired(nom, missing.choix);
  // What another ground proposes is left over from a visitor who tried that first.
  const proposed = proposedOf(articleId, packs);
  const isUnknown = surplus.some((answer) => !proposed.some((one) => isAbout(answer, one)));
  if (isUnknown) errors.choix = packSentences.choiceUnknown(nom);
  return errors;
}

/** The choices of a pack and of those in it on any ground, an article each. */
function proposedOf(packId: number, packs: Packs): PackChoice[] {
  const own = packs.get(packId) ?? [];
  const all = [packId, ...own.map(({ articleId }) => articleId)].flatMap((id) =>
    (packs.get(id) ?? []).map((component) => ({ id, ...component })),
  );
  return all.flatMap(({ id, choix, articleId }) =>
    choix === '' ? [] : { id: choiceId(id, choix), choix, options: [articleId] },
  );
}
