import sharp from 'sharp';
import type { PrismaClient } from '../../services/api/src/db/client.ts';
import { addArticleImage, storePicture } from '../../services/api/src/features/images/images.domain.ts';
import type { Storage } from '../../services/api/src/storage/storage.ts';

const fullWidth = 1600;

/** A real JPEG of a drawing, `width` pixels wide, on white. */
export function rasterise(svg: string, width: number = fullWidth): Promise<Buffer> {
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
