import { EventEmitter, on } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import type { PGlite } from '@electric-sql/pglite';
import pg from 'pg';

const channel = 'barnum_changes';
const reconnectDelay = 1_000;

/** Which tables change, whichever process writes: the database tells it after each commit. */
export interface ChangeFeed {
  /**
   * Yields after every change of `table`, and after a lost link to the database, when changes may have gone unheard.
   * Ends with the feed, or when it is told to return, also while somebody waits for its next notice.
   */
  changesOf(table: string): AsyncIterableIterator<unknown>;
  close(): Promise<void>;
}

/** The feed of an embedded database, by its only connection. */
export async function embeddedChangeFeed(pglite: PGlite): Promise<ChangeFeed> {
  const feed = createFeed();
  const unlisten = await pglite.listen(channel, feed.tell);
  return {
    ...feed,
    async close() {
      feed.end();
      if (!pglite.closed) await unlisten();
    },
  };
}

/** The feed of a PostgreSQL server, by a connection of its own; a lost one is opened again. */
export function postgresChangeFeed(connectionString: string): ChangeFeed {
  const feed = createFeed();
  const closing = new AbortController();
  const listening = keepListening();

  async function keepListening(): Promise<void> {
    while (!closing.signal.aborted) {
      await listenUntilLost(connectionString, feed.tell, closing.signal).catch(() => undefined);
      feed.tellAll();
      await setTimeout(reconnectDelay, undefined, { signal: closing.signal }).catch(() => undefined);
    }
  }

  return {
    ...feed,
    close() {
      closing.abort();
      feed.end();
      return listening;
    },
  };
}

function createFeed() {
  const tables = new EventEmitter().setMaxListeners(0);
  return {
    tell: (table: string) => void tables.emit(table),
    tellAll: () => tables.eventNames().forEach((table) => void tables.emit(table)),
    end: () => void tables.emit(endOfFeed),
    changesOf: (table: string) => on(tables, table, { close: [endOfFeed] }),
  };
}

const endOfFeed = 'end of feed';

async function listenUntilLost(
  connectionString: string,
  tell: (table: string) => void,
  signal: AbortSignal,
): Promise<void> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 2_000, keepAlive: true });
  const lost = new Promise<void>((resolve) => {
    client.on('error', () => resolve());
    client.on('end', () => resolve());
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
  client.on('notification', ({ payload }) => tell(payload ?? ''));
  try {
    await client.connect();
    await client.query(`LISTEN ${channel}`);
    await lost;
  } finally {
    await client.end().catch(() => undefined);
  }
}
