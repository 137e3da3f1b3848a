import { type Action, useAction } from './use-action.ts';

interface Deletion<Data, Item> extends Action<Data, { id: number }> {
  /** The browser's confirmation; names the record. */
  question: (item: Item) => string;
  /** Called before the list is read again: moves the focus, which was on the deleted record. */
  onDeleted: (item: Item) => void;
}

/** Deletes a record after a confirmation. `refreshes` is required: the answer of a deletion names no type. */
export function useDeletion<Data, Item extends { id: number }>(
  deletion: Deletion<Data, Item> & { refreshes: string[] },
) {
  const { busyId: deletingId, run } = useAction(deletion);

  async function confirmAndDelete(item: Item): Promise<void> {
    if (!window.confirm(deletion.question(item))) return;
    if (await run({ id: item.id })) deletion.onDeleted(item);
  }

  return { deletingId, confirmAndDelete };
}
