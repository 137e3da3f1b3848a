import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PrismaPg } from '@prisma/adapter-pg';
import type { SqlMigrationAwareDriverAdapterFactory } from '@prisma/driver-adapter-utils';
import { PrismaPGlite } from 'pglite-prisma-adapter';
import { lockFolder } from './folder-lock.ts';
import { Prisma, PrismaClient } from './generated/prisma/client.ts';
import { openPglite } from './pglite.ts';

/** What a domain function reads and writes with: the client, or the transaction it was given. */
export type Db = Prisma.TransactionClient;

export interface Database {
  prisma: PrismaClient;
  /** For the schema engine. */
  adapter: SqlMigrationAwareDriverAdapterFactory;
  kind: 'embedded' | 'postgresql';
  close(): Promise<void>;
}

/**
 * Opens PostgreSQL at `databaseUrl`, or else the embedded database in `dataDir` (`memory` for tests).
 * @throws FolderLockedError when another process holds the embedded database.
 */
export async function openDatabase(options: { databaseUrl?: string | undefined; dataDir: string }): Promise<Database> {
  return options.databaseUrl ? openPostgres(options.databaseUrl) : openEmbedded(options.dataDir);
}

function openPostgres(databaseUrl: string): Database {
  const adapter = new PrismaPg(
    { connectionString: databaseUrl, max: 10, connectionTimeoutMillis: 2_000 },
    // Without a name for each statement the adapter would have the server plan every query anew.
    { statementNameGenerator: ({ sql }) => statementName(sql) },
  );
  const prisma = new PrismaClient({ adapter });
  return { prisma, adapter, kind: 'postgresql', close: () => prisma.$disconnect() };
}

async function openEmbedded(dataDir: string): Promise<Database> {
  const inMemory = dataDir === 'memory';
  const folder = join(dataDir, 'database');
  if (!inMemory) await mkdir(folder, { recursive: true });
  const unlock = inMemory ? async () => {} : await lockFolder(dataDir);
  const pglite = await openPglite(inMemory ? undefined : folder);
  const adapter = new PrismaPGlite(pglite);
  const prisma = new PrismaClient({ adapter });
  return {
    prisma,
    adapter,
    kind: 'embedded',
    async close() {
      await prisma.$disconnect();
      if (!pglite.closed) await pglite.close();
      await unlock();
    },
  };
}

const statementNames = new Map<string, string>();
const maxStatementNames = 500;

// Names are numbered, not hashed: two statements can never share one. Past the bound, statements go unnamed.
function statementName(sql: string): string {
  const known = statementNames.get(sql);
  if (known !== undefined) return known;
  if (statementNames.size >= maxStatementNames) return '';
  const name = `s${statementNames.size + 1}`;
  statementNames.set(sql, name);
  return name;
}

export { Prisma, PrismaClient };
