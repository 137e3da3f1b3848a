import { randomBytes } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { PrismaPg } from '@prisma/adapter-pg';
import type { SqlMigrationAwareDriverAdapterFactory } from '@prisma/driver-adapter-utils';
import { type ChangeFeed, embeddedChangeFeed, postgresChangeFeed } from './change-feed.ts';
import { EmbeddedAdapter } from './embedded/adapter.ts';
import { openDatabaseFolder } from './embedded/database-folder.ts';
import { embeddedEngine } from './embedded/engine.ts';
import { lockFolder } from './embedded/folder-lock.ts';
import { Prisma, PrismaClient } from './generated/prisma/client.ts';
import { openPool } from './postgres-pool.ts';

/** What a domain function reads and writes with: the client, or the transaction it was given. */
export type Db = Prisma.TransactionClient;

/** A statement that was carried out, without its parameters, and how long that took. */
export interface Statement {
  sql: string;
  milliseconds: number;
}

export interface Database {
  prisma: PrismaClient;
  /** For the schema engine. */
  adapter: SqlMigrationAwareDriverAdapterFactory;
  kind: 'embedded' | 'postgresql';
  /** Tells of each statement that was carried out. */
  onStatement(tell: (statement: Statement) => void): void;
  /** Connections of the pool; null where there is only one. */
  connections(): { open: number; idle: number; waitedFor: number } | null;
  /** Starts to hear which tables change. */
  openChangeFeed(): Promise<ChangeFeed>;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  databaseUrl?: string | undefined;
  dataDir: string;
  /** Callers wait for the answers: a statement that a frozen server or a held row keeps waiting is given up in seconds. */
  isServing?: boolean;
}

/**
 * Opens PostgreSQL at `databaseUrl`, or else the embedded database in `dataDir`.
 * @throws FolderLockedError when another process holds the embedded database, UnreadableDatabaseError when it is damaged.
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  if (options.databaseUrl) return postgresDatabase(options.databaseUrl, options.isServing ? servingTimes : {});
  await mkdir(options.dataDir, { recursive: true });
  const unlock = await lockFolder(options.dataDir);
  const open = () => openDatabaseFolder(join(options.dataDir, 'database'));
  try {
    const database = embeddedDatabase(await open(), open);
    return { ...database, close: () => database.close().finally(unlock) };
  } catch (error) {
    unlock();
    throw error;
  }
}

/** The database in an open PGlite, which closes with it; `reopen` opens it again after the disk failed it. */
export function embeddedDatabase(pglite: PGlite, reopen?: () => Promise<PGlite>): Database {
  const engine = embeddedEngine(pglite, reopen);
  const adapter = new EmbeddedAdapter(engine);
  const { prisma, onStatement } = openClient(adapter);
  return {
    prisma,
    adapter,
    kind: 'embedded',
    onStatement,
    connections: () => null,
    openChangeFeed: () => embeddedChangeFeed(engine),
    async close() {
      await prisma.$disconnect();
      await engine.close();
    },
  };
}

/**
 * In milliseconds. The server ends a statement first, where it can, so that nothing goes on there in vain. Of reads that go out together
 * the client's time counts for all of them, the server's for each.
 */
const servingTimes = { lock_timeout: 3_000, statement_timeout: 3_500, query_timeout: 4_000 };

// In containers every process may have the same number; PostgreSQL cuts a name at 63 bytes.
const processName = `barnum ${process.pid} ${randomBytes(4).toString('hex')} on ${hostname()}`.slice(0, 63);

function postgresDatabase(databaseUrl: string, times: Partial<typeof servingTimes>): Database {
  const connection = {
    connectionString: databaseUrl,
    connectionTimeoutMillis: 1_500,
    application_name: processName,
    // Prisma takes the instants that the server tells for UTC, whatever it is set to.
    options: '-c TimeZone=UTC',
  };
  const { pool, setSilent } = openPool({ ...connection, ...times, max: 10 });
  const adapter = new PrismaPg(pool, {
    // Without a name for each statement the adapter would have the server plan every query anew.
    statementNameGenerator: ({ sql }) => statementName(sql),
    disposeExternalPool: true,
  });
  const { prisma, onStatement } = openClient(adapter);
  return {
    prisma,
    onStatement,
    connections: () => ({ open: pool.totalCount, idle: pool.idleCount, waitedFor: pool.waitingCount }),
    // A migration is one transaction: its statements share one connection.
    adapter: new OneConnectionPrismaPg({ ...connection, max: 1, idleTimeoutMillis: 0 }),
    kind: 'postgresql',
    openChangeFeed: async () => postgresChangeFeed(databaseUrl, setSilent),
    async close() {
      await prisma.$disconnect();
      // Where Prisma never connected, it has not ended the pool either.
      if (!pool.ended) await pool.end();
    },
  };
}

function openClient(adapter: PrismaPg | EmbeddedAdapter) {
  const prisma = new PrismaClient({ adapter, log: [{ emit: 'event', level: 'query' }] });
  return {
    prisma,
    onStatement: (listener: (statement: Statement) => void) =>
      void prisma.$on('query', ({ query, duration }) => listener({ sql: query, milliseconds: duration })),
  };
}

/**
 * Runs a migration as one script: the stock adapter cuts it at every semicolon, those of function bodies too. A connection that
 * is lost takes its transaction with it, and what would follow must not be carried out on another one.
 */
class OneConnectionPrismaPg extends PrismaPg {
  override async connect() {
    const connected = await super.connect();
    const pool = connected.underlyingDriver();
    pool.once('remove', () => void (pool.ending || pool.end()));
    connected.executeScript = async (script) => {
      await pool.query(script);
    };
    return connected;
  }
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
