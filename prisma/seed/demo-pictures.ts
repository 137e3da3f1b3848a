import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { prismaFolder } from '../../services/api/src/platform/prisma-folder.ts';

/** Bytes of the demo shop's pictures by their paths below `pictures/`. */
export type DemoPictures = ReadonlyMap<string, Buffer>;

const folder = join(prismaFolder, 'seed/pictures');

/** Reads the pictures that are committed with the demo data. */
export async function readDemoPictures(): Promise<DemoPictures> {
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.webp')).sort();
  const pictures = await Promise.all(files.map((file) => readFile(join(folder, file))));
  return new Map(pictures.map((bytes, index) => [files[index] ?? '', bytes]));
}
