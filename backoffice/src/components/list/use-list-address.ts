import { useSearchParams } from 'react-router-dom';
import { readPageNumber } from './page-number.ts';

/**
 * What a list shows, kept in its address: `?q=tente&categorie=3&tri=prix-asc&page=2`. A reload, « back » and a sent link
 * find the same list. Every change but that of the page leads to the first page, and replaces the address: filtering
 * is no journey to go back through letter by letter.
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
    /** Sets those parameters; null or empty takes one away. */
    change: (changes: Record<string, string | null>) => setParameters(after(changes), { replace: true }),
    /** The query string with those parameters, for a link. */
    searchWith: (changes: Record<string, string | null>): string => {
      const next = after(changes);
      return next.size === 0 ? '' : `?${next}`;
    },
  };
}
