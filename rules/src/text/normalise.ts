/**
 * A text of several lines as one sees it: composed accents, plain letters for ligatures and wide ones, one kind of line
 * end, and nothing invisible. Idempotent.
 */
export function normaliseLines(text: string): string {
  return withoutInvisible(plainLetters(text.replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')));
}

/** A text with plain letters for ligatures and wide ones, and plain blanks for all but the no-break ones. */
export function plainLetters(text: string): string {
  return text
    .replace(/[^\P{Zs}\u00a0\u202f]/gu, ' ')
    .replace(/[\ufb00-\ufb06\uff10-\uff19\uff21-\uff3a\uff41-\uff5a]/g, (letter) => letter.normalize('NFKC'));
}

/** `normaliseLines` of a text of one line: ends of lines and tabs are blanks, and blanks that follow each other one. */
export function normaliseLine(text: string): string {
  return foldBlanks(normaliseLines(text).replace(/[\t\n]/g, ' ')).trim();
}

/** One blank for several that follow each other: a no-break one where all of them are. */
export function foldBlanks(text: string): string {
  return text.replace(/[ \u00a0\u202f]{2,}/g, (run) => (run.includes(' ') ? ' ' : (run[0] ?? '')));
}

/** A name of a person, a company or a place: `normaliseLine`, its blanks all of one kind. */
export function normaliseName(text: string): string {
  return normaliseLine(text).replace(/[\u00a0\u202f]/g, ' ');
}

/** An e-mail address as it was typed, with plain signs for those that look alike. */
export function visibleEmail(text: string): string {
  return plainSigns(normaliseLine(text)).replace(/[\u2018\u2019\u02bc]/g, "'");
}

/** What stands in a field for telephones, of one line: plain digits, signs and blanks. */
export function normalisePhone(text: string): string {
  return plainSigns(normaliseName(text));
}

/**
 * A text without characters that nobody sees: controls, marks of direction, soft hyphens, zero-width blanks. Joiners
 * and variation selectors stay where a script or an emoji needs them.
 */
export function withoutInvisible(text: string): string {
  const bare = text
    .replace(tooManyMarks, '$1')
    .normalize('NFC')
    .replace(neverSeen, '')
    .replace(tagRuns, '$1')
    .replace(contextual, keepWhereNeeded)
    .normalize('NFC');
  // What was taken out may have stood between a letter and its accent, or before a joiner that is now needed no more.
  return bare === text ? bare : withoutInvisible(bare);
}

/** No script writes thirty marks over one letter (Unicode's stream-safe format); thousands would take seconds to order. */
const tooManyMarks = /(\p{M}{30})\p{M}+/gu;

const joiners = '\u200c\u200d';
const selectors = '\ufe00-\ufe0f\u{e0100}-\u{e01ef}';
const tags = '\u{e0020}-\u{e007f}';
const fillers = '\u115f\u1160';

/** Controls but tab and line end, formats but joiners and tags, fillers, and other letters that draw nothing. */
const neverSeen = new RegExp(
  `(?![\\t\\n${joiners}${selectors}${tags}${fillers}])(?:[\\p{Cc}\\p{Default_Ignorable_Code_Point}\\ufff9-\\ufffb])(?<!${'[\\u180b-\\u180d\\u180f\\u17b4\\u17b5]'})`,
  'gu',
);

/** Tags draw the flag of a region after a black flag; elsewhere they draw nothing. */
const tagRuns = new RegExp(`(\u{1f3f4}[${tags}]+)|[${tags}]+`, 'gu');

const contextual = new RegExp(`[${joiners}${selectors}${fillers}\\u180b-\\u180d\\u180f]`, 'gu');

/** Scripts whose letters change with their neighbours. */
const joining =
  '\\p{Script=Arabic}\\p{Script=Syriac}\\p{Script=Mongolian}\\p{Script=Nko}\\p{Script=Mandaic}\\p{Script=Devanagari}\\p{Script=Bengali}\\p{Script=Gurmukhi}\\p{Script=Gujarati}\\p{Script=Oriya}\\p{Script=Tamil}\\p{Script=Telugu}\\p{Script=Kannada}\\p{Script=Malayalam}\\p{Script=Sinhala}\\p{Script=Khmer}\\p{Script=Myanmar}\\p{Script=Tibetan}\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Balinese}\\p{Script=Javanese}';
const afterJoining = new RegExp(`[${joining}]\\p{Mn}*$`, 'u');
const beforeJoining = new RegExp(`^[${joining}]`, 'u');
const afterVirama = /[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca\u1039\u17d2]$/;
const afterEmoji = /\p{Extended_Pictographic}(?:\ufe0f|\p{Emoji_Modifier})?$/u;
const beforeEmoji = /^\p{Extended_Pictographic}/u;

function keepWhereNeeded(sign: string, at: number, text: string): string {
  const before = text.slice(Math.max(0, at - 6), at);
  const after = text.slice(at + sign.length, at + sign.length + 4);
  return isNeeded(sign, before, after) ? sign : '';
}

function isNeeded(sign: string, before: string, after: string): boolean {
  if (sign === '\u200d' && afterEmoji.test(before) && beforeEmoji.test(after)) return true;
  if (sign === '\u200c' || sign === '\u200d') {
    return (afterJoining.test(before) && beforeJoining.test(after)) || (sign === '\u200d' && afterVirama.test(before));
  }
  if (sign === '\ufe0e' || sign === '\ufe0f') {
    return /[#*\d]$/.test(before) ? after.startsWith('\u20e3') : /\p{Emoji}$/u.test(before);
  }
  if (/[\u180b-\u180d\u180f]/.test(sign)) return /\p{Script=Mongolian}$/u.test(before);
  if (new RegExp(`[${fillers}]`).test(sign)) return /[\u1100-\u11ff\ua960-\ua97f\ud7b0-\ud7ff]/.test(before + after);
  return /[\p{Script=Han}\p{Script=Myanmar}\p{Sm}]$/u.test(before);
}

/** Wide signs and every hyphen as those of a keyboard. */
function plainSigns(text: string): string {
  return text.replace(/[\uff01-\uff5e]/g, (sign) => sign.normalize('NFKC')).replace(/[\u2010-\u2015\u2212]/g, '-');
}
