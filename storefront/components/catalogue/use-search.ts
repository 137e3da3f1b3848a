import { startTransition, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { buildSearchIndex, type Group, type SearchedArticle, searchArticles } from '../../lib/catalogue.ts';

/** Milliseconds without typing before the address is updated: browsers limit how often it may change. */
const addressDelay = 250;

/**
 * The search terms, mirrored in the address (`?q=`) so that they can be shared, and the ids of the articles found
 * (undefined: all). It starts with the address's terms, which the server has searched already. Typing never waits for the list.
 * Long descriptions, which the page does not hold, are fetched at the first search.
 */
export function useSearch(groups: readonly Group<SearchedArticle>[], asOpened: string) {
  const [search, setSearch] = useState(asOpened);
  const [searchTexts, setSearchTexts] = useState<ReadonlyMap<number, string>>();
  const query = useDeferredValue(search);
  const index = useMemo(() => buildSearchIndex(groups, searchTexts), [groups, searchTexts]);
  const found = useMemo(() => searchArticles(index, query), [index, query]);

  useEffect(() => {
    const timer = setTimeout(() => keepInAddress(search), addressDelay);
    return () => clearTimeout(timer);
  }, [search]);

  const lacksTexts = search.trim() !== '' && asOpened === '';
  useEffect(() => {
    if (!lacksTexts) return;
    import('../../lib/search-texts.ts')
      .then(({ loadSearchTexts }) => loadSearchTexts())
      .then((texts) => startTransition(() => setSearchTexts(texts)))
      .catch((error: unknown) => console.error('The long descriptions are not searched:', error));
  }, [lacksTexts]);

  return { search, setSearch, found, query: query.trim() };
}

function keepInAddress(search: string): void {
  const url = new URL(window.location.href);
  if (search === (url.searchParams.get('q') ?? '')) return;
  if (search) url.searchParams.set('q', search);
  else url.searchParams.delete('q');
  window.history.replaceState(null, '', url);
}
