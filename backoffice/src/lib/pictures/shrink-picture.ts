import { drawPicture } from './draw-picture.ts';
import type { PictureHeader } from './picture-header.ts';

interface Shrinking {
  /** What it was: a photograph is no PNG. */
  type: PictureHeader['type'];
  /** The share of its sides that stays. */
  scale: number;
  maxBytes: number;
}

const qualities = [0.9, 0.8, 0.6];

/**
 * A smaller copy of a picture, without metadata: a JPEG, or a PNG of what was one or is transparent. Null when even
 * that is too heavy. Throws where the browser cannot do it.
 */
export async function shrinkPicture(bitmap: ImageBitmap, { type, scale, maxBytes }: Shrinking): Promise<Blob | null> {
  const canvas = drawPicture(bitmap, scale);
  const isTransparent = type !== 'jpg' && type !== 'heic' && hasTransparency(canvas);
  if (isTransparent || type === 'png') {
    // What is transparent stays so, if need be in fewer points.
    for (const share of isTransparent ? [1, 0.75, 0.5, 0.25] : [1]) {
      const png = await encode(share === 1 ? canvas : drawPicture(bitmap, scale * share), 'image/png');
      if (png.size <= maxBytes) return png;
    }
    if (isTransparent) return null;
  }
  for (const quality of qualities) {
    const jpeg = await encode(canvas, 'image/jpeg', quality);
    if (jpeg.size <= maxBytes) return jpeg;
  }
  return null;
}

function hasTransparency(canvas: HTMLCanvasElement): boolean {
  const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
  for (let alpha = 3; alpha < pixels.length; alpha += 4) if (pixels[alpha] !== 255) return true;
  return false;
}

function encode(canvas: HTMLCanvasElement, type: string, quality?: number): Promise<Blob> {
  return new Promise((resolve, reject) => {
    const take = (blob: Blob | null) => (blob === null ? reject(new Error('Nothing was encoded')) : resolve(blob));
    canvas.toBlob(take, type, quality);
  });
}
