import type { Synonyms } from '@barnum/rules/catalogue/catalogue-search/synonyms';
import { hasTerms, searchTerms } from '@barnum/rules/catalogue/catalogue-search/terms';
import { otherArticles } from '@barnum/rules/paths';
import { searchText } from '@barnum/rules/text/search';
import type { ResultOf } from 'gql.tada';
import type { articleCardFields } from './service/fragments.ts';

interface Category {
  id: number;
  slug: string;
  nom: string;
}

interface Article {
  categorie: { id: number } | null;
}

export interface SearchedArticle {
  id: number;
  nom: string;
  courteDescription: string;
}

/** An article of the catalogue page. */
export type CatalogueArticle = ResultOf<typeof articleCardFields>;

/** An article with what the catalogue filters by. */
export type ListedArticle = CatalogueArticle & { capacite: number | null };

export interface CategoryGroup<A> {
  slug: string;
  nom: string;
  articles: A[];
  /** How many more there are that the page does not hold. */
  left?: number;
}

/** Number of articles of a category shown at first: thousands of them would block a phone for seconds. */
export const firstArticles = 24;

/**
 * Articles by category, in the categories' order, « Autres articles » last. Categories without articles are left out,
 * but for the one whose slug is `requestedSlug`.
 */
export function groupByCategory<A extends Article>(
  articles: readonly A[],
  categories: readonly Category[],
  requestedSlug?: string,
): CategoryGroup<A>[] {
  const known = new Set(categories.map(({ id }) => id));
  const groupOf = ({ categorie }: A) => (categorie && known.has(categorie.id) ? categorie.id : otherArticles.id);
  return [...categories, otherArticles]
    .map(({ id, slug, nom }) => ({ slug, nom, articles: articles.filter((article) => groupOf(article) === id) }))
    .filter((group) => group.articles.length > 0 || group.slug === requestedSlug);
}

/** The groups as a page of results holds them: the first articles of each, and all of the group `wholeSlug`. */
export function cutGroups<A>(groups: readonly CategoryGroup<A>[], wholeSlug: string | undefined): CategoryGroup<A>[] {
  return groups.map((group) => {
    const left = group.slug === wholeSlug ? 0 : Math.max(0, group.articles.length - firstArticles);
    return left === 0 ? group : { ...group, articles: group.articles.slice(0, firstArticles), left };
  });
}

/** The folded words of each article, by its id; built at the first search. */
export type SearchIndex = () => ReadonlyMap<number, string>;

/** The search terms in an address of the catalogue (`?q=`); empty when there are none. */
export function readSearchQuery(url: string): string {
  const query = url.indexOf('?');
  return query < 0 ? '' : (new URLSearchParams(url.slice(query)).get('q') ?? '');
}

/** Indexes each article's words and its category's; with `searchTexts` also those of its long description. */
export function buildSearchIndex(
  groups: readonly CategoryGroup<SearchedArticle>[],
  searchTexts?: ReadonlyMap<number, string>,
): SearchIndex {
  let index: ReadonlyMap<number, string> | undefined;
  return () => {
    index ??= wordsOf(groups, searchTexts);
    return index;
  };
}

function wordsOf(
  groups: readonly CategoryGroup<SearchedArticle>[],
  searchTexts: ReadonlyMap<number, string> | undefined,
): ReadonlyMap<number, string> {
  const index = new Map<number, string>();
  for (const group of groups) {
    const groupName = searchText(group.nom);
    for (const { id, nom, courteDescription } of group.articles) {
      index.set(id, groupName + (searchTexts?.get(id) ?? searchText(nom) + searchText(courteDescription)));
    }
  }
  return index;
}

/** What a search finds. */
export interface FoundArticles {
  ids: ReadonlySet<number>;
  /** No article has what was searched for: these come close to it. */
  isClose: boolean;
}

/** Finds, where a search finds nothing, what comes close to it (`close-articles.ts`). */
export type CloseSearch = (index: SearchIndex, search: string, synonyms: Synonyms) => ReadonlySet<number>;

/**
 * The articles that have all of `search`, in either number and by the owner's synonyms, or else those that `closeSearch`
 * finds; undefined (all articles) when `search` is empty.
 */
export function searchArticles(
  index: SearchIndex,
  search: string,
  synonyms: Synonyms,
  closeSearch?: CloseSearch,
): FoundArticles | undefined {
  const terms = searchTerms(search, synonyms);
  if (terms.length === 0) return undefined;
  const ids = new Set([...index()].filter(([, text]) => hasTerms(text, terms)).map(([id]) => id));
  const close = ids.size === 0 ? closeSearch?.(index, search, synonyms) : undefined;
  return close === undefined || close.size === 0 ? { ids, isClose: false } : { ids: close, isClose: true };
}

/** What is said above articles that only come close to a search. */
export function closeSentence(search: string): string {
  return `Aucun article ne contient «\u00a0${search}\u00a0»\u00a0; voici ceux qui s’en approchent.`;
}

/** The groups with only the found articles; empty groups are removed. */
export function filterGroups<A extends SearchedArticle>(
  groups: readonly CategoryGroup<A>[],
  found: ReadonlySet<number>,
): readonly CategoryGroup<A>[] {
  return groups
    .map((group) => ({ ...group, articles: group.articles.filter(({ id }) => found.has(id)) }))
    .filter(({ articles }) => articles.length > 0);
}
