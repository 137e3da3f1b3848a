import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import type { ChangeFeed, ChangeSubscriber } from './change-feed.ts';

const reconnectDelay = 250;
const answerTimeout = 1_000;
const heartbeatInterval = 500;

/** Listens on a channel of PostgreSQL with its own connection, which is opened again when lost, until `close`. */
export function listenOnPostgres(
  connectionString: string,
  channel: string,
  subscriber: Required<ChangeSubscriber>,
): Pick<ChangeFeed, 'caughtUp' | 'close'> {
  const closing = new AbortController();
  let client: pg.Client | null = null;
  let echo: Promise<void> = Promise.resolve();
  let nextEcho: Promise<void> | null = null;
  const listening = listenUntilClosed();

  async function listenUntilClosed(): Promise<void> {
    while (!closing.signal.aborted) {
      await listenUntilLost().catch(() => undefined);
      await setTimeout(reconnectDelay, undefined, { signal: closing.signal }).catch(() => undefined);
    }
  }

  async function listenUntilLost(): Promise<void> {
    const opened = new pg.Client({
      connectionString,
      connectionTimeoutMillis: answerTimeout,
      query_timeout: answerTimeout,
      keepAlive: true,
    });
    const lost = new Promise<void>((resolve) => opened.on('error', () => resolve()).on('end', () => resolve()));
    opened.on('notification', ({ payload = '' }) => subscriber.changed(payload));
    try {
      await opened.connect();
      await opened.query(`LISTEN ${channel}`);
      client = opened;
      subscriber.linked(true);
      await Promise.race([lost, heartbeat(opened)]);
    } finally {
      client = null;
      subscriber.linked(false);
      await opened.end().catch(() => undefined);
    }
  }

  /** Checks the connection regularly: otherwise a lost one would look like one without notifications. */
  async function heartbeat(opened: pg.Client): Promise<never> {
    for (;;) {
      await setTimeout(heartbeatInterval, undefined, { ref: false, signal: closing.signal });
      await opened.query('SELECT 1');
    }
  }

  async function sendEcho(): Promise<void> {
    const connection = client;
    await connection?.query('SELECT pg_notify($1, $2)', [channel, '']).catch(() => connection.end());
  }

  return {
    /**
     * Sends an echo, which resolves when every notification committed before it has arrived: the server delivers
     * notifications in the order of commits, before it answers the query. A connection that does not answer is closed.
     */
    caughtUp(): Promise<void> {
      // Calls during an echo share the next one.
      nextEcho ??= echo.then(() => {
        nextEcho = null;
        echo = sendEcho();
        return echo;
      });
      return nextEcho;
    },
    close(): Promise<void> {
      closing.abort();
      return listening;
    },
  };
}
