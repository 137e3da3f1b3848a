import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { type CellValue, type Column, cellText, type SheetForm } from '@barnum/rules/platform/table-columns';
import { csvLines, toCsv } from '@barnum/rules/text/csv';
import { writeXlsxStream } from 'hucre/xlsx';
import type { Rows } from './in-batches.ts';

/** A table to be written: rows come in batches, and only as fast as the file is read. */
export interface SheetContent {
  title: string;
  columns: readonly Column[];
  rows: Rows;
}

/** The table as a file. Memory does not grow with its rows. */
export function sheetFile(form: SheetForm, content: SheetContent): Readable {
  return form === 'csv' ? Readable.from(csvOf(content)) : Readable.from(xlsxOf(content));
}

async function* csvOf({ columns, rows: batches }: SheetContent): AsyncGenerator<string> {
  yield toCsv([columns.map(({ title }) => title)]);
  for await (const rows of batches) {
    yield csvLines(rows.map((row) => columns.map(({ key, kind }) => cellText(kind, row[key] ?? null))));
    await setImmediate();
  }
}

function xlsxOf({ title, columns, rows: batches }: SheetContent): AsyncIterable<Uint8Array> {
  async function* rows() {
    for await (const batch of batches) {
      for (const row of batch) yield columns.map(({ key, kind }) => xlsxCell(kind, row[key] ?? null));
      await setImmediate();
    }
  }
  return writeXlsxStream(rows(), {
    name: title,
    freezePane: { rows: 1 },
    columns: columns.map(({ title: header, kind }) => ({ header, width: widths[kind], ...formats[kind] })),
  });
}

/** In characters. */
const widths: Record<Column['kind'], number> = { text: 28, number: 12, amount: 14, day: 12, yesNo: 10 };

const formats: Partial<Record<Column['kind'], { numFmt: string }>> = {
  amount: { numFmt: '#,##0.00' },
  day: { numFmt: 'dd/mm/yyyy' },
};

/** Texts are texts: a spreadsheet runs none of them as a formula. */
function xlsxCell(kind: Column['kind'], value: CellValue): string | number | Date | null {
  if (value === null) return null;
  if (kind === 'amount') return Number(value);
  if (kind === 'day') return new Date(`${value}T00:00:00Z`);
  return kind === 'yesNo' ? cellText(kind, value) : (value as string | number);
}
