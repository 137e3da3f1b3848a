import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { createBackup } from '../src/backup/backup.ts';
import { moveRows } from '../src/backup/move.ts';
import { restoreBackup } from '../src/backup/restore.ts';
import { digestRows, listTables, readSnapshot } from '../src/backup/rows.ts';
import type { Database } from '../src/platform/db/client.ts';
import { migrate } from '../src/platform/db/migrate.ts';
import { openDatabase } from '../src/platform/db/open-database.ts';
import { localStorage } from '../src/platform/storage/local-storage.ts';
import { administer, databaseUrl } from './support/databases.ts';
import { fillEveryTable, requireEverything } from './support/fill-every-table.ts';
import { fillFirstRelease } from './support/first-release.ts';
import { furtherVersions, startFurtherPostgres } from './support/further-postgres.ts';

vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

const installed = inject('postgres');
const servers: Record<string, string> = installed === null ? {} : { installed: installed.serverUrl };
const stops: (() => Promise<void>)[] = [];
let scratch: string;

beforeAll(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'barnum-restore-'));
  stops.push(() => rm(scratch, { recursive: true, force: true }));
  for (const version of furtherVersions) {
    const { url, stop } = await startFurtherPostgres(version);
    servers[version] = url;
    stops.push(stop);
  }
});
afterAll(async () => {
  for (const stop of stops.reverse()) await stop();
});

const places = ['embedded', ...(installed === null ? [] : ['installed']), ...furtherVersions.map(String)];

describe.each(places)('what was saved on %s', (place) => {
  it('is restored on every other database, one row of each table and of each value of an enum', async () => {
    const source = await open(await newPlace(place));
    await migrate(source);
    await fillEveryTable(source.prisma);
    const before = await digests(source);
    const from = await save(source);
    for (const other of places) {
      const to = await newPlace(other);
      await restoreBackup(to, { from, force: false });
      const restored = await open(to);
      expect({ other, digests: await digests(restored) }).toEqual({ other, digests: before });
      await restored.close();
      await to.drop();
    }
  });
});

it('what is saved has a row of each value of an enum, also of those in lists', async () => {
  const database = await open(await newPlace('embedded'));
  await migrate(database);
  await fillEveryTable(database.prisma);
  await requireEverything(database.prisma);
  await database.prisma.$executeRaw`CREATE TABLE offers (states article_state[] NOT NULL)`;
  await database.prisma.$executeRaw`INSERT INTO offers VALUES ('{en_ligne}'), ('{archive,en_ligne}')`;
  await expect(requireEverything(database.prisma)).rejects.toThrow('lack a row of: offers.states = masque');
  await database.close();
});

it.each(places)('an archive of release 1.0.0 is restored on %s', async (place) => {
  const from = await save(await fillFirstRelease(await open(await newPlace('embedded'))));
  const to = await newPlace(place);
  await restoreBackup(to, { from, force: false });
  const restored = await open(to);
  expect(await restored.prisma.reservationRequest.count()).toBe(2);
  await restored.close();
  await to.drop();
});

it.each(places.slice(1))('everything moves from the embedded database to %s', async (place) => {
  const [source, target] = [await open(await newPlace('embedded')), await open(await newPlace(place))];
  await migrate(source);
  await migrate(target);
  await fillEveryTable(source.prisma);
  await moveRows(source, target, () => {});
  expect(await digests(target)).toEqual(await digests(source));
  await source.close();
  await target.close();
});

let count = 0;

/** An empty database of this kind, with a folder of its own. */
async function newPlace(kind: string) {
  count += 1;
  const dataDir = join(scratch, String(count));
  const storage = await localStorage(join(dataDir, 'media'));
  const server = servers[kind];
  if (server === undefined) return { dataDir, storage, drop: async () => {} };
  const name = `matrix_${count}`;
  await administer(server, `CREATE DATABASE ${name}`);
  const drop = () => administer(server, `DROP DATABASE ${name} WITH (FORCE)`);
  return { dataDir, storage, databaseUrl: databaseUrl(server, name), drop };
}

const open = (place: Awaited<ReturnType<typeof newPlace>>): Promise<Database> => openDatabase(place);

/** Saves a database, which is closed. */
async function save(source: Database): Promise<string> {
  count += 1;
  const path = join(scratch, `${count}.tar.gz`);
  await createBackup({ database: source, storage: null }, path);
  await source.close();
  return path;
}

function digests({ prisma }: Database): Promise<Record<string, unknown>> {
  return readSnapshot(prisma, async (tx) => {
    const found: Record<string, unknown> = {};
    for (const table of await listTables(tx)) found[table.name] = await digestRows(tx, table);
    return found;
  });
}
