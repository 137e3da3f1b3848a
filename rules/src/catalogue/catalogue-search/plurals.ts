/** The fewest letters of a word that is read in both numbers. */
const fewest = 4;

/**
 * What a folded word is called in the other number, as far as it does not contain the word: « chaises » is « chaise »,
 * « chevaux » « cheval », « cheval » « chevaux ». Empty below four letters, and for what is no word.
 */
export function otherNumbers(word: string): string[] {
  if (word.length < fewest || !/^\p{L}+$/u.test(word)) return [];
  if (word.endsWith('aux')) return ['al', 'ail', 'au'].map((end) => word.replace(/aux$/, end));
  if (/[sx]$/.test(word)) return [word.slice(0, -1)];
  return /ai?l$/.test(word) ? [word.replace(/ai?l$/, 'aux')] : [];
}

/** A folded word in both numbers. */
export function wholeForms(word: string): string[] {
  return /^\p{L}+$/u.test(word) ? [word, `${word}s`, `${word}x`, ...otherNumbers(word)] : [word];
}
