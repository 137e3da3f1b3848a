import { importSentences } from './import-sentences.ts';

/** What a cell says, or why it says nothing that could be taken. */
export type Said<Value> = { value: Value } | { problem: string };

/** A number of a spreadsheet as its text: without the dust of binary fractions, and with a decimal comma. */
export function numberText(value: number): string {
  return String(Number(value.toPrecision(15))).replace('.', ',');
}

/** « 1 234,50 € », « 1.200,00 », « 12.5 » as an exact amount; what has several readings is asked. */
export function readAmountCell(text: string): Said<string> {
  const bare = text.replace(/[\s\u00a0\u202f'’]|€|eur(?:os?)?\b|\b(?:ttc|ht|horstaxes?)\b/gi, '');
  if (/^\d{1,3}(?:\.\d{3})+,\d{1,2}$/.test(bare)) return { value: decimal(bare.replaceAll('.', '')) };
  if (/^\d{1,3}(?:,\d{3})+\.\d{1,2}$/.test(bare)) return { value: decimal(bare.replaceAll(',', '')) };
  if (/^\d+(?:[.,]\d{1,2})?$/.test(bare)) return { value: decimal(bare) };
  if (/^\d{1,3}[.,]\d{3}$/.test(bare)) return { problem: importSentences.thousands(text) };
  if (/^\d+[.,]\d+$/.test(bare)) return { problem: importSentences.decimals(text) };
  return { problem: /\d.*\d/.test(text) ? importSentences.oneAmount(text) : importSentences.amount(text) };
}

/** Whether a text says of itself that it is without taxes. */
export function isNet(text: string): boolean {
  return /\b(?:ht|hors\s+taxes?)\b/i.test(text);
}

function decimal(text: string): string {
  const [whole = '0', cents = ''] = text.split(/[.,]/);
  return `${whole.replace(/^0+(?=\d)/, '')}.${cents.padEnd(2, '0')}`;
}

/** « 1 200 » or « 12,00 » as a number without decimals; « 12 (dont 2 HS) » and « 3 lots de 10 » are asked. */
export function readWholeCell(text: string): Said<number> {
  const bare = text.replace(/[\s\u00a0\u202f]/g, '').replace(/(?:pcs?|pi[eè]ces?|unit[ée]s?|ex)\.?$/i, '');
  if (/^\d{1,9}(?:[.,]0{1,2})?$/.test(bare)) return { value: Number.parseInt(bare, 10) };
  return { problem: importSentences.whole(text) };
}

/** « 20 », « 5,5 % », or the 0,2 that a spreadsheet shows as « 20 % », as a rate with two decimals. */
export function readRateCell(text: string): Said<string> {
  const bare = text.replace(/[\s\u00a0\u202f%]/g, '').replace(',', '.');
  if (!/^\d{1,2}(?:\.\d{1,4})?$/.test(bare)) return { problem: importSentences.rate(text) };
  const isShare = Number(bare) < 1 && !text.includes('%');
  return { value: (Number(bare) * (isShare ? 100 : 1)).toFixed(2) };
}

/** Plain text as HTML, a paragraph for each line; what has tags stays as it is. */
export function htmlOfCell(text: string): string {
  if (/<\/?[a-z][^>]*>/i.test(text)) return text;
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return escaped
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => `<p>${line}</p>`)
    .join('');
}
