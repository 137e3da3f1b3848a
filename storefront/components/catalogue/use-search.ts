import { useEffect, useState } from 'react';

/** What is searched for, kept in the address (`?q=`) so that it can be shared. Empty on the server. */
export function useSearch(): [search: string, setSearch: (search: string) => void] {
  const [search, setSearch] = useState('');

  useEffect(() => setSearch(new URLSearchParams(window.location.search).get('q') ?? ''), []);

  function change(next: string) {
    setSearch(next);
    const url = new URL(window.location.href);
    if (next) url.searchParams.set('q', next);
    else url.searchParams.delete('q');
    window.history.replaceState(null, '', url);
  }

  return [search, change];
}
