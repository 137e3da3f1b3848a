import { useRef, useState } from 'react';

/** Records that are chosen for an action on all of them; they stay chosen when the page turns. */
export interface Selection<Item> {
  chosen: readonly Item[];
  has: (id: number) => boolean;
  /** Chooses a record, or no longer; with `isRange` also those between it and the one before. */
  toggle: (item: Item, isRange?: boolean) => void;
  toggleAll: () => void;
  clear: () => void;
}

/** `shown`: the records of the page, as they are now. */
export function useSelection<Item extends { id: number }>(shown: readonly Item[]): Selection<Item> {
  const [kept, setKept] = useState<ReadonlyMap<number, Item>>(new Map());
  const last = useRef<number>();
  const has = (id: number) => kept.has(id);
  const change = (items: readonly Item[], isChosen: boolean) => {
    const next = new Map(kept);
    for (const item of items) {
      if (isChosen) next.set(item.id, item);
      else next.delete(item.id);
    }
    setKept(next);
  };

  function toggle(item: Item, isRange = false) {
    const place = (id: number | undefined) => shown.findIndex((other) => other.id === id);
    const [from, to] = [place(last.current), place(item.id)].toSorted((one, other) => one - other);
    last.current = item.id;
    const range = isRange && from !== undefined && from >= 0 && to !== undefined ? shown.slice(from, to + 1) : [item];
    change(range, !has(item.id));
  }

  return {
    chosen: [...kept.values()].map((item) => shown.find(({ id }) => id === item.id) ?? item),
    has,
    toggle,
    toggleAll: () => change(shown, !shown.every(({ id }) => has(id))),
    clear: () => setKept(new Map()),
  };
}
