import pg from 'pg';

/** Connections to a PostgreSQL server, none of which is waited for while the server stands still. */
export function openPool(config: pg.PoolConfig) {
  const pool = new pg.Pool(config);
  const clients = new Set<Client>();
  let isSilent = false;
  // A connection that is lost while nobody uses it: the next query takes another one.
  pool.on('error', () => {});
  pool.on('connect', (client) => {
    clients.add(client);
    endWhenLate(client);
  });
  pool.on('remove', (client) => clients.delete(client));
  const connect = (...args: unknown[]) => {
    if (!isSilent) return Reflect.apply(pg.Pool.prototype.connect, pool, args);
    const [callback] = args;
    const error = new Error(lateInWords);
    return typeof callback === 'function' ? callback(error) : Promise.reject(error);
  };
  pool.connect = connect as typeof pool.connect;
  return {
    pool,
    /** Tells whether the server stands still. Statements that wait for it are given up when it begins to. */
    setSilent(silent: boolean): void {
      if (silent && !isSilent) for (const client of clients) giveUp(client);
      isSilent = silent;
    },
  };
}

type Client = pg.ClientBase & { end?: () => Promise<void> };

/** As pg has it. */
const lateInWords = 'Query read timeout';

/** Ends a connection on which a statement had no answer in time: what follows, a transaction's end too, would wait as long. */
function endWhenLate(client: Client): void {
  const watched = (...args: unknown[]) => {
    const answer: unknown = Reflect.apply(pg.Client.prototype.query, client, args);
    if (answer instanceof Promise) {
      answer.catch((error: Error) => {
        if (error.message === lateInWords) end(client);
      });
    }
    return answer;
  };
  client.query = watched as typeof client.query;
}

// One that nobody uses leaves the pool by its error alone; after an end that was asked for it would be handed out again.
function giveUp(client: Client): void {
  if (client.listenerCount('error') > 0) client.emit('error', new Error(lateInWords));
  end(client);
}

function end(client: Client): void {
  void client.end?.().catch(() => undefined);
}
