import { foldText } from '@barnum/rules/slug';

/** Condition on a folded `search_text` column: it holds every word of `search`; true for an empty search. */
export function searchFilter(search: string): { AND: { searchText: { contains: string } }[] } {
  const words = foldText(search).split(/\s+/).filter(Boolean);
  return { AND: words.map((word) => ({ searchText: { contains: withoutWildcards(word) } })) };
}

/** Prisma passes `contains` on to LIKE as it is. */
function withoutWildcards(word: string): string {
  return word.replace(/[\\%_]/g, String.raw`\$&`);
}
