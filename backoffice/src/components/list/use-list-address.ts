import { useSearchParams } from 'react-router-dom';
import { readPageNumber } from './page-number.ts';

/**
 * The state of a list, stored in its address: `?q=tente&categorie=3&tri=prix-asc&page=2`. Reload, back button and links
 * find the same list. Every change but that of the page returns to page 1 and replaces the history entry.
 */
export function useListAddress() {
  const [parameters, setParameters] = useSearchParams();

  function after(before: URLSearchParams, changes: Record<string, string | null>): URLSearchParams {
    const next = new URLSearchParams(before);
    for (const [name, value] of Object.entries({ page: null, ...changes })) {
      if (value === null || value === '') next.delete(name);
      else next.set(name, value);
    }
    return next;
  }

  return {
    page: readPageNumber(parameters),
    read: (name: string): string => parameters.get(name) ?? '',
    /** Sets parameters of the address as it is by then, rendered or not; null or '' removes one. */
    change: (changes: Record<string, string | null>) =>
      setParameters(after(new URLSearchParams(window.location.search), changes), { replace: true }),
    /** The query string with these changes, for a link. */
    searchWith: (changes: Record<string, string | null>): string => {
      const next = after(parameters, changes);
      return next.size === 0 ? '' : `?${next}`;
    },
  };
}
