import { readSynonyms } from '@barnum/rules/catalogue/catalogue-search/synonyms';
import { startTransition, useDeferredValue, useEffect, useMemo, useState } from 'react';
import {
  buildSearchIndex,
  type CategoryGroup,
  type CloseSearch,
  type FoundArticles,
  type ListedArticle,
  searchArticles,
} from '../../lib/catalogue.ts';

/** Milliseconds without typing before the address is updated: browsers limit how often it may change. */
const addressDelay = 250;

/**
 * The search terms, mirrored in the address (`?q=`) so that they can be shared, the groups that are searched, the
 * articles found (undefined: all). An address with terms brings only the first that the service found; the whole
 * catalogue is loaded once they change, or something else narrows or sorts the list. Long descriptions, which no page
 * holds, are fetched by `prepare`, when somebody is about to search a whole catalogue, or at the first search: what only
 * they find moves what is found already; what only comes close is looked for once they are there. Typing never waits for the list. `hasFailed`: what the address brought is still shown, as the
 * catalogue did not come.
 */
export function useSearch(
  groupsOfPage: readonly CategoryGroup<ListedArticle>[],
  { search: asOpened, isClose, synonyms: names }: SearchOfPage,
  isNarrowed: boolean,
) {
  const [search, setSearch] = useState(asOpened);
  const [loaded, setLoaded] = useState<Loaded>();
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [isPrepared, setPrepared] = useState(false);
  const bringsResults = asOpened.trim() !== '';
  const showsPage = bringsResults && loaded === undefined;
  const query = useDeferredValue(showsPage ? asOpened : search);
  const groups = loaded?.groups ?? groupsOfPage;
  const index = useMemo(() => buildSearchIndex(groups, loaded?.searchTexts), [groups, loaded]);
  const synonyms = useMemo(() => readSynonyms(names), [names]);
  const found = useMemo(
    (): FoundArticles | undefined =>
      showsPage
        ? { ids: new Set(groups.flatMap(({ articles }) => articles.map(({ id }) => id))), isClose }
        : searchArticles(index, query, synonyms, loaded?.closeSearch),
    [showsPage, groups, isClose, index, query, synonyms, loaded],
  );

  useEffect(() => {
    const timer = setTimeout(() => keepInAddress(search), addressDelay);
    return () => clearTimeout(timer);
  }, [search]);

  const needsMore = bringsResults ? search !== asOpened || isNarrowed : isPrepared || search.trim() !== '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    if (!needsMore) return;
    let isOutdated = false;
    import('../../lib/load-searched.ts')
      .then(({ loadCatalogue, loadSearchTexts }) => (bringsResults ? loadCatalogue() : loadSearchTexts()))
      .then((more) => {
        if (!isOutdated) startTransition(() => setLoaded(more));
      })
      .catch((error: unknown) => {
        console.error(
          bringsResults ? 'The catalogue is not searched:' : 'The long descriptions are not searched:',
          error,
        );
        if (isOutdated) return;
        setFailed(true);
        setPrepared(false);
      });
    return () => {
      isOutdated = true;
      setFailed(false);
    };
  }, [needsMore, bringsResults, attempt]);

  // Without the long descriptions all the rest is searched.
  const hasFailed = failed && showsPage;
  const retry = () => setAttempt(attempt + 1);
  const prepare = () => setPrepared(true);
  return { search, setSearch, prepare, groups, found, query: query.trim(), hasFailed, retry };
}

/** What the page says of the search. */
interface SearchOfPage {
  /** Terms of the address. */
  search: string;
  /** What the page holds only comes close to them. */
  isClose: boolean;
  /** The owner's groups of names for the same. */
  synonyms: string;
}

/** What the page does not hold. */
interface Loaded {
  closeSearch?: CloseSearch;
  groups?: readonly CategoryGroup<ListedArticle>[];
  searchTexts?: ReadonlyMap<number, string>;
}

function keepInAddress(search: string): void {
  const url = new URL(window.location.href);
  if (search === (url.searchParams.get('q') ?? '')) return;
  if (search) url.searchParams.set('q', search);
  else url.searchParams.delete('q');
  window.history.replaceState(null, '', url);
}
