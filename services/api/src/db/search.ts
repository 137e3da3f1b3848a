import { foldText } from '@barnum/rules/slug';

/** Filter on a `search_text` column: it contains every word of `search`, whatever the case and accents. */
export function searchFilter(search: string): { AND: { searchText: { contains: string } }[] } {
  const words = foldText(search).split(/\s+/).filter(Boolean);
  return { AND: words.map((word) => ({ searchText: { contains: withoutWildcards(word) } })) };
}

/** Escapes the wildcards of LIKE, which Prisma does not. */
function withoutWildcards(word: string): string {
  return word.replace(/[\\%_]/g, String.raw`\$&`);
}
