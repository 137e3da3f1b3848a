import { type Action, useAction } from './use-action.ts';

interface Deletion<Data, Item> extends Action<Data, { id: number }> {
  /** What the browser's confirmation asks, with what tells this record from others. */
  question: (item: Item) => string;
  /** Told before the list is read again: puts the focus where the deleted record no longer is. */
  onDeleted: (item: Item) => void;
}

/** Deletion of a record once the administrator has confirmed it; the answer of a deletion names no type to refresh. */
export function useDeletion<Data, Item extends { id: number }>(
  deletion: Deletion<Data, Item> & { refreshes: string[] },
) {
  const { busyId: deletingId, run } = useAction(deletion);

  async function askAndDelete(item: Item): Promise<void> {
    if (!window.confirm(deletion.question(item))) return;
    if (await run({ id: item.id })) deletion.onDeleted(item);
  }

  return { deletingId, askAndDelete };
}
