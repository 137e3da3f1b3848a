import pg from 'pg';

/** Pipelined connections to a PostgreSQL server, none of which is waited for while the server stands still. */
export function openPool(config: pg.PoolConfig) {
  const pool = new pg.Pool({ ...config, pipeline: true });
  const clients = new Set<pg.PoolClient>();
  let isSilent = false;
  // A connection that is lost while nobody uses it: the next query takes another one.
  pool.on('error', () => {});
  pool.on('connect', (client) => clients.add(client));
  pool.on('remove', (client) => clients.delete(client));
  // pg cuts a connection whose answer is late, and learns of that a moment after it may have come back here.
  pool.on('release', (_error, client) => {
    if (client.connection.stream.destroyed) end(client);
  });
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

/** As pg has it. */
const lateInWords = 'Query read timeout';

// One that nobody uses leaves the pool by its error alone; after an end that was asked for it would be handed out again.
function giveUp(client: pg.PoolClient): void {
  if (client.listenerCount('error') > 0) client.emit('error', new Error(lateInWords));
  end(client);
}

// By itself, a pipelined connection would wait for the answers that it still expects.
function end(client: pg.PoolClient): void {
  void client.end().catch(() => undefined);
  client.connection.stream.destroy();
}
