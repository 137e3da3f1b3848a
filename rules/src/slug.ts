/**
 * Slug of a name (spec section 2): lowercase, accents stripped, non-word characters dropped,
 * spaces to hyphens, repeated hyphens collapsed, hyphens trimmed at both ends.
 * Empty when the name has no word character: the caller chooses a fallback.
 */
export function slugify(name: string): string {
  return name
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replace(/[^\w\s-]/g, '')
    .replace(/\s+/g, '-')
    .replace(/-+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Lowercase and accent-free form of a text, for searches. */
export function foldText(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae');
}
