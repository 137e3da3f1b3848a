import { patternOf, soughtWords, textWords } from '@barnum/rules/text/search';
import { Prisma } from './client.ts';

/**
 * What `searchColumns` are of, written into each row: another one whenever the folding of the rules changes, so that
 * rows of before, also those of an old backup, are written anew (`refreshSearchColumns`).
 */
export const searchFolding = 2;

/** Filter on a `search_text` column: it contains every word of `search`, however it is spelt. */
export function searchFilter(search: string) {
  return { AND: soughtWords(search).map((word) => ({ searchText: containing(patternOf(word)) })) };
}

/** Patterns of LIKE: a folded text matches them all when it contains every word of `search`. */
export function searchPatterns(search: string): string[] {
  return soughtWords(search).map((word) => `%${withoutWildcards(patternOf(word))}%`);
}

/**
 * The filter of a search on a table with a `search_trigrams` column, whose index finds rare words without reading every
 * row.
 */
export function indexedSearchFilter(search: string) {
  const trigrams = trigramsOf(soughtWords(search));
  return { ...searchFilter(search), ...(trigrams.length > 0 && { searchTrigrams: { hasEvery: trigrams } }) };
}

/** The same for one pattern: letters of a word or, between blanks, a whole one. */
export function indexedPatternFilter(pattern: string) {
  const trigrams = trigramsOf([pattern.trim()]);
  return {
    searchText: containing(pattern),
    ...(trigrams.length > 0 && { searchTrigrams: { hasEvery: trigrams } }),
  };
}

/** As `indexedSearchFilter`, as conditions of a statement in SQL; none for an empty search. */
export function indexedSearchSql(search: string, table = Prisma.empty): Prisma.Sql[] {
  const words = soughtWords(search);
  const trigrams = trigramsOf(words);
  return [
    ...(words.length > 0 ? [Prisma.sql`${table}search_text LIKE ALL (${searchPatterns(search)})`] : []),
    ...(trigrams.length > 0 ? [Prisma.sql`${table}search_trigrams @> ${trigrams}::smallint[]`] : []),
  ];
}

/** The columns that make `indexedSearchFilter` find a record by the words of these texts, and by `folded` ones. */
export function searchColumns(texts: readonly (string | null)[], folded: readonly string[] = []) {
  // Each for itself: the number that ends one is not the beginning of the next one's.
  const words = [...new Set([...texts.flatMap((text) => textWords(text ?? '')), ...folded])];
  return { searchText: ` ${words.join(' ')} `, searchTrigrams: trigramsOf(words), searchFolding };
}

/** Prisma passes `contains` on to LIKE as it is. */
export function containing(text: string) {
  return { contains: withoutWildcards(text) };
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

function withoutWildcards(word: string): string {
  return word.replace(/[\\%_]/g, String.raw`\$&`);
}
