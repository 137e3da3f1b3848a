import { availableParallelism } from 'node:os';
import sharp from 'sharp';
import type { Db } from '../../services/api/src/db/client.ts';
import { makeRenditions, storePicture } from '../../services/api/src/features/images/image-files.domain.ts';
import { addArticleImage } from '../../services/api/src/features/images/images.domain.ts';
import type { Storage } from '../../services/api/src/storage/storage.ts';
import type { DemoPicture } from './demo-pictures.ts';

type StoredPicture = Awaited<ReturnType<typeof storePicture>>;

/** Stored pictures by the names of their drawings. */
export type StoredPictures = ReadonlyMap<string, StoredPicture>;

/** A real JPEG of a drawing, `width` pixels wide, on white. */
export function rasterise(svg: string, width = 1600): Promise<Buffer> {
  return sharp(Buffer.from(svg)).resize({ width }).flatten({ background: '#ffffff' }).jpeg({ quality: 92 }).toBuffer();
}

/** Stores a drawing as a picture; answers its row. The formats that take longer than JPEG are left to the service. */
export async function seedPicture(db: Db, storage: Storage, svg: string, width?: number) {
  const picture = await storePicture(db, storage, await rasterise(svg, width), 'article');
  await makeRenditions(db, storage, picture.key, { of: ['jpg'] });
  return picture;
}

/** Adds a drawing to an article's images. */
export async function seedArticleImage(
  db: Db,
  storage: Storage,
  input: { articleId: number; altImage: string; svg: string },
) {
  const { key } = await seedPicture(db, storage, input.svg);
  return addArticleImage(db, { articleId: input.articleId, altImage: input.altImage, pictureKey: key });
}

/** Stores drawings, as many at a time as there are processors; answers the stored pictures by name. */
export async function seedPictures(
  db: Db,
  storage: Storage,
  pictures: readonly DemoPicture[],
  onPicture?: (done: number, total: number) => void,
): Promise<StoredPictures> {
  const stored = new Map<string, StoredPicture>();
  const waiting = [...pictures];
  const work = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      stored.set(next.name, await seedPicture(db, storage, next.svg(), next.width));
      onPicture?.(stored.size, pictures.length);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return stored;
}
