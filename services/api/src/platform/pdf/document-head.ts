import { blank, decorate, heightOf, ink, type PdfWriter, paleSand, sand, write } from './pdf-writer.ts';

const gap = 16;
const logoHeight = 44;

/** How a shop shows itself on its documents. */
export interface ShopFace {
  shopName: string;
  /** Its own logo, a JPEG; null for the mark of the product. */
  logoBytes: Uint8Array | null;
}

/** The shop's logo, else a mark, and its name; beside them what the document is, and what else there is to say of it. */
export function writeHeading(pdf: PdfWriter, face: ShopFace, { title, said }: { title: string; said: string[] }): void {
  const { doc, root, left, width } = pdf;
  const top = doc.y;
  const half = width / 2 - gap / 2;
  const right = { x: left + half + gap, width: half, align: 'right' } as const;
  writeName(pdf, face, half);
  const nameEnd = Math.max(doc.y, top + 40);
  write(pdf, root, 'H1', title, { size: 21, font: 'bold', color: pdf.seaDeep, ...right, y: top - 4 });
  for (const words of said) write(pdf, root, 'P', words, { size: 9.5, ...right });
  doc.y = Math.max(doc.y, nameEnd) + blank(pdf, gap);
}

function writeName(pdf: PdfWriter, { shopName, logoBytes }: ShopFace, width: number): void {
  const { doc, root, left } = pdf;
  const top = doc.y;
  const name = { font: 'bold', color: pdf.seaDeep } as const;
  if (logoBytes) {
    decorate(pdf, () => doc.image(Buffer.from(logoBytes), left, top, { fit: [width, logoHeight] }));
    write(pdf, root, 'P', shopName, { ...name, size: 11, width, y: top + logoHeight + 6 });
    return;
  }
  decorate(pdf, () => drawMark(pdf, top));
  const room = { ...name, size: 15, x: left + 52, width: width - 52 };
  const height = heightOf(pdf, shopName, room);
  write(pdf, root, 'P', shopName, { ...room, y: top + Math.max(0, (36 - height) / 2) });
}

/** Somebody whom the document concerns: a name, and what follows it. */
export interface Party {
  title: string;
  name: string;
  lines: string[];
}

/** Who hires out and who hires, side by side. */
export function writeParties(pdf: PdfWriter, parties: readonly [Party, Party]): void {
  const half = pdf.width / 2 - gap / 2;
  const style = { size: 9.5, width: half - 24 } as const;
  const texts = parties.map((party) => ({ ...party, lines: party.lines.filter(Boolean) }));
  const heightOfParty = ({ name, lines }: Party) =>
    26 + heightOf(pdf, name, { ...style, font: 'bold' }) + heightOf(pdf, lines.join('\n'), style) + 12;
  const height = Math.max(...texts.map(heightOfParty));
  const top = pdf.doc.y;
  for (const [index, { title, name, lines }] of texts.entries()) {
    const x = pdf.left + index * (half + gap);
    decorate(pdf, (doc) => {
      doc.roundedRect(x, top, half, height, 8);
      if (index === 0) doc.fill(paleSand);
      else doc.lineWidth(1).stroke(sand);
    });
    const room = { ...style, x: x + 12 };
    write(pdf, pdf.root, 'H2', title, { ...room, size: 8, font: 'bold', color: pdf.sea, y: top + 10 });
    write(pdf, pdf.root, 'P', name, { ...room, font: 'bold', y: pdf.doc.y + 2 });
    write(pdf, pdf.root, 'P', lines.join('\n'), room);
  }
  pdf.doc.y = top + height + blank(pdf, gap);
}

// As the back-office and the storefront draw it, in a box of 40 by 36.
function drawMark({ doc, left, sea, seaDeep }: PdfWriter, top: number): void {
  doc.translate(left, top);
  doc.path('M20 5v-4l6 2-6 2').fill(sea);
  doc.path('M20 5 3 17h34z').fill(seaDeep);
  doc
    .path('M3 17h34v2.5a4.25 4.25 0 0 1-8.5 0 4.25 4.25 0 0 1-8.5 0 4.25 4.25 0 0 1-8.5 0 4.25 4.25 0 0 1-8.5 0z')
    .fill(sea);
  doc.path('M6 23v12M34 23v12').lineWidth(2).lineCap('round').stroke(ink);
}
