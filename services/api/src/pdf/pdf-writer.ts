import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { colourTokens, type ShopColours } from '@barnum/rules/colours/shop-colours';
import PDFDocument from 'pdfkit';
import { escaped } from './xml.ts';

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
  /** Whether it is kept for years: PDF/A-3b, which holds all that it needs to be read, and may hold other files. */
  isArchival?: boolean;
  /** False for sheets that are drawn up to their edges, without a foot. */
  hasMargins?: boolean;
}

/** An empty A4 document in French, tagged for screen readers. */
export function openPdf({
  title,
  author,
  date,
  colours,
  isArchival = false,
  hasMargins = true,
}: Description): PdfWriter {
  fonts ??= {
    regular: readFileSync(require.resolve('@expo-google-fonts/source-sans-3/400Regular/SourceSans3_400Regular.ttf')),
    bold: readFileSync(require.resolve('@expo-google-fonts/source-sans-3/600SemiBold/SourceSans3_600SemiBold.ttf')),
  };
  const doc = new PDFDocument({
    size: 'A4',
    ...(hasMargins ? { margins } : { margin: 0 }),
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'fr-FR',
    displayTitle: true,
    info: { Title: title, CreationDate: date, ModDate: date },
    ...(isArchival && { subset: 'PDF/A-3b' }),
  });
  // pdfkit writes what it knows of an author as it is: a name with « & » would end the metadata.
  doc.appendXML(describedBy(author, date));
  for (const [name, bytes] of Object.entries(fonts)) doc.registerFont(name, bytes);
  const root = doc.struct('Document');
  doc.addStructure(root);
  const { sea, seaDeep } = colourTokens(colours);
  return { doc, root, sea, seaDeep, left: margins.left, width: doc.page.width - margins.left - margins.right };
}

function describedBy(author: string, date: Date): string {
  return `<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/">
    <dc:creator><rdf:Seq><rdf:li>${escaped(author)}</rdf:li></rdf:Seq></dc:creator>
  </rdf:Description>
  <rdf:Description rdf:about="" xmlns:xmp="http://ns.adobe.com/xap/1.0/">
    <xmp:ModifyDate>${date.toISOString().replace(/\.\d+/, '')}</xmp:ModifyDate>
  </rdf:Description>`;
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
  /** What does not fit into so many points is left out, and « … » says so. */
  height?: number;
}

/** Words of a text that are set in one font. */
export interface TextRun {
  text: string;
  font: Font;
}

/** Draws a text without a structure element. */
export function place({ doc, left, width }: PdfWriter, text: string | readonly TextRun[], style: TextStyle): void {
  const {
    size,
    font = 'regular',
    color = ink,
    x = left,
    y = doc.y,
    width: room = width,
    align = 'left',
    height,
  } = style;
  doc.fontSize(size).fillColor(color);
  const runs = typeof text === 'string' ? [{ text, font }] : text;
  for (const [index, run] of runs.entries()) {
    const options = {
      width: room,
      align,
      continued: index < runs.length - 1,
      ...(height !== undefined && { height, ellipsis: true }),
    };
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

/** Whether so many points are left on this page. */
export function hasRoom({ doc }: PdfWriter, height: number): boolean {
  return doc.y + height <= doc.page.height - margins.bottom;
}

/** Goes to a new page unless so many points are left on this one. */
export function makeRoom(pdf: PdfWriter, height: number): void {
  if (!hasRoom(pdf, height)) pdf.doc.addPage();
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
  const { doc } = pdf;
  const { count } = doc.bufferedPageRange();
  for (let index = 0; index < count; index += 1) {
    doc.switchToPage(index);
    writeFoot(pdf, { running: index === 0 ? '' : running, legal, number: `page ${index + 1} / ${count}` });
  }
  return bytesOf(pdf);
}

/** Ends a document; its bytes. */
export async function bytesOf({ doc, root }: PdfWriter): Promise<Uint8Array<ArrayBuffer>> {
  root.end();
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

// The fonts have Latin, Greek and Cyrillic letters. Emoji and invisible characters are left out; any other character that
// has no glyph would show as an empty box, which a document to be kept must not have.
const withoutGlyph =
  /[^\n\u0020-\u007e\u00a0-\u017f\u0192\u0218-\u021b\u0384-\u038a\u038c\u038e-\u03a1\u03a3-\u03ce\u0400-\u045f\u1e80-\u1e85\u1e9e-\u1ef9\u2009-\u200b\u2010-\u201e\u2020-\u2022\u2026\u202f-\u2033\u2039\u203a\u2044\u2070\u2074-\u2089\u20ac\u2116\u2122\u2150-\u215e\u2190-\u2199\u2212\u221a\u221e\u2248\u2260\u2264\u2265\u25a0\u25a1\u25cf\u2610\u2611\u2713\u2714\u2717\u2718]/gu;

function printable(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{C}\n]/gu, '')
    .replace(
      /\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|\p{Variation_Selector}|\u20e3/gu,
      (mark) => ('©®™↔'.includes(mark) ? mark : ''),
    )
    .replace(withoutGlyph, '?')
    .replace(/[^ \n]{61,}/gu, withBreaks);
}

// pdfkit takes minutes to break a pasted text without plain spaces. So a part that is longer than any word may break:
// at its no-break spaces, else after every ten characters.
function withBreaks(run: string): string {
  return run.replace(/\s/g, ' ').replace(/[^ ]{201,}/gu, (word) => word.replace(/.{10}/gu, '$&\u200b'));
}
