import { closeTerms } from '@barnum/rules/catalogue/catalogue-search/close-words';
import { hasTerms } from '@barnum/rules/catalogue/catalogue-search/terms';
import type { CloseSearch } from './catalogue.ts';

/** Ids of the articles that come close to what is searched for, with one slip of a letter in a word. */
export const closeArticles: CloseSearch = (index, search, synonyms) => {
  const texts = index();
  const terms = closeTerms(search, wordsOf(texts), synonyms);
  if (terms === null) return new Set();
  return new Set([...texts].filter(([, text]) => hasTerms(text, terms)).map(([id]) => id));
};

const known = new WeakMap<ReadonlyMap<number, string>, ReadonlySet<string>>();

function wordsOf(texts: ReadonlyMap<number, string>): ReadonlySet<string> {
  const words = known.get(texts) ?? new Set([...texts.values()].flatMap((text) => text.split(' ').filter(Boolean)));
  known.set(texts, words);
  return words;
}
