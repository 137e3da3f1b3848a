import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { vi } from 'vitest';

/** By which the service makes sure, of its own accord, that the server is there. */
const heartbeat = 'SELECT 1';

/** What only begins and ends a transaction; the embedded database does so without a statement. */
const frame = /^(BEGIN|COMMIT|SET TRANSACTION|SET LOCAL barnum\.actor)/i;

/** How many SQL statements `work` sends, on either database, without those that frame its transactions. */
export async function countStatements(work: () => Promise<unknown>): Promise<number> {
  const spies = [vi.spyOn(PGlite.prototype, 'query'), vi.spyOn(pg.Client.prototype, 'query')];
  try {
    await work();
    const statements = spies.flatMap((spy) => spy.mock.calls.map((call): unknown => call[0]));
    return statements.map(textOf).filter((text) => text !== heartbeat && !frame.test(text)).length;
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}

function textOf(statement: unknown): string {
  return typeof statement === 'string' ? statement : (statement as { text: string }).text;
}
