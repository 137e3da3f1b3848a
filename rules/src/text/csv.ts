import { phoneParts } from './telephones.ts';

/**
 * A table as French spreadsheets open it: semicolons, and the byte order mark of UTF-8. A text that a spreadsheet would
 * run as a formula gets a leading apostrophe, and so does a text of apostrophes and a formula, so that one can be taken
 * off again; full-width signs count as the plain ones. A telephone in groups is no formula: « +33 6 39 98 01 12, poste 4 »
 * stays a text.
 */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${csvLines(rows)}`;
}

/** Lines of such a table after the first ones. */
export function csvLines(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(cell).join(';')}\r\n`).join('');
}

/** A cell of such a table as it was: without the apostrophe that keeps it from being a formula. */
export function withoutDefusal(text: string): string {
  return text.startsWith("'") && formula.test(text) ? text.slice(1) : text;
}

const formula = /^'*[=+\-@＝＋－＠\t\r\n]/;

function cell(value: string): string {
  const isFormula = formula.test(value) && !isTelephone(value) && !isAmount(value);
  const text = isFormula ? `'${value}` : value;
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** An amount below zero, with its cents, is added up by a spreadsheet, and nothing else. */
function isAmount(value: string): boolean {
  return /^-\d+,\d\d$/.test(value);
}

/**
 * Whether a number with the code of its country begins the value, blanks between its groups as in no formula, and
 * nothing follows that computes or calls: words, other numbers, and signs of a sentence.
 */
function isTelephone(value: string): boolean {
  return (
    /^\+\d{1,3} [\d(](?:[\p{L}\d ,.:/()’'-]|\+(?=\d))*$/u.test(value) &&
    !/\p{L}\(/u.test(value) &&
    phoneParts(value)[0]?.href?.startsWith('tel:+') === true
  );
}
