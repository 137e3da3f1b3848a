import { useSyncExternalStore } from 'react';

/** What the drawer shows: the whole list, or what was just added, with the articles of which there are no more. */
export type DrawerView = 'list' | { added: readonly number[]; limited: readonly number[] };

/** Id of the link that opens it: the focus returns there when what had it before is gone. */
export const requestLinkId = 'ma-demande';

let current: DrawerView | null = null;
const listeners = new Set<() => void>();

/** Null closes it. */
export function showDrawer(view: DrawerView | null): void {
  current = view;
  for (const listener of listeners) listener();
}

/** Null while it is closed, as on the server. */
export function useDrawerView(): DrawerView | null {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => null,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
