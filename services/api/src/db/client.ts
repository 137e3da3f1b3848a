import { randomBytes } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { PrismaPg } from '@prisma/adapter-pg';
import type { SqlMigrationAwareDriverAdapterFactory } from '@prisma/driver-adapter-utils';
import pg from 'pg';
import { type ChangeFeed, openChangeFeed } from './change-feed.ts';
import { EmbeddedAdapter } from './embedded/adapter.ts';
import { openDatabaseFolder } from './embedded/database-folder.ts';
import { embeddedEngine } from './embedded/engine.ts';
import { lockFolder } from './embedded/folder-lock.ts';
import { Prisma, PrismaClient } from './generated/prisma/client.ts';
import { listenOnPostgres } from './listen-on-postgres.ts';

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
  if (options.databaseUrl) return postgresDatabase(options.databaseUrl, options.isServing ? servingTimeouts : {});
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
    openChangeFeed: () =>
      openChangeFeed(async (channel, watcher) => {
        const close = await engine.listen(channel, watcher.changed, () => {
          watcher.linked(false);
          watcher.linked(true);
        });
        watcher.linked(true);
        // Its only connection notifies of a commit before the commit is acknowledged.
        return { caughtUp: async () => undefined, close };
      }),
    async close() {
      await prisma.$disconnect();
      await engine.close();
    },
  };
}

/** In milliseconds. The server ends a statement first, where it can, so that nothing goes on there in vain. */
const servingTimeouts = {
  lock_timeout: 3_000,
  statement_timeout: 3_500,
  query_timeout: 4_000,
  idle_in_transaction_session_timeout: 20_000,
};

// In containers every process may have the same number; PostgreSQL cuts a name at 63 bytes.
const processName = `barnum ${process.pid} ${randomBytes(4).toString('hex')} on ${hostname()}`.slice(0, 63);

function postgresDatabase(databaseUrl: string, timeouts: Partial<typeof servingTimeouts>): Database {
  const connection = {
    connectionString: databaseUrl,
    connectionTimeoutMillis: 1_500,
    application_name: processName,
    // Prisma takes the server's instants for UTC, whatever time zone it is set to.
    options: '-c TimeZone=UTC',
  };
  const pool = new pg.Pool({
    ...connection,
    ...timeouts,
    max: 10,
    // Prisma reads the relations of a record side by side, on one connection within a transaction. And only a pipelined
    // connection is closed when an answer is late: otherwise it would go back to the pool with its transaction open.
    pipeline: true,
  });
  // Prisma listens too, but from its first statement on.
  pool.on('error', () => undefined);
  const { prisma, onStatement } = openClient(
    // Without a name for each statement the server would plan every query anew.
    new PrismaPg(pool, { statementNameGenerator: ({ sql }) => statementName(sql) }),
  );
  return {
    prisma,
    onStatement,
    // A migration is one transaction: its statements share one connection.
    adapter: new OneConnectionPrismaPg({ ...connection, max: 1, idleTimeoutMillis: 0 }),
    kind: 'postgresql',
    connections: () => ({ open: pool.totalCount, idle: pool.idleCount, waitedFor: pool.waitingCount }),
    openChangeFeed: () => openChangeFeed((channel, watcher) => listenOnPostgres(databaseUrl, channel, watcher)),
    async close() {
      await prisma.$disconnect();
      await pool.end();
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
 * Runs a migration as one script: the stock adapter cuts it at every semicolon, those of function bodies too. A
 * connection that fails takes its transaction with it, and what would follow must not run on another one.
 */
class OneConnectionPrismaPg extends PrismaPg {
  override async connect() {
    const connected = await super.connect();
    const pool = connected.underlyingDriver();
    const end = () => void (pool.ending || pool.end());
    // Lost while no statement runs, or by a statement; the pool's event `remove` comes too late.
    pool.on('error', end).on('release', (error) => void (error && end()));
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
