import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** The header that carries a request's id from the gateway through all programs. */
export const requestIdHeader = 'x-request-id';

const current = new AsyncLocalStorage<string>();

/** The id in the request's header if it is well-formed, otherwise a new one. */
export function requestIdOf({ headers }: { headers: IncomingHttpHeaders }): string {
  const given = headers[requestIdHeader];
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
}

/** Runs `work` with a request's id, which `currentRequestId` returns anywhere inside it. */
export function withRequestId<Result>(id: string, work: () => Result): Result {
  return current.run(id, work);
}

/** Id of the request on whose behalf this runs; undefined outside of one. */
export function currentRequestId(): string | undefined {
  return current.getStore();
}
