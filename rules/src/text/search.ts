import { foldText } from './fold.ts';
import { sizeOf } from './sizes.ts';

/**
 * The words of a text, each the same for all its spellings. Signs between words are blanks; the number of a paper is one
 * word (« d202600001 »). Numbers have no blanks, a decimal point and no needless zeros (« 1 200 », « 1.200 » are « 1200 »,
 * « 3,50 » « 3.5 »), units are symbols beside them (« 1m80 » is « 1.8m », « 0,5 litre » « 0.5l »), and a size is one
 * word: « 3 × 6 mètres », « 3m x 6m », « 3*6 m » are « 3x6m ».
 */
export function searchWords(text: string): string[] {
  const words = ` ${foldText(text)} `
    .replace(/(?<![\p{L}\p{N}])\.|\.(?![\p{L}\p{N}])/gu, ' ')
    .replace(paperNumber, '$1$2$3$4')
    .replace(thousands, (number) => number.replace(/[.,]/g, ''))
    .replace(/(\d),(?=\d)/g, '$1.')
    .replace(/(?<!\dm|[\d.])(\d{1,2}) ?m(\d\d)(?!\d|(?!x)\p{L})/gu, '$1.$2 m')
    .replace(slashed, (size) => size.replaceAll('/', 'x'))
    .replace(/(\d\s*)([cdm]?m\s*)?\*\s*(?=\d)/g, '$1$2x')
    .replace(between, ' ')
    .replace(/[%°]/g, ' $& ')
    .replace(/ +/g, ' ')
    .replace(/ o(?=\d)/g, ' o ')
    .replace(/ \d{1,3}(?: \d{3})+(?!\d)/g, (number) => ` ${number.replaceAll(' ', '')}`)
    .replace(needlessZeros, (_, whole, decimal) => (decimal === undefined ? whole : `${whole}.${decimal}`))
    .replace(unitInWords, (_, prefix = '', unit, power) =>
      unit === undefined ? ' kg' : ` ${prefix.charAt(0)}${unit.charAt(0)}${powers[power] ?? ''}`,
    )
    .replace(/(\d)(?: ?[cdm]?m)? ?x ?(?=\d)/g, '$1x')
    .replace(/ (x?\d(?:[\d.x]*\d)?) ?((?!x)\p{L}+[23]?)(?= )/gu, (_, number, letters) =>
      symbol.test(letters) ? ` ${number}${letters}` : ` ${number} ${letters}`,
    );
  return words.split(' ').filter(Boolean);
}

/** « d-2026-00001 ». */
const paperNumber = /([^\p{L}\d])([a-z]{1,3})\p{Pd}(\d{4})\p{Pd}(\d{1,6})(?![\p{L}\d])/gu;

/** « 1.200 », « 1,234,567 »; « 0,125 » is a part of one. */
const thousands = /(?<![\d.]|\d,)[1-9]\d{0,2}(?:(?:\.\d{3})+(?![\d.])|(?:,\d{3})+(?!\d|,\d))/g;

/** All but letters, numbers, pictures and what addresses consist of. */
const between = /[^\p{L}\p{M}\p{N}\p{So}.@_%\\]+/gu;

const needlessZeros = /(?<![\d.])(\d+)\.(?:0+|(\d)0+)(?![\d.])/g;

/**
 * « 3/6 »: numbers of one to three digits, which begin with no zero and belong to nothing longer, as those of dates,
 * telephones and references do.
 */
const side = String.raw`(?:0|[1-9]\d{0,2})(?:\.\d+)?(?:\s*[cdm]?m)?`;
const slashed = new RegExp(
  String.raw`(?<![\p{L}\d./\p{Pd}])${side}(?:\s*[/x*]\s*${side}){1,3}(?!\s*/|(?!metre)\p{L}|\d|\.\d|\p{Pd}\d)`,
  'gu',
);

/** « 3 metres », « 18 metres carres », « 5 kilogrammes », « 5 kilos ». */
const unitInWords =
  /(?<=\d) ?(?:(kilo|deci|centi|milli)?(metre|litre|gramme|watt|volt|ampere)|kilo)s?(?: (carre|cube)s?)?(?= )/g;
const unitAlone =
  /(?<!\p{L})(?:(?:kilo|deci|centi|milli)?(?:metre|litre|gramme|watt|volt|ampere)|kilo)s?(?![\p{L}\d])/gu;

const powers: Partial<Record<string, string>> = { carre: '2', cube: '3' };

const symbol = /^[kdcm]?(?:m[23]?|[lgw])$/;

/**
 * The words that a text is found by: those of `searchWords`, compounds also in one (« mangedebout », « dhiver »), units
 * also in words, numbers of papers as they are typed, and what sizes and measures are found by (`sizeOf`).
 */
export function textWords(text: string): string[] {
  const folded = foldText(text);
  const compounds = (folded.match(compound) ?? []).map((each) => each.replace(/\P{L}+/gu, ''));
  const papers = withPapers(folded);
  const words = [
    ...searchWords(folded),
    ...(papers === folded ? [] : wordsBetween(papers)),
    ...compounds,
    ...(folded.match(unitAlone) ?? []),
  ];
  return [...new Set(words.flatMap((word) => sizeOf(word)?.found ?? word))];
}

const compound = /(?<!\p{L})\p{L}+(?:['\p{Pd}]\p{L}+)+/gu;

/** `textWords`, a blank before and after each: what is looked for is one string. */
export function searchText(text: string): string {
  return ` ${textWords(text).join(' ')} `;
}

/**
 * The words of a search as they are spelt: those of its text, without the article of « l’été » and what is said before
 * the number of a paper, « facture n° F-2026-00001 ».
 */
export function spelledWords(search: string): string[] {
  return wordsBetween(withPapers(foldText(search).replace(paperLabel, apart)).replace(elision, `$1${apart}`));
}

const elision = /(^|[^\p{L}\d.])(?:[cdjlmnst]|qu)'(?=\p{L})/gu;

/** In place of what is left out: what stands before and after does not become a measure, « 3 l’m ». */
const apart = ' _@_ ';

function wordsBetween(text: string): string[] {
  return searchWords(text).filter((word) => word !== apart.trim());
}

/** The number of a paper while it is typed is one word too: « f-20 », « f-2026-0 », « 2026-0 ». */
function withPapers(folded: string): string {
  return folded.replace(paperBeginning, (number) => `${number.replace(/\p{Pd}/gu, '')}${apart}`);
}

const paperBeginning =
  /(?<![\p{L}\d\p{Pd}])(?:[a-z]\p{Pd}2(?:0\d{0,2})?|(?:[a-z]{1,3}\p{Pd})?20\d\d(?=\p{Pd}\d))(?:\p{Pd}\d{1,6})*\p{Pd}?(?!\p{Pd}*[\p{L}\d]|[.,]\d)/gu;

const numberSign = '(?:n ?[°o]|numero) *';
const paperLabel = new RegExp(
  String.raw`(?<![\p{L}\d])(?:(?:facture|devis|avoir|acompte)s? +(?:${numberSign})?|${numberSign})(?=${paperBeginning.source})`,
  'gu',
);

/** The words of a search: of a size its first two numbers, in either order, and further ones. */
export function soughtWords(search: string): string[] {
  return spelledWords(search).flatMap((word) => sizeOf(word)?.sought ?? word);
}

/**
 * What is looked for of a word in a `searchText`: its letters, wherever they stand; of a number with one or two digits,
 * which stand in many, the whole word.
 */
export function patternOf(word: string): string {
  return /^\d{1,2}(?!\d)/.test(word) ? ` ${word} ` : word;
}

/** Whether a `searchText` has what a search looks for. */
export function hasWords(text: string, search: string): boolean {
  return soughtWords(search).every((word) => text.includes(patternOf(word)));
}
