import { useSyncExternalStore } from 'react';

/** False on the server and while hydrating, true afterwards: for what needs JavaScript. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
}
