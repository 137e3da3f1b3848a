import { patternOf, soughtWords } from '../../text/search.ts';
import { isBeside } from './meant-words.ts';
import { otherNumbers, wholeForms } from './plurals.ts';
import type { Synonyms } from './synonyms.ts';

/** What is looked for in a `searchText`: letters that it contains or, between blanks, a whole word. */
export type Pattern = string;
/** A word, found by any of its patterns. */
export type Word = readonly Pattern[];
/** A word as it was typed, and what else may be meant by it. */
export type Spellings = readonly [typed: string, ...meant: string[]];
/** A way to say something, found by all of its words. */
export type Way = readonly Word[];
/** What a visitor named: one of the ways to say it is found. */
export type Term = readonly Way[];

/**
 * What a visitor looks for in the catalogue: each word in both numbers, or what the owner calls by the same name, without
 * the words that stand beside names. An empty search has none.
 */
export function searchTerms(search: string, synonyms: Synonyms): Term[] {
  return termsOf(
    [...new Set(soughtWords(search))].map((word) => [word]),
    synonyms,
  );
}

/** The same for a search of which each word is one of several. */
export function termsOf(search: readonly Spellings[], synonyms: Synonyms): Term[] {
  const words = [...search];
  const terms: Term[] = [];
  while (words.length > 0) {
    const { length, others } = synonymsAt(words, synonyms);
    const named = words.splice(0, length);
    if (others.length > 0 || !named.every(([typed]) => isBeside(typed)))
      terms.push([named.map(bothNumbers), ...others.map(inWholeWords)]);
  }
  return terms.length > 0 ? terms : search.map((word) => [[bothNumbers(word)]]);
}

function bothNumbers(spellings: Spellings): Word {
  return spellings.flatMap((word) => [patternOf(word), ...otherNumbers(word).map(whole)]);
}

function inWholeWords(entry: readonly string[]): Way {
  return entry.map((word) => wholeForms(word).map(whole));
}

/** Whether a `searchText` has all terms. */
export function hasTerms(text: string, terms: readonly Term[]): boolean {
  return terms.every((ways) => ways.some((way) => way.every((word) => word.some((pattern) => text.includes(pattern)))));
}

function whole(word: string): Pattern {
  return ` ${word} `;
}

/** How many words the longest entry has with which these words begin, and the other entries of its groups. */
function synonymsAt(words: readonly Spellings[], synonyms: Synonyms): { length: number; others: string[][] } {
  const begins = (entry: readonly string[]) => entry.every((word, at) => words[at]?.some((each) => isSame(word, each)));
  const length = Math.max(1, ...synonyms.flat().flatMap((entry) => (begins(entry) ? entry.length : [])));
  const named = (entry: readonly string[]) => entry.length === length && begins(entry);
  return {
    length,
    others: synonyms.filter((group) => group.some(named)).flatMap((group) => group.filter((each) => !named(each))),
  };
}

function isSame(entry: string, typed: string): boolean {
  return wholeForms(entry).includes(typed) || otherNumbers(typed).includes(entry);
}
