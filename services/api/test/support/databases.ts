import { randomUUID } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { inject } from 'vitest';
import type { Database } from '../../src/platform/db/client.ts';
import { embeddedDatabase } from '../../src/platform/db/embedded/embedded-database.ts';
import { openDatabase } from '../../src/platform/db/open-database.ts';

/** The databases that every service test runs on. */
export const databaseKinds = ['embedded', 'postgresql'] as const satisfies Database['kind'][];

/** Whether what one database could prove is run on both, as `npm test -- every-database` does. */
export const everyDatabase = process.env.BARNUM_EVERY_DATABASE === '1';

/** The kind that tests run on which need only one: PostgreSQL where it is installed. */
export function kindOfOne(): Database['kind'] {
  return isInstalled('postgresql') ? 'postgresql' : 'embedded';
}

export function isInstalled(kind: Database['kind']): boolean {
  return kind === 'embedded' || inject('postgres') !== null;
}

/** A migrated, otherwise empty database of its own, which ends when it is closed. */
export async function freshDatabase(kind: Database['kind']): Promise<Database> {
  return kind === 'embedded' ? freshEmbedded() : freshPostgres();
}

async function freshEmbedded(): Promise<Database> {
  return embeddedDatabase(await PGlite.create({ loadDataDir: await openAsBlob(inject('embeddedTemplate')) }));
}

async function freshPostgres(): Promise<Database> {
  const { url, drop } = await freshPostgresUrl();
  const database = await openDatabase({ databaseUrl: url, dataDir: '' });
  return { ...database, close: () => database.close().then(drop) };
}

/** The address of a migrated, otherwise empty database, for tests that open it themselves. */
export async function freshPostgresUrl(): Promise<{ url: string; drop: () => Promise<void> }> {
  const { serverUrl, template } = inject('postgres') ?? missingPostgres();
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await administer(serverUrl, `CREATE DATABASE ${name} TEMPLATE ${template}`);
  return {
    url: databaseUrl(serverUrl, name),
    drop: () => administer(serverUrl, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
  };
}

/** The address of another database of the same server. */
export function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/** Runs one statement beside the service, for instance in the server's maintenance database. */
export async function administer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

function missingPostgres(): never {
  throw new Error('PostgreSQL is not installed');
}
