import type { CellValue } from '@barnum/rules/platform/table-columns';

/** Rows of a table, some at a time. */
export type Rows<Row = Record<string, CellValue>> = AsyncIterable<readonly Row[]>;

/** Records that are read, and in memory, at once. */
const batchSize = 500;

/** The rows of records, in the order of `ids`; what was deleted meanwhile is left out. */
export async function* rowsInBatches<Found extends { id: number }, Row>(
  ids: readonly number[],
  read: (ids: number[]) => Promise<Found[]>,
  rowsOf: (record: Found) => Row | readonly Row[],
): AsyncGenerator<Row[]> {
  for (let first = 0; first < ids.length; first += batchSize) {
    const chosen = ids.slice(first, first + batchSize);
    const found = new Map((await read(chosen)).map((record) => [record.id, record]));
    yield chosen.flatMap((id) => found.get(id) ?? []).flatMap(rowsOf);
  }
}
