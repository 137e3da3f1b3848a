import { randomBytes } from 'node:crypto';
import { hostname } from 'node:os';
import { PrismaPg } from '@prisma/adapter-pg';
import pg from 'pg';
import { openChangeFeed } from './change-feed.ts';
import { createClient, type Database } from './client.ts';
import { openEmbedded } from './embedded/embedded-database.ts';
import { listenOnPostgres } from './listen-on-postgres.ts';

export interface DatabaseOptions {
  databaseUrl?: string | undefined;
  dataDir: string;
  /**
   * With short timeouts, since callers wait: a statement delayed by a stuck server or a locked row fails within
   * seconds.
   */
  isServing?: boolean;
}

/**
 * Opens PostgreSQL at `databaseUrl`, or else the embedded database in `dataDir`.
 * @throws EmbeddedDatabaseError when another process has the embedded database open, or when it is damaged.
 */
export async function openDatabase({ databaseUrl, dataDir, isServing }: DatabaseOptions): Promise<Database> {
  return databaseUrl ? openPostgres(databaseUrl, isServing ? servingTimeouts : {}) : openEmbedded(dataDir);
}

/**
 * In milliseconds. The server's own timeout is shorter, so that it stops a statement that nobody waits for any more.
 */
const servingTimeouts = {
  lock_timeout: 3_000,
  statement_timeout: 3_500,
  query_timeout: 4_000,
  idle_in_transaction_session_timeout: 20_000,
};

// In containers all processes may have the same id; PostgreSQL cuts a name at 63 bytes.
const processName = `barnum ${process.pid} ${randomBytes(4).toString('hex')} on ${hostname()}`.slice(0, 63);

function openPostgres(databaseUrl: string, timeouts: Partial<typeof servingTimeouts>): Database {
  const connection = {
    connectionString: databaseUrl,
    connectionTimeoutMillis: 1_500,
    application_name: processName,
    // Prisma reads timestamps as UTC, whatever the server's time zone is.
    options: '-c TimeZone=UTC',
  };
  const pool = new pg.Pool({
    ...connection,
    ...timeouts,
    max: 10,
    // Prisma reads relations in parallel, in a transaction on one connection. And only a pipelined connection is closed
    // after a timeout: otherwise it would return to the pool with its transaction open.
    pipeline: true,
  });
  // Prisma adds its own listener, but only with the first statement.
  pool.on('error', () => undefined);
  const { prisma, onStatement } = createClient(
    // Named statements are planned once for each connection.
    new PrismaPg(pool, { statementNameGenerator: ({ sql }) => statementName(sql) }),
  );
  return {
    prisma,
    onStatement,
    // One connection, since migrations run in one transaction.
    adapter: new OneConnectionPrismaPg({ ...connection, max: 1, idleTimeoutMillis: 0 }),
    kind: 'postgresql',
    connections: () => ({ open: pool.totalCount, idle: pool.idleCount, waitedFor: pool.waitingCount }),
    openChangeFeed: () => openChangeFeed((channel, subscriber) => listenOnPostgres(databaseUrl, channel, subscriber)),
    async close() {
      await prisma.$disconnect();
      await pool.end();
    },
  };
}

/**
 * Runs a migration as one script: the original adapter splits it at every semicolon, even in function bodies. When the
 * connection fails, its transaction is lost, and the following statements must not run on another connection.
 */
class OneConnectionPrismaPg extends PrismaPg {
  override async connect() {
    const connected = await super.connect();
    const pool = connected.underlyingDriver();
    const end = () => void (pool.ending || pool.end());
    // The connection may be lost between statements or by one; the pool's event `remove` comes too late.
    pool.on('error', end).on('release', (error) => void (error && end()));
    connected.executeScript = async (script) => {
      await pool.query(script);
    };
    return connected;
  }
}

const statementNames = new Map<string, string>();
const maxStatementNames = 500;

// Numbered, not hashed, so that two statements never share a name. Beyond the limit, statements have no name.
function statementName(sql: string): string {
  const known = statementNames.get(sql);
  if (known !== undefined) return known;
  if (statementNames.size >= maxStatementNames) return '';
  const name = `s${statementNames.size + 1}`;
  statementNames.set(sql, name);
  return name;
}
