import { copyFile, mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import * as scenes from '@barnum/illustrations/scenes';
import sharp from 'sharp';
import { drawWhenChanged, publicFolder } from './draw-when-changed.ts';

/**
 * Draws the storefront's own pictures into public/, and the stand-ins for missing pictures into the back-office's, too:
 * `npm run generate`. Does nothing when the drawings are the same as before.
 */

const backofficeFolder = fileURLToPath(new URL('../../backoffice/public/', import.meta.url));

/** Raised when what is made from the drawings changes. */
const recipe = '3';

const heroWidths = [640, 960, 1600, 2400];
const phoneWidths = [480, 780, 1170];
/** Part of the hero that a phone shows: upright, around the marquee. In pixels of the drawing. */
const phoneCrop = { left: 1110, top: 60, width: 1032, height: 1290 };

const drawings = {
  hero: scenes.hero(),
  'default-article': scenes.defaultArticle(),
  'default-category': scenes.defaultCategory(),
  'default-image': scenes.defaultImage(),
};

const standIns = ['default-article', 'default-category', 'default-image'] as const;

await drawWhenChanged('pictures', [recipe, drawings], async () => {
  await drawHero();
  for (const name of standIns) {
    await sharp(Buffer.from(drawings[name])).jpeg({ quality: 82, mozjpeg: true }).toFile(`${publicFolder}${name}.jpg`);
  }
});
// Always: the storefront remembers what it has drawn, not what the back-office was given.
await mkdir(backofficeFolder, { recursive: true });
for (const name of standIns) await copyFile(`${publicFolder}${name}.jpg`, `${backofficeFolder}${name}.jpg`);

async function drawHero() {
  const hero = await sharp(Buffer.from(drawings.hero)).png().toBuffer();
  const phone = await sharp(hero).extract(phoneCrop).toBuffer();
  for (const width of heroWidths) await save(hero, 'hero', width);
  for (const width of phoneWidths) await save(phone, 'hero-phone', width);
}

async function save(picture: Buffer, name: string, width: number) {
  const resized = sharp(picture).resize(width);
  await resized.clone().avif({ quality: 50, effort: 2 }).toFile(`${publicFolder}${name}-${width}.avif`);
  await resized.clone().webp({ quality: 78, effort: 5 }).toFile(`${publicFolder}${name}-${width}.webp`);
  await resized.clone().jpeg({ quality: 80, mozjpeg: true }).toFile(`${publicFolder}${name}-${width}.jpg`);
}
