import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { findPostgres, startPostgres } from '../../../../scripts/lib/postgres.mjs';
import { embeddedDatabase } from '../../src/platform/db/embedded/embedded-database.ts';
import { openPglite } from '../../src/platform/db/embedded/pglite.ts';
import { migrate } from '../../src/platform/db/migrate.ts';
import { openDatabase } from '../../src/platform/db/open-database.ts';
import { administer, databaseUrl } from './databases.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Holds what tests need until the run ends. */
    testFolder: string;
    /** Path of a dump of a migrated embedded database. */
    embeddedTemplate: string;
    /** A running server and its migrated database; null where PostgreSQL is not installed. */
    postgres: { serverUrl: string; template: string } | null;
  }
}

/** Migrates one database of each kind, which the tests copy. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'barnum-tests-'));
  project.provide('testFolder', folder);
  project.provide('embeddedTemplate', await embeddedTemplate(folder));
  const server = findPostgres() ? await startPostgres() : null;
  project.provide('postgres', server && { serverUrl: server.url, template: await postgresTemplate(server.url) });
  return async () => {
    await server?.stop();
    await rm(folder, { recursive: true, force: true });
  };
}

async function embeddedTemplate(folder: string): Promise<string> {
  const pglite = await openPglite();
  const database = embeddedDatabase(pglite);
  await migrate(database);
  const dump = await pglite.dumpDataDir('none');
  await database.close();
  const path = join(folder, 'embedded.tar');
  await writeFile(path, Buffer.from(await dump.arrayBuffer()));
  return path;
}

async function postgresTemplate(serverUrl: string): Promise<string> {
  const template = 'barnum_template';
  await administer(serverUrl, `CREATE DATABASE ${template}`);
  const database = await openDatabase({ databaseUrl: databaseUrl(serverUrl, template), dataDir: '' });
  await migrate(database);
  await database.close();
  return template;
}
