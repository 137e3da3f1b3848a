import { foldText } from '../../text/fold.ts';
import { grounds, type PackAnswer, type PackComponent, type Packs, type PackWish } from './packs.ts';

/** A choice of a pack, as « Nappes », and the articles to choose one of. */
export interface PackChoice {
  /** Tells it from a choice of the same name in another pack. */
  id: string;
  choix: string;
  options: readonly number[];
}

/** What is said of a pack's choices. */
export interface PackAnswers {
  choices: readonly PackChoice[];
  /** The article of each choice that was answered, by the choice's id. */
  chosen: ReadonlyMap<string, number>;
  /** Choices of which one cannot tell what is meant: several articles are proposed by them, and by others. */
  unclear: readonly PackChoice[];
  /** What was said and answers nothing: too many articles for a choice, or none that it proposes. */
  surplus: readonly PackAnswer[];
}

/** The id of a choice of this name in a pack. */
export function choiceId(packId: number, choix: string): string {
  return `${packId}:${choix}`;
}

/**
 * What is said of the choices of a pack and of those in it. An article alone (`choix` of a wish) answers every choice that
 * proposes it and nothing else of what was said; it is `unclear` where several could be meant.
 */
export function answersOf(packId: number, packs: Packs, wish: PackWish): PackAnswers {
  const own = choicesOf(packId, packs, wish);
  const said = saidOf(wish);
  // Which packs are in it, and so which questions there are, depends on the answers about itself.
  const { chosen } = settle(own, said);
  const held = meantOf(packId, packs, wish, chosen).map(({ articleId }) => articleId);
  const inner = [...new Set(held)].flatMap((id) => choicesOf(id, packs, wish));
  return settle([...own, ...inner], said);
}

/** The components that are meant of a pack: of its ground, and of each choice the chosen one, or else the first. */
export function meantOf(
  packId: number,
  packs: Packs,
  { terrain, choix }: PackWish,
  chosen: ReadonlyMap<string, number>,
): PackComponent[] {
  const onGround = onGroundOf(packs.get(packId) ?? [], terrain);
  return onGround.filter((one) => {
    if (one.choix === '') return true;
    const proposed = onGround.filter((other) => other.choix === one.choix);
    const answer = chosen.get(choiceId(packId, one.choix));
    const listed = proposed.find(({ articleId }) => choix?.includes(articleId));
    return (proposed.find(({ articleId }) => articleId === answer) ?? listed ?? proposed[0]) === one;
  });
}

function choicesOf(packId: number, packs: Packs, { terrain }: PackWish): PackChoice[] {
  const options = new Map<string, number[]>();
  for (const { articleId, choix } of onGroundOf(packs.get(packId) ?? [], terrain)) {
    if (choix !== '') options.set(choix, [...(options.get(choix) ?? []), articleId]);
  }
  return [...options].flatMap(([choix, ids]) =>
    ids.length > 1 ? { id: choiceId(packId, choix), choix, options: ids } : [],
  );
}

function onGroundOf(components: readonly PackComponent[], terrain: PackWish['terrain']): PackComponent[] {
  const ground = terrain ?? grounds[0];
  return components.filter((one) => one.terrain === null || one.terrain === ground);
}

/** Articles alone are answers to a choice without name. */
function saidOf({ choix, reponses }: PackWish): PackAnswer[] {
  const alone = [...new Set(choix ?? [])].map((article) => ({ choix: '', article }));
  return [...(reponses ?? []), ...alone];
}

/** Whether what is said may be about a choice. */
export function isAbout({ choix, article }: PackAnswer, choice: PackChoice): boolean {
  const isNamed = choix === '' || choix === choice.id || foldText(choix) === foldText(choice.choix);
  return isNamed && choice.options.includes(article);
}

/** What can be about one choice alone answers it, until nothing is left that does; then what each choice has left. */
function settle(choices: readonly PackChoice[], said: readonly PackAnswer[]): PackAnswers {
  const chosen = new Map<string, number>();
  const left = new Set(said);
  let isSettled = said.length === 0;
  while (!isSettled) {
    isSettled = true;
    for (const answer of left) {
      const [first, ...more] = choices.filter((choice) => !chosen.has(choice.id) && isAbout(answer, choice));
      if (first === undefined || more.length > 0) continue;
      chosen.set(first.id, answer.article);
      left.delete(answer);
      isSettled = false;
    }
  }
  const unclear: PackChoice[] = [];
  const used = new Set<PackAnswer>();
  for (const choice of choices.filter(({ id }) => !chosen.has(id))) {
    const about = [...left].filter((answer) => isAbout(answer, choice));
    const [first] = about;
    for (const answer of about) used.add(answer);
    if (first === undefined) continue;
    if (about.every(({ article }) => article === first.article)) chosen.set(choice.id, first.article);
    else unclear.push(choice);
  }
  const surplus = [...left].filter(
    (answer) =>
      !used.has(answer) && !choices.some((one) => chosen.get(one.id) === answer.article && isAbout(answer, one)),
  );
  return { choices, chosen, unclear, surplus };
}
