import { useSyncExternalStore } from 'react';

let latest = '';
const listeners = new Set<() => void>();

/** Has screen readers read a sentence about a change elsewhere on the page. */
export function announce(sentence: string): void {
  latest = sentence;
  for (const listener of listeners) listener();
}

/** The latest sentence; empty at first. */
export function useAnnouncement(): string {
  return useSyncExternalStore(
    subscribe,
    () => latest,
    () => '',
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
