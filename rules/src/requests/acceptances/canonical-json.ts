/** What JSON holds. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/**
 * A value as canonical JSON (RFC 8785): keys by their UTF-16 units, no blanks, numbers and texts as ECMAScript writes
 * them. Equal values give equal bytes, by any library of that standard.
 * @throws Error for a number that JSON has not, and for a text with half a character.
 */
export function canonicalJson(value: Json): string {
  if (typeof value === 'number' && !Number.isFinite(value)) throw new Error('JSON has no such number');
  if (typeof value === 'string') return textOf(value);
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  if (isList(value)) return `[${value.map(canonicalJson).join(',')}]`;
  const members = Object.entries(value)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, member]) => `${textOf(key)}:${canonicalJson(member)}`);
  return `{${members.join(',')}}`;
}

function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value);
}

function textOf(text: string): string {
  if (/\p{Surrogate}/u.test(text)) throw new Error('Half a character has no canonical form');
  return JSON.stringify(text);
}
