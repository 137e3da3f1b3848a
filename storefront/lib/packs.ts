import { type AskedLine, beyondShelf, type Shelved } from '@barnum/rules/catalogue/packs/asked-together';
import {
  type CountedPack,
  isUndecided as isUndecidedPack,
  mostByBestAnswers,
} from '@barnum/rules/catalogue/packs/best-answers';
import { groundsOf, questionsOf, wishErrors } from '@barnum/rules/catalogue/packs/pack-questions';
import {
  type Ground,
  type PackComponent,
  type Packs,
  type PackWish,
  wishInWords,
} from '@barnum/rules/catalogue/packs/packs';
import { least } from '@barnum/rules/requests/availability/availability';
import type { OfferedArticle } from './hired-on-days.ts';

interface HeldArticle extends PackComponent {
  nom: string;
  /** How many of the pack it allows; null without limit, and where it is not online. */
  possibles?: number | null;
  /** Null: it is not online, and how many there are is not told; `quantite` null: without limit. */
  article?: { slug?: string; quantite?: number | null; enRenfort?: boolean } | null;
  components?: readonly HeldArticle[];
}

/** An article of which visitors may be asked something: a pack. */
export interface AskedArticle {
  id: number;
  nom: string;
  components: readonly HeldArticle[];
}

/** What is asked of a pack. */
export function packQuestions(article: AskedArticle, wish: PackWish) {
  return questionsOf(article.id, packsOf(article), wish);
}

/** The grounds on which a pack is hired out. */
export function offeredGrounds(article: AskedArticle, wish: PackWish): Ground[] {
  return groundsOf(article.id, packsOf(article), wish);
}

/** Whether anything is asked of an article. */
export function asksOf(article: AskedArticle): boolean {
  const { asksGround, choices } = packQuestions(article, {});
  return asksGround || choices.length > 0;
}

/** Why a pack cannot be asked for yet; null when all is said. */
export function packError(article: AskedArticle, wish: PackWish): string | null {
  return (
    Object.values(wishErrors({ articleId: article.id, nom: article.nom }, packsOf(article), wish, true))[0] ?? null
  );
}

/** « Sol dur (bitume, béton, terrasse), nappe blanche » */
export function saidOf(article: AskedArticle, wish: PackWish): string {
  return wishInWords(wish, (id) => optionName(article, id));
}

/** The name of an article that a pack proposes. */
export function optionName(article: AskedArticle, id: number): string | undefined {
  return allOf(article).find(({ articleId }) => articleId === id)?.nom;
}

function allOf({ components }: AskedArticle): HeldArticle[] {
  return [...components, ...components.flatMap((one) => one.components ?? [])];
}

/** The sentence of the service at each index of what is asked for beyond what there is, as far as `articles` know it. */
export function askedTooMany(
  lines: readonly AskedLine[],
  articles: readonly (AskedArticle & OfferedArticle)[],
): ReadonlyMap<number, string> {
  const packs = new Map(articles.flatMap((article) => [...packsOf(article)]));
  const shelf = shelfOf(articles);
  return beyondShelf(lines, packs, (id) => shelf.get(id));
}

/**
 * The article as it is hired out as is said of it: of a pack as many as its parts allow, the scarcest of them, and no more
 * than the service says of it: of what is hidden only that tells.
 */
export function hiredAsSaid<Article extends AskedArticle & OfferedArticle>(article: Article, wish: PackWish): Article {
  // What is rented in for some days is counted with these days.
  if (article.components.length === 0 || article.enRenfort) return article;
  return {
    ...article,
    quantite: least(mostByBestAnswers(countedPack(article), wish), article.quantiteAuMieux ?? null),
  };
}

/** Whether more or fewer of a pack are there after other answers to what is asked of it and nobody said yet. */
export function isUndecided(article: AskedArticle & OfferedArticle, wish: PackWish): boolean {
  return !article.enRenfort && isUndecidedPack(countedPack(article), wish);
}

function countedPack(article: AskedArticle & OfferedArticle): CountedPack {
  const shelf = shelfOf([article]);
  return { articleId: article.id, packs: packsOf(article), shelf: (id) => shelf.get(id) };
}

/** How many are rented in is known of what is hired alone; of a pack in a pack, how many it allows. */
function stockOf({ article, quantite, possibles }: HeldArticle): number | null {
  if (article) return article.enRenfort ? null : (article.quantite ?? null);
  return possibles == null ? null : possibles * quantite;
}

/** What is known of articles, and of what those hold. */
function shelfOf(articles: readonly (AskedArticle & OfferedArticle)[]): ReadonlyMap<number, Shelved> {
  const known = new Map<number, Shelved>();
  const learn = (components: readonly HeldArticle[]): void => {
    for (const component of components) {
      const { articleId, nom, article, components: inner = [] } = component;
      const before = known.get(articleId)?.stock ?? null;
      known.set(articleId, { nom, stock: before ?? stockOf(component), enRenfort: article?.enRenfort ?? false });
      learn(inner);
    }
  };
  for (const { components } of articles) learn(components);
  for (const { id, nom, quantite, enRenfort } of articles) known.set(id, { nom, stock: quantite, enRenfort });
  return known;
}

function packsOf({ id, components }: AskedArticle): Packs {
  const inner = components.map((one) => [one.articleId, one.components ?? []] as const);
  return new Map([...inner, [id, components]]);
}
