import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** How far down the list stood when it was left, and which list that was. */
let left: { search: string; y: number } | null = null;

/** Who comes back from a request finds the list where it stood, with the focus on that request. */
export function useReturn(requests: readonly unknown[] | undefined): void {
  const { search, state } = useLocation();
  const id: unknown = (state as { request?: unknown } | null)?.request;
  const current = useRef(search);
  current.current = search;
  const isBack = useRef(false);

  useLayoutEffect(() => {
    return () => {
      left = { search: current.current, y: window.scrollY };
    };
  }, []);

  useEffect(() => {
    if (isBack.current || requests === undefined || typeof id !== 'number') return;
    isBack.current = true;
    if (left?.search === search) window.scrollTo({ top: left.y, behavior: 'instant' });
    const request = document.querySelector<HTMLElement>(`[data-request="${id}"]`);
    request?.focus({ preventScroll: true });
    request?.scrollIntoView({ block: 'nearest' });
  }, [requests, id, search]);
}
