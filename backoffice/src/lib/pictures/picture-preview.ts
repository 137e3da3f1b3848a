import type { PictureKind } from '@barnum/rules/images';
import { sentences } from '@barnum/rules/sentences';
import { refusalOf } from './picture-file.ts';

/** The longer side of a preview, in pixels. */
const side = 480;

export type ReadPicture = { preview: string } | { refusal: 'type' | 'size' };

/** Sentences for a picture that is refused (spec section 5). */
export const refusalSentences = { type: sentences.images.unreadable, size: sentences.images.tooLarge };

/** A preview of a chosen file before its upload, or why it is refused. */
export async function readPicture(file: File, kind: PictureKind): Promise<ReadPicture> {
  try {
    const refusal = await refusalOf(file, kind);
    return refusal === null ? { preview: await previewOf(file) } : { refusal };
  } catch {
    return { refusal: 'type' };
  }
}

// A small copy as a data: URL: the page's CSP refuses blob: URLs.
async function previewOf(file: File): Promise<string> {
  const bitmap = await createImageBitmap(file);
  const scale = Math.min(1, side / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return canvas.toDataURL('image/webp');
}
