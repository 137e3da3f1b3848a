import { inflateSync } from 'node:zlib';
import { decodeQR } from 'qr/decode.js';

/** Pixels of a module, and modules of light around the code. */
const scale = 4;
const border = 4;

/** What the QR code says that is the only one drawn in a PDF. */
export function codeOfPdf(pdf: Buffer): string {
  const squares = [...contentOf(pdf).matchAll(/([\d.]+) ([\d.]+) ([\d.]+) ([\d.]+) re\b/g)].map((found) => ({
    x: Number(found[1]),
    y: Number(found[2]),
    size: Number(found[3]),
  }));
  const [left, top] = [Math.min(...squares.map(({ x }) => x)), Math.min(...squares.map(({ y }) => y))];
  const module = squares[0]?.size ?? 0;
  const modules = Math.round((Math.max(...squares.map(({ x }) => x)) - left) / module) + 1;
  const width = (modules + 2 * border) * scale;
  const data = new Uint8Array(width * width * 4).fill(255);
  for (const { x, y } of squares) {
    const [column, row] = [Math.round((x - left) / module) + border, Math.round((y - top) / module) + border];
    for (let line = row * scale; line < (row + 1) * scale; line += 1) {
      for (let dot = column * scale; dot < (column + 1) * scale; dot += 1)
        data.fill(0, (line * width + dot) * 4, (line * width + dot) * 4 + 3);
    }
  }
  return decodeQR({ width, height: width, data });
}

/** The drawing of all its pages. */
function contentOf(pdf: Buffer): string {
  const streams = pdf.toString('latin1').matchAll(/\/FlateDecode\b[^>]*>>\s*stream\r?\n([\s\S]*?)\r?\nendstream/g);
  return [...streams]
    .map(([, bytes = '']) => {
      try {
        return inflateSync(Buffer.from(bytes, 'latin1')).toString('latin1');
      } catch {
        return '';
      }
    })
    .filter((text) => / re\b/.test(text))
    .join('\n');
}
