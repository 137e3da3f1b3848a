import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import type { SqlMigrationAwareDriverAdapterFactory } from '@prisma/driver-adapter-utils';
import { PrismaPGlite } from 'pglite-prisma-adapter';
import { openChangeFeed } from '../change-feed.ts';
import { createClient, type Database } from '../client.ts';
import { EmbeddedAdapter } from './adapter.ts';
import { hasDatabaseFolder, openDatabaseFolder, replaceFolder } from './database-folder.ts';
import { embeddedEngine } from './engine.ts';
import { lockFolder } from './folder-lock.ts';
import { openPglite } from './pglite.ts';

/**
 * Opens the embedded database in `dataDir`, which no other process can open until it is closed.
 * @throws EmbeddedDatabaseError when another process has it open, or when it is damaged.
 */
export async function openEmbedded(dataDir: string): Promise<Database> {
  await mkdir(dataDir, { recursive: true });
  const unlock = await lockFolder(dataDir);
  const open = () => openDatabaseFolder(folderOf(dataDir));
  try {
    const database = embeddedDatabase(await open(), open);
    return { ...database, close: () => database.close().finally(unlock) };
  } catch (error) {
    unlock();
    throw error;
  }
}

/**
 * Creates a new embedded database, filled by `fill`, and replaces the one in `dataDir` when it is complete. `check`
 * gets the present one before, if there is one, and may throw. Returns the folder in which the former one is kept; null
 * when there was none.
 */
export async function replaceEmbedded(
  dataDir: string,
  fill: (database: Database) => Promise<void>,
  check?: (present: Database) => Promise<void>,
): Promise<string | null> {
  const folder = folderOf(dataDir);
  await mkdir(dataDir, { recursive: true });
  const unlock = await lockFolder(dataDir);
  try {
    if (check && existsSync(folder)) {
      const present = embeddedDatabase(await openDatabaseFolder(folder));
      await check(present).finally(() => present.close());
    }
    return await replaceFolder(folder, (pglite) => fill(embeddedDatabase(pglite)));
  } finally {
    unlock();
  }
}

/** The database in an open PGlite, which closes with it; `reopen` opens it again after a disk error. */
export function embeddedDatabase(pglite: PGlite, reopen?: () => Promise<PGlite>): Database {
  const engine = embeddedEngine(pglite, reopen);
  const adapter = new EmbeddedAdapter(engine);
  const { prisma, onStatement } = createClient(adapter);
  return {
    prisma,
    onStatement,
    adapter,
    kind: 'embedded',
    connections: () => null,
    openChangeFeed: () =>
      openChangeFeed(async (channel, subscriber) => {
        const close = await engine.listen(channel, subscriber.changed, () => {
          subscriber.linked(false);
          subscriber.linked(true);
        });
        subscriber.linked(true);
        // There is one connection, which notifies before it acknowledges the commit.
        return { caughtUp: async () => undefined, close };
      }),
    async close() {
      await prisma.$disconnect();
      await engine.close();
    },
  };
}

/** An empty database in memory, with a shadow database in which the schema engine replays migrations. */
export async function scratchAdapter(): Promise<SqlMigrationAwareDriverAdapterFactory> {
  const adapter = new PrismaPGlite(await openPglite());
  adapter.connectToShadowDb = async () => new PrismaPGlite(await openPglite()).connect();
  return adapter;
}

/** Whether there is an embedded database in `dataDir`. */
export function hasEmbedded(dataDir: string): boolean {
  return hasDatabaseFolder(folderOf(dataDir));
}

function folderOf(dataDir: string): string {
  return join(dataDir, 'database');
}
