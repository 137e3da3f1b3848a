import { availableParallelism } from 'node:os';
import sharp from 'sharp';
import type { PrismaClient } from '../../services/api/src/db/client.ts';
import { addArticleImage, storePicture } from '../../services/api/src/features/images/images.domain.ts';
import type { Storage } from '../../services/api/src/storage/storage.ts';
import type { DemoPicture } from './demo-pictures.ts';

/** A real JPEG of a drawing, `width` pixels wide, on white. */
export function rasterise(svg: string, width = 1600): Promise<Buffer> {
  return sharp(Buffer.from(svg)).resize({ width }).flatten({ background: '#ffffff' }).jpeg({ quality: 92 }).toBuffer();
}

/** Stores a drawing as a picture; answers the picture's key. */
export async function seedPicture(db: PrismaClient, storage: Storage, svg: string, width?: number): Promise<string> {
  return (await storePicture(db, storage, await rasterise(svg, width))).key;
}

/** Adds a drawing to an article's images. */
export async function seedArticleImage(
  db: PrismaClient,
  storage: Storage,
  input: { articleId: number; altImage: string; svg: string },
) {
  const pictureKey = await seedPicture(db, storage, input.svg);
  return addArticleImage(db, { articleId: input.articleId, altImage: input.altImage, pictureKey });
}

/** Stores drawings, as many at a time as there are processors; answers the pictures' keys by name. */
export async function seedPictures(
  db: PrismaClient,
  storage: Storage,
  pictures: readonly DemoPicture[],
  onPicture?: (done: number, total: number) => void,
): Promise<Map<string, string>> {
  const keys = new Map<string, string>();
  const waiting = [...pictures];
  const work = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      keys.set(next.name, await seedPicture(db, storage, next.svg(), next.width));
      onPicture?.(keys.size, pictures.length);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return keys;
}
