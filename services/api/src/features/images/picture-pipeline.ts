import { DomainError } from '@barnum/rules/errors';
import { type PictureKind, pictureTypes } from '@barnum/rules/images';
import { limits } from '@barnum/rules/limits';
import { sentences } from '@barnum/rules/sentences';
import { fileTypeFromBuffer } from 'file-type';
import sharp, { type Sharp } from 'sharp';

/** Widths of the renditions in pixels; a smaller picture has one in its own width, too. */
const widths = [320, 640, 960, 1600] as const;

/** Formats of the renditions, by file extension, in the order in which they are made. */
export const formats = ['jpg', 'webp', 'avif'] as const;
export type PictureFormat = (typeof formats)[number];

/** In pixels. */
const logoSize = { width: 640, height: 320 } as const;

/** What an upload is answered with: its size, and the files that are ready. */
export interface FirstRenditions {
  width: number;
  height: number;
  files: { file: string; bytes: Buffer }[];
}

/**
 * Re-encodes an uploaded picture without metadata, never enlarged: the largest JPEG, from which all others are made, at
 * most 1600 pixels wide; of the shop's logo all of them, since a JPEG has lost what was transparent.
 * @throws DomainError PAYLOAD_TOO_LARGE above 5 MB, UNSUPPORTED_TYPE when the bytes are no picture of an accepted type.
 */
export async function firstRenditions(bytes: Buffer, kind: PictureKind): Promise<FirstRenditions> {
  if (bytes.length > limits.pictureBytes) {
    throw new DomainError('PAYLOAD_TOO_LARGE', { message: sentences.images.tooLarge });
  }
  const type = await fileTypeFromBuffer(bytes);
  if (!pictureTypes[kind].some((accepted) => accepted === type?.ext)) throw unreadable();
  try {
    const image = sharp(bytes, { limitInputPixels: limits.picturePixels, failOn: 'error' }).rotate();
    if (kind === 'shopLogo') return await logoRenditions(image);
    const { data, info } = await image
      .resize({ width: widths.at(-1), withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 85 })
      .toBuffer({ resolveWithObject: true });
    return { width: info.width, height: info.height, files: [{ file: `${info.width}.jpg`, bytes: data }] };
  } catch {
    throw unreadable();
  }
}

async function logoRenditions(image: Sharp): Promise<FirstRenditions> {
  const { data, info } = await image
    .resize({ ...logoSize, fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer({ resolveWithObject: true });
  const files = [];
  for (const file of expectedRenditionFiles(info.width)) {
    const { width, format } = parseFile(file);
    files.push({ file, bytes: await furtherRendition(data, width, format) });
  }
  return { width: info.width, height: info.height, files };
}

/** Makes a rendition from a larger one. */
export function furtherRendition(largest: Buffer, width: number, format: PictureFormat): Promise<Buffer> {
  const image = sharp(largest).resize({ width });
  if (format === 'avif') return image.avif({ quality: 55, effort: 2 }).toBuffer();
  return format === 'webp'
    ? image.webp({ quality: 80 }).toBuffer()
    : image.flatten({ background: '#ffffff' }).jpeg({ quality: 80 }).toBuffer();
}

/**
 * Files of all renditions of a picture of this width, in the order in which they are made; the first is the largest
 * JPEG.
 */
export function expectedRenditionFiles(width: number, of: readonly PictureFormat[] = formats): string[] {
  const ofWidth = [width, ...widths.filter((smaller) => smaller < width).toReversed()];
  return of.flatMap((format) => ofWidth.map((each) => `${each}.${format}`));
}

/** Width and format of a rendition's file. */
export function parseFile(file: string): { width: number; format: PictureFormat } {
  const [width, extension] = file.split('.');
  const format = formats.find((known) => known === extension);
  if (format === undefined) throw new Error(`${file} names no rendition`);
  return { width: Number(width), format };
}

function unreadable(): DomainError {
  return new DomainError('UNSUPPORTED_TYPE', { message: sentences.images.unreadable });
}
