import { unbroken } from '@barnum/rules/text/french';
import {
  blank,
  decorate,
  type Element,
  hasRoom,
  heightOf,
  makeRoom,
  type PdfWriter,
  paleSand,
  sand,
  softInk,
  write,
} from './pdf-writer.ts';

const size = 9.5;
const detailSize = 8;
const padding = 6;
const headHeight = 28;
const carriedHeight = 20;

/** A column of numbers: its width in points. */
export interface Column {
  title: string;
  width: number;
}

/** A line: what it is, in small print what follows from what, and a text for each column. */
export interface TableRow {
  name: string;
  details: string;
  values: readonly string[];
}

interface Table {
  element: Element;
  title: string;
  columns: readonly Column[];
  /** Of the columns, which stand on the right; the name takes what is left. */
  width: number;
}

/** How the lines of a table stand on pages. */
interface Paging {
  /** What the first column is called. */
  title?: string;
  /** What the lines before one come to: it is said where a page ends, and again where the next one begins. */
  carried?: (index: number) => string;
  /** Points of what stands below the last line and is never without it. */
  tail?: number;
}

/** Lines as a table, whose head is repeated on every page. */
export function writeTable(
  pdf: PdfWriter,
  columns: readonly Column[],
  rows: readonly TableRow[],
  { carried, tail = 0, title = 'Désignation' }: Paging = {},
): void {
  const element = pdf.doc.struct('Table');
  pdf.root.add(element);
  const table = { element, title, columns, width: columns.reduce((sum, { width }) => sum + width, 0) };
  // The head is never alone at the end of a page.
  makeRoom(pdf, headHeight + 80);
  writeHead(pdf, table);
  const carriedBelow = carried ? carriedHeight : 0;
  for (const [index, row] of rows.entries()) {
    const height = heightOfRow(pdf, table, row);
    const below = index === rows.length - 1 ? tail : carriedBelow;
    if (!hasRoom(pdf, height + below)) {
      if (carried) writeCarried(pdf, table, 'À reporter', carried(index));
      pdf.doc.addPage();
      writeHead(pdf, table);
      if (carried) writeCarried(pdf, table, 'Report', carried(index));
    }
    writeRow(pdf, table, row, height);
  }
  element.end();
}

function writeHead(pdf: PdfWriter, table: Table): void {
  const { doc, left, width } = pdf;
  const style = { size: 8, font: 'bold', color: '#ffffff' } as const;
  const y = doc.y;
  decorate(pdf, () => doc.roundedRect(left, y, width, headHeight, 4).fill(pdf.seaDeep));
  const row = doc.struct('TR');
  table.element.add(row);
  write(pdf, row, 'TH', table.title, { ...style, x: left + padding, y: y + 9 });
  eachColumn(pdf, table, ({ title, x, width: room }) => {
    const text = { ...style, x, width: room - padding, align: 'right' } as const;
    write(pdf, row, 'TH', title, { ...text, y: y + (headHeight - heightOf(pdf, title, text)) / 2 });
  });
  row.end();
  doc.y = y + headHeight + 2;
}

function stylesOf({ left, width }: PdfWriter, table: Table) {
  const room = { x: left + padding, width: width - table.width - 2 * padding };
  return { name: { size, font: 'bold', ...room }, detail: { size: detailSize, color: softInk, ...room } } as const;
}

function heightOfRow(pdf: PdfWriter, table: Table, { name, details }: TableRow): number {
  const styles = stylesOf(pdf, table);
  const small = details === '' ? 0 : heightOf(pdf, details, styles.detail) + 1;
  return heightOf(pdf, unbroken(name), styles.name) + small + 2 * blank(pdf, padding);
}

function writeRow(pdf: PdfWriter, table: Table, { name, details, values }: TableRow, height: number): void {
  const { doc, left, width } = pdf;
  const styles = stylesOf(pdf, table);
  const y = doc.y;
  decorate(pdf, () => {
    doc
      .moveTo(left, y + height)
      .lineTo(left + width, y + height)
      .lineWidth(0.75)
      .strokeColor(sand)
      .stroke();
  });
  const row = doc.struct('TR');
  table.element.add(row);
  const cell = doc.struct('TD');
  row.add(cell);
  write(pdf, cell, 'P', unbroken(name), { ...styles.name, y: y + blank(pdf, padding) });
  if (details !== '') write(pdf, cell, 'P', details, { ...styles.detail, y: doc.y + 1 });
  cell.end();
  eachColumn(pdf, table, ({ x, width: column }, index) => {
    const style = { size, x, y: y + blank(pdf, padding), width: column - padding, align: 'right' } as const;
    write(pdf, row, 'TD', values[index] ?? '', style);
  });
  row.end();
  doc.y = y + height;
}

function writeCarried(pdf: PdfWriter, table: Table, name: string, amount: string): void {
  const { doc, left, width } = pdf;
  const y = doc.y;
  decorate(pdf, () => doc.rect(left, y, width, carriedHeight).fill(paleSand));
  const row = doc.struct('TR');
  table.element.add(row);
  const style = { size: detailSize, font: 'bold', y: y + 5 } as const;
  write(pdf, row, 'TH', name, { ...style, x: left + padding });
  write(pdf, row, 'TD', amount, { ...style, x: left, width: width - padding, align: 'right' });
  row.end();
  doc.y = y + carriedHeight;
}

function eachColumn(
  { left, width }: PdfWriter,
  table: Table,
  draw: (column: Column & { x: number }, index: number) => void,
): void {
  let x = left + width - table.width;
  for (const [index, column] of table.columns.entries()) {
    draw({ ...column, x }, index);
    x += column.width;
  }
}

/** A name, and the amount beside it. */
export interface AmountRow {
  name: string;
  amount: string;
  isStrong?: boolean;
}

const amountsAbove = 10;

/** Names on the left, amounts on the right: the total and what follows from it. `box` is their width in points. */
export function writeAmounts(pdf: PdfWriter, rows: readonly AmountRow[], box = 258): void {
  const { doc, left, width } = pdf;
  const x = left + width - box;
  makeRoom(pdf, heightOfAmounts(pdf, rows, box));
  doc.y += amountsAbove;
  const table = doc.struct('Table');
  pdf.root.add(table);
  for (const { name, amount, isStrong, style, height } of amountLines(pdf, rows, box)) {
    const y = doc.y;
    if (isStrong) decorate(pdf, () => doc.roundedRect(x, y, box, height, 4).fill(paleSand));
    const row = doc.struct('TR');
    table.add(row);
    write(pdf, row, 'TH', name, { ...style, x: x + padding, y: y + 4 });
    write(pdf, row, 'TD', amount, { ...style, x: x + box - 110, y: y + 4, width: 110 - padding, align: 'right' });
    row.end();
    doc.y = y + height;
  }
  table.end();
}

/** Height that `writeAmounts` takes, in points. */
export function heightOfAmounts(pdf: PdfWriter, rows: readonly AmountRow[], box = 258): number {
  return amountLines(pdf, rows, box).reduce((sum, { height }) => sum + height, amountsAbove);
}

function amountLines(pdf: PdfWriter, rows: readonly AmountRow[], box: number) {
  return rows.map(({ name, amount, isStrong = false }) => {
    const style = { size: isStrong ? 12 : size, font: isStrong ? 'bold' : 'regular', width: box - 100 } as const;
    const least = blank(pdf, 4) + (isStrong ? 22 : 15);
    return { name, amount, isStrong, style, height: Math.max(least, heightOf(pdf, name, style) + 8) };
  });
}
