import { colourTokens, type ShopColours } from '@barnum/rules/site/colours/shop-colours';
import PDFDocument from 'pdfkit';
import { type FontName, fontNames, readFont } from './fonts.ts';
import { fontParts, printedText } from './printed-text.ts';
import { escaped } from './xml.ts';

type Doc = PDFKit.PDFDocument;
export type Element = PDFKit.PDFStructureElement;
export type Font = Exclude<FontName, 'symbols'>;

/** Colours that no shop changes, as on the storefront. */
export const ink = '#12293a';
export const softInk = '#4a5d6b';
export const sand = '#efe6d6';
export const paleSand = '#fbf7ef';

const footHeight = 58;
/** Between the number of the document, above a further page, and what that holds. */
const runningRoom = 16;

/** In points, from the edges of an A4 page. */
const margins = { top: 44, right: 48, bottom: 76, left: 48 };
const denseMargins = { ...margins, top: 32, bottom: 70 };

/** A document that is being written, from top to bottom. */
export interface PdfWriter {
  doc: Doc;
  left: number;
  width: number;
  /** The shop's main colour, and its dark shade. */
  sea: string;
  seaDeep: string;
  /** Whether blanks are small, so that more stands on a page. */
  isDense: boolean;
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
  /** Whether blanks are small, so that more stands on a page. */
  isDense?: boolean;
}

/** An empty A4 document in French, tagged for screen readers. */
export function openPdf({
  title,
  author,
  date,
  colours,
  isArchival = false,
  hasMargins = true,
  isDense = false,
}: Description): PdfWriter {
  const doc = new PDFDocument({
    size: 'A4',
    ...(hasMargins ? { margins: isDense ? denseMargins : margins } : { margin: 0 }),
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
  for (const name of fontNames) doc.registerFont(name, readFont(name).bytes);
  const root = doc.struct('Document');
  doc.addStructure(root);
  const { sea, seaDeep } = colourTokens(colours);
  return { doc, root, sea, seaDeep, isDense, left: margins.left, width: doc.page.width - margins.left - margins.right };
}

function describedBy(author: string, date: Date): string {
  return `<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/">
    <dc:creator><rdf:Seq><rdf:li>${escaped(author)}</rdf:li></rdf:Seq></dc:creator>
  </rdf:Description>
  <rdf:Description rdf:about="" xmlns:xmp="http://ns.adobe.com/xap/1.0/">
    <xmp:ModifyDate>${date.toISOString().replace(/\.\d+/, '')}</xmp:ModifyDate>
  </rdf:Description>`;
}

/** The document that `lay` draws at its usual size, or with small blanks where these save a page. */
export function atBestSize(lay: (isDense: boolean) => PdfWriter): PdfWriter {
  const usual = lay(false);
  if (pagesOf(usual) === 1) return usual;
  const dense = lay(true);
  return pagesOf(dense) < pagesOf(usual) ? dense : usual;
}

function pagesOf({ doc }: PdfWriter): number {
  return doc.bufferedPageRange().count;
}

/** So many points of blank, fewer in a dense document. */
export function blank({ isDense }: Pick<PdfWriter, 'isDense'>, points: number): number {
  return isDense ? points / 2 : points;
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
  const runs = (typeof text === 'string' ? [{ text, font }] : text).flatMap(inFonts);
  const hasSymbols = runs.some((run) => run.isSymbols);
  for (const [index, run] of runs.entries()) {
    const options = {
      width: room,
      align,
      continued: index < runs.length - 1,
      ...(height !== undefined && { height, ellipsis: true }),
      ...(hasSymbols && onOneLine(run, size)),
    };
    doc.font(run.isSymbols ? 'symbols' : run.font);
    if (index === 0) doc.text(run.text, x, y, options);
    else doc.text(run.text, options);
  }
}

function inFonts({ text, font }: TextRun) {
  return fontParts(printable(text)).map((part) => ({ ...part, font }));
}

/** Symbols stand on the line of the text around them, and do not make it higher. */
function onOneLine({ isSymbols, font }: { isSymbols: boolean; font: Font }, size: number) {
  const { ascender, lineHeight } = readFont(font).metrics;
  const lineGap = isSymbols ? (lineHeight - readFont('symbols').metrics.lineHeight) * size : 0;
  return { baseline: -ascender * size, lineGap };
}

/** Height that `place` takes, in points; a symbol is as wide as « M ». */
export function heightOf({ doc, width }: PdfWriter, text: string, style: TextStyle): number {
  doc.font(style.font ?? 'regular').fontSize(style.size);
  const measured = fontParts(printable(text)).map((part) =>
    part.isSymbols ? 'M'.repeat([...part.text].length) : part.text,
  );
  return doc.heightOfString(measured.join(''), { width: style.width ?? width });
}

/** Whether so many points are left on this page. */
export function hasRoom({ doc }: PdfWriter, height: number): boolean {
  return doc.y + height <= doc.page.height - doc.page.margins.bottom;
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
  const bottom = doc.page.height - footHeight;
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
  place(pdf, legal, { ...small, width: width - 80, height: 32 });
  place(pdf, number, { ...small, x: left + width - 70, width: 70, align: 'right' });
  if (running !== '') {
    place(pdf, running, { size: 8, color: softInk, y: doc.page.margins.top - runningRoom, align: 'right' });
  }
  doc.endMarkedContent();
}

function printable(text: string): string {
  return printedText(text).replace(/[^ \n]{61,}/gu, withBreaks);
}

// pdfkit takes minutes to break a pasted text without plain spaces. So a part that is longer than any word may break:
// at its no-break spaces, else after every ten characters.
function withBreaks(run: string): string {
  return run.replace(/\s/g, ' ').replace(/[^ ]{201,}/gu, (word) => word.replace(/.{10}/gu, '$&\u200b'));
}
