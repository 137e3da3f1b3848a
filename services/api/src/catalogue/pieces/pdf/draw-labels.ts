import { type LabelFormat, labelPlace } from '@barnum/rules/catalogue/pieces/label-formats';
import { defaultColours } from '@barnum/rules/site/colours/shop-colours';
import { encodeQR } from 'qr';
import { bytesOf, decorate, heightOf, openPdf, type PdfWriter, write } from '../../../platform/pdf/pdf-writer.ts';

/** Points of a millimetre. */
const mm = 72 / 25.4;

/** Of a line of text, to its size. */
const lineHeight = 1.26;

export interface LabelsToDraw {
  labels: readonly { numero: string; nom: string; address: string }[];
  format: LabelFormat;
  /** The first label of the first sheet to use, from 0. */
  first: number;
}

declare module '../../../platform/worker/run-in-worker.ts' {
  interface HeavyFunctions {
    drawLabels: typeof drawLabels;
  }
}

/** Sheets of labels in their real size, each with a code that leads to its piece, its number and its article. */
export function drawLabels({ labels, format, first }: LabelsToDraw): Promise<Uint8Array<ArrayBuffer>> {
  const pdf = openPdf({
    title: 'Étiquettes',
    author: '',
    date: new Date(),
    colours: defaultColours,
    hasMargins: false,
  });
  let sheet = 0;
  for (const [index, label] of labels.entries()) {
    const at = labelPlace(format, first + index);
    if (at.sheet > sheet) pdf.doc.addPage();
    sheet = at.sheet;
    drawLabel(pdf, label, { x: at.x * mm, y: at.y * mm, width: format.width * mm, height: format.height * mm });
  }
  return bytesOf(pdf);
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

function drawLabel(pdf: PdfWriter, { numero, nom, address }: LabelsToDraw['labels'][number], box: Box): void {
  // What a printer may be off by, and the light around the code that a reader needs.
  const margin = Math.min(3 * mm, box.height * 0.08);
  const size = Math.min(box.height - 2 * margin, box.width * 0.5);
  drawCode(pdf, address, { x: box.x + margin, y: box.y + (box.height - size) / 2, size });
  const left = box.x + margin + size + margin;
  const width = box.x + box.width - margin - left;
  const isSmall = box.height < 15 * mm;
  const numberSize = fitting(pdf, numero, width, isSmall ? 7.5 : 15);
  const nameSize = isSmall ? 4.5 : 8.5;
  const height = nameSize * lineHeight * (isSmall ? 1 : 3);
  const top =
    box.y +
    (box.height - numberSize * lineHeight - Math.min(height, heightOf(pdf, nom, { size: nameSize, width }))) / 2;
  write(pdf, pdf.root, 'P', numero, { size: numberSize, font: 'bold', x: left, y: top, width });
  write(pdf, pdf.root, 'P', nom, { size: nameSize, x: left, y: top + numberSize * lineHeight, width, height });
}

/** The size at which a number stays on its one line. */
function fitting({ doc }: PdfWriter, text: string, width: number, size: number): number {
  const wide = doc.font('bold').fontSize(size).widthOfString(text);
  return wide <= width ? size : (size * width * 0.98) / wide;
}

function drawCode(pdf: PdfWriter, address: string, { x, y, size }: { x: number; y: number; size: number }): void {
  const rows = encodeQR(address, 'raw', { ecc: 'medium', border: 1 });
  const module = size / rows.length;
  decorate(pdf, (doc) => {
    for (const [row, cells] of rows.entries()) {
      for (const [column, isDark] of cells.entries()) {
        if (isDark) doc.rect(x + column * module, y + row * module, module, module);
      }
    }
    doc.fill('#000000');
  });
}
