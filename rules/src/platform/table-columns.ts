import { formatNumericDay } from '../dates/format-dates.ts';

/**
 * What stands in a column: a text, of several lines where it lists things; a number; an amount in exact euros (`'12.50'`); a
 * day (`YYYY-MM-DD`); yes or no.
 */
export type CellKind = 'text' | 'number' | 'amount' | 'day' | 'yesNo';

export interface Column {
  key: string;
  title: string;
  kind: CellKind;
}

type ValueOf<Kind extends CellKind> = Kind extends 'number' ? number : Kind extends 'yesNo' ? boolean : string;

/** A row of a table: a value for each of its columns, null where there is none. */
export type RowOf<Columns extends readonly Column[]> = {
  [One in Columns[number] as One['key']]: ValueOf<One['kind']> | null;
};

export type CellValue = string | number | boolean | null;

/** Title of the column with the number of a record: a table that has it was written by Barnum. */
export const ownNumber = 'N° Barnum';

/** A cell as a French spreadsheet reads it: « 1234,50 », « 12/07/2026 », « oui ». */
export function cellText(kind: CellKind, value: CellValue): string {
  if (value === null) return '';
  switch (kind) {
    case 'amount':
    case 'number':
      return String(value).replace('.', ',');
    case 'day':
      return formatNumericDay(String(value));
    case 'yesNo':
      return value ? 'oui' : 'non';
    default:
      return String(value);
  }
}

/** Several things in one cell, a line each. */
export function linesOf(values: readonly string[]): string {
  return values.join('\n');
}

/** The two forms of a table for a spreadsheet. */
export const sheetForms = {
  csv: { type: 'text/csv; charset=utf-8', label: 'CSV' },
  xlsx: { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', label: 'Excel' },
} as const;
export type SheetForm = keyof typeof sheetForms;
