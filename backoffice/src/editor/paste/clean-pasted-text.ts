import { readLabel } from '@barnum/rules/text/list-label';
import { foldBlanks, normaliseLines } from '@barnum/rules/text/normalise';
import type { PasteNotes } from './paste-notes.ts';
import { plainSymbols } from './symbols.ts';

/** The plain text of the clipboard: rows of a table become lines with separators, a tab after a label a blank. */
export function cleanPastedText(text: string, notes: PasteNotes): string {
  const lines = withoutQuotedCells(plainSymbols(normaliseLines(text), notes))
    .replace(/^\n+|\n+$/g, '')
    .split('\n')
    .map(withoutTabAfterLabel);
  return lines
    .map((line, at) => (line.includes('\t') ? rowOf(line, tableAround(lines, at), notes) : line))
    .map((line) => foldBlanks(line).trim())
    .join('\n');
}

function withoutTabAfterLabel(line: string): string {
  const [first = '', ...rest] = line.split('\t');
  const isLabelled = rest.length > 0 && first.trim().length < 20 && isLabel(first, rest);
  return isLabelled ? [first, ...rest].join(' ') : line;
}

function isLabel(text: string, rest: string[]): boolean {
  const label = readLabel(text);
  if (label.kind === 'sign') return text.trim() !== '';
  // « 12 » alone is a quantity; so may « 1.50 » be, but before words.
  if (/^\s*\d{1,2}(\.\d{1,2})+\s*$/.test(text)) return rest.length === 1 && /^\s*\p{L}/u.test(rest[0] ?? '');
  return /[.)°-]$|^(article|art\.|§)\s*\S/i.test(text.trim());
}

/** The lines with tabs of which the line is one, as rows of cells. */
function tableAround(lines: string[], at: number): string[][] {
  const hasTab = (line: string | undefined) => line?.includes('\t') ?? false;
  let from = at;
  let to = at;
  while (hasTab(lines[from - 1])) from -= 1;
  while (hasTab(lines[to + 1])) to += 1;
  return lines.slice(from, to + 1).map((line) => line.split('\t'));
}

/** The cells of a line, parted. Tabs that only make room, with nothing between them in any row, part no cells. */
function rowOf(line: string, table: string[][], notes: PasteNotes): string {
  const isUsed = (column: number) => table.some((row) => (row[column] ?? '').trim() !== '');
  const cells = line.split('\t').filter((_cell, column) => isUsed(column));
  while (cells.length > 0 && (cells.at(-1) ?? '').trim() === '') cells.pop();
  if (cells.length > 1) notes.add('tables');
  return cells.map((cell) => cell.trim()).join(' | ');
}

// Excel puts a cell of several lines, or with quotation marks, into such. Beside a tab they are no words of a text.
function withoutQuotedCells(text: string): string {
  return text.replace(/(^|\t)"((?:[^"]|"")*)"(?=(\t|\n|$))/gm, (whole, before: string, cell: string, after: string) => {
    const isCell = (before === '\t' || after === '\t') && /[\t\n"]/.test(cell);
    return isCell ? `${before}${cell.replaceAll('""', '"').replace(/\s*[\t\n]\s*/g, ' ')}` : whole;
  });
}
