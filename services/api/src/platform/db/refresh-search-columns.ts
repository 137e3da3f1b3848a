import { inBatches } from './batches.ts';
import { Prisma, type PrismaClient } from './client.ts';
import { pauseJournal } from './pause-journal.ts';
import { type searchColumns, searchFolding } from './search.ts';
import { inTransaction } from './transaction.ts';

interface Searched<Row> {
  table: 'articles' | 'customers' | 'invoices' | 'reservation_requests';
  /** The first `size` rows that an earlier folding wrote, by their ids, with their columns as they are written now. */
  read: (size: number, isOld: { searchFolding: { lt: number } }) => Promise<(Row & ReturnType<typeof searchColumns>)[]>;
  /** What else of a row is made by folding: its column, and its key and type in what `read` returns. */
  others?: { column: string; key: string; type: string }[];
  /** Rows that are read and folded at once. */
  size?: number;
}

/**
 * Writes the search columns of all rows anew that an earlier folding wrote; returns how many. Nobody changed anything:
 * the journal and the webhooks say nothing, `updated_at` stays. A row that is changed meanwhile keeps what that wrote.
 */
export function refreshSearchColumns<Row extends { id: number }>(
  db: PrismaClient,
  { table, read, others = [], size: most }: Searched<Row>,
): Promise<number> {
  const columns = [
    { column: 'search_text', key: 'searchText', type: 'text' },
    { column: 'search_trigrams', key: 'searchTrigrams', type: 'smallint[]' },
    { column: 'search_folding', key: 'searchFolding', type: 'smallint' },
    ...others,
  ];
  const assigned = Prisma.raw(columns.map(({ column, key }) => `${column} = anew."${key}"`).join(', '));
  const typed = Prisma.raw(columns.map(({ key, type }) => `"${key}" ${type}`).join(', '));
  return inBatches(async (size) => {
    const rows = await read(size, { searchFolding: { lt: searchFolding } });
    const done = await inTransaction(db, async (tx) => {
      await pauseJournal(tx);
      return tx.$executeRaw`
        UPDATE ${Prisma.raw(table)} AS old SET ${assigned}
        FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS anew(id int, ${typed})
        WHERE old.id = anew.id AND old.search_folding < ${searchFolding}`;
    });
    return { found: rows.length, done };
  }, most);
}
