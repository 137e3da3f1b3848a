import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import { cp, mkdir, mkdtemp, open, readdir, rm, stat, symlink, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Database } from '../src/platform/db/client.ts';
import { lockFolder } from '../src/platform/db/embedded/folder-lock.ts';
import { socketPath } from '../src/platform/db/embedded/sockets.ts';
import { databaseFailure } from '../src/platform/db/errors.ts';
import { migrate } from '../src/platform/db/migrate.ts';
import { openDatabase } from '../src/platform/db/open-database.ts';
import { watchDisk } from './support/power-cut.ts';

const scratch = await mkdtemp(join(tmpdir(), 'barnum-embedded-'));
const pristine = join(scratch, 'pristine');

beforeAll(async () => {
  const database = await openDatabase({ dataDir: pristine });
  await migrate(database);
  await database.close();
});
vi.setConfig({ testTimeout: 240_000 });
afterEach(() => vi.restoreAllMocks());
afterAll(() => rm(scratch, { recursive: true, force: true }));

async function copyOfPristine(): Promise<string> {
  const dataDir = await mkdtemp(join(scratch, 'data-'));
  await cp(pristine, dataDir, { recursive: true });
  return dataDir;
}

const write = ({ prisma }: Database, texte: string) => prisma.testimonial.create({ data: { texte } });

const texts = async ({ prisma }: Database) =>
  (await prisma.testimonial.findMany({ orderBy: { id: 'asc' } })).map(({ texte }) => texte);

it('is held by one process at a time, which a second one names; a dead holder is no obstacle', async () => {
  const dataDir = await copyOfPristine();
  const holder = await holdElsewhere(dataDir);
  await expect(openDatabase({ dataDir })).rejects.toThrow(`in use by process ${holder.pid}.`);
  holder.kill('SIGSTOP');
  await expect(openDatabase({ dataDir })).rejects.toThrow('in use by another process.');
  holder.kill('SIGKILL');
  await once(holder, 'exit');
  expect(await readdir(dataDir)).toContain('database.lock');

  const database = await openDatabase({ dataDir });
  await expect(openDatabase({ dataDir })).rejects.toThrow(`in use by process ${process.pid}.`);
  await database.close();
  expect(await readdir(dataDir)).toEqual(['database']);
});

it('is taken over by one of many that find an abandoned lock, whoever bears the number of its holder now', async () => {
  const dataDir = await copyOfPristine();
  for (let round = 0; round < 5; round += 1) {
    await writeFile(join(dataDir, 'database.lock'), String(process.ppid));
    if (round === 4) await mkdir(join(dataDir, 'database.lock.removal'));
    const outcomes = await Promise.allSettled(Array.from({ length: 12 }, () => lockFolder(dataDir)));
    const [taken, ...others] = outcomes.filter((outcome) => outcome.status === 'fulfilled');
    expect(others).toEqual([]);
    taken?.value();
    expect(await readdir(dataDir)).toEqual(['database']);
  }
});

it('is held in a folder whose path is too long for a socket, too', async () => {
  const dataDir = join(scratch, 'a-name-of-some-length-'.repeat(6));
  await mkdir(dataDir);
  const unlock = await lockFolder(dataDir);
  expect(Buffer.byteLength(socketPath(dataDir, 'database.lock'))).toBeLessThan(100);
  // Nobody else can reach it, wherever it is: it is in the folder itself.
  expect((await stat(join(dataDir, 'database.lock'))).mode & 0o777).toBe(0o600);
  await expect(lockFolder(dataDir)).rejects.toThrow(`in use by process ${process.pid}.`);
  await symlink(dataDir, join(scratch, 'short'));
  await expect(lockFolder(join(scratch, 'short'))).rejects.toThrow(`in use by process ${process.pid}.`);
  unlock();
  (await lockFolder(dataDir))();
});

it('acknowledges no write before its log is on the disk; one sync serves many', async () => {
  const dataDir = await copyOfPristine();
  const database = await openDatabase({ dataDir });
  const prototype = Object.getPrototypeOf(await openSomeFile(dataDir));
  let letGo = () => {};
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const datasync = vi.spyOn(prototype, 'datasync').mockImplementation(() => gate);
  let acknowledged = 0;
  const writes = Array.from({ length: 40 }, async (_, index) => {
    await write(database, `Avis ${index}`);
    acknowledged += 1;
  });
  await vi.waitFor(() => expect(datasync).toHaveBeenCalled(), { timeout: 10_000 });
  expect(acknowledged).toBe(0);
  letGo();
  await Promise.all(writes);
  expect(datasync.mock.calls.length).toBeLessThan(40);
  await database.close();
});

it('refuses what the full disk cannot take, loses nothing, and goes on when there is room again', async () => {
  const dataDir = await copyOfPristine();
  const database = await openDatabase({ dataDir });
  await write(database, 'Avant');
  const full = vi.spyOn(fs, 'writeSync').mockImplementation(() => {
    throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  });
  for (const texte of ['Pendant', 'Toujours']) {
    const refusal = await write(database, texte).then(
      () => null,
      (error: unknown) => error,
    );
    expect(databaseFailure(refusal)?.code).toBe('UNAVAILABLE');
  }
  await expect(
    database.prisma.$transaction((tx) => tx.testimonial.create({ data: { texte: 'En bloc' } })),
  ).rejects.toThrow();
  full.mockRestore();
  await vi.waitFor(() => write(database, 'Après'), { timeout: 10_000, interval: 300 });
  expect(await texts(database)).toEqual(['Avant', 'Après']);
  await database.close();
});

describe.skipIf(process.platform !== 'linux')('a power cut', () => {
  it.each([
    ['nothing but the control file', (path: string) => path.endsWith('pg_control')],
    ['about half of it', () => Math.random() < 0.5],
  ])(
    'loses nothing that was acknowledged, also where of what was not synced %s reached the disk',
    async (_what, isLucky) => {
      let dataDir = await copyOfPristine();
      const acknowledged: string[] = [];
      for (const cutAfter of [0, 20]) {
        const disk = await watchDisk(join(dataDir, 'database'));
        const database = await openDatabase({ dataDir });
        const writeSome = async (count: number) => {
          for (let index = 0; index < count; index += 1) {
            const texte = `Avis ${acknowledged.length}`;
            await write(database, texte);
            acknowledged.push(texte);
          }
        };
        await writeSome(40);
        await database.prisma.$executeRaw`CHECKPOINT`;
        await writeSome(cutAfter);
        const next = await mkdtemp(join(scratch, 'data-'));
        disk.cutPower(join(next, 'database'), isLucky);
        await database.close();
        vi.restoreAllMocks();
        dataDir = next;
      }
      const database = await openDatabase({ dataDir });
      expect(await texts(database)).toEqual(acknowledged);
      await database.close();
    },
  );
});

it('cuts its log back while it runs', async () => {
  const dataDir = await copyOfPristine();
  const database = await openDatabase({ dataDir });
  const log = join(dataDir, 'database', 'pg_wal');
  const megabytes = async () => {
    const names = (await readdir(log)).filter((name) => /^[0-9A-F]{24}$/.test(name));
    return names.length * 16;
  };
  for (let count = 0; count < 160; count += 1) {
    await database.prisma.$queryRaw`SELECT pg_logical_emit_message(true, 'ballast', repeat('x', 1000000))::text`;
  }
  await write(database, 'Après');
  await vi.waitFor(async () => expect(await megabytes()).toBeLessThanOrEqual(96), { timeout: 20_000 });
  await database.close();
});

it('holds writers up for 32 MB at most when it cuts its log back, however much was changed', async () => {
  const dataDir = await copyOfPristine();
  const database = await openDatabase({ dataDir });
  await database.prisma.$executeRaw`CREATE TABLE ballast (text text STORAGE EXTERNAL)`;
  const written = vi.spyOn(fs, 'writeSync');
  // In one transaction: no checkpoint of its own comes between.
  await database.prisma.$transaction(
    async (tx) => {
      await tx.$executeRaw`INSERT INTO ballast SELECT repeat(md5(i::text), 180) FROM generate_series(1, 10000) i`;
      written.mockClear();
      await tx.$executeRaw`CHECKPOINT`;
    },
    { timeout: 30_000 },
  );
  const bytes = written.mock.results.reduce((sum, { value }) => sum + value, 0);
  written.mockRestore();
  expect(bytes).toBeGreaterThan(16 * 2 ** 20);
  // Its pages, a new file of the log, and little more.
  expect(bytes).toBeLessThan((32 + 16 + 1) * 2 ** 20);
  await database.close();
});

it.each([
  ['a cut control file', (database: string) => truncate(join(database, 'global', 'pg_control'), 100)],
  ['another version', (database: string) => writeFile(join(database, 'PG_VERSION'), '11\n')],
  ['a lost catalogue', (database: string) => rm(join(database, 'base'), { recursive: true })],
])('refuses to start over %s, in one sentence', async (_what, damage) => {
  const dataDir = await copyOfPristine();
  await damage(join(dataDir, 'database'));
  await expect(openDatabase({ dataDir })).rejects.toThrow(/^The embedded database in .+ cannot be read: .+\.$/);
  expect(await readdir(dataDir)).toEqual(['database']);
});

it('is made anew when its making was cut short', async () => {
  const dataDir = await mkdtemp(join(scratch, 'data-'));
  await cp(join(pristine, 'database'), join(dataDir, 'database.draft'), { recursive: true });
  await truncate(join(dataDir, 'database.draft', 'global', 'pg_control'), 100);
  const database = await openDatabase({ dataDir });
  await migrate(database);
  await write(database, 'Neuf');
  await database.close();
});

async function openSomeFile(dataDir: string) {
  const file = await open(join(dataDir, 'database', 'PG_VERSION'));
  await file.close();
  return file;
}

/** A process of its own that holds the folder. */
async function holdElsewhere(dataDir: string) {
  const module = new URL('../src/platform/db/embedded/folder-lock.ts', import.meta.url).href;
  const program = `
    const { lockFolder } = await import(${JSON.stringify(module)});
    await lockFolder(${JSON.stringify(dataDir)});
    console.log('held');
    setInterval(() => {}, 1_000);`;
  const args = ['--import', 'tsx', '--input-type=module', '--eval', program];
  const holder = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void holder.kill('SIGKILL'));
  await once(holder.stdout, 'data');
  return holder;
}
