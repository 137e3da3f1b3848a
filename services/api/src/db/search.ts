import { searchWords } from '@barnum/rules/text/search';
import { Prisma } from './client.ts';

/** Filter on a `search_text` column: it contains every word of `search`, whatever the case and accents. */
export function searchFilter(search: string) {
  return { AND: searchWords(search).map((word) => ({ searchText: { contains: withoutWildcards(word) } })) };
}

/** Patterns of LIKE: a folded text matches them all when it contains every word of `search`. */
export function searchPatterns(search: string): string[] {
  return searchWords(search).map((word) => `%${withoutWildcards(word)}%`);
}

/**
 * The filter of a search on a table with a `search_trigrams` column, whose index finds rare words without reading every
 * row.
 */
export function indexedSearchFilter(search: string) {
  const trigrams = trigramsOf(searchWords(search));
  return { ...searchFilter(search), ...(trigrams.length > 0 && { searchTrigrams: { hasEvery: trigrams } }) };
}

/** As `indexedSearchFilter`, as conditions of a statement in SQL; none for an empty search. */
export function indexedSearchSql(search: string): Prisma.Sql[] {
  const trigrams = trigramsOf(searchWords(search));
  return [
    ...(searchWords(search).length > 0 ? [Prisma.sql`search_text LIKE ALL (${searchPatterns(search)})`] : []),
    ...(trigrams.length > 0 ? [Prisma.sql`search_trigrams @> ${trigrams}::smallint[]`] : []),
  ];
}

/** The columns that make `indexedSearchFilter` find a record by the words of these texts. */
export function searchColumns(texts: readonly (string | null)[]) {
  const words = [...new Set(searchWords(texts.join(' ')))];
  return { searchText: words.join(' '), searchTrigrams: trigramsOf(words) };
}

/** Every three consecutive letters, hashed to two bytes to keep the rows small; `search_text` excludes collisions. */
function trigramsOf(words: readonly string[]): number[] {
  const trigrams = new Set<number>();
  for (const word of words) {
    const letters = Array.from(word, (letter) => letter.codePointAt(0) ?? 0);
    for (let place = 2; place < letters.length; place += 1) {
      const [first = 0, second = 0, third = 0] = letters.slice(place - 2, place + 1);
      trigrams.add((((first * 31 + second) * 31 + third) % 65_536) - 32_768);
    }
  }
  return [...trigrams];
}

/** Prisma passes `contains` on to LIKE as it is. */
function withoutWildcards(word: string): string {
  return word.replace(/[\\%_]/g, String.raw`\$&`);
}
