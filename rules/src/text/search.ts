import { foldText } from './fold.ts';

/**
 * The words of a text as every search compares them; a text whose `searchText` contains each word of a search is found.
 * Apostrophes, hyphens and other signs between words are blanks; « 3 × 6 m », « 3m x 6m » and « 3*6m » are « 3x6 m »,
 * « 1 200 » is « 1200 », « 3,5 » is « 3.5 », « Ø150 » is « Ø 150 »; the number of a paper is one word: « D-2026-00001 »
 * is « d202600001 ».
 */
export function searchWords(text: string): string[] {
  const words = ` ${foldText(text)} `
    .replace(paperNumber, '$1$2$3$4')
    .replace(/(\d),(?=\d)/g, '$1.')
    .replace(/(\d)(\s*[mcd]?m)?\s*\*\s*(?=\d)/g, '$1$2 x ')
    .replace(between, ' ')
    .replace(/\.{2,}|\.(?= )/g, ' ')
    .replace(/ \./g, ' ')
    .replace(/ +/g, ' ')
    .replace(/ o(?=\d)/g, ' o ')
    .replace(/ \d{1,3}(?: \d{3})+(?!\d)/g, (number) => ` ${number.replaceAll(' ', '')}`)
    .replace(sameUnit, '$1x')
    .replace(/(\d) ?x ?(?=\d)/g, '$1x')
    .replace(/ (x?\d(?:[\d.x]*\d)?)((?!x)\p{L}+[23]?)(?= )/gu, ' $1 $2');
  return words.split(' ').filter(Boolean);
}

/** « d-2026-00001 ». */
const paperNumber = /([^\p{L}\d])([a-z]{1,3})\p{Pd}(\d{4})\p{Pd}(\d{1,6})(?![\p{L}\d])/gu;

/** What stands between words, and apostrophes of all kinds, accents that stand alone, hyphens and the minus. */
const between = /[\s\p{C}\p{Pd}\p{Pi}\p{Pf}\p{Ps}\p{Pe}'`´ʹʻʼʽ′\u2043\u2212"*,;:!?¿¡/\u2044|·•<>]+/gu;

/** « 3 m x » before « 6 m ». */
const sameUnit = /(\d) ?([mcd]?m) ?x ?(?=\d+(?:\.\d+)? ?\2[ x])/g;

/** The words of a text as searches compare them, a blank before and after each: what is looked for is one string. */
export function searchText(text: string): string {
  return ` ${searchWords(text).join(' ')} `;
}

/** The words of a search: those of its text, without the article of « l’été », which « été » is found by, too. */
export function soughtWords(search: string): string[] {
  return searchWords(foldText(search).replace(elision, '$1'));
}

const elision = /(^|[^\p{L}\d])(?:[cdjlmnst]|qu)['`ʻʼʽ‘′](?=\p{L})/gu;

/** Whether a `searchText` contains each of these words. */
export function containsWords(text: string, words: readonly string[]): boolean {
  return words.every((word) => text.includes(word));
}
