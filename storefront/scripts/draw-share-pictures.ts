import { readFile, writeFile } from 'node:fs/promises';
import { categoryDrawings } from '@barnum/illustrations/categories';
import * as scenes from '@barnum/illustrations/scenes';
import sharp, { type Sharp } from 'sharp';
import { shareSize } from '../lib/share-pictures.ts';
import { drawWhenChanged, publicFolder } from './draw-when-changed.ts';

/** Draws into public/ what other programs show of the site: previews of shared pages, and the icons of tabs and home screens. */

/** Raised when what is made from the drawings changes. */
const recipe = '1';

const hero = scenes.hero();
const categories = Object.values(categoryDrawings).map((draw) => draw());
const setTable = categoryDrawings.furniture?.() ?? hero;
const favicon = await readFile(`${publicFolder}favicon.svg`, 'utf8');

await drawWhenChanged('share-pictures', [recipe, hero, categories, favicon], async () => {
  await saveShared('og-image', sharp(Buffer.from(hero)).resize({ ...shareSize, position: 'right' }));
  await saveShared('og-catalogue', await mosaic(categories));
  await saveShared('og-reservation', sharp(Buffer.from(setTable)).resize(shareSize));
  await writeFile(
    `${publicFolder}favicon.ico`,
    ico(await Promise.all([16, 32, 48].map(async (size) => iconPng(size)))),
  );
  await writeFile(`${publicFolder}apple-touch-icon.png`, await appleTouchIcon());
});

async function saveShared(name: string, picture: Sharp) {
  await picture.jpeg({ quality: 82, mozjpeg: true }).toFile(`${publicFolder}${name}.jpg`);
}

/** Six pictures, three beside each other in two rows, with a thin seam between them. */
async function mosaic(drawings: readonly string[]): Promise<Sharp> {
  const seam = 6;
  const width = (shareSize.width - 2 * seam) / 3;
  const height = (shareSize.height - seam) / 2;
  const tiles = drawings.slice(0, 6).map(async (drawing, index) => ({
    input: await sharp(Buffer.from(drawing)).resize({ width, height }).png().toBuffer(),
    left: (index % 3) * (width + seam),
    top: Math.floor(index / 3) * (height + seam),
  }));
  return sharp({ create: { ...shareSize, channels: 3, background: '#fdfbf6' } }).composite(await Promise.all(tiles));
}

function iconPng(size: number): Promise<Buffer> {
  return sharp(Buffer.from(favicon), { density: 72 * 8 })
    .resize(size, size)
    .png()
    .toBuffer();
}

/** Opaque to the corners: iOS rounds them itself. */
async function appleTouchIcon(): Promise<Buffer> {
  return sharp({ create: { width: 180, height: 180, channels: 3, background: '#0d3f47' } })
    .composite([{ input: await iconPng(180) }])
    .png()
    .toBuffer();
}

/** A Windows icon file around PNG pictures: a header, sixteen bytes about each picture, then the pictures. */
function ico(pictures: readonly Buffer[]): Buffer {
  const header = Buffer.alloc(6 + 16 * pictures.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = header.length;
  pictures.forEach((picture, index) => {
    const at = 6 + 16 * index;
    // Width and height stand in the header of the PNG itself.
    header.writeUInt8(picture.readUInt32BE(16), at);
    header.writeUInt8(picture.readUInt32BE(20), at + 1);
    header.writeUInt16LE(1, at + 4);
    header.writeUInt16LE(32, at + 6);
    header.writeUInt32LE(picture.length, at + 8);
    header.writeUInt32LE(offset, at + 12);
    offset += picture.length;
  });
  return Buffer.concat([header, ...pictures]);
}
