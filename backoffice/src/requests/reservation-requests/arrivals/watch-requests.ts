interface Source {
  /** Ids of the newest requests; rejects when the service is unavailable. */
  newest: () => Promise<number[]>;
  /** Calls back for each request that arrives; resolves when the connection ends, for any reason. */
  connect: (onArrival: (id: number) => void, signal: AbortSignal) => Promise<void>;
  /** Resolves after that many milliseconds, or earlier when there is a reason to retry. */
  pause: (milliseconds: number, signal: AbortSignal) => Promise<void>;
}

interface Listener {
  onArrivals: (ids: number[]) => void;
  /** The connection was lost and is back: the screen may be out of date. */
  onReturn: () => void;
}

const firstPause = 1_000;
const longestPause = 30_000;
const stableAfter = 10_000;

/** Notifies of requests that arrive from now on until `signal`, including those that came while disconnected. */
export async function watchRequests(source: Source, listener: Listener, signal: AbortSignal): Promise<void> {
  // Ids are not compared with the largest one: a smaller one can be committed later.
  const known = new Set<number>();
  // Those before it come into view when newer ones are deleted. Null before the first answer, which is no arrival.
  let oldest: number | null = null;
  let attempts = 0;

  function arrive(ids: number[]): void {
    const since = oldest;
    const arrived = since === null ? [] : ids.filter((id) => id > since && !known.has(id));
    oldest ??= ids.length === 0 ? 0 : Math.min(...ids);
    for (const id of ids) known.add(id);
    if (arrived.length > 0) listener.onArrivals(arrived);
  }

  while (!signal.aborted) {
    const began = Date.now();
    const ended = source.connect((id) => arrive([id]), signal);
    const isReturn = oldest !== null;
    try {
      arrive(await source.newest());
      if (isReturn) listener.onReturn();
    } catch {
      // The service is unavailable: retried below.
    }
    await ended;
    attempts = Date.now() - began < stableAfter ? attempts + 1 : 0;
    await source.pause(pauseBefore(attempts), signal);
  }
}

// Random, so that all browsers do not reconnect at the same instant.
function pauseBefore(attempts: number): number {
  return Math.min(longestPause, firstPause * 2 ** attempts) * (0.5 + Math.random() / 2);
}
