/** The page number in the address, `?page=2`; 1 for anything else. */
export function readPageNumber(parameters: URLSearchParams): number {
  const value = parameters.get('page') ?? '';
  return /^[1-9]\d{0,5}$/.test(value) ? Number(value) : 1;
}

/** The query string of another page of the same list; page 1 has no parameter. */
export function searchOfPage(parameters: URLSearchParams, page: number): string {
  const after = new URLSearchParams(parameters);
  if (page === 1) after.delete('page');
  else after.set('page', String(page));
  return after.size === 0 ? '' : `?${after}`;
}
