import { useSyncExternalStore } from 'react';
import { useHydrated } from './use-hydrated.ts';

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

/** Whether a row that only a phone swipes has to be reached by keyboard: until the window is known to be wider. */
export function useMayScroll(): boolean {
  const isPhone = useIsPhone();
  return !useHydrated() || isPhone;
}

function phone(): MediaQueryList {
  return window.matchMedia('(max-width: 47.99em)');
}
