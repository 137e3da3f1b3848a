/**
 * A text as searches compare it: lowercase, without accents, « 9 m² » as « 9 m2 », « 3×6 » as « 3x6 », « l’été » as
 * « l'ete ».
 */
export function foldText(text: string): string {
  return (
    text
      // Before, too: to put thousands of them after one letter into their order takes seconds. And what nobody sees.
      .replace(/[\p{Mn}\p{Cf}\u115f\u1160\u3164\uffa0]+/gu, '')
      .normalize('NFKD')
      .toLowerCase()
      .replace(/\p{Mn}/gu, '')
      .replace(/œ/g, 'oe')
      .replace(/æ/g, 'ae')
      .replace(/×/g, 'x')
      .replace(/’/g, "'")
  );
}

/** The words of a search, folded; a folded text that contains each of them is found. */
export function searchWords(search: string): string[] {
  return foldText(search)
    .split(/[\s\p{C}]+/u)
    .filter(Boolean);
}
