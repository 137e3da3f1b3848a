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
  /** Callers wait for the answers: a statement that a frozen server or a locked row delays is given up in seconds. */
  isServing?: boolean;
}

/**
 * Opens PostgreSQL at `databaseUrl`, or else the embedded database in `dataDir`.
 * @throws EmbeddedDatabaseError when another process holds the embedded database, or when it is damaged.
 */
export async function openDatabase({ databaseUrl, dataDir, isServing }: DatabaseOptions): Promise<Database> {
  return databaseUrl ? openPostgres(databaseUrl, isServing ? servingTimeouts : {}) : openEmbedded(dataDir);
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

function openPostgres(databaseUrl: string, timeouts: Partial<typeof servingTimeouts>): Database {
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
  const { prisma, onStatement } = createClient(
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
    openChangeFeed: () => openChangeFeed((channel, subscriber) => listenOnPostgres(databaseUrl, channel, subscriber)),
    async close() {
      await prisma.$disconnect();
      await pool.end();
    },
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
