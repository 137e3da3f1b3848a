import { mostOf, type Shelf } from './asked-together.ts';
import { type PackQuestion, questionsOf } from './pack-questions.ts';
import { grounds, type Packs, type PackWish } from './packs.ts';

/** So many ways to answer are tried; where there are more, each choice takes the article of which there is most. */
const maxWays = 256;

/** A pack, those that it holds, and how many there are of what they are made of. */
export interface CountedPack {
  articleId: number;
  packs: Packs;
  shelf: Shelf;
}

/** The most of a pack that is there after what was said, by the best answers to what nobody said yet; null without limit. */
export function mostByBestAnswers(pack: CountedPack, wish: PackWish): number | null {
  const { asksGround } = questionsOf(pack.articleId, pack.packs, wish);
  const onGrounds = asksGround && wish.terrain == null ? grounds.map((terrain) => ({ ...wish, terrain })) : [wish];
  return onGrounds.map((said) => mostOfChoices(pack, said, 1)).reduce(greater);
}

/** Whether more or fewer are there after other answers to what nobody said yet: « Jusqu’à 10 exemplaires ». */
export function isUndecided(pack: CountedPack, wish: PackWish): boolean {
  const { asksGround, choices } = questionsOf(pack.articleId, pack.packs, wish);
  const isOpen = (asksGround && wish.terrain == null) || choices.some(({ chosen }) => chosen === undefined);
  return isOpen && mostByBestAnswers(pack, wish) !== mostOfWish(pack, wish);
}

function mostOfChoices(pack: CountedPack, wish: PackWish, ways: number): number | null {
  const open = questionsOf(pack.articleId, pack.packs, wish).choices.find(({ chosen }) => chosen === undefined);
  if (open === undefined) return mostOfWish(pack, wish);
  const after = (article: number, tried: number) =>
    mostOfChoices(pack, { ...wish, reponses: [...(wish.reponses ?? []), { choix: open.id, article }] }, tried);
  // Choices may propose the same article: the best of each is not always the best of all.
  const all = ways * open.options.length;
  if (all > maxWays) return after(mostPlentiful(pack, open), ways);
  return open.options.map((article) => after(article, all)).reduce(greater);
}

function mostPlentiful({ packs, shelf }: CountedPack, { id, choix, options }: PackQuestion): number {
  const components = packs.get(Number.parseInt(id, 10)) ?? [];
  const allowed = (article: number) => {
    const most = mostOf({ articleId: article }, packs, shelf);
    const needed = components.find((one) => one.choix === choix && one.articleId === article)?.quantite ?? 1;
    return most === null ? null : Math.floor(most / needed);
  };
  return options.reduce((one, other) => (isMore(allowed(other), allowed(one)) ? other : one));
}

function mostOfWish({ articleId, packs, shelf }: CountedPack, wish: PackWish): number | null {
  return mostOf({ articleId, ...wish }, packs, shelf);
}

function isMore(one: number | null, other: number | null): boolean {
  return other !== null && (one === null || one > other);
}

function greater(one: number | null, other: number | null): number | null {
  return isMore(one, other) ? one : other;
}
