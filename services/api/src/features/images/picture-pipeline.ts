import { DomainError } from '@barnum/rules/errors';
import { messages } from '@barnum/rules/messages';
import sharp, { type Sharp } from 'sharp';

/** Widths in pixels at which every picture is kept, each as WebP and JPEG. */
const widths = [640, 1600] as const;

/** A picture may not unfold to more pixels than this, however small its file. */
const maxPixels = 24_000_000;

export interface Rendition {
  /** `{width}.{webp|jpg}` */
  file: string;
  bytes: Buffer;
}

export interface ProcessedPicture {
  /** Pixels of the largest rendition. */
  width: number;
  height: number;
  renditions: Rendition[];
}

/**
 * Re-encodes a picture without metadata in every width and format; never enlarges.
 * @throws DomainError UNSUPPORTED_TYPE when the bytes are no readable picture.
 */
export async function processPicture(bytes: Buffer): Promise<ProcessedPicture> {
  try {
    const source = await sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' })
      .rotate()
      .resize({ width: widths.at(-1), withoutEnlargement: true })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const raw = { width: source.info.width, height: source.info.height, channels: source.info.channels };
    const targets = [...new Set(widths.map((width) => Math.min(width, raw.width)))];
    const renditions = await Promise.all(
      targets.flatMap((width) => {
        const resized = sharp(source.data, { raw }).resize({ width });
        return [
          encode(resized.clone().webp({ quality: 80 }), `${width}.webp`),
          encode(
            resized.clone().flatten({ background: '#ffffff' }).jpeg({ quality: 80, mozjpeg: true }),
            `${width}.jpg`,
          ),
        ];
      }),
    );
    return { width: raw.width, height: raw.height, renditions };
  } catch {
    throw new DomainError('UNSUPPORTED_TYPE', { message: messages.images.unreadable });
  }
}

async function encode(image: Sharp, file: string): Promise<Rendition> {
  return { file, bytes: await image.toBuffer() };
}
