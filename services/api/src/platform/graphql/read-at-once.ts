import type { CallContext } from '../context.ts';
import type { Db } from '../db/client.ts';

type Batch = { ids: number[]; answers: Promise<ReadonlyMap<number, unknown>> };

/** What a list reads of its records at once: `key` tells it apart from the rest. */
export interface Detail<Answer> {
  key: string;
  read: (db: Db, ids: number[]) => Promise<ReadonlyMap<number, Answer>>;
}

const open = new WeakMap<object, Map<string, Batch>>();
const readBefore = new Map<string, WeakMap<object, unknown>>();

/**
 * What belongs to a record, read in one statement with that of all other records of a list. For what would need a record's
 * relation under a condition of its own: where another field asks for the same relation, Pothos would read each record of
 * the list once more.
 */
export function readAtOnce<Answer>(
  context: CallContext,
  record: { id: number },
  detail: Detail<Answer>,
): Answer | null | Promise<Answer | null> {
  const { key } = detail;
  const answers = readBefore.get(key);
  if (answers?.has(record)) return answers.get(record) as Answer | null;
  const batches = open.get(context) ?? new Map<string, Batch>();
  open.set(context, batches);
  const batch =
    batches.get(key) ??
    begin(
      () => batches.delete(key),
      (ids) => detail.read(context.db, ids),
    );
  batches.set(key, batch);
  batch.ids.push(record.id);
  return batch.answers.then((found) => (found.get(record.id) as Answer | undefined) ?? null);
}

/** The same for all records of a long list before any is answered: its fields then wait for nothing, one by one. */
export async function readForList<Answer>(
  { db }: CallContext,
  records: readonly { id: number }[],
  { key, read }: Detail<Answer>,
): Promise<void> {
  const found = await read(
    db,
    records.map(({ id }) => id),
  );
  const answers = readBefore.get(key) ?? new WeakMap<object, unknown>();
  readBefore.set(key, answers);
  for (const record of records) answers.set(record, found.get(record.id) ?? null);
}

// All records of a list ask before anything else is done.
function begin(close: () => void, read: (ids: number[]) => Promise<ReadonlyMap<number, unknown>>): Batch {
  const ids: number[] = [];
  const answers = new Promise((resolve) => setImmediate(resolve)).then(() => {
    close();
    return read([...new Set(ids)]);
  });
  return { ids, answers };
}
