import { messages } from '@barnum/rules/messages';
import { useEffect, useRef, useState } from 'react';
import { useMutation } from 'urql';
import { type Category, reorderCategoriesMutation } from '../../features/categories/categories.ts';
import { useToasts } from '../toasts.tsx';

/**
 * The categories in the administrator's order: applied on the screen at once, then saved as a whole (spec section 4).
 * When saving fails, the stored order comes back.
 */
export function useCategoryOrder(categories: readonly Category[], reload: () => void) {
  const toasts = useToasts();
  const [, reorder] = useMutation(reorderCategoriesMutation);
  const [chosen, setChosen] = useState<readonly number[] | null>(null);
  const sending = useRef<Promise<void>>(Promise.resolve());
  const wanted = useRef<readonly number[] | null>(null);

  // Once nothing is being saved, the service's order applies.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever they are read again
  useEffect(() => {
    if (wanted.current === null) setChosen(null);
  }, [categories]);

  const ordered = chosen === null ? categories : inOrder(categories, chosen);

  function move(from: number, to: number): void {
    const present = ordered.map(({ id }) => id);
    const ids = present.toSpliced(from, 1).toSpliced(to, 0, ...present.slice(from, from + 1));
    setChosen(ids);
    wanted.current = ids;
    // One call at a time: two could arrive in the wrong order.
    sending.current = sending.current.then(() => save(ids));
  }

  async function save(ids: readonly number[]): Promise<void> {
    // A later order replaces this one.
    if (wanted.current !== ids) return;
    const { error } = await reorder({ ids: [...ids] });
    if (wanted.current !== ids) return;
    wanted.current = null;
    if (error) {
      toasts.error(messages.categories.orderFailed);
      setChosen(null);
      reload();
    } else toasts.success(messages.categories.ordered);
  }

  return { ordered, move };
}

// A category added since the order was chosen comes last.
function inOrder(categories: readonly Category[], ids: readonly number[]): readonly Category[] {
  const place = ({ id }: Category) => (ids.includes(id) ? ids.indexOf(id) : ids.length);
  return categories.toSorted((one, other) => place(one) - place(other));
}
