import { useEffect, useState } from 'react';

/** What was shown at a visit: ids of the newest event and message, the documents, and the account. */
interface Shown {
  event: number;
  message: number;
  /** As `documentKeys` names them; undefined of a visit of which they were not kept. */
  documents: readonly string[] | undefined;
  /** As `accountKeys` names it; likewise. */
  account: readonly string[] | undefined;
}

/**
 * What this browser showed at its last visit of a private page; null at the first, and while the page is not hydrated. The
 * present one is kept for the next visit.
 */
export function useLastVisit(numero: number, shown: Shown): Shown | null {
  const [last, setLast] = useState<Shown | null>(null);
  const present = JSON.stringify(shown);
  useEffect(() => {
    const key = `suivi-${numero}`;
    try {
      const before = readShown(localStorage.getItem(key));
      setLast((found) => found ?? before);
      localStorage.setItem(key, present);
    } catch {
      // Storage is closed to the page: nothing is marked.
    }
  }, [numero, present]);
  return last;
}

/** What a visit left; null where that cannot be read. */
export function readShown(stored: string | null): Shown | null {
  const { event, message, documents, account } = (JSON.parse(stored ?? 'null') ?? {}) as Partial<Shown>;
  if (typeof event !== 'number' || typeof message !== 'number') return null;
  return { event, message, documents: listOf(documents), account: listOf(account) };
}

function listOf(stored: unknown): readonly string[] | undefined {
  return Array.isArray(stored) ? stored : undefined;
}
