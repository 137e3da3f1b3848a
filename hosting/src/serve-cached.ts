import type { FastifyInstance, FastifyReply, FastifyRequest, preHandlerAsyncHookHandler } from 'fastify';
import type { Answer, AnswerCache, Filling, KeptAnswer } from './answer-cache.ts';
import { acceptedEncoding, compressFrom } from './encodings.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The key under which this request's answer may be kept, while it is being made. */
    filling: { key: string; filling: Filling } | null;
  }
}

interface Options {
  cache: AnswerCache;
  /** Key of a GET's answer; null for one that is never kept. */
  keyOfGet(request: FastifyRequest): string | null;
  /** Whether an answer may be kept under `key`. */
  isShareable(key: string, reply: FastifyReply): boolean;
  /** Whether an answer has failed, so that the last one that was kept stands in for it; never by default. */
  isFailure?(reply: FastifyReply): boolean;
}

/**
 * Answers public GETs from `cache`, with entity tag, 304 and compression; an answer that is missing is made once, by the
 * first who asks. A caller with an `Authorization` header never meets the cache.
 */
export function serveCached(app: FastifyInstance, options: Options): void {
  const { cache, isShareable } = options;
  app.decorateRequest('filling', null);
  app.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return;
    const key = options.keyOfGet(request);
    if (key !== null) await answerFromCache(cache, key, request, reply);
  });
  app.addHook('onSend', async (request, reply, payload) => {
    // A request that a plug-in of its own has taken carries no such field.
    if (!request.filling) return payload;
    const { key, filling } = request.filling;
    request.filling = null;
    if (!isBytes(payload) || !isShareable(key, reply)) {
      filling.abandon();
      const last = options.isFailure?.(reply) ? cache.last(key) : undefined;
      return last ? prepare(last, request, reply) : payload;
    }
    const answer = { status: reply.statusCode, headers: keptHeaders(reply), body: Buffer.from(payload) };
    return prepare(filling.keep(answer), request, reply);
  });
  app.addHook('onResponse', async (request) => request.filling?.filling.abandon());
  app.addHook('onRequestAbort', async (request) => request.filling?.filling.abandon());
}

/** A route's hook that answers from `cache` by a key that takes the body to know. */
export function cachedBy(
  cache: AnswerCache,
  keyOf: (request: FastifyRequest) => string | null,
): preHandlerAsyncHookHandler {
  return async (request, reply) => {
    const key = keyOf(request);
    if (key !== null) await answerFromCache(cache, key, request, reply);
  };
}

async function answerFromCache(
  cache: AnswerCache,
  key: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply | undefined> {
  if (request.headers.authorization !== undefined) return undefined;
  // Nothing is waited for between looking and filling, so that two cannot fill at once.
  const awaited = cache.fresh(key) ?? cache.awaited(key);
  const kept = awaited && (await awaited);
  if (kept) {
    for (const [name, value] of Object.entries(kept.headers)) if (value !== undefined) reply.header(name, value);
    return reply.code(kept.status).send(await prepare(kept, request, reply));
  }
  request.filling = { key, filling: cache.fill(key) };
  return undefined;
}

/** Sets what the answer says of itself and of its encoding; gives the bytes to send, none for a 304. */
async function prepare(kept: KeptAnswer, request: FastifyRequest, reply: FastifyReply): Promise<Buffer | null> {
  reply.code(kept.status);
  for (const [name, value] of Object.entries(kept.headers)) if (value !== undefined) reply.header(name, value);
  reply.header('etag', kept.etag).header('vary', 'accept-encoding').removeHeader('content-length');
  if (request.headers['if-none-match']?.includes(kept.etag)) {
    reply.code(304).removeHeader('content-type');
    return null;
  }
  const encoding = kept.body.length < compressFrom ? 'identity' : acceptedEncoding(request.headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  const bytes = await kept.encoded(encoding);
  reply.header('content-length', bytes.length);
  return bytes;
}

function isBytes(payload: unknown): payload is string | Buffer {
  return typeof payload === 'string' || Buffer.isBuffer(payload);
}

// What depends on how this one request came in is not kept.
function keptHeaders(reply: FastifyReply): Answer['headers'] {
  const { 'strict-transport-security': _transport, 'content-length': _length, ...headers } = reply.getHeaders();
  return headers;
}
