type Batch = { ids: number[]; answers: Promise<ReadonlyMap<number, unknown>> };

const open = new WeakMap<object, Map<string, Batch>>();

/**
 * What belongs to the record `id`, read in one statement with that of all other records of a list; `key` tells apart what
 * a call asks for in several places. For what would need a record's relation under a condition of its own: where another
 * field asks for the same relation, Pothos would read each record of the list once more.
 */
export async function readAtOnce<Answer>(
  context: object,
  key: string,
  { id, read }: { id: number; read: (ids: number[]) => Promise<ReadonlyMap<number, Answer>> },
): Promise<Answer | null> {
  const batches = open.get(context) ?? new Map<string, Batch>();
  open.set(context, batches);
  const batch = batches.get(key) ?? begin(() => batches.delete(key), read);
  batches.set(key, batch);
  batch.ids.push(id);
  return ((await batch.answers).get(id) as Answer | undefined) ?? null;
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
