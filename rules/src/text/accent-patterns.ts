import { foldText } from './fold.ts';
import { soughtWords } from './search.ts';

/**
 * The words of a search as patterns for texts that no folding is stored of, in the form of PostgreSQL's `~*`: each letter
 * with all its accents, and perhaps one sign between two of them, as in « F-2026-00001 » and « 1 200 ».
 */
export function accentPatterns(search: string): string[] {
  return soughtWords(search).map((word) => (word.match(/oe|ae|ss|./gu) ?? []).map(patternOf).join(perhapsASign));
}

const perhapsASign = '[^[:alnum:]]?';

/** Letters of Europe's languages that have more than one form, by what they fold to. */
let forms: Map<string, string> | undefined;

function patternOf(letters: string): string {
  forms ??= allForms();
  const others = forms.get(letters) ?? '';
  if (letters.length > 1) {
    const apart = Array.from(letters, patternOf).join(perhapsASign);
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
      if (/^\p{L}$/u.test(form) && /^[a-z]{1,2}$/.test(folded)) found.set(folded, (found.get(folded) ?? '') + form);
    }
  }
  return found;
}
