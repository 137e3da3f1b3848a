/** A piece of a field for telephones: a number with its link, or what stands between numbers. */
export interface PhonePart {
  text: string;
  /** `tel:…`; null for text. */
  href: string | null;
}

/**
 * A field for telephones in pieces: French numbers in groups of two, each with the address that dials it; extensions,
 * notes and what parts two numbers as the text that they are.
 */
export function phoneParts(field: string): PhonePart[] {
  const whole = field.trim();
  // « 3949 », « 36 31 », « 112 »: a short number stands alone.
  if (/^\d(?: ?\d){1,5}$/.test(whole)) return [{ text: whole, href: `tel:${whole.replaceAll(' ', '')}` }];
  const parts: PhonePart[] = [];
  let end = 0;
  for (const { 0: written, index } of whole.matchAll(number)) {
    const dialled = dial(written);
    if (dialled === null) continue;
    if (index > end) parts.push({ text: whole.slice(end, index), href: null });
    parts.push({ text: inGroups(written, dialled), href: `tel:${dialled}` });
    end = index + written.length;
  }
  if (end < whole.length) parts.push({ text: whole.slice(end), href: null });
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

const gap = '[\\s.\\/\\p{Pd}]*';
const pairs = `(?:${gap}\\d){8}(?!\\d)`;

/** French numbers from abroad and from France, numbers of other countries, numbers that lost their zero. */
const number = new RegExp(
  [
    `(?:\\+|(?<!\\d)00)${gap}33${gap}(?:\\(0\\)|0)?${gap}[1-9]${pairs}`,
    `(?<![\\d+])0[1-9]${pairs}`,
    `(?:\\+|(?<!\\d)00)\\s?[1-9](?:[ .()\\p{Pd}\\u00a0]{0,2}\\d){5,13}(?!\\d)`,
    `(?<![\\d+])[67]${pairs}`,
    `(?<![\\d+])\\d(?:[ .\\p{Pd}\\u00a0]?\\d){7,14}(?!\\d)`,
  ].join('|'),
  'gu',
);

function dial(written: string): string | null {
  // What is dialled at home alone stands in brackets.
  const bare = written.replace(/\(0\)/, '').replace(/[^+\d]/g, '');
  const international = bare.replace(/^00(?=[1-9])/, '+');
  if (/^\+330?[1-9]\d{8}$/.test(international)) return international.replace(/^\+330/, '+33');
  if (/^\+[1-9]\d{5,14}$/.test(international)) return international;
  if (/^[67]\d{8}$/.test(bare)) return `0${bare}`;
  return /^\d{8,15}$/.test(bare) ? bare : null;
}

function inGroups(written: string, dialled: string): string {
  const french = /^(\+33|0)([1-9])(\d{2})(\d{2})(\d{2})(\d{2})$/.exec(dialled);
  if (!french) return written.trim();
  const [, prefix = '', first = '', ...groups] = french;
  return [prefix === '0' ? `0${first}` : `+33 ${first}`, ...groups].join(' ');
}
