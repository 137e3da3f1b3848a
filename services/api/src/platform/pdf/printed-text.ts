import { isVisible } from '@barnum/rules/text/text';
import { readFont } from './fonts.ts';

/**
 * A text as the fonts of a document write it: every blank is a space, what separates lines ends them, bullets are « • »,
 * ligatures and other forms of a letter that the fonts lack are letters. Emoji that they lack and invisible characters are
 * left out; any other character is « ? », as an empty box is worse in a document that is kept: `unprintableIn` names
 * them.
 */
export function printedText(text: string): string {
  return simplified(text).replace(unusual, (character) => written(character) ?? '?');
}

/** The characters of a text that no font of a document has, each once. */
export function unprintableIn(text: string): string[] {
  const found = simplified(text).match(unusual) ?? [];
  return [...new Set(found)].filter((character) => written(character) === null);
}

const signs = new Intl.Segmenter('fr');

/** The emoji of a text that are left out, each once. */
export function leftOutOf(text: string): string[] {
  if (!/[\p{Extended_Pictographic}\p{Regional_Indicator}]/u.test(text)) return [];
  const found = Array.from(signs.segment(text), ({ segment }) => segment);
  return [...new Set(found)].filter((sign) => isVisible(sign) && printedText(sign) === '');
}

/** A part of a printed text that is set in one font. */
export interface FontPart {
  text: string;
  isSymbols: boolean;
}

/** The parts of a printed text, in their order. */
export function fontParts(printed: string): FontPart[] {
  const parts: FontPart[] = [];
  let from = 0;
  for (const { 0: character, index } of printed.matchAll(unusual)) {
    if (isText(character)) continue;
    const last = parts.at(-1);
    if (last?.isSymbols && index === from) last.text += character;
    else {
      if (index > from) parts.push({ text: printed.slice(from, index), isSymbols: false });
      parts.push({ text: character, isSymbols: true });
    }
    from = index + character.length;
  }
  if (from < printed.length || parts.length === 0) parts.push({ text: printed.slice(from), isSymbols: false });
  return parts;
}

/** What is not in every font for Latin letters, and is looked up. */
const unusual = /[^\n\u0020-\u007e\u00a0-\u017f\u2010-\u201e\u202f\u20ac]/gu;

const lineEnds = /\r\n?|[\u0085\u2028\u2029\v\f]/g;
const wideSpaces = /[\t\u1680\u2000-\u2006\u2008-\u200a\u205f\u3000]/g;
const invisible = /[^\P{C}\n]/gu;
const emojiParts = /\p{Regional_Indicator}|\p{Emoji_Modifier}|\p{Variation_Selector}|\u20e3/gu;
const ligatures = /[\ufb00-\ufb06]/g;
/** What word processors and people begin the items of a list with. */
const bullets = /[\u2022\u2023\u2043\u204c\u204d\u2219\u25aa\u25ab\u25e6\u2756\u27a2-\u27a4\u29bf\u2981\u2b29]/g;

function simplified(text: string): string {
  return text
    .normalize('NFC')
    .replace(lineEnds, '\n')
    .replace(/\u2007/g, '\u00a0')
    .replace(wideSpaces, ' ')
    .replace(invisible, '')
    .replace(emojiParts, '')
    .replace(bullets, '•')
    .replace(/\u2300/g, 'Ø')
    .replace(/\u2027/g, '·')
    .replace(ligatures, (ligature) => ligature.normalize('NFKD'));
}

/** Looked up once: of a pasted text each character comes a thousand times. */
const known = new Map<string, string | null>();

/** A character as the fonts write it; null where they cannot. */
function written(character: string): string | null {
  const before = known.get(character);
  if (before !== undefined) return before;
  const found = lookUp(character);
  known.set(character, found);
  return found;
}

function lookUp(character: string): string | null {
  if (isText(character) || readFont('symbols').has(character)) return character;
  const letters = character.normalize('NFKD');
  if (letters !== character && Array.from(letters).every(isText)) return letters;
  return /\p{Extended_Pictographic}/u.test(character) ? '' : null;
}

/** Whether the fonts for text, regular and bold, have a character. */
function isText(character: string): boolean {
  return readFont('regular').has(character) && readFont('bold').has(character);
}
