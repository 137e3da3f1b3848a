import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { colourTokens, type ShopColours } from '@barnum/rules/colours/shop-colours';
import PDFDocument from 'pdfkit';

type Doc = PDFKit.PDFDocument;
export type Element = PDFKit.PDFStructureElement;
export type Font = 'regular' | 'bold';

/** Colours that no shop changes, as on the storefront. */
export const ink = '#12293a';
export const softInk = '#4a5d6b';
export const sand = '#efe6d6';
export const paleSand = '#fbf7ef';

/** In points, from the edges of an A4 page. */
const margins = { top: 52, right: 48, bottom: 84, left: 48 };

const require = createRequire(import.meta.url);

// Read once: each file has some hundred kilobytes.
let fonts: Record<Font, Buffer> | undefined;

/** A document that is being written, from top to bottom. */
export interface PdfWriter {
  doc: Doc;
  left: number;
  width: number;
  /** The shop's main colour, and its dark shade. */
  sea: string;
  seaDeep: string;
  /** The element that holds all others, in the order in which they are read. */
  root: Element;
}

interface Description {
  title: string;
  author: string;
  date: Date;
  colours: ShopColours;
}

/** An empty A4 document in French, tagged for screen readers. */
export function openPdf({ title, author, date, colours }: Description): PdfWriter {
  fonts ??= {
    regular: readFileSync(require.resolve('@expo-google-fonts/source-sans-3/400Regular/SourceSans3_400Regular.ttf')),
    bold: readFileSync(require.resolve('@expo-google-fonts/source-sans-3/600SemiBold/SourceSans3_600SemiBold.ttf')),
  };
  const doc = new PDFDocument({
    size: 'A4',
    margins,
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'fr-FR',
    displayTitle: true,
    info: { Title: title, Author: author, CreationDate: date, ModDate: date },
  });
  for (const [name, bytes] of Object.entries(fonts)) doc.registerFont(name, bytes);
  const root = doc.struct('Document');
  doc.addStructure(root);
  const { sea, seaDeep } = colourTokens(colours);
  return { doc, root, sea, seaDeep, left: margins.left, width: doc.page.width - margins.left - margins.right };
}

/** Sets a text under `parent` as an element of that type. Without a place it goes on where the last one ended. */
export function write(
  pdf: PdfWriter,
  parent: Element,
  type: string,
  text: string | readonly TextRun[],
  style: TextStyle,
): void {
  parent.add(pdf.doc.struct(type, {}, () => place(pdf, text, style)));
}

export interface TextStyle {
  size: number;
  font?: Font;
  color?: string;
  x?: number;
  y?: number;
  width?: number;
  align?: 'left' | 'right' | 'justify' | 'center';
}

/** Words of a text that are set in one font. */
export interface TextRun {
  text: string;
  font: Font;
}

/** Draws a text without a structure element. */
export function place({ doc, left, width }: PdfWriter, text: string | readonly TextRun[], style: TextStyle): void {
  const { size, font = 'regular', color = ink, x = left, y = doc.y, width: room = width, align = 'left' } = style;
  doc.fontSize(size).fillColor(color);
  const runs = typeof text === 'string' ? [{ text, font }] : text;
  for (const [index, run] of runs.entries()) {
    const options = { width: room, align, continued: index < runs.length - 1 };
    doc.font(run.font);
    if (index === 0) doc.text(printable(run.text), x, y, options);
    else doc.text(printable(run.text), options);
  }
}

/** Height that `place` takes, in points. */
export function heightOf({ doc, width }: PdfWriter, text: string, style: TextStyle): number {
  doc.font(style.font ?? 'regular').fontSize(style.size);
  return doc.heightOfString(printable(text), { width: style.width ?? width });
}

/** Goes to a new page unless so many points are left on this one; true when it did. */
export function makeRoom({ doc }: PdfWriter, height: number): boolean {
  if (doc.y + height <= doc.page.height - margins.bottom) return false;
  doc.addPage();
  return true;
}

/** Draws decoration, which screen readers skip. */
export function decorate({ doc }: PdfWriter, draw: (doc: Doc) => void): void {
  doc.markContent('Artifact', { type: 'Layout' });
  doc.save();
  draw(doc);
  doc.restore();
  doc.endMarkedContent();
}

/** Writes foot and number on every page; returns the document's bytes. */
export async function closePdf(pdf: PdfWriter, { running, legal }: { running: string; legal: string }) {
  const { doc, root } = pdf;
  root.end();
  const { count } = doc.bufferedPageRange();
  for (let index = 0; index < count; index += 1) {
    doc.switchToPage(index);
    writeFoot(pdf, { running: index === 0 ? '' : running, legal, number: `page ${index + 1} / ${count}` });
  }
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve, reject) => doc.on('end', resolve).on('error', reject));
  doc.end();
  await ended;
  return new Uint8Array(Buffer.concat(chunks));
}

function writeFoot(pdf: PdfWriter, { running, legal, number }: { running: string; legal: string; number: string }) {
  const { doc, left, width } = pdf;
  const bottom = doc.page.height - margins.bottom + 22;
  // pdfkit would put what is below the margin on a new page.
  doc.page.margins.bottom = 0;
  doc.markContent('Artifact', { type: 'Pagination' });
  doc
    .moveTo(left, bottom)
    .lineTo(left + width, bottom)
    .lineWidth(0.75)
    .strokeColor(sand)
    .stroke();
  const small = { size: 7.5, color: softInk, y: bottom + 8 };
  doc.font('regular').fontSize(small.size).fillColor(small.color);
  doc.text(printable(legal), left, small.y, { width: width - 80, height: 32, ellipsis: true });
  place(pdf, number, { ...small, x: left + width - 70, width: 70, align: 'right' });
  if (running !== '') place(pdf, running, { size: 8, color: softInk, y: 28, align: 'right' });
  doc.endMarkedContent();
}

// The fonts have Latin, Greek and Cyrillic letters: emoji and invisible characters would show as empty boxes.
function printable(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{C}\n]/gu, '')
    .replace(/\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|\p{Variation_Selector}/gu, (mark) =>
      '©®™↔'.includes(mark) ? mark : '',
    )
    .replace(/[^ \n]{61,}/gu, withBreaks);
}

// pdfkit takes minutes to break a pasted text without plain spaces. So a part that is longer than any word may break:
// at its no-break spaces, else after every ten characters.
function withBreaks(run: string): string {
  return run.replace(/\s/g, ' ').replace(/[^ ]{201,}/gu, (word) => word.replace(/.{10}/gu, '$&\u200b'));
}
