import { publicUnitLabel, type Unite } from '@barnum/rules/articles';
import { formatPrice } from '@barnum/rules/money/amounts';
import { discountWithAmount, factorInWords, formatRate } from '@barnum/rules/money/deal-in-words';
import { extraDays } from '@barnum/rules/money/piece-rent';
import type { QuoteAmounts, QuotedRequest, QuotedTariff, QuoteLine } from '@barnum/rules/money/quote-amounts';
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

/** A column on the right: its width in points, and what it says of a line. The name takes what is left. */
interface Column {
  title: string;
  width: number;
  value: (line: QuoteLine) => string;
}

const numbers: readonly Column[] = [
  { title: 'Quantité', width: 56, value: ({ quantite }) => formatNumber(quantite) },
  { title: 'Prix TTC pour la durée', width: 84, value: ({ prix }) => formatPrice(prix) },
  { title: 'Total TTC', width: 84, value: ({ total }) => formatPrice(total) },
];
const vatColumn: Column = {
  title: 'TVA',
  width: 44,
  value: ({ tauxTva }) => (tauxTva === null ? '' : formatRate(tauxTva)),
};

interface Table {
  element: Element;
  columns: readonly Column[];
  /** Of the columns on the right. */
  width: number;
  duration: Duration;
}

/** The lines of a quote as a table, whose head is repeated on every page; with the rate of each, where it states VAT. */
export function writeLines(pdf: PdfWriter, { lignes, tva }: QuoteAmounts, duration: Duration): void {
  const element = pdf.doc.struct('Table');
  pdf.root.add(element);
  const columns = tva === null ? numbers : numbers.toSpliced(2, 0, vatColumn);
  const table = { element, columns, width: columns.reduce((sum, { width }) => sum + width, 0), duration };
  // The head is never alone at the end of a page.
  makeRoom(pdf, headHeight + 80);
  writeHead(pdf, table);
  for (const line of lignes) writeLine(pdf, table, line);
  element.end();
}

function writeHead(pdf: PdfWriter, table: Table): void {
  const { doc, left, width } = pdf;
  const style = { size: 8, font: 'bold', color: '#ffffff' } as const;
  const y = doc.y;
  decorate(pdf, () => doc.roundedRect(left, y, width, headHeight, 4).fill(pdf.seaDeep));
  const row = doc.struct('TR');
  table.element.add(row);
  write(pdf, row, 'TH', 'Désignation', { ...style, x: left + padding, y: y + 9 });
  eachNumber(pdf, table, ({ title, x, width: room }) => {
    const text = { ...style, x, width: room - padding, align: 'right' } as const;
    write(pdf, row, 'TH', title, { ...text, y: y + (headHeight - heightOf(pdf, title, text)) / 2 });
  });
  row.end();
  doc.y = y + headHeight + 2;
}

function writeLine(pdf: PdfWriter, table: Table, line: QuoteLine): void {
  const { doc, left, width } = pdf;
  const room = { x: left + padding, width: width - table.width - 2 * padding };
  const name = { size, font: 'bold', ...room } as const;
  const detail = { size: detailSize, color: softInk, ...room };
  const words = [
    line.tarif && tariffInWords(line.tarif, table.duration),
    line.remise && discountWithAmount(line.remise),
  ]
    .filter(Boolean)
    .join('\n');
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
  table.element.add(row);
  const cell = doc.struct('TD');
  row.add(cell);
  write(pdf, cell, 'P', unbroken(line.nom), { ...name, y: y + padding });
  if (words) write(pdf, cell, 'P', words, { ...detail, y: doc.y + 1 });
  cell.end();
  eachNumber(pdf, table, ({ x, width: column, value }) => {
    const style = { size, x, y: y + padding, width: column - padding, align: 'right' } as const;
    write(pdf, row, 'TD', value(line), style);
  });
  row.end();
  doc.y = y + height;
}

function eachNumber({ left, width }: PdfWriter, table: Table, draw: (column: Column & { x: number }) => void): void {
  let x = left + width - table.width;
  for (const column of table.columns) {
    draw({ ...column, x });
    x += column.width;
  }
}

// « 100,00 € / week-end, et 25 % pour chacun des 2 jours en plus »
function tariffInWords({ prix, unite, coefficient, saison }: QuotedTariff, duration: Duration): string {
  const isOnce = coefficient !== undefined && Number(coefficient) === 1;
  const factor = coefficient === undefined ? extraInWords(unite, duration) : factorInWords(coefficient);
  const days = isOnce ? '' : factor;
  const season = saison && `${saison.pourcent < 0 ? '−' : '+'} ${Math.abs(saison.pourcent)} % : ${saison.nom}`;
  return [`${formatPrice(prix)} / ${publicUnitLabel(unite)}`, days, season].filter(Boolean).join(', ');
}

function extraInWords(unite: Unite, duration: Duration): string {
  const extra = extraDays(unite, duration);
  if (extra === 0) return '';
  return `et ${duration.supplementParJour} % pour ${extra === 1 ? 'le jour en plus' : `chacun des ${extra} jours en plus`}`;
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
