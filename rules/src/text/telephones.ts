/** A piece of a field for telephones: a number with its link, or what stands between numbers. */
export interface PhonePart {
  text: string;
  /** Where it begins in the field. */
  at: number;
  /** `tel:…`; null for text. */
  href: string | null;
}

/**
 * A field for telephones in pieces: French numbers in groups of two, each with the address that dials it; extensions,
 * notes, other numbers and what parts two telephones as the text that they are.
 */
export function phoneParts(field: string): PhonePart[] {
  const whole = field.trim();
  // « 3949 », « 36 31 », « 112 »: a short number stands alone.
  if (/^\d(?: ?\d){1,5}$/.test(whole)) return [{ at: 0, text: whole, href: `tel:${whole.replaceAll(' ', '')}` }];
  const parts: PhonePart[] = [];
  let end = 0;
  for (const { 0: read, index } of inPlainDigits(whole).matchAll(number)) {
    const written = whole.slice(index, index + read.length);
    const dialled = dial(read, written);
    if (index > end) parts.push({ at: end, text: whole.slice(end, index), href: null });
    parts.push({ at: index, text: inGroups(dialled) ?? written, href: `tel:${dialled}` });
    end = index + read.length;
  }
  if (end < whole.length) parts.push({ at: end, text: whole.slice(end), href: null });
  return parts;
}

/** The address that dials the first number of the field, `tel:+33297000001`; null when none can be dialled. */
export function phoneLink(field: string): string | null {
  return phoneParts(field).find(({ href }) => href !== null)?.href ?? null;
}

/** The field as it is printed and exported: its French numbers in groups of two, which no spreadsheet shortens. */
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
const pairs = (name: string) => `(?<${name}>${gap})\\d\\d(?:\\k<${name}>\\d\\d){3}`;

/**
 * A number of France with its zero or the code of the country, in pairs or else where no other digit follows; one that
 * lost its zero in a spreadsheet, where no word stands before it; one of another country with its code.
 */
const number = new RegExp(
  [
    `(?<![\\d+])(?:(?:\\+|00)${gap}${france}${gap}0?|33${gap}0?|0)${gap}[1-9](?:${pairs('one')}|(?:${gap}\\d){8}(?!${gap}[1-9]))(?!\\.?\\d)`,
    `(?<=^[^\\p{L}]*)(?<![\\d+]${near})[1-9]${pairs('other')}(?!${near}\\d)`,
    `(?<!\\d)(?:\\+|00)(?!${gap}33)${gap}[1-9](?:[ .\\p{Pd}\\u00a0]{0,4}\\d){5}(?:(?!${gap}0[1-9](?:${gap}\\d){8}(?!\\d))[ .\\p{Pd}\\u00a0]{0,4}\\d){0,9}(?!\\d)`,
  ].join('|'),
  'gu',
);

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
  return isFromAbroad || bare.startsWith('0') ? bare : `0${bare}`;
}

function atHome(dialled: string): string {
  return dialled.replace(new RegExp(`^\\+${france}(?=\\d{9}$)`), '0');
}

/** A number of France in groups; null for others. */
function inGroups(dialled: string): string | null {
  const [, prefix, digits] = new RegExp(`^(0|\\+${france})(\\d{9})$`).exec(dialled) ?? [];
  if (prefix === undefined || digits === undefined) return null;
  const groups = digits.replace(/\B(?=(?:\d\d)+$)/g, ' ');
  if (prefix === '0') return `0${groups}`;
  return `${prefix} ${prefix === '+33' ? groups : groups.replace(' ', '')}`;
}
