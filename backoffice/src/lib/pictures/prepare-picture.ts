import { type PictureKind, pictureTypes } from '@barnum/rules/catalogue/images/images';
import { limits } from '@barnum/rules/limits';
import { sentences } from '@barnum/rules/sentences';
import { drawPicture } from './draw-picture.ts';
import { type PictureHeader, readPictureHeader } from './picture-header.ts';
import { shrinkPicture } from './shrink-picture.ts';

/** What a place takes: types by extension, bytes, and the sentence for more of them. */
export interface Acceptance {
  types: readonly string[];
  maxBytes: number;
  tooLarge: string;
}

/** A picture as it is sent, with a preview as a data: URL, or why it is refused. */
export type PreparedPicture = { file: File; preview: string } | { refusal: string };

/** The longer side of a preview, in pixels. */
const previewSide = 480;

const prepared = new WeakMap<File, Promise<PreparedPicture>>();
let last: Promise<unknown> = Promise.resolve();

/**
 * Makes a chosen picture ready to be sent: upright, without what it says of its place and time, no larger than it is
 * shown. Small ones and animations stay as they are. One picture at a time, because a decoded photograph takes 200 MB;
 * asked again for the same file, the same answer.
 */
export function preparePicture(file: File, acceptance: Acceptance): Promise<PreparedPicture> {
  const known = prepared.get(file);
  if (known) return known;
  const preparation = last
    .then(() => prepare(file, acceptance))
    .catch(() => {
      // Most likely the device has no memory left, which may be otherwise later.
      prepared.delete(file);
      return { refusal: sentences.images.notPrepared };
    });
  prepared.set(file, preparation);
  last = preparation;
  return preparation;
}

/** What is taken as a picture of this kind. */
export function acceptanceOf(kind: PictureKind): Acceptance {
  return { types: pictureTypes[kind], maxBytes: limits.pictureBytes, tooLarge: sentences.images.tooLarge };
}

async function prepare(file: File, { types, maxBytes, tooLarge }: Acceptance): Promise<PreparedPicture> {
  if (file.size === 0) return { refusal: sentences.images.empty };
  const header = await headerOf(file);
  if (header === null || !(header.type === 'heic' || types.includes(header.type))) {
    return { refusal: sentences.images.unreadable };
  }
  if (header.width * header.height > limits.jpegPixels) return { refusal: tooManyPoints(header, limits.jpegPixels) };
  const bitmap = await decode(file);
  if (bitmap === null) {
    const otherwise = file.size > maxBytes ? tooLarge : sentences.images.damaged;
    return { refusal: isTorn(header, file.size) ? sentences.images.damaged : reasonOf(header, otherwise) };
  }
  try {
    const preview = drawPicture(bitmap, scaleTo(previewSide, bitmap)).toDataURL('image/webp');
    const scale = sentScale(bitmap);
    if (isSentAsItIs(header, file.size, { scale, maxBytes })) {
      return file.size > maxBytes ? { refusal: tooLarge } : { file, preview };
    }
    const shrunk = await shrinkPicture(bitmap, { type: header.type, scale, maxBytes });
    return shrunk === null ? { refusal: tooLarge } : { file: named(file, shrunk), preview };
  } finally {
    bitmap.close();
  }
}

function isSentAsItIs(
  { type, isAnimated, hasExif, width, height }: PictureHeader,
  bytes: number,
  { scale, maxBytes }: { scale: number; maxBytes: number },
): boolean {
  if (isAnimated) return true;
  if (type === 'heic' || hasExif || scale < 1) return false;
  // More bytes than its points can need: what makes it heavy is no picture, and would be lost.
  return bytes <= maxBytes || bytes > width * height * 3;
}

/** The share to which a picture is shrunk: its longer side becomes the limit, but a panorama keeps 640 pixels. */
function sentScale({ width, height }: ImageBitmap): number {
  const [longer, shorter] = [Math.max(width, height), Math.min(width, height)];
  return Math.min(1, Math.max(limits.sentPictureSide / longer, 640 / shorter));
}

function scaleTo(side: number, { width, height }: ImageBitmap): number {
  return Math.min(1, side / Math.max(width, height));
}

async function headerOf(file: File): Promise<PictureHeader | null> {
  try {
    return await readPictureHeader(file);
  } catch {
    // The file is gone, or may not be read.
    return null;
  }
}

async function decode(file: File): Promise<ImageBitmap | null> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    return null;
  }
}

/** No camera writes a pixel in a hundredth of a byte. */
function isTorn({ width, height }: PictureHeader, bytes: number): boolean {
  return bytes * 100 < width * height;
}

function reasonOf(header: PictureHeader, otherwise: string): string {
  if (header.type === 'heic') return sentences.images.heic;
  if (header.width * header.height <= limits.picturePixels) return otherwise;
  // A JPEG of this size is taken: it is torn, or the device has too little memory for it.
  return header.type === 'jpg' ? sentences.images.notPrepared : tooManyPoints(header, limits.picturePixels);
}

function tooManyPoints({ width, height }: PictureHeader, most: number): string {
  return sentences.images.tooManyPoints(width, height, most);
}

function named({ name }: File, content: Blob): File {
  const extension = content.type === 'image/png' ? 'png' : 'jpg';
  return new File([content], `${name.replace(/\.[^.]{1,10}$/, '')}.${extension}`, { type: content.type });
}
