import { useEffect, useRef } from 'react';

/** Calls `focus` when `key` is pressed outside of every field and window. */
export function useFocusKey(key: string, focus: () => void): void {
  const latest = useRef(focus);
  latest.current = focus;

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.key !== key || event.ctrlKey || event.metaKey || event.altKey || isWriting(event.target)) return;
      event.preventDefault();
      latest.current();
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [key]);
}

function isWriting(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.closest('input, textarea, select, [role="dialog"]') !== null;
}
