import { useSyncExternalStore } from 'react';

let latest = '';
const listeners = new Set<() => void>();

/** Has a sentence read out to those who do not see what has just changed elsewhere on the page. */
export function announce(sentence: string): void {
  latest = sentence;
  for (const listener of listeners) listener();
}

/** The sentence to read out; empty while nothing has happened. */
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
