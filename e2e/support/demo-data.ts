import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { seedDemo } from '../../prisma/seed/demo.ts';
import { type DemoPictures, readDemoPictures } from '../../prisma/seed/demo-pictures.ts';
import { openDataStores } from '../../services/api/src/assembly/start-up.ts';
import {
  listIncompletePictures,
  makeRenditions,
} from '../../services/api/src/platform/picture-files/picture-files.domain.ts';
import { administrator } from './users.ts';

/** Makes a data folder with an empty database, for programs to begin with a copy of it: to migrate one takes seconds. */
export async function makeEmptyData(): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), 'barnum-empty-data-'));
  const { database } = await openDataStores({ dataDir, bucket: undefined });
  await database.close();
  return dataDir;
}

/**
 * Makes a data folder from an empty one as `npm start` does, for programs to begin with a copy of it. Its pictures are
 * smaller and have all of their renditions: to make those of the large ones takes each service a minute.
 */
export async function makeDemoData(empty: string): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), 'barnum-demo-data-'));
  cpSync(empty, dataDir, { recursive: true });
  const { database, storage } = await openDataStores({ dataDir, bucket: undefined });
  const db = database.prisma;
  const administrators = { adminEmails: [administrator.email, second], adminPassword: administrator.password };
  await seedDemo({ db, storage, administrators, pictures: await smallPictures() });
  for (const key of await listIncompletePictures(db)) await makeRenditions(db, storage, key);
  await database.close();
  return dataDir;
}

const second = 'gerance@barnum.example';

async function smallPictures(): Promise<DemoPictures> {
  const pictures = [...(await readDemoPictures())].map(async ([path, bytes]) => {
    const small = await sharp(bytes).resize({ width: 480 }).toBuffer();
    return [path, small] as const;
  });
  return new Map(await Promise.all(pictures));
}
