import { type AskedLine, beyondShelf, type Shelved } from '@barnum/rules/packs/asked-together';
import { questionsOf, wishErrors } from '@barnum/rules/packs/pack-questions';
import { type PackComponent, type Packs, type PackWish, wishInWords } from '@barnum/rules/packs/packs';
import type { OfferedArticle } from './availability/hired-on-days.ts';

interface HeldArticle extends PackComponent {
  nom: string;
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
export function optionName({ components }: AskedArticle, id: number): string | undefined {
  const held = [...components, ...components.flatMap((one) => one.components ?? [])];
  return held.find(({ articleId }) => articleId === id)?.nom;
}

/** The sentence of the service at each index of what is asked for beyond what there is, as far as `articles` know it. */
export function askedTooMany(
  lines: readonly AskedLine[],
  articles: readonly (AskedArticle & OfferedArticle)[],
): ReadonlyMap<number, string> {
  const known = new Map<number, Shelved>();
  const learn = (components: readonly HeldArticle[]): void => {
    for (const { articleId, nom, article, components: inner = [] } of components) {
      // How many are rented in is known of what is hired alone.
      const stock = article?.enRenfort ? null : (article?.quantite ?? null);
      known.set(articleId, { nom, stock, enRenfort: article?.enRenfort ?? false });
      learn(inner);
    }
  };
  for (const { components } of articles) learn(components);
  for (const { id, nom, quantite, enRenfort } of articles) known.set(id, { nom, stock: quantite, enRenfort });
  const packs = new Map(articles.flatMap((article) => [...packsOf(article)]));
  return beyondShelf(lines, packs, (id) => known.get(id));
}

function packsOf({ id, components }: AskedArticle): Packs {
  const inner = components.map((one) => [one.articleId, one.components ?? []] as const);
  return new Map([...inner, [id, components]]);
}
