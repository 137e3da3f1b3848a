import { setImmediate, setTimeout } from 'node:timers/promises';
import pg from 'pg';

const reconnectDelay = 250;
const answerTimeout = 1_000;
const beatInterval = 500;

/** What pg says of a connection that is not made in time. */
const lateInWords = 'timeout expired';

interface Listener {
  told(payload: string): void;
  linked(isLinked: boolean): void;
  /** The server stands still: it takes no connection and answers nothing, or does so again. */
  silent(isSilent: boolean): void;
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
      await listenUntilLost().catch((error: Error) => listener.silent(error.message === lateInWords));
      await setTimeout(reconnectDelay, undefined, { signal: closing.signal }).catch(() => undefined);
    }
  }

  async function listenUntilLost(): Promise<void> {
    const opened = new pg.Client({ connectionString, connectionTimeoutMillis: answerTimeout, keepAlive: true });
    const lost = new Promise<void>((resolve) => {
      opened.on('error', () => resolve());
      opened.on('end', () => resolve());
      closing.signal.addEventListener('abort', () => resolve(), { once: true });
    });
    opened.on('notification', ({ payload }) => listener.told(payload ?? ''));
    try {
      await opened.connect();
      if (!(await inTime(opened.query(`LISTEN ${channel}`)))) throw new Error(lateInWords);
      client = opened;
      listener.linked(true);
      listener.silent(false);
      await Promise.race([lost, silence(opened)]);
    } finally {
      client = null;
      listener.linked(false);
      await opened.end().catch(() => undefined);
    }
  }

  /** Resolves when the server has not answered in time. */
  async function silence(asked: pg.Client): Promise<void> {
    while (client === asked) {
      await setTimeout(beatInterval, undefined, { ref: false });
      if (!(await inTime(asked.query('SELECT 1')))) return listener.silent(true);
    }
  }

  async function ask(): Promise<void> {
    const asked = client;
    if (asked === null) return;
    const hasAnswered = await inTime(asked.query('SELECT pg_notify($1, $2)', [channel, ''])).catch(() => false);
    if (!hasAnswered) await asked.end();
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

/** False when `answer` does not come in time. */
function inTime(answer: Promise<unknown>): Promise<boolean> {
  // After a busy moment of this process an answer may be there without having been read.
  const late = setTimeout(answerTimeout, false, { ref: false }).then((value) => setImmediate(value));
  return Promise.race([answer.then(() => true), late]);
}
