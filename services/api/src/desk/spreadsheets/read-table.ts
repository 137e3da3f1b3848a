import { toDay } from '@barnum/rules/dates/days';
import { formatNumericDay } from '@barnum/rules/dates/format-dates';
import type { SheetRow } from '@barnum/rules/desk/spreadsheets/find-table';
import { importSentences } from '@barnum/rules/desk/spreadsheets/import-sentences';
import { numberText } from '@barnum/rules/desk/spreadsheets/read-cells';
import { limits } from '@barnum/rules/limits';
import { ownNumber } from '@barnum/rules/platform/table-columns';
import { withoutDefusal } from '@barnum/rules/text/csv';
import { detectDelimiter, parseCsv } from 'hucre/csv';
import { readXlsx } from 'hucre/xlsx';
import { readZip, ZipError } from '../../platform/zip/read-zip.ts';
import { decodeTable } from './decode-table.ts';

declare module '../../platform/worker/run-in-worker.ts' {
  interface HeavyFunctions {
    readTable: typeof readTable;
  }
}

/** A sheet of a file: its rows as the spreadsheet numbers them, the names of all sheets, and what was left out. */
export interface ReadTable {
  sheets: string[];
  rows: SheetRow[];
  notes: string[];
}

/** Why a file is not read, in a sentence. */
class Refusal extends Error {}

/**
 * Reads a table that somebody sends, by its first bytes and whatever its name: `.xlsx`, or text with separators. It is
 * hostile until it was read: what it unpacks to is judged before, and this runs in a thread.
 */
export async function readTable({
  bytes,
  sheet,
}: {
  bytes: Uint8Array;
  sheet: number;
}): Promise<ReadTable | { problem: string }> {
  try {
    const file = Buffer.from(bytes);
    const table =
      file.subarray(0, 4).toString('latin1') === 'PK\u0003\u0004' ? await ofWorkbook(file, sheet) : ofText(file);
    requireWithin(table.rows);
    return { ...table, rows: table.rows.map(({ line, cells }) => ({ line, cells: cells.map(storable) })) };
  } catch (error) {
    if (error instanceof Refusal) return { problem: error.message };
    if (error instanceof ZipError && error.why === 'tooMuch') return { problem: importSentences.tooMuch };
    return { problem: importSentences.unreadable };
  }
}

function ofText(file: Buffer): ReadTable {
  const magic = file.subarray(0, 8).toString('latin1');
  if (magic.startsWith('\u00d0\u00cf\u0011\u00e0')) throw new Refusal(importSentences.oldExcel);
  if (magic.startsWith('%PDF')) throw new Refusal(importSentences.pdf);
  const text = decodeTable(file);
  if (text === null) throw new Refusal(importSentences.binary);
  if (/^\s*<(?:!doctype|html|table|\?xml)/i.test(text.slice(0, 200))) throw new Refusal(importSentences.html);
  const [, announced] = /^sep=(.)\r?\n?/i.exec(text) ?? [];
  const delimiter = announced ?? (text.split(/[\r\n]/, 1)[0]?.includes('\t') ? '\t' : detectDelimiter(text));
  const parsed = parseCsv(text, { delimiter, maxRows: limits.sheetRows + rowsAround });
  const rows = parsed
    .map((cells, at) => ({ line: at + 1, cells: cells.map((cell) => String(cell ?? '')) }))
    .slice(announced === undefined ? 0 : 1);
  const isOwn = rows.slice(0, 1).some(({ cells }) => cells.includes(ownNumber));
  return {
    sheets: [],
    notes: [],
    rows: isOwn ? rows.map(({ line, cells }) => ({ line, cells: cells.map(withoutDefusal) })) : rows,
  };
}

/** Rows above the titles, and one that is too many. */
const rowsAround = 31;

async function ofWorkbook(file: Buffer, chosen: number): Promise<ReadTable> {
  const files = await readZip(file, { files: 5_000, bytes: limits.sheetUnpackedBytes, ratio: 100 });
  const names = [...files.keys()];
  if (names.includes('mimetype')) throw new Refusal(importSentences.openDocument);
  if (names.some((name) => name.startsWith('Index/') || name === 'Index.zip'))
    throw new Refusal(importSentences.numbers);
  if (names.some((name) => /vbaProject/i.test(name))) throw new Refusal(importSentences.macros);
  if (!names.includes('xl/workbook.xml')) throw new Refusal(importSentences.binary);
  const sheets: string[] = [];
  const { sheets: read } = await readXlsx(file, {
    sheets: ({ name, hidden, veryHidden }) => {
      if (hidden || veryHidden) return false;
      sheets.push(name);
      return sheets.length === chosen + 1;
    },
    // What is allowed and a little more, by which too much is found; the rest is not read.
    range: `A1:CW${limits.sheetRows + rowsAround}`,
  });
  const [sheet] = read;
  if (sheet === undefined) throw new Refusal(importSentences.noSheet);
  for (const { startRow, startCol, endRow, endCol } of sheet.merges ?? [])
    spread(sheet.rows, { startRow, startCol, endRow, endCol });
  const hiddenColumns = new Set((sheet.columns ?? []).flatMap(({ hidden }, at) => (hidden ? [at] : [])));
  const isHidden = (at: number) => sheet.rowDefs?.get(at)?.hidden === true;
  const rows = sheet.rows
    .map((cells, at) => ({ line: at + 1, at, cells }))
    .filter(({ at, cells }) => !isHidden(at) && cells.some((cell) => cell !== null && cell !== ''))
    .map(({ line, cells }) => ({ line, cells: cells.filter((_, at) => !hiddenColumns.has(at)).map(textOf) }));
  const hiddenRows = sheet.rows.filter((_, at) => isHidden(at)).length;
  return {
    sheets,
    rows,
    notes: [
      ...(hiddenRows > 0 ? [importSentences.hiddenRows(hiddenRows)] : []),
      ...(hiddenColumns.size > 0 ? [importSentences.hiddenColumns(hiddenColumns.size)] : []),
    ],
  };
}

/** A merged cell counts for all that it covers, within what is read. */
function spread<Cell>(
  rows: Cell[][],
  merge: { startRow: number; startCol: number; endRow: number; endCol: number },
): void {
  const value = rows[merge.startRow]?.[merge.startCol];
  if (value === undefined || value === null) return;
  const lastColumn = Math.min(merge.endCol, limits.sheetColumns);
  for (let at = merge.startRow; at <= Math.min(merge.endRow, rows.length - 1); at += 1)
    for (let column = merge.startCol; column <= lastColumn; column += 1) {
      const row = rows[at];
      if (row) row[column] = value;
    }
}

function textOf(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'number') return numberText(cell);
  if (typeof cell === 'boolean') return cell ? 'oui' : 'non';
  return cell instanceof Date ? formatNumericDay(toDay(cell)) : String(cell);
}

/** Without what the database does not store. */
function storable(text: string): string {
  return text.replaceAll('\0', '').replace(/\p{Cs}/gu, '\ufffd');
}

function requireWithin(rows: readonly SheetRow[]): void {
  if (rows.length > limits.sheetRows) throw new Refusal(importSentences.tooManyRows(limits.sheetRows));
  for (const { line, cells } of rows) {
    const last = cells.findLastIndex((cell) => cell !== '');
    if (last >= limits.sheetColumns) throw new Refusal(importSentences.tooManyColumns(limits.sheetColumns));
    if (cells.some((cell) => cell.length > limits.html)) throw new Refusal(importSentences.cellTooLong(line));
  }
}
