import { useSyncExternalStore } from 'react';

/** False on the server and while hydrating, true from then on: what needs the script can show itself. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
}
