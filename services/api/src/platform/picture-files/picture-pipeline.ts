import { type PictureKind, pictureTypes } from '@barnum/rules/catalogue/images/images';
import { DomainError } from '@barnum/rules/errors';
import { limits } from '@barnum/rules/limits';
import { sentences } from '@barnum/rules/sentences';
import sharp, { type Sharp } from 'sharp';
import { contentTypeOf, decodePicture, inTurn, memoryOf } from '../pictures/decode-picture.ts';

/** Widths of the renditions in pixels; a smaller picture has one in its own width, too. */
const widths = [320, 640, 960, 1600] as const;

/** Formats of the renditions, by file extension, in the order in which they are made. */
export const formats = ['jpg', 'webp', 'avif'] as const;
export type PictureFormat = (typeof formats)[number];

/** In pixels. */
const logoSize = { width: 640, height: 320 } as const;
const largestSize = { width: widths[3], height: 20_000 } as const;

/** What each format can hold, in pixels, and the bytes that encoding takes for each of them. */
const encoding = {
  jpg: { side: 65_500, pixels: Number.POSITIVE_INFINITY, each: 3 },
  webp: { side: 16_383, pixels: Number.POSITIVE_INFINITY, each: 6 },
  // As many as a portrait of a phone has; larger ones would take seconds.
  avif: { side: 16_384, pixels: 5_000_000, each: 30 },
} as const satisfies Record<PictureFormat, object>;

/** Pixels of a picture in its largest rendition. */
export interface PictureSize {
  width: number;
  height: number;
}

/** What an upload is answered with: its size, and the files that are ready. */
export interface FirstRenditions extends PictureSize {
  files: { file: string; bytes: Buffer }[];
}

/**
 * Re-encodes an uploaded picture without metadata, never enlarged: the largest JPEG, from which all others are made, at
 * most 1600 pixels wide; of the shop's logo all of them, since a JPEG has lost what was transparent.
 * @throws DomainError PAYLOAD_TOO_LARGE above 5 MB, UNSUPPORTED_TYPE when the bytes are no picture of an accepted type,
 * or one with too many pixels.
 */
export async function firstRenditions(bytes: Buffer, kind: PictureKind): Promise<FirstRenditions> {
  if (bytes.length > limits.pictureBytes) {
    throw new DomainError('PAYLOAD_TOO_LARGE', { message: sentences.images.tooLarge });
  }
  const type = await contentTypeOf(bytes);
  if (!pictureTypes[kind].some((accepted) => accepted === type)) {
    throw new DomainError('UNSUPPORTED_TYPE', { message: sentences.images.unreadable });
  }
  return decodePicture(bytes, async (picture) => {
    const image = picture.autoOrient();
    if (kind === 'shopLogo') return logoRenditions(image);
    const { data, info } = await image
      .resize({ ...largestSize, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 85 })
      .toBuffer({ resolveWithObject: true });
    return { width: info.width, height: info.height, files: [{ file: `${info.width}.jpg`, bytes: data }] };
  });
}

async function logoRenditions(image: Sharp): Promise<FirstRenditions> {
  const { data, info } = await image
    .resize({ ...logoSize, fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer({ resolveWithObject: true });
  const files = [];
  for (const file of expectedRenditionFiles(info)) {
    const { width, format } = parseFile(file);
    files.push({ file, bytes: await render(data, width, format) });
  }
  return { width: info.width, height: info.height, files };
}

/** Makes a rendition from the largest JPEG of a picture, once it is its turn. */
export function furtherRendition(largest: Buffer, size: PictureSize, file: string): Promise<Buffer> {
  const { width, format } = parseFile(file);
  const pixels = width * heightAt(width, size);
  return inTurn(memoryOf(pixels, encoding[format].each), () => render(largest, width, format));
}

function render(larger: Buffer, width: number, format: PictureFormat): Promise<Buffer> {
  const image = sharp(larger).resize({ width });
  if (format === 'avif') return image.avif({ quality: 55, effort: 2 }).toBuffer();
  return format === 'webp'
    ? image.webp({ quality: 80 }).toBuffer()
    : image.flatten({ background: '#ffffff' }).jpeg({ quality: 80 }).toBuffer();
}

/**
 * Files of all renditions of a picture of this size, in the order in which they are made; the first is the largest
 * JPEG. A format that cannot hold the largest has none: a browser that prefers it would show a small one.
 */
export function expectedRenditionFiles(size: PictureSize, of: readonly PictureFormat[] = formats): string[] {
  const ofWidth = [size.width, ...widths.filter((smaller) => smaller < size.width).toReversed()];
  return of.filter((format) => holds(format, size)).flatMap((format) => ofWidth.map((width) => `${width}.${format}`));
}

function holds(format: PictureFormat, { width, height }: PictureSize): boolean {
  const { side, pixels } = encoding[format];
  return Math.max(width, height) <= side && width * height <= pixels;
}

function heightAt(width: number, size: PictureSize): number {
  return Math.round((size.height * width) / size.width);
}

/** Width and format of a rendition's file. */
function parseFile(file: string): { width: number; format: PictureFormat } {
  const [width, extension] = file.split('.');
  const format = formats.find((known) => known === extension);
  if (format === undefined) throw new Error(`${file} names no rendition`);
  return { width: Number(width), format };
}
