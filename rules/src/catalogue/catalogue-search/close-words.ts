import { soughtWords } from '../../text/search.ts';
import { isBeside, meantWords } from './meant-words.ts';
import { otherNumbers } from './plurals.ts';
import type { Synonyms } from './synonyms.ts';
import { type Term, termsOf } from './terms.ts';

/**
 * The fewest letters of a word with a slip, as it is typed or as it is spelt: shorter ones are close to too many, « vere »
 * is « verre ».
 */
const fewest = 5;

/** The most words that one with a slip may be. */
const most = 10;

/** The words of a search that may have a slip: they consist of letters, of one too few at the least. */
export function wordsWithSlips(search: string): string[] {
  return meantWords(search).filter((word) => word.length >= fewest - 1 && /^\p{L}+$/u.test(word));
}

/**
 * What a visitor may mean who finds nothing: each word as it is typed, or one of `known` that differs by one slip of a
 * letter, in either number; of « 50 chaises » the chairs. Null where no word is close and no number is left out.
 */
export function closeTerms(search: string, known: Iterable<string>, synonyms: Synonyms): Term[] | null {
  const slipped = new Map(wordsWithSlips(search).map((word) => [word, [] as string[]]));
  for (const word of new Set([...known, ...synonyms.flat(2)])) {
    for (const [typed, found] of slipped) if (found.length < most && isClose(typed, word)) found.push(word);
  }
  const words = [...new Set(soughtWords(search))];
  const named = words.filter((word, at) => !isCount(word, words[at + 1]));
  if (named.length === words.length && [...slipped.values()].every((found) => found.length === 0)) return null;
  return termsOf(
    named.map((word) => [word, ...(slipped.get(word) ?? [])]),
    synonyms,
  );
}

/** Whether a word says how many are wanted of what the next one names. */
function isCount(word: string, next: string | undefined): boolean {
  return /^\d{1,4}$/.test(word) && next !== undefined && /^\p{L}{3,}$/u.test(next) && !isBeside(next);
}

function isClose(typed: string, word: string): boolean {
  if (Math.abs(typed.length - word.length) > 2) return false;
  const numbers = [word, ...otherNumbers(word)];
  if (Math.max(typed.length, Math.min(...numbers.map(({ length }) => length))) < fewest) return false;
  return [typed, ...otherNumbers(typed)].some((one) => numbers.some((other) => isOneSlip(one, other)));
}

/** Whether a letter too many, too few or wrong, or two in the wrong order, make one word of the other. */
export function isOneSlip(one: string, other: string): boolean {
  if (one === other || Math.abs(one.length - other.length) > 1) return false;
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  const [left, right] = [one.slice(at), other.slice(at)];
  const isSwapped = left[0] === right[1] && left[1] === right[0] && left.slice(2) === right.slice(2);
  return left.slice(1) === right.slice(1) || left.slice(1) === right || left === right.slice(1) || isSwapped;
}
