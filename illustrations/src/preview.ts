/**
 * Rasterises the drawings to look at them:
 * `npx tsx illustrations/src/preview.ts [filter] [--out DIR]` writes 800 px wide PNGs and a contact
 * sheet of the names that contain the filter (default folder: var/preview).
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { articleDrawings } from './articles.ts';

const args = process.argv.slice(2);
const outAt = args.indexOf('--out');
const folder = outAt >= 0 ? (args[outAt + 1] ?? 'var/preview') : 'var/preview';
const filter = args.find((arg, i) => !arg.startsWith('--') && i !== outAt + 1) ?? (outAt === 0 ? undefined : args[0]);
const wanted = filter === undefined || filter.startsWith('--') ? '' : filter;

const drawings: [name: string, draw: () => string][] = [];
for (const [key, views] of Object.entries(articleDrawings)) {
  views.forEach((draw, i) => drawings.push([`${key}-${i + 1}`, draw]));
}
const optional = async (path: string): Promise<Record<string, unknown>> => (await import(path)) as Record<string, unknown>;
const { categoryDrawings } = (await optional('./categories.ts')) as { categoryDrawings: Record<string, () => string> };
for (const [key, draw] of Object.entries(categoryDrawings)) drawings.push([`category-${key}`, draw]);
const scenes = (await optional('./scenes.ts')) as Record<string, () => string>;
for (const [key, draw] of Object.entries(scenes)) drawings.push([`scene-${key}`, draw]);
const { logos } = (await optional('./logos.ts')) as { logos: Record<string, { svg: () => string }> };
for (const [key, logo] of Object.entries(logos)) drawings.push([`logo-${key}`, logo.svg]);

mkdirSync(folder, { recursive: true });
const cells: Buffer[] = [];
for (const [name, draw] of drawings) {
  if (!name.includes(wanted)) continue;
  const started = performance.now();
  const svg = draw();
  const image = sharp(Buffer.from(svg), { limitInputPixels: false });
  const png = await image.resize({ width: 800 }).png({ compressionLevel: 3 }).toBuffer();
  await sharp(png).toFile(join(folder, `${name}.png`));
  const cell = await sharp(png).resize({ width: 400, height: 300, fit: 'contain', background: '#ffffff' }).png().toBuffer();
  cells.push(cell);
  console.info(`${name}: ${Math.round(svg.length / 1024)} kB, ${Math.round(performance.now() - started)} ms`);
}
if (cells.length > 1) {
  const columns = Math.min(4, cells.length);
  const sheet = sharp({ create: { width: columns * 410, height: Math.ceil(cells.length / columns) * 310, channels: 3, background: '#ffffff' } });
  const placed = cells.map((input, i) => ({ input, left: (i % columns) * 410 + 5, top: Math.floor(i / columns) * 310 + 5 }));
  await sheet.composite(placed).png().toFile(join(folder, `sheet${wanted ? `-${wanted}` : ''}.png`));
}
