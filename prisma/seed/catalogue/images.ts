import { availableParallelism } from 'node:os';
import { addArticleImage } from '../../../services/api/src/catalogue/images/images.domain.ts';
import type { Db } from '../../../services/api/src/platform/db/client.ts';
import { makeRenditions, storePicture } from '../../../services/api/src/platform/picture-files/picture-files.domain.ts';
import type { Storage } from '../../../services/api/src/platform/storage/storage.ts';
import type { DemoPictures } from '../demo-pictures.ts';

type StoredPicture = Awaited<ReturnType<typeof storePicture>>;

/** Stored pictures by their paths below `pictures/`. */
export type StoredPictures = ReadonlyMap<string, StoredPicture>;

/** Stores a picture as JPEG; returns its row. The service makes the slower formats. */
export async function seedPicture(db: Db, storage: Storage, bytes: Buffer) {
  const picture = await storePicture(db, storage, bytes, 'article');
  await makeRenditions(db, storage, picture.key, { of: ['jpg'] });
  return picture;
}

/** Adds a picture to an article's images. */
export async function seedArticleImage(
  db: Db,
  storage: Storage,
  input: { articleId: number; altImage: string; bytes: Buffer },
) {
  const { key } = await seedPicture(db, storage, input.bytes);
  return addArticleImage(db, { articleId: input.articleId, altImage: input.altImage, pictureKey: key });
}

/** Stores pictures, as many at a time as there are processors. */
export async function seedPictures(
  db: Db,
  storage: Storage,
  pictures: DemoPictures,
  onPicture?: (done: number, total: number) => void,
): Promise<StoredPictures> {
  const stored = new Map<string, StoredPicture>();
  const waiting = pictures.entries();
  const work = async () => {
    // The workers share one iterator, so that each picture is taken once.
    for (const [path, bytes] of waiting) {
      stored.set(path, await seedPicture(db, storage, bytes));
      onPicture?.(stored.size, pictures.size);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return stored;
}
