import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** By this header a request keeps its id from the gateway to the last program that works for it. */
export const requestIdHeader = 'x-request-id';

const current = new AsyncLocalStorage<string>();

/** The id that a request came with, when it looks like one; otherwise a new one. */
export function requestIdOf({ headers }: { headers: IncomingHttpHeaders }): string {
  const given = headers[requestIdHeader];
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
}

/** Does `work` in the name of a request: whatever it calls can tell for which one. */
export function withRequestId<Result>(id: string, work: () => Result): Result {
  return current.run(id, work);
}

/** Id of the request on whose behalf this runs; undefined outside of one. */
export function currentRequestId(): string | undefined {
  return current.getStore();
}
