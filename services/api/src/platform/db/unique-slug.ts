/** `base`, or `base` followed by -2, -3... when `taken` holds it. */
export function uniqueSlug(base: string, taken: ReadonlySet<string>): string {
  let slug = base;
  for (let count = 2; taken.has(slug); count += 1) slug = `${base}-${count}`;
  return slug;
}

/** True when `slug` is `base` with or without a number: then the address need not change. */
export function isSlugFor(slug: string, base: string): boolean {
  return slug === base || (slug.startsWith(`${base}-`) && /^[2-9]$|^[1-9]\d+$/.test(slug.slice(base.length + 1)));
}
