import { DomainError } from '@barnum/rules/errors';
import { type PictureKind, pictureTypes } from '@barnum/rules/images';
import { limits } from '@barnum/rules/limits';
import { messages } from '@barnum/rules/messages';
import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';

/** Widths in pixels at which a picture is kept; one that is smaller is kept in its own width, too. */
const widths = [320, 640, 960, 1600] as const;

/** Formats in which a picture is kept, by file extension; the last ones to be made stand last. */
export const formats = ['jpg', 'webp', 'avif'] as const;
export type PictureFormat = (typeof formats)[number];

/** A picture may not unfold to more pixels than this, however small its file. */
const maxPixels = 24_000_000;

/** A picture as it first comes to rest: its largest rendition, a JPEG from which all others are made. */
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

/** One more rendition of a picture, from its largest one. */
export function furtherRendition(largest: Buffer, width: number, format: PictureFormat): Promise<Buffer> {
  const image = sharp(largest).resize({ width });
  if (format === 'avif') return image.avif({ quality: 55, effort: 2 }).toBuffer();
  return format === 'webp' ? image.webp({ quality: 80 }).toBuffer() : image.jpeg({ quality: 80 }).toBuffer();
}

/** Files that a picture of this width is kept in, in the order in which they are made; the first one is the largest JPEG. */
export function expectedRenditionFiles(width: number, of: readonly PictureFormat[] = formats): string[] {
  const ofWidth = [width, ...widths.filter((smaller) => smaller < width).toReversed()];
  return of.flatMap((format) => ofWidth.map((each) => `${each}.${format}`));
}

function unreadable(): DomainError {
  return new DomainError('UNSUPPORTED_TYPE', { message: messages.images.unreadable });
}
