import { useSyncExternalStore } from 'react';

const narrow = window.matchMedia('(max-width: 767px)');

/** Whether the window is as narrow as a phone’s, where the menu is a bar at the thumb. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(subscribe, () => narrow.matches);
}

function subscribe(onChange: () => void): () => void {
  narrow.addEventListener('change', onChange);
  return () => narrow.removeEventListener('change', onChange);
}
