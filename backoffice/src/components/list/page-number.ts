/** Page of a list in its address, `?page=2`; what is no page number is the first page. */
export function readPageNumber(parameters: URLSearchParams): number {
  const value = parameters.get('page') ?? '';
  return /^[1-9]\d{0,5}$/.test(value) ? Number(value) : 1;
}

/** The query string of another page of the same list; the first page is the bare address. */
export function searchOfPage(parameters: URLSearchParams, page: number): string {
  const after = new URLSearchParams(parameters);
  if (page === 1) after.delete('page');
  else after.set('page', String(page));
  return after.size === 0 ? '' : `?${after}`;
}
