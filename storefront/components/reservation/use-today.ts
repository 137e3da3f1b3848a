import { todayInParis } from '@barnum/rules/format';
import { useSyncExternalStore } from 'react';

/** Today in Paris, once the page lives in the browser: the page's HTML may be older than a day. */
export function useToday(): string | undefined {
  return useSyncExternalStore(neverChanges, todayInParis, () => undefined);
}

function neverChanges() {
  return () => {};
}
