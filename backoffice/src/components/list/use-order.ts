import type { TypedDocumentNode } from '@urql/core';
import { useEffect, useRef, useState } from 'react';
import { useMutation } from 'urql';
import { useToasts } from '../toasts.tsx';

interface Options<Item, Scope> {
  items: readonly Item[];
  mutation: TypedDocumentNode<unknown, Scope & { ids: number[] }>;
  /** What the mutation takes besides: of which list they are. */
  scope: Scope;
  sentences: { done: string; failed: string };
  reload: () => void;
}

/** What a toast says after its « Annuler ». */
export const undoneSentence = 'Tout est comme avant';

/**
 * Records in the administrator's order: applied on the screen at once, then saved as a whole (spec section 4). When
 * saving fails, the stored order comes back. The toast of it takes back what it saved.
 */
export function useOrder<Item extends { id: number }, Scope extends object>({
  items,
  mutation,
  scope,
  sentences,
  reload,
}: Options<Item, Scope>) {
  const toasts = useToasts();
  const [, reorder] = useMutation(mutation);
  const [chosen, setChosen] = useState<readonly number[] | null>(null);
  const sending = useRef<Promise<void>>(Promise.resolve());
  const wanted = useRef<readonly number[] | null>(null);
  // As it is stored, while another order is on its way there.
  const stored = useRef<readonly number[]>([]);

  // True once a reading had another order than the saved one: it began before the saving, or somebody else has saved
  // since. A second reading decides.
  const isDoubted = useRef(false);
  const ordered = chosen === null ? items : inOrder(items, chosen);

  // Once nothing is being saved, the service's order applies.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever they are read again
  useEffect(() => {
    if (wanted.current !== null || chosen === null) return;
    isDoubted.current = !isDoubted.current && ordered.some((item, index) => item !== items[index]);
    if (isDoubted.current) reload();
    else setChosen(null);
  }, [items]);

  function move(from: number, to: number): void {
    const present = ordered.map(({ id }) => id);
    if (wanted.current === null) stored.current = present;
    send(present.toSpliced(from, 1).toSpliced(to, 0, ...present.slice(from, from + 1)), (before) =>
      toasts.success(sentences.done, {
        label: 'Annuler',
        run: () => send(before, () => toasts.success(undoneSentence)),
      }),
    );
  }

  function send(ids: readonly number[], onSaved: (before: readonly number[]) => void): void {
    setChosen(ids);
    wanted.current = ids;
    isDoubted.current = false;
    // One call at a time: two could arrive in the wrong order.
    sending.current = sending.current.then(() => save(ids, onSaved));
  }

  async function save(ids: readonly number[], onSaved: (before: readonly number[]) => void): Promise<void> {
    // A later order replaces this one.
    if (wanted.current !== ids) return;
    const { error } = await reorder({ ...scope, ids: [...ids] });
    if (wanted.current !== ids) return;
    wanted.current = null;
    if (error) {
      toasts.error(sentences.failed);
      setChosen(null);
      reload();
    } else onSaved(stored.current);
  }

  return { ordered, move };
}

// A record added since the order was chosen comes last.
function inOrder<Item extends { id: number }>(items: readonly Item[], ids: readonly number[]): readonly Item[] {
  const place = ({ id }: Item) => (ids.includes(id) ? ids.indexOf(id) : ids.length);
  return items.toSorted((one, other) => place(one) - place(other));
}
