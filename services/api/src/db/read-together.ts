import type pg from 'pg';
import type { ReadRows, Row } from './rows.ts';

interface Read {
  query: pg.QueryConfig;
  resolve: (rows: Row[]) => void;
  reject: (error: unknown) => void;
}

/**
 * Runs statements that only read, each for itself, on a pool whose connections are pipelined: those that one turn of the event
 * loop asks for go out on one connection, in one writing. Sending a small statement costs more than the statement.
 */
export function readTogether(pool: pg.Pool, nameOf: (text: string) => string): ReadRows {
  let asked: Read[] = [];
  const send = () => {
    const reads = asked;
    asked = [];
    const refuse = (error: unknown) => {
      for (const { reject } of reads) reject(error);
    };
    try {
      pool.connect((error, client) => (client ? readOn(client, reads) : refuse(error)));
    } catch (error) {
      refuse(error);
    }
  };
  return (text, values = []) =>
    new Promise((resolve, reject) => {
      if (asked.length === 0) process.nextTick(send);
      asked.push({ query: { name: nameOf(text), text, values: [...values] }, resolve, reject });
    });
}

function readOn(client: pg.PoolClient, reads: readonly Read[]): void {
  let left = reads.length;
  let hasFailed = false;
  // A connection that is lost tells each of its statements.
  client.on('error', ignore);
  client.connection.stream.cork();
  for (const { query, resolve, reject } of reads) {
    client.query<Row>(query, (error: Error | null, result) => {
      hasFailed ||= Boolean(error);
      if (error) reject(error);
      else resolve(result.rows);
      left -= 1;
      if (left > 0) return;
      client.off('error', ignore);
      client.release(hasFailed);
    });
  }
  client.connection.stream.uncork();
}

function ignore(): void {}
