interface Source {
  /** Ids of the newest requests; rejects when the service does not answer. */
  newest: () => Promise<number[]>;
  /** Tells each request that arrives; resolves when the connection ends, however it does. */
  listen: (onArrival: (id: number) => void, signal: AbortSignal) => Promise<void>;
  /** Resolves after so many milliseconds, or earlier when there is a reason to try again. */
  pause: (milliseconds: number, signal: AbortSignal) => Promise<void>;
}

interface Listener {
  onArrivals: (ids: number[]) => void;
  /** The connection was lost and is there again: what is on the screen may be out of date. */
  onReturn: () => void;
}

const firstPause = 1_000;
const longestPause = 30_000;
const stableAfter = 10_000;

/** Tells the requests that arrive from now on until `signal`, also those that came while the connection was lost. */
export async function watchRequests(source: Source, listener: Listener, signal: AbortSignal): Promise<void> {
  let latest: number | null = null;
  let attempts = 0;

  function arrive(ids: number[]): void {
    const arrived = ids.filter((id) => latest !== null && id > latest);
    latest = Math.max(latest ?? 0, ...ids);
    if (arrived.length > 0) listener.onArrivals(arrived);
  }

  while (!signal.aborted) {
    const began = Date.now();
    const ended = source.listen((id) => arrive([id]), signal);
    const isReturn = latest !== null;
    try {
      arrive(await source.newest());
      if (isReturn) listener.onReturn();
    } catch {
      // The service is away: told by nobody, tried again below.
    }
    await ended;
    attempts = Date.now() - began < stableAfter ? attempts + 1 : 0;
    await source.pause(pauseBefore(attempts), signal);
  }
}

// Not all tabs of all administrators at the same instant.
function pauseBefore(attempts: number): number {
  return Math.min(longestPause, firstPause * 2 ** attempts) * (0.5 + Math.random() / 2);
}
