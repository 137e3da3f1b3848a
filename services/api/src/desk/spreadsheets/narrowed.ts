import { limits } from '@barnum/rules/limits';

/** What the query string of a list says of a name; empty where it says nothing. */
export type Narrowed = (name: string) => string;

/** Reads a query string as the list at whose address it stands does: what it says wrongly is left out. */
export function narrowedBy(query: unknown): Narrowed {
  const said = new Map(Object.entries(query ?? {}));
  return (name) => {
    const value = said.get(name);
    return typeof value === 'string' ? value.replaceAll('\0', '').slice(0, limits.shortText) : '';
  };
}

/** The words of a search, as many as a list takes. */
export function searchOf(read: Narrowed): string {
  return read('q').slice(0, limits.search);
}

/** A list that nothing narrows. */
export const all: Narrowed = () => '';
