import { useSyncExternalStore } from 'react';

/** Whether the window is as narrow as a phone's. False on the server and while hydrating. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const query = phone();
      query.addEventListener('change', onChange);
      return () => query.removeEventListener('change', onChange);
    },
    () => phone().matches,
    () => false,
  );
}

function phone(): MediaQueryList {
  return window.matchMedia('(max-width: 47.99em)');
}
