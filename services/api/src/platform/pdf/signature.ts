import { drawing } from '@barnum/rules/requests/acceptances/acceptances';
import { decorate, ink, makeRoom, type PdfWriter, sand, write } from './pdf-writer.ts';

const signatureWidth = 180;

/** Who signs, and the path of a drawn signature, within `drawing` of the rules; empty without one. */
interface Signature {
  title: string;
  name: string;
  drawn: string;
}

/** A box with the name of who signs and the drawing of the signature. */
export function writeSignature(pdf: PdfWriter, { title, name, drawn }: Signature): void {
  const { doc, root, left, width } = pdf;
  const scale = signatureWidth / drawing.width;
  const height = drawn === '' ? 62 : 70 + drawing.height * scale;
  makeRoom(pdf, height + 24);
  const top = doc.y + 8;
  decorate(pdf, () => doc.roundedRect(left, top, width, height, 8).lineWidth(1).stroke(sand));
  const room = { x: left + 14, width: width - 28 };
  write(pdf, root, 'H2', title, { size: 11, font: 'bold', color: pdf.seaDeep, ...room, y: top + 10 });
  write(pdf, root, 'P', name, { size: 10.5, ...room, y: doc.y + 4 });
  if (drawn !== '') {
    const y = doc.y + 6;
    decorate(pdf, () =>
      doc
        .translate(left + 14, y)
        .scale(scale)
        .path(drawn)
        .lineWidth(4)
        .lineCap('round')
        .stroke(ink),
    );
  }
  doc.y = top + height + 16;
}
