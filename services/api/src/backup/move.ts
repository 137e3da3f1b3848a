import type { Database } from '../platform/db/client.ts';
import { pauseJournal } from '../platform/db/pause-journal.ts';
import type { OnProgress } from './backup.ts';
import {
  digestRows,
  findFilledTable,
  inLongTransaction,
  insertRows,
  listTables,
  readRows,
  readSequences,
  readSnapshot,
  writeSequences,
} from './rows.ts';

/**
 * Copies all rows and sequences from one migrated database to another, empty one, in one transaction, and compares
 * them.
 * @throws Error when the target is not empty, or when the digests of a table differ.
 */
export async function moveRows(source: Database, target: Database, onProgress: OnProgress): Promise<void> {
  const filled = await findFilledTable(target.prisma);
  if (filled !== null) throw new Error(`The database to move to is not empty (${filled}): nothing was moved.`);
  await readSnapshot(source.prisma, (from) =>
    inLongTransaction(target.prisma, async (to) => {
      await pauseJournal(to);
      for (const table of await listTables(from)) {
        for await (const rows of readRows(from, table)) await insertRows(to, table.name, rows);
        const [left, arrived] = [await digestRows(from, table), await digestRows(to, table)];
        if (left.sha256 !== arrived.sha256)
          throw new Error(`${table.name} did not arrive as it left: nothing was moved.`);
        onProgress(`${table.name}: ${arrived.count} rows, SHA-256 ${arrived.sha256.slice(0, 16)}… on both sides`);
      }
      await writeSequences(to, await readSequences(from));
    }),
  );
}
