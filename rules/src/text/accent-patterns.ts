import { foldText } from './fold.ts';
import { spelledWords } from './search.ts';
import { sizeOf } from './sizes.ts';
import { unitWords } from './units.ts';

/**
 * The words of a search as patterns for texts that no folding is stored of, in the form of PostgreSQL's `~*`: each letter
 * with all its accents, and perhaps a sign or two between two of them, as in « F-2026-00001 » and « 1 200 »; a size as it is
 * written or turned.
 */
export function accentPatterns(search: string): string[] {
  return spelledWords(search).map((word) => {
    const { numbers = [], unit = '' } = sizeOf(word) ?? {};
    const [first = word, ...others] = numbers.map(sideOf);
    if (numbers.length === 0) return numberOf(word);
    // « 1m80 » has the unit before its decimals.
    if (others.length === 0) return `${first}(?:${perhapsASigns}${unitOf(unit)})${word.includes('.') ? '?' : ''}`;
    const written = [first, ...others].join(times);
    return others.length === 1 ? `(?:${written}|${others[0]}${times}${first})` : written;
  });
}

const perhapsASigns = '[^[:alnum:]]{0,2}';

/** Between two numbers of a size. */
const times = `${perhapsASigns}(?:[cdm]?m|(?:centi|milli|d[eé]ci)?m[eè]tres?)?${perhapsASigns}[x×*/]${perhapsASigns}`;

/** « 3 » is also « 3,00 ». */
function sideOf(number: string): string {
  return number.includes('.') ? numberOf(number) : `${lettersOf(number)}(?:[.,m]0+)?`;
}

/** « kg » is also « kilos », « m2 » « mètres carrés ». */
function unitOf(unit: string): string {
  const inWords = unitWords(unit).map(lettersOf);
  return `(?:${[lettersOf(unit), ...inWords].join('|')})`;
}

/** « 1.8 » is also « 1,80 ». */
function numberOf(word: string): string {
  return /^\d+\.\d+$/.test(word) ? `${lettersOf(word)}0*` : lettersOf(word);
}

function lettersOf(word: string): string {
  return (word.match(/oe|ae|ss|./gu) ?? []).map(patternOf).join(perhapsASigns);
}

/** Letters of Europe's languages that have more than one form, and raised digits, by what they fold to. */
let forms: Map<string, string> | undefined;

function patternOf(letters: string): string {
  // « 1,80 m », « 1m80 ».
  if (letters === '.') return '[.,m]';
  forms ??= allForms();
  const others = forms.get(letters) ?? '';
  if (Array.from(letters).length > 1) {
    const apart = Array.from(letters, patternOf).join(perhapsASigns);
    return others === '' ? apart : `(?:${apart}|[${others}])`;
  }
  return /[\p{L}\d]/u.test(letters) ? `[${letters}${others}]` : `\\${letters}`;
}

function allForms(): Map<string, string> {
  const found = new Map<string, string>();
  for (const [first, last] of [
    [0xaa, 0x24f],
    [0x1e00, 0x1eff],
  ] as const) {
    for (let code = first; code <= last; code += 1) {
      const form = String.fromCodePoint(code);
      const folded = foldText(form);
      if (/^[\p{L}\p{No}]$/u.test(form) && /^[a-z\d]{1,2}$/.test(folded)) {
        found.set(folded, (found.get(folded) ?? '') + form);
      }
    }
  }
  return found;
}
