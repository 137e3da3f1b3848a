import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
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
  /** Whether the last cached answer is sent when a new one fails or takes too long. */
  staleIfError: boolean;
}

/** The cache key of all unknown addresses. A 404 is cached under it alone, a 200 under every other key. */
export const unknownAddress = '/404';

/** How long, in milliseconds, a request waits for a new answer before it gets the last one. */
const patience = 2_000;

// A secret of this process: no visitor can send it.
const refillMark = randomUUID();
const refillHeader = 'x-refill';
/** Of an answer to a refill: the tags of what it shows. Nobody else is sent it. */
const showsHeader = 'x-shows';

/** True for a request whose answer is the same for all; one with an `Authorization` header bypasses the cache. */
export function isCacheable({ routeOptions, headers }: FastifyRequest): boolean {
  return routeOptions.config.cacheable === true && headers.authorization === undefined;
}

/** True for the server's own request, which makes an answer for the cache. */
export function isRefill({ headers }: FastifyRequest): boolean {
  return headers[refillHeader] === refillMark;
}

/** Says that a new answer for the cache shows what these tags name, and nothing else that has one. */
export function sayWhatIsShown(request: FastifyRequest, reply: FastifyReply, tags: readonly string[]): void {
  if (isRefill(request)) reply.header(showsHeader, tags.join(' '));
}

/**
 * Sends the answers of cacheable routes from the cache, with ETag, 304 and compression. A missing answer is made once,
 * by a request of the server's own to the key alone: nothing of a visitor's request can be cached for others.
 */
export function registerResponseCache(
  app: FastifyInstance,
  { cache, keyOf, staleIfError }: ResponseCacheOptions,
): void {
  // With callbacks: a promise for each request would cost as much as all the rest.
  app.addHook('onRequest', (request, reply, next) => {
    const key = isCacheable(request) && !isRefill(request) ? keyOf(request.url) : null;
    if (key === null) return next();
    const send = (answer: PlainResponse) => {
      const bytes = prepare(answer, request, reply);
      // For the same reason, what is ready is sent at once.
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
    // A closing server cannot make requests of its own: it answers without the cache.
    if (last === undefined) refill().then(send, () => next());
    else freshOr(last, refill).then(send, next);
  });

  async function freshOr(last: CachedResponse, refill: () => Promise<PlainResponse>): Promise<PlainResponse> {
    if (cache.isFailing) {
      // Tries again in the background, once at a time.
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
    // A page that has never been made may be broken alone.
    if (!hasFailed(made)) cache.isFailing = false;
    else if (cache.stale(key)) cache.isFailing = true;
    const shows = headers[showsHeader];
    return {
      ...made,
      isCacheable: statusCode === (key === unknownAddress ? 404 : 200) && !isNoStore(made),
      ...(typeof shows === 'string' && { shows: shows.split(' ') }),
    };
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
 * compressed), none for a 304.
 */
function prepare(
  answer: PlainResponse | CachedResponse,
  { headers, method }: FastifyRequest,
  reply: FastifyReply,
): Buffer | Promise<Buffer> | Readable | undefined {
  reply.code(answer.status).headers(answer.headers);
  if (!('etag' in answer)) return answer.body;
  if (answer.status === 200 && headers['if-none-match']?.includes(answer.etag)) {
    reply.code(304).removeHeader('content-type');
    // A 304 that states a length is refused by those who pass it on. Fastify states one of null, which it writes as JSON,
    // and to HEAD of all but a stream.
    return method === 'HEAD' ? Readable.from([]) : undefined;
  }
  const encoding = answer.body.length < compressFrom ? 'identity' : acceptedEncoding(headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return answer.encoded(encoding);
}

// Without the headers of this one connection.
function ownHeaders(headers: PlainResponse['headers']): PlainResponse['headers'] {
  const {
    'strict-transport-security': _,
    'content-length': _length,
    connection: _connection,
    date: _date,
    [showsHeader]: _shows,
    ...own
  } = headers;
  return own;
}
