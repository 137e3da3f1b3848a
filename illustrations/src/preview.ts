/**
 * Rasterises the drawings to look at them:
 * `npx tsx illustrations/src/preview.ts [filter] [--out DIR]` writes 800 px wide PNGs of the drawings
 * whose names contain the filter, and a contact sheet (default folder: var/preview).
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { articleDrawings } from './articles.ts';
import { categoryDrawings } from './categories.ts';
import { logos } from './logos.ts';
import { defaultArticle, defaultCategory, defaultImage, hero } from './scenes.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { out: { type: 'string', default: 'var/preview' } },
});
const wanted = positionals[0] ?? '';

const drawings: [name: string, draw: () => string][] = [
  ...Object.entries(articleDrawings).flatMap(([key, views]) =>
    views.map((draw, i): [string, () => string] => [`${key}-${i + 1}`, draw]),
  ),
  ...Object.entries(categoryDrawings).map(([key, draw]): [string, () => string] => [`category-${key}`, draw]),
  ['scene-hero', hero],
  ['scene-default-article', defaultArticle],
  ['scene-default-category', defaultCategory],
  ['scene-default-image', defaultImage],
  ...Object.entries(logos).map(([key, logo]): [string, () => string] => [`logo-${key}`, logo.svg]),
];

mkdirSync(values.out, { recursive: true });
const cells: Buffer[] = [];
for (const [name, draw] of drawings.filter(([title]) => title.includes(wanted))) {
  const started = performance.now();
  const svg = draw();
  const png = await sharp(Buffer.from(svg)).resize({ width: 800 }).png({ compressionLevel: 3 }).toBuffer();
  const spent = Math.round(performance.now() - started);
  await sharp(png).toFile(join(values.out, `${name}.png`));
  cells.push(await sharp(png).resize({ width: 400, height: 300, fit: 'contain', background: '#ffffff' }).toBuffer());
  process.stdout.write(`${name}: ${Math.round(svg.length / 1024)} kB, ${spent} ms\n`);
}
if (cells.length > 1) {
  const columns = Math.min(4, cells.length);
  const [width, height] = [columns * 410, Math.ceil(cells.length / columns) * 310];
  const sheet = sharp({ create: { width, height, channels: 3, background: '#ffffff' } });
  const placed = cells.map((input, i) => ({
    input,
    left: (i % columns) * 410 + 5,
    top: Math.floor(i / columns) * 310 + 5,
  }));
  await sheet
    .composite(placed)
    .png()
    .toFile(join(values.out, `sheet${wanted ? `-${wanted}` : ''}.png`));
}
