import { useEffect, useState } from 'react';

/** What was the newest at a visit: ids of an event and of a message. */
interface Newest {
  event: number;
  message: number;
}

/**
 * The newest that this browser showed at its last visit of a private page; null at the first, and while the page is not
 * hydrated. The present one is kept for the next visit.
 */
export function useLastVisit(numero: number, { event, message }: Newest): Newest | null {
  const [last, setLast] = useState<Newest | null>(null);
  useEffect(() => {
    const key = `suivi-${numero}`;
    try {
      const before = readNewest(localStorage.getItem(key));
      setLast((shown) => shown ?? before);
      localStorage.setItem(key, JSON.stringify({ event, message }));
    } catch {
      // Storage is closed to the page: nothing is marked.
    }
  }, [numero, event, message]);
  return last;
}

function readNewest(stored: string | null): Newest | null {
  const { event, message } = (JSON.parse(stored ?? 'null') ?? {}) as Partial<Newest>;
  return typeof event === 'number' && typeof message === 'number' ? { event, message } : null;
}
