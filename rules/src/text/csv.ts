/**
 * A table as French spreadsheets open it: semicolons, and the mark that tells UTF-8. A text that a spreadsheet would
 * run as a formula begins with an apostrophe; full-width signs count as the plain ones.
 */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${csvLines(rows)}`;
}

/** Lines of such a table after the first ones. */
export function csvLines(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(cell).join(';')}\r\n`).join('');
}

function cell(value: string): string {
  const text = /^[=+\-@＝＋－＠\t\r\n]/.test(value) ? `'${value}` : value;
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
