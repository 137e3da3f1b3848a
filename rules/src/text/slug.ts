/**
 * Slug of a name, as spec section 2 rules: lowercase, accents stripped, non-word characters dropped,
 * spaces to hyphens, repeated hyphens collapsed, hyphens trimmed at both ends.
 * Empty when the name holds no word character: the caller chooses a fallback.
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
