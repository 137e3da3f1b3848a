import { useSearchParams } from 'react-router-dom';

/** The page of a list, kept in the address as `?page=2`; the first page is the bare address. */
export function usePageNumber(): [number, (page: number, options?: { replace: boolean }) => void] {
  const [parameters, setParameters] = useSearchParams();

  function setPage(page: number, options = { replace: false }) {
    setParameters((before) => {
      const after = new URLSearchParams(before);
      if (page === 1) after.delete('page');
      else after.set('page', String(page));
      return after;
    }, options);
  }

  return [readPageNumber(parameters), setPage];
}

/** Page of an address; what is no page number is the first page. */
export function readPageNumber(parameters: URLSearchParams): number {
  const value = parameters.get('page') ?? '';
  return /^[1-9]\d{0,5}$/.test(value) ? Number(value) : 1;
}
