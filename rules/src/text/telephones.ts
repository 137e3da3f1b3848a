/** A piece of a field for telephones: a number with its link, or what stands between numbers. */
export interface PhonePart {
  text: string;
  /** Where it begins in the field. */
  at: number;
  /** `tel:…`; null for text. */
  href: string | null;
}

/**
 * A field for telephones in pieces: numbers in groups, each with the address that dials it; extensions, notes, other
 * numbers and what parts two telephones as the text that they are.
 */
export function phoneParts(field: string): PhonePart[] {
  const whole = field.trim();
  // « 3949 », « 36 31 », « 112 »: a short number stands alone. What begins with a zero is the beginning of another.
  if (/^[1-9](?: ?\d){1,5}$/.test(whole)) return [{ at: 0, text: whole, href: `tel:${whole.replaceAll(' ', '')}` }];
  const parts: PhonePart[] = [];
  let end = 0;
  for (const { 0: read, index } of inPlainDigits(whole).matchAll(number)) {
    const written = whole.slice(index, index + read.length);
    const dialled = dial(read, written);
    if (index > end) parts.push({ at: end, text: whole.slice(end, index), href: null });
    parts.push({ at: index, text: inGroups(dialled, written), href: `tel:${dialled}` });
    end = index + read.length;
  }
  if (end < whole.length) parts.push({ at: end, text: whole.slice(end), href: null });
  return parts;
}

/** The address that dials the first number of the field, `tel:+33297000001`; null when none can be dialled. */
export function phoneLink(field: string): string | null {
  return phoneParts(field).find(({ href }) => href !== null)?.href ?? null;
}

/** The field as it is printed and exported: its numbers in groups, which no spreadsheet shortens. */
export function spacedPhones(field: string): string {
  return phoneParts(field)
    .map(({ text }) => text)
    .join('');
}

/**
 * Two writings of one number are the same here: each number of the field as France dials it, `0297000001`,
 * `+441632960000`. Where none can be read and nothing but digits and signs stands there, all the digits.
 */
export function phoneNumbers(field: string): string[] {
  const read = phoneParts(field).flatMap(({ href }) => (href === null ? [] : atHome(href.slice('tel:'.length))));
  if (read.length > 0 || /\p{L}/u.test(field)) return read;
  const digits = field.replace(/\D/g, '');
  return digits.length < fewestDigits ? [] : [digits];
}

/** Whether a telephone stands in the field by which somebody is reached: no service's short number, no extension. */
export function hasPhone(field: string): boolean {
  return phoneNumbers(field).some((number) => number.length >= fewestDigits);
}

const fewestDigits = 8;

const gap = '[\\s.\\/\\p{Pd}]*';
/** The same, but for what also stands between two numbers. */
const near = '[\\s.\\p{Pd}]*';
/** Parts of France, of which some have a code of their own, before the number without its zero. */
const france = '(?:33|262|590|594|596)';
/** Four pairs that are parted alike. */
const pairs = (name: string, parting = gap) => `(?<${name}>${parting})\\d\\d(?:\\k<${name}>\\d\\d){3}`;

/** Words before a number that lost its zero. */
const announced = '(?:t[ée]l(?:[ée]phone)?|t|mob(?:ile)?|port(?:able)?|fixe)';

/** A digit of a number of another country, but of no group that ends in a letter: « 18h », « 2e étage ». */
const foreign = (parting: string) => `(?:${parting}(?!\\d+\\p{L}))?\\d`;
const foreignStart = `${gap}[1-9](?:${foreign('[ ./\\p{Pd}\\u00a0]{1,4}')}){5}`;
/** Farther on, « - » between blanks begins a note, unless the group before it stands behind one too. */
const noNote = '(?! +\\p{Pd} +(?<!\\d +\\p{Pd} +\\d+ +\\p{Pd} +))';
const foreignDigit = `(?!${gap}0[1-9](?:${gap}\\d){8}(?!\\d))${foreign(`${noNote}[ .\\p{Pd}\\u00a0]{1,4}`)}`;

/**
 * A number of France with its zero or the code of the country, in pairs or else where no other digit follows, or in
 * pairs that other signs part; one that lost its zero in a spreadsheet, where no word stands before it but one for
 * telephones (its pairs are looked for first: to look back is slow); one of another country with its code. « 00 » and eight digits are a French number that is mistyped.
 */
const number = new RegExp(
  [
    `(?:(?:(?<!\\+)\\+|(?<![\\d+])00)${gap}${france}${gap}0?|(?<![\\d+])33${gap}0?|(?<![\\d+])0)${gap}[1-9](?:${pairs('one')}|(?:${gap}\\d){8}(?!${gap}[1-9]))(?!\\.?\\d)`,
    `(?<![\\d+])0[1-9]${pairs('signs', '[_:,] ?')}(?!\\k<signs>?\\d)`,
    `(?=[1-9]${pairs('ahead')})(?<=^[^\\p{L}]*(?:${announced}[^\\p{L}]*)*)(?<![\\d+]${near})[1-9]${pairs('other')}(?!${near}\\d)`,
    `(?:(?<!\\+)\\+(?!${gap}33)${foreignStart}(?:${foreignDigit}){0,9}|(?<!\\d)00(?!${gap}33)${foreignStart}(?:${foreignDigit}){3,9})(?!\\d)`,
  ].join('|'),
  'giu',
);

/** Countries, but for France, in which the zero before a number is not dialled from abroad. */
const homeZero = /^\+(31|32|353|377|4[013469]|21[23])0(?=[1-9])/;

/** The field, as long as before, with letters O among digits as zeros, and « (02) », « (0) », « (+33) » without brackets. */
function inPlainDigits(field: string): string {
  return field
    .replace(/(?<![^\P{L}oO])[oO]+(?![^\P{L}oO])/gu, (letters) => '0'.repeat(letters.length))
    .replace(/\((\+?\d{1,4})\)(?=[\s./\p{Pd}]*\d)/gu, '$1  ');
}

function dial(read: string, written: string): string {
  // What is dialled at home alone stands in brackets after the code of the country.
  const isFromAbroad = /^\(?(?:\+|00)/.test(written);
  const bare = (isFromAbroad ? written.replace('(0)', '') : read).replace(/[^+\d]/g, '').replace(/^00/, '+');
  const [, code, rest] = new RegExp(`^\\+?(${france})0?([1-9]\\d{8})$`).exec(bare) ?? [];
  if (code !== undefined && (isFromAbroad || code === '33')) return `+${code}${rest}`;
  if (isFromAbroad) return bare.replace(homeZero, '+$1');
  return bare.startsWith('0') ? bare : `0${bare}`;
}

function atHome(dialled: string): string {
  return dialled.replace(new RegExp(`^\\+${france}(?=\\d{9}$)`), '0');
}

/** A number in groups: one of France in pairs, one of another country as it is written unless it has no blank. */
function inGroups(dialled: string, written: string): string {
  const [, prefix, digits] =
    new RegExp(`^(0|\\+${france})(\\d{9})$`).exec(dialled) ??
    (/\s/.test(written) ? [] : (new RegExp(`^(\\+${countryCode})(\\d+)$`).exec(dialled) ?? []));
  if (prefix === undefined || digits === undefined) return written;
  const groups =
    prefix === '+1' ? digits.replace(/^(\d{3})(\d{3})/, '$1 $2 ') : digits.replace(/\B(?=(?:\d\d)+$)/g, ' ');
  if (prefix === '0') return `0${groups}`;
  // « 475 12 34 56 »: no digit stands alone, but where France has it so.
  return `${prefix} ${prefix === '+33' ? groups : groups.replace(/^(\d) /, '$1')}`;
}

/** Codes of countries have one digit, two of these, or three. */
const countryCode = '(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\\d{3})';
