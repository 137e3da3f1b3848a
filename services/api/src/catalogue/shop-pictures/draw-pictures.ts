import { createRequire } from 'node:module';
import { grounds } from '@barnum/rules/site/colours/shop-colours';
import sharp from 'sharp';

const require = createRequire(import.meta.url);
const font = {
  font: 'Source Sans 3 SemiBold',
  fontfile: require.resolve('@expo-google-fonts/source-sans-3/600SemiBold/SourceSans3_600SemiBold.ttf'),
};

/** In pixels, as Open Graph recommends. */
export const shareSize = { width: 1200, height: 630 } as const;

/** Words on a ground of one colour, `#rrggbb` each. */
export interface Card {
  title: string;
  subtitle?: string;
  ground: string;
  ink: string;
}

/** The card as a JPEG to be shared. */
export async function drawCard({ title, subtitle = '', ground, ink }: Card): Promise<Buffer> {
  const size = Math.max(48, 96 - title.length);
  const lines = [marked(title, size), ...(subtitle === '' ? [] : [marked(subtitle, 40)])].join('\n');
  const text = `<span foreground="${ink}">${lines}</span>`;
  const words = await sharp({
    text: { ...font, text, width: 1000, dpi: 72, align: 'centre', rgba: true, wrap: 'word-char' },
  })
    .resize({ width: 1080, height: 550, fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer();
  return sharp({ create: { ...shareSize, channels: 3, background: ground } })
    .composite([{ input: words }])
    .jpeg({ quality: 88 })
    .toBuffer();
}

/** The middle of a picture as a JPEG to be shared. */
export function cutToShare(picture: Buffer): Promise<Buffer> {
  return sharp(picture)
    .resize({ ...shareSize, fit: 'cover' })
    .jpeg({ quality: 82 })
    .toBuffer();
}

/** A logo as a square icon, `size` pixels wide; larger ones have a ground, which phones want. */
export function drawLogoIcon(logo: Buffer, size: number): Promise<Buffer> {
  const edge = size < 100 ? 0 : Math.round(size / 10);
  const background = size < 100 ? { r: 0, g: 0, b: 0, alpha: 0 } : grounds.paper;
  return sharp(logo)
    .resize({ width: size - 2 * edge, height: size - 2 * edge, fit: 'contain', background })
    .extend({ top: edge, bottom: edge, left: edge, right: edge, background })
    .flatten(size < 100 ? false : { background })
    .png()
    .toBuffer();
}

/** A letter as a square icon, `size` pixels wide. */
export async function drawLetterIcon(letter: string, ground: string, size: number): Promise<Buffer> {
  const text = `<span foreground="${grounds.canvas}">${marked(letter, Math.round(size * 0.68))}</span>`;
  const input = await sharp({ text: { ...font, text, dpi: 72, rgba: true } })
    .resize({ width: size, height: size, fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer();
  return sharp({ create: { width: size, height: size, channels: 4, background: ground } })
    .composite([{ input }])
    .png()
    .toBuffer();
}

// Pango's markup; it counts in 1024ths of a point.
function marked(text: string, size: number): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return `<span size="${size * 1024}">${escaped}</span>`;
}
