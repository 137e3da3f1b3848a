import { type ImportedRow, isTaken } from '@barnum/rules/desk/spreadsheets/imported-rows';
import { eachBatch } from '../../platform/db/batches.ts';
import type { ImportedRecord, RowsDone } from './sheet-imports.domain.ts';

interface Written {
  id: number;
  updatedAt: Date;
}

interface Writers<Content> {
  /** Returns what it created in the same order. */
  create: (contents: Content[]) => Promise<readonly Written[]>;
  /** Returns what was still there. */
  update: (changes: { id: number; input: Content }[]) => Promise<readonly Written[]>;
  /** What the records were, by their ids. */
  before: ReadonlyMap<number, Content & object>;
  isDone: RowsDone;
}

const writtenAtOnce = 500;

/** Writes the rows that are taken, each of which has the whole of its record. */
export async function writeRows<Content extends object>(
  rows: readonly (ImportedRow & { content: Content | null })[],
  { create, update, before, isDone }: Writers<Content>,
): Promise<ImportedRecord[]> {
  const taken = rows.flatMap(({ content, ...row }) =>
    content === null || !isTaken(row.kind) ? [] : { ...row, content },
  );
  const fresh = taken.filter(({ recordId }) => recordId === null);
  const created: Written[] = [];
  const creating = async (some: typeof fresh) => {
    created.push(...(await create(some.map(({ content }) => content))));
    isDone(some.length);
  };
  await eachBatch(fresh, creating, writtenAtOnce);
  const ids = new Map(fresh.map(({ line }, at) => [line, created[at]?.id]));
  const changes = taken.flatMap(({ recordId, content }) => (recordId === null ? [] : { id: recordId, input: content }));
  const updated: Written[] = [];
  const updating = async (some: typeof changes) => {
    updated.push(...(await update(some)));
    isDone(some.length);
  };
  await eachBatch(changes, updating, writtenAtOnce);
  const times = new Map([...created, ...updated].map(({ id, updatedAt }) => [id, updatedAt.toISOString()]));
  return taken.flatMap(({ line, nom, recordId }) => {
    const id = recordId ?? ids.get(line);
    const updatedAt = id === undefined ? undefined : times.get(id);
    if (id === undefined || updatedAt === undefined) return [];
    return { line, nom, recordId: id, before: recordId === null ? null : (before.get(id) ?? {}), updatedAt };
  });
}
