import { useSearchParams } from 'react-router-dom';
import { readPageNumber } from './page-number.ts';

/**
 * The state of a list, stored in its address: `?q=tente&categorie=3&tri=prix-asc&page=2`. Reload, back button and links
 * find the same list. Every change but that of the page returns to page 1 and replaces the history entry.
 */
export function useListAddress() {
  const [parameters, setParameters] = useSearchParams();

  function after(changes: Record<string, string | null>): URLSearchParams {
    const next = new URLSearchParams(parameters);
    for (const [name, value] of Object.entries({ page: null, ...changes })) {
      if (value === null || value === '') next.delete(name);
      else next.set(name, value);
    }
    return next;
  }

  return {
    page: readPageNumber(parameters),
    read: (name: string): string => parameters.get(name) ?? '',
    /** Sets parameters; null or '' removes one. */
    change: (changes: Record<string, string | null>) => setParameters(after(changes), { replace: true }),
    /** The query string with these changes, for a link. */
    searchWith: (changes: Record<string, string | null>): string => {
      const next = after(changes);
      return next.size === 0 ? '' : `?${next}`;
    },
  };
}
