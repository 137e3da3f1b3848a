import { isCalendarDay } from '../../dates/days.ts';
import { monthNames } from '../../dates/format-dates.ts';
import { toAmount, toCents } from '../../prices/amounts.ts';
import { foldText } from '../../text/fold.ts';
import { importSentences } from './import-sentences.ts';

/** What a cell says, or why it says nothing that could be taken. */
export type Said<Value> = { value: Value } | { problem: string };

/** A number of a spreadsheet as its text: without the dust of binary fractions, and with a decimal comma. */
export function numberText(value: number): string {
  return String(Number(value.toPrecision(15))).replace('.', ',');
}

/** « 1 234,50 € », « 1.200,00 », « 12.5 » as an exact amount; what has several readings is asked. */
export function readAmountCell(text: string): Said<string> {
  const bare = text.replace(/\bhors\s+taxes?|[\s\u00a0\u202f'’]|€|eur(?:os?)?\b|\b(?:ttc|ht)\b/gi, '');
  if (/^\d{1,3}(?:\.\d{3})+,\d{1,2}$/.test(bare)) return { value: decimal(bare.replaceAll('.', '')) };
  if (/^\d{1,3}(?:,\d{3})+\.\d{1,2}$/.test(bare)) return { value: decimal(bare.replaceAll(',', '')) };
  if (/^\d+(?:[.,]\d{1,2})?$/.test(bare)) return { value: decimal(bare) };
  if (/^\d{1,3}[.,]\d{3}$/.test(bare)) return { problem: importSentences.thousands(text) };
  if (/^\d+[.,]\d+$/.test(bare)) return { problem: importSentences.decimals(text) };
  return { problem: /\d.*\d/.test(text) ? importSentences.oneAmount(text) : importSentences.amount(text) };
}

/** An amount with taxes; one that says that it has none is asked. */
export function readGrossCell(text: string): Said<string> {
  return isNet(text) ? { problem: importSentences.withoutTaxes(text) } : readAmountCell(text);
}

/** An amount without taxes; one that says that it has them is asked. */
export function readNetCell(text: string): Said<string> {
  return /\bttc\b/i.test(text) ? { problem: importSentences.withTaxes(text) } : readAmountCell(text);
}

/** An amount without taxes as one with those of a rate in percent. */
export function withTaxes(net: string, rate: string): string {
  return toAmount(Math.round((toCents(net) * (10_000 + Math.round(Number(rate) * 100))) / 10_000));
}

/** « 12/07/2025 », « 12-7-25 », « 2025-07-12 », « samedi 12 juillet 2025 » as a day. */
export function readDayCell(text: string): Said<string> {
  const words = foldText(text).trim();
  const [, year, month, day] = /^(\d{4})-(\d\d?)-(\d\d?)(?:[t ].*)?$/.exec(words) ?? [];
  const [, day2, month2, year2] = /^(\d\d?)[/.-](\d\d?)[/.-](\d{4}|\d\d)(?: .*)?$/.exec(words) ?? [];
  const [, day3, name, year3] = /^(?:[a-z]+\.? )?(\d\d?)(?:er)? ([a-z]{3,})\.? (\d{4})$/.exec(words) ?? [];
  const named = monthNames.findIndex((one) => name !== undefined && foldText(one).startsWith(name)) + 1;
  const parts = [year ?? year2 ?? year3, month ?? month2 ?? String(named), day ?? day2 ?? day3];
  const [ofYear = '', ofMonth = '', ofDay = ''] = parts;
  const read = `${ofYear.padStart(4, '20')}-${ofMonth.padStart(2, '0')}-${ofDay.padStart(2, '0')}`;
  return isCalendarDay(read) ? { value: read } : { problem: importSentences.day(text) };
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
