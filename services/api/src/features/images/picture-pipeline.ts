import { DomainError } from '@barnum/rules/errors';
import { type PictureKind, pictureTypes } from '@barnum/rules/images';
import { limits } from '@barnum/rules/limits';
import { messages } from '@barnum/rules/messages';
import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';

/** Widths of the renditions in pixels; a smaller picture has one in its own width, too. */
const widths = [320, 640, 960, 1600] as const;

/** Formats of the renditions, by file extension, in the order in which they are made. */
export const formats = ['jpg', 'webp', 'avif'] as const;
export type PictureFormat = (typeof formats)[number];

/** The most pixels of a picture, however small its file is. */
const maxPixels = 24_000_000;

/** The largest rendition, a JPEG from which all others are made. */
export interface FirstRendition {
  width: number;
  height: number;
  bytes: Buffer;
}

/**
 * Re-encodes an uploaded picture without metadata, at most 1600 pixels wide, never enlarged.
 * @throws DomainError PAYLOAD_TOO_LARGE above 5 MB, UNSUPPORTED_TYPE when the bytes are no picture of an accepted type.
 */
export async function firstRendition(bytes: Buffer, kind: PictureKind): Promise<FirstRendition> {
  if (bytes.length > limits.pictureBytes) {
    throw new DomainError('PAYLOAD_TOO_LARGE', { message: messages.images.tooLarge });
  }
  const type = await fileTypeFromBuffer(bytes);
  if (!pictureTypes[kind].some((accepted) => accepted === type?.ext)) throw unreadable();
  try {
    const { data, info } = await sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' })
      .rotate()
      .resize({ width: widths.at(-1), withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 85 })
      .toBuffer({ resolveWithObject: true });
    return { width: info.width, height: info.height, bytes: data };
  } catch {
    throw unreadable();
  }
}

/** Makes a rendition from the largest one. */
export function furtherRendition(largest: Buffer, width: number, format: PictureFormat): Promise<Buffer> {
  const image = sharp(largest).resize({ width });
  if (format === 'avif') return image.avif({ quality: 55, effort: 2 }).toBuffer();
  return format === 'webp' ? image.webp({ quality: 80 }).toBuffer() : image.jpeg({ quality: 80 }).toBuffer();
}

/**
 * Files of all renditions of a picture of this width, in the order in which they are made; the first is the largest
 * JPEG.
 */
export function expectedRenditionFiles(width: number, of: readonly PictureFormat[] = formats): string[] {
  const ofWidth = [width, ...widths.filter((smaller) => smaller < width).toReversed()];
  return of.flatMap((format) => ofWidth.map((each) => `${each}.${format}`));
}

function unreadable(): DomainError {
  return new DomainError('UNSUPPORTED_TYPE', { message: messages.images.unreadable });
}
