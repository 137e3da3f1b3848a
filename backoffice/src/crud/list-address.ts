/** What a list is searched for, by its address `?q=barnum`; empty when nothing is. */
export function readSearch(parameters: URLSearchParams): string {
  return parameters.get('q')?.trim() ?? '';
}

/** The parameters of the same list from its first page, with `name` set to `value`, or without it when that is empty. */
export function changedList(parameters: URLSearchParams, name: string, value: string): URLSearchParams {
  const after = new URLSearchParams(parameters);
  after.delete('page');
  if (value === '') after.delete(name);
  else after.set(name, value);
  return after;
}
