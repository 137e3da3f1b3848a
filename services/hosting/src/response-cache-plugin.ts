import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncoding, compressFrom } from './encodings.ts';
import { requestIdHeader } from './request-id.ts';
import type { CachedResponse, MadeResponse, PlainResponse, ResponseCache } from './response-cache.ts';
import { traceHeader } from './span.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route's response is the same for everybody until the content changes. One with `no-store` is not cached. */
    cacheable?: boolean;
  }
}

/** How a server caches the responses of its cacheable routes. */
export interface ResponseCacheOptions {
  cache: ResponseCache;
  /** Path by which an address is cached; null for one whose answer is never cached. */
  keyOf(url: string): string | null;
  /** Whether the last answer that was cached stands in for one that failed or takes too long. */
  staleIfError: boolean;
}

/** The path of all unknown addresses: what is cached by it is an answer of 404, by any other one of 200. */
export const unknownAddress = '/404';

/**
 * For so long whoever could be sent the last answer waits for the next one, in milliseconds: what changed is seen
 * within two seconds.
 */
const patience = 2_000;

// Nobody else knows it.
const refillMark = randomUUID();
const refillHeader = 'x-refill';

/** True for a request whose answer is the same for all. Who sends an `Authorization` header never meets the cache. */
export function isCacheable({ routeOptions, headers }: FastifyRequest): boolean {
  return routeOptions.config.cacheable === true && headers.authorization === undefined;
}

/** True for a request by which this server makes an answer to cache. */
export function isRefill({ headers }: FastifyRequest): boolean {
  return headers[refillHeader] === refillMark;
}

/**
 * Sends the answers of cacheable routes from the cache, with entity tag, 304 and compression. A missing one is made
 * once, by a request of this server's own for the key alone: nothing of a visitor's request ends up in what others are
 * sent.
 */
export function registerResponseCache(
  app: FastifyInstance,
  { cache, keyOf, staleIfError }: ResponseCacheOptions,
): void {
  // A hook with callbacks: a promise for each request would cost as much as all the rest.
  app.addHook('onRequest', (request, reply, next) => {
    const key = isCacheable(request) && !isRefill(request) ? keyOf(request.url) : null;
    if (key === null) return next();
    const send = (answer: PlainResponse) => {
      const bytes = prepare(answer, request, reply);
      // What is ready is sent at once: waiting for a promise would cost as much as all the rest.
      if (bytes instanceof Promise) bytes.then((compressed) => reply.send(compressed), next);
      else reply.send(bytes);
    };
    const fresh = cache.fresh(key);
    if (fresh) {
      cache.counts.hits += 1;
      return send(fresh);
    }
    const refill = () => cache.refill(key, () => make(key, request.id));
    const last = staleIfError ? cache.stale(key) : undefined;
    // A server that closes makes no request of its own any more: it answers without the cache.
    if (last === undefined) refill().then(send, () => next());
    else freshOr(last, refill).then(send, next);
  });

  async function freshOr(last: CachedResponse, refill: () => Promise<PlainResponse>): Promise<PlainResponse> {
    if (cache.isFailing) {
      // One try at a time shows when answers can be made again.
      if (!cache.isRefilling) refill().catch(() => undefined);
      return last;
    }
    const made = await Promise.race([refill().catch(() => undefined), sleep(patience, undefined, { ref: false })]);
    if (made === undefined) cache.isFailing = true;
    return made === undefined || hasFailed(made) ? last : made;
  }

  async function make(key: string, requestId: string): Promise<MadeResponse> {
    const { statusCode, headers, rawPayload } = await app.inject({
      url: key,
      headers: { [refillHeader]: refillMark, [requestIdHeader]: requestId, ...traceHeader() },
    });
    const made = { status: statusCode, headers: ownHeaders(headers), body: rawPayload };
    // A page that never could be made says nothing of the others.
    if (!hasFailed(made)) cache.isFailing = false;
    else if (cache.stale(key)) cache.isFailing = true;
    return { ...made, isCacheable: statusCode === (key === unknownAddress ? 404 : 200) && !isNoStore(made) };
  }
}

function hasFailed(answer: PlainResponse): boolean {
  return answer.status >= 500 || isNoStore(answer);
}

function isNoStore({ headers }: PlainResponse): boolean {
  return headers['cache-control'] === 'no-store';
}

/**
 * Sets the reply's status and headers for a cached response; returns the bytes to send (a promise until they are
 * compressed), null for a 304.
 */
function prepare(
  answer: PlainResponse | CachedResponse,
  { headers }: FastifyRequest,
  reply: FastifyReply,
): Buffer | Promise<Buffer> | null {
  reply.code(answer.status).headers(answer.headers);
  if (!('etag' in answer)) return answer.body;
  if (headers['if-none-match']?.includes(answer.etag)) {
    reply.code(304).removeHeader('content-type');
    return null;
  }
  const encoding = answer.body.length < compressFrom ? 'identity' : acceptedEncoding(headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return answer.encoded(encoding);
}

// What depends on how this one request came in is not cached.
function ownHeaders(headers: PlainResponse['headers']): PlainResponse['headers'] {
  const {
    'strict-transport-security': _,
    'content-length': _length,
    connection: _connection,
    date: _date,
    ...own
  } = headers;
  return own;
}
