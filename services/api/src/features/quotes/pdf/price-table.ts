import { publicUnitLabel } from '@barnum/rules/articles';
import { formatPrice } from '@barnum/rules/money/amounts';
import { extraDays } from '@barnum/rules/money/piece-rent';
import type { QuotedRequest, QuoteLine } from '@barnum/rules/money/quote-amounts';
import { unbroken } from '@barnum/rules/text/french';
import { formatNumber } from '@barnum/rules/text/numbers';
import {
  decorate,
  type Element,
  heightOf,
  makeRoom,
  type PdfWriter,
  paleSand,
  sand,
  softInk,
  write,
} from './pdf-writer.ts';

type Duration = Pick<QuotedRequest, 'debut' | 'fin' | 'joursOfferts' | 'supplementParJour'>;

const size = 9.5;
const detailSize = 8;
const padding = 6;
const headHeight = 28;

/** Widths of the columns on the right, in points; the name takes what is left. */
const numbers = [
  { title: 'Quantité', width: 56 },
  { title: 'Prix TTC pour la durée', width: 84 },
  { title: 'Total TTC', width: 84 },
] as const;
const numbersWidth = numbers.reduce((sum, { width }) => sum + width, 0);

/** The lines of a quote as a table, whose head is repeated on every page. */
export function writeLines(pdf: PdfWriter, lines: readonly QuoteLine[], duration: Duration): void {
  const table = pdf.doc.struct('Table');
  pdf.root.add(table);
  // The head is never alone at the end of a page.
  makeRoom(pdf, headHeight + 80);
  writeHead(pdf, table);
  for (const line of lines) writeLine(pdf, table, line, duration);
  table.end();
}

function writeHead(pdf: PdfWriter, table: Element): void {
  const { doc, left, width } = pdf;
  const style = { size: 8, font: 'bold', color: '#ffffff' } as const;
  const y = doc.y;
  decorate(pdf, () => doc.roundedRect(left, y, width, headHeight, 4).fill(pdf.seaDeep));
  const row = doc.struct('TR');
  table.add(row);
  write(pdf, row, 'TH', 'Désignation', { ...style, x: left + padding, y: y + 9 });
  eachNumber(pdf, ({ title, x, width: room }) => {
    const text = { ...style, x, width: room - padding, align: 'right' } as const;
    write(pdf, row, 'TH', title, { ...text, y: y + (headHeight - heightOf(pdf, title, text)) / 2 });
  });
  row.end();
  doc.y = y + headHeight + 2;
}

function writeLine(pdf: PdfWriter, table: Element, line: QuoteLine, duration: Duration): void {
  const { doc, left, width } = pdf;
  const room = { x: left + padding, width: width - numbersWidth - 2 * padding };
  const name = { size, font: 'bold', ...room } as const;
  const detail = { size: detailSize, color: softInk, ...room };
  const words = line.tarif === null ? null : tariffInWords(line.tarif, duration);
  const height = heightOf(pdf, unbroken(line.nom), name) + (words ? heightOf(pdf, words, detail) + 1 : 0) + 2 * padding;
  if (makeRoom(pdf, height)) writeHead(pdf, table);
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
  table.add(row);
  const cell = doc.struct('TD');
  row.add(cell);
  write(pdf, cell, 'P', unbroken(line.nom), { ...name, y: y + padding });
  if (words) write(pdf, cell, 'P', words, { ...detail, y: doc.y + 1 });
  cell.end();
  const values = [formatNumber(line.quantite), formatPrice(line.prix), formatPrice(line.total)];
  eachNumber(pdf, ({ x, width: column }, index) => {
    const style = { size, x, y: y + padding, width: column - padding, align: 'right' } as const;
    write(pdf, row, 'TD', values[index] ?? '', style);
  });
  row.end();
  doc.y = y + height;
}

function eachNumber(
  { left, width }: PdfWriter,
  draw: (column: { title: string; x: number; width: number }, index: number) => void,
): void {
  let x = left + width - numbersWidth;
  for (const [index, column] of numbers.entries()) {
    draw({ ...column, x }, index);
    x += column.width;
  }
}

// « 100,00 € / week-end, et 25 % pour chacun des 2 jours en plus »
function tariffInWords({ prix, unite }: NonNullable<QuoteLine['tarif']>, duration: Duration): string {
  const tariff = `${formatPrice(prix)} / ${publicUnitLabel(unite)}`;
  const extra = extraDays(unite, duration);
  if (extra === 0) return tariff;
  const days = extra === 1 ? 'le jour en plus' : `chacun des ${extra} jours en plus`;
  return `${tariff}, et ${duration.supplementParJour} % pour ${days}`;
}

/** Names on the left, amounts on the right: the total and what follows from it. */
export function writeAmounts(
  pdf: PdfWriter,
  rows: readonly { name: string; amount: string; isStrong?: boolean }[],
): void {
  const { doc, left, width } = pdf;
  const box = 258;
  const x = left + width - box;
  const heights = rows.map(({ isStrong }) => (isStrong ? 26 : 19));
  makeRoom(pdf, heights.reduce((sum, height) => sum + height, 0) + 12);
  doc.y += 10;
  const table = doc.struct('Table');
  pdf.root.add(table);
  for (const [index, { name, amount, isStrong = false }] of rows.entries()) {
    const y = doc.y;
    const height = heights[index] ?? 0;
    if (isStrong) decorate(pdf, () => doc.roundedRect(x, y, box, height, 4).fill(paleSand));
    const style = { size: isStrong ? 12 : size, font: isStrong ? 'bold' : 'regular', y: y + 4 } as const;
    const row = doc.struct('TR');
    table.add(row);
    write(pdf, row, 'TH', name, { ...style, x: x + padding, width: box - 100 });
    write(pdf, row, 'TD', amount, { ...style, x: x + box - 110, width: 110 - padding, align: 'right' });
    row.end();
    doc.y = y + height;
  }
  table.end();
}
