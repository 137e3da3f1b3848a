import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncoding, compressFrom } from './encodings.ts';
import type { CachedResponse, PlainResponse, Refill, ResponseCache } from './response-cache.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route's response is the same for everybody until the content changes. One with `no-store` is not cached. */
    cacheable?: boolean;
  }
  interface FastifyReply {
    refill: Refill | null;
  }
}

/** How a server caches the responses of its cacheable routes. */
export interface ResponseCacheOptions {
  cache: ResponseCache;
  /** Cache key of an address; null when it is never cached. */
  keyOf(url: string): string | null;
  /** Whether a stale response is sent in place of a failed one (HTTP's `stale-if-error`). */
  staleIfError: boolean;
}

/** The key of all unknown addresses. Its response must have status 404 to be cached, any other key's 200. */
export const unknownAddress = '404';

/**
 * Sends the responses of cacheable routes from the cache, with ETag, 304 and compression. A missing one is computed once:
 * concurrent requests wait for the first one. Requests with an `Authorization` header bypass the cache.
 */
export function registerResponseCache(
  app: FastifyInstance,
  { cache, keyOf, staleIfError }: ResponseCacheOptions,
): void {
  app.decorateReply('refill', null);
  // Hooks with callbacks: a promise for each would cost as much as all the rest.
  app.addHook('onRequest', (request, reply, next) => {
    const usesCache = request.routeOptions.config.cacheable && request.headers.authorization === undefined;
    const key = usesCache ? keyOf(request.url) : null;
    if (key === null) return next();
    const send = (answer: CachedResponse) => {
      cache.counts.hits += 1;
      const bytes = prepare(answer, request, reply);
      // What is ready is sent at once: waiting for a promise would cost as much as all the rest.
      if (bytes instanceof Promise) bytes.then((compressed) => reply.send(compressed), next);
      else reply.send(bytes);
    };
    const refill = () => {
      cache.counts.misses += 1;
      reply.refill = cache.refill(key);
      next();
    };
    const fresh = cache.fresh(key);
    if (fresh) return send(fresh);
    const pending = cache.pending(key);
    if (pending) pending.then((answer) => (answer ? send(answer) : refill()));
    else refill();
  });
  app.addHook('onSend', (request, reply, payload, next) => {
    const { refill } = reply;
    if (refill === null) return next(null, payload);
    reply.refill = null;
    const isBytes = typeof payload === 'string' || Buffer.isBuffer(payload);
    let answer: CachedResponse | undefined;
    if (isBytes && isCacheable(refill.key, reply)) {
      answer = refill.store({ status: reply.statusCode, headers: cachedHeaders(reply), body: Buffer.from(payload) });
    } else {
      refill.abandon();
      if (staleIfError && hasFailed(reply)) answer = cache.stale(refill.key);
    }
    if (answer === undefined) return next(null, payload);
    Promise.resolve(prepare(answer, request, reply)).then((bytes) => next(null, bytes), next);
  });
}

function isCacheable(key: string, reply: FastifyReply): boolean {
  return reply.statusCode === (key === unknownAddress ? 404 : 200) && !isNoStore(reply);
}

function hasFailed(reply: FastifyReply): boolean {
  return reply.statusCode >= 500 || isNoStore(reply);
}

function isNoStore(reply: FastifyReply): boolean {
  return reply.getHeader('cache-control') === 'no-store';
}

/** Sets the reply's status and headers for a cached response; returns the bytes to send (a promise until they are compressed), null for a 304. */
function prepare(
  answer: CachedResponse,
  { headers }: FastifyRequest,
  reply: FastifyReply,
): Buffer | Promise<Buffer> | null {
  for (const name of ['content-length', 'content-type', 'retry-after']) reply.removeHeader(name);
  if (headers['if-none-match']?.includes(answer.etag)) {
    const { 'content-type': _type, ...others } = answer.headers;
    reply.code(304).headers(others);
    return null;
  }
  const encoding = answer.body.length < compressFrom ? 'identity' : acceptedEncoding(headers['accept-encoding']);
  reply.code(answer.status).headers(answer.headers);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return answer.encoded(encoding);
}

// Headers that depend on this one request are not cached.
function cachedHeaders(reply: FastifyReply): PlainResponse['headers'] {
  const { 'strict-transport-security': _transport, 'content-length': _length, ...headers } = reply.getHeaders();
  return headers;
}
