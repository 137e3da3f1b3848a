import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { vi } from 'vitest';

/** By which the service makes sure, of its own accord, that the server is there. */
const heartbeat = 'SELECT 1';

/** How many SQL statements `work` sends, on either database. */
export async function countStatements(work: () => Promise<unknown>): Promise<number> {
  const spies = [vi.spyOn(PGlite.prototype, 'query'), vi.spyOn(pg.Client.prototype, 'query')];
  try {
    await work();
    const statements = spies.flatMap((spy) => spy.mock.calls.map((call): unknown => call[0]));
    return statements.filter((statement) => statement !== heartbeat).length;
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}
