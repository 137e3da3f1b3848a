import { slugify } from '@barnum/rules/slug';

/**
 * Slug for `name` that `taken` does not hold: the rule's slug, or `fallback` when that is empty,
 * followed by -2, -3... while it is taken.
 */
export function freeSlug(name: string, fallback: string, taken: ReadonlySet<string>): string {
  const base = slugify(name) || fallback;
  let slug = base;
  for (let count = 2; taken.has(slug); count += 1) slug = `${base}-${count}`;
  return slug;
}
