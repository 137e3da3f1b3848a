import { setTimeout } from 'node:timers/promises';
import pg from 'pg';

const reconnectDelay = 250;
const answerTimeout = 1_000;

interface Listener {
  told(payload: string): void;
  linked(isLinked: boolean): void;
}

/** Listens on a channel of a PostgreSQL server by a connection of its own; a lost one is opened again until `close`. */
export function listenOnPostgres(connectionString: string, channel: string, listener: Listener) {
  const closing = new AbortController();
  let client: pg.Client | null = null;
  let asking: Promise<void> = Promise.resolve();
  let waiting: Promise<void> | null = null;
  const listening = keepListening();

  async function keepListening(): Promise<void> {
    while (!closing.signal.aborted) {
      await listenUntilLost().catch(() => undefined);
      await setTimeout(reconnectDelay, undefined, { signal: closing.signal }).catch(() => undefined);
    }
  }

  async function listenUntilLost(): Promise<void> {
    const opened = new pg.Client({
      connectionString,
      connectionTimeoutMillis: 2_000,
      query_timeout: answerTimeout,
      keepAlive: true,
    });
    const lost = new Promise<void>((resolve) => {
      opened.on('error', () => resolve());
      opened.on('end', () => resolve());
      closing.signal.addEventListener('abort', () => resolve(), { once: true });
    });
    opened.on('notification', ({ payload }) => listener.told(payload ?? ''));
    try {
      await opened.connect();
      await opened.query(`LISTEN ${channel}`);
      client = opened;
      listener.linked(true);
      await lost;
    } finally {
      client = null;
      listener.linked(false);
      await opened.end().catch(() => undefined);
    }
  }

  async function ask(): Promise<void> {
    const asked = client;
    await asked?.query('SELECT pg_notify($1, $2)', [channel, '']).catch(() => asked.end());
  }

  return {
    /**
     * Resolves when all has been told that was committed until now: the server hands a connection its notices in the order
     * of the commits, and before it says that it is ready again. A connection that fails to answer is given up.
     */
    caughtUp(): Promise<void> {
      // Who comes while one question is on its way shares the next one.
      waiting ??= asking.then(() => {
        waiting = null;
        asking = ask();
        return asking;
      });
      return waiting;
    },
    close(): Promise<void> {
      closing.abort();
      return listening;
    },
  };
}
