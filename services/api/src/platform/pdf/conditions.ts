import { blank, heightOf, makeRoom, type PdfWriter, write } from './pdf-writer.ts';

const style = { size: 9 } as const;

/** What a document says at its end, a paragraph each: they go on over the page where a line ends. */
export function writeConditions(pdf: PdfWriter, lines: readonly string[]): void {
  const [first] = lines;
  if (first === undefined) return;
  const above = blank(pdf, 16);
  // The title stands with two lines at least of what it is of.
  makeRoom(pdf, above + 18 + Math.min(heightOf(pdf, first, style), 26));
  pdf.doc.y += above;
  write(pdf, pdf.root, 'H2', 'Conditions', { size: 11, font: 'bold', color: pdf.seaDeep });
  for (const line of lines) {
    makeRoom(pdf, Math.min(heightOf(pdf, line, style), 26));
    write(pdf, pdf.root, 'P', line, style);
    pdf.doc.y += 2;
  }
}
