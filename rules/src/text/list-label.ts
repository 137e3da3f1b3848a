/** How HTML counts: `type` of `<ol>`. */
export type Counting = '1' | 'a' | 'A' | 'i' | 'I';

/** One way to read a label: « i. » is the first Roman number or the ninth letter. */
export interface Reading {
  type: Counting;
  value: number;
}

/** What stands before an item of a list: a sign, a number that HTML can count, or a text that it cannot. */
export type ListLabel =
  | { kind: 'sign' }
  | { kind: 'number'; written: string; readings: [Reading, ...Reading[]] }
  | { kind: 'text'; text: string };

/** The label as it was written. What HTML cannot count, as « Article 1 - » or « 1.1. », is a text. */
export function readLabel(written: string): ListLabel {
  const text = written.replace(/[\s\u00a0]+/g, ' ').trim();
  // The second level of Word's bullets is the letter o.
  if (text === 'o' || !/[\p{L}\p{N}]/u.test(text)) return { kind: 'sign' };
  const [, counted = '', end = ''] = /^\(?(\d{1,9}|[a-z]{1,7}|[A-Z]{1,7})([.)]?)$/.exec(text) ?? [];
  const readings = readingsOf(counted, end);
  return readings ? { kind: 'number', written: text, readings } : { kind: 'text', text };
}

/** The number as it is written where HTML counts it: « c » for 3 with `a`, « iv » for 4 with `i`. */
export function writeNumber({ type, value }: Reading): string {
  if (type === '1' || value < 1) return String(value);
  // As browsers do, and no number is written without end.
  if ((type === 'i' || type === 'I') && value > 3_999) return String(value);
  if (type === 'a') return letters(value);
  if (type === 'A') return letters(value).toUpperCase();
  return type === 'i' ? roman(value) : roman(value).toUpperCase();
}

/** The `type` of an `<ol>` as HTML has it; numbers where it says nothing that counts. */
export function countingOf(type: string | undefined): Counting {
  return type === 'a' || type === 'A' || type === 'i' || type === 'I' ? type : '1';
}

function readingsOf(counted: string, end: string): [Reading, ...Reading[]] | null {
  // « 01. » counts with a zero, which HTML does not.
  if (/^(0|[1-9]\d*)$/.test(counted)) return [{ type: '1', value: Number(counted) }];
  if (!/^[a-z]+$/i.test(counted) || end === '') return null;
  const isLower = counted === counted.toLowerCase();
  const asRoman = romanValue(counted.toLowerCase());
  const fromRoman: Reading[] = asRoman === null ? [] : [{ type: isLower ? 'i' : 'I', value: asRoman }];
  const isLetter = counted.length === 1 || (counted.length === 2 && asRoman === null);
  const fromLetters: Reading[] = isLetter
    ? [{ type: isLower ? 'a' : 'A', value: lettersValue(counted.toLowerCase()) }]
    : [];
  // Of single letters, a list begins with « i » as a number alone.
  const [first, ...others] =
    counted.length > 1 || counted.toLowerCase() === 'i'
      ? [...fromRoman, ...fromLetters]
      : [...fromLetters, ...fromRoman];
  return first ? [first, ...others] : null;
}

const romanSigns: [sign: string, value: number][] = [
  ['m', 1000],
  ['cm', 900],
  ['d', 500],
  ['cd', 400],
  ['c', 100],
  ['xc', 90],
  ['l', 50],
  ['xl', 40],
  ['x', 10],
  ['ix', 9],
  ['v', 5],
  ['iv', 4],
  ['i', 1],
];

function roman(value: number): string {
  let rest = value;
  let written = '';
  for (const [sign, worth] of romanSigns) {
    while (rest >= worth) {
      written += sign;
      rest -= worth;
    }
  }
  return written;
}

function romanValue(written: string): number | null {
  let rest = written;
  let value = 0;
  for (const [sign, worth] of romanSigns) {
    while (rest.startsWith(sign)) {
      value += worth;
      rest = rest.slice(sign.length);
    }
  }
  return rest === '' && roman(value) === written ? value : null;
}

function letters(value: number): string {
  let rest = value;
  let written = '';
  while (rest > 0) {
    written = String.fromCodePoint(97 + ((rest - 1) % 26)) + written;
    rest = Math.floor((rest - 1) / 26);
  }
  return written;
}

function lettersValue(written: string): number {
  return [...written].reduce((value, letter) => value * 26 + (letter.codePointAt(0) ?? 96) - 96, 0);
}
