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
    cache.counts.kept += 1;
    return sendKept(kept, request, reply);
  }
  cache.counts.made += 1;
  request.filling = { key, filling: cache.fill(key) };
  return undefined;
}

// Written past Fastify: the kept headers are those of a whole answer, so that no other hook has anything to add.
async function sendKept(kept: KeptAnswer, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { status, headers, bytes } = await outcomeOf(kept, request);
  const transport = reply.getHeader(transportHeader);
  reply.hijack();
  reply.raw.writeHead(status, transport === undefined ? headers : { ...headers, [transportHeader]: transport });
  reply.raw.end(bytes);
  return reply;
}

/** Makes the reply say what a kept answer says; gives the bytes to send, none for a 304. */
async function prepare(kept: KeptAnswer, request: FastifyRequest, reply: FastifyReply): Promise<Buffer | null> {
  const { status, headers, bytes } = await outcomeOf(kept, request);
  for (const name of ['content-length', 'content-type']) reply.removeHeader(name);
  for (const [name, value] of Object.entries(headers)) if (value !== undefined) reply.header(name, value);
  reply.code(status);
  return bytes;
}

/** What this reader is sent of a kept answer, by what the reader has and takes. */
async function outcomeOf(kept: KeptAnswer, { headers: asked }: FastifyRequest) {
  if (asked['if-none-match']?.includes(kept.etag)) {
    const { 'content-type': _type, ...headers } = kept.headers;
    return { status: 304, headers, bytes: null };
  }
  const encoding = kept.body.length < compressFrom ? 'identity' : acceptedEncoding(asked['accept-encoding']);
  const bytes = await kept.encoded(encoding);
  const headers = { ...kept.headers, 'content-length': bytes.length };
  if (encoding !== 'identity') Object.assign(headers, { 'content-encoding': encoding });
  return { status: kept.status, headers, bytes };
}

function isBytes(payload: unknown): payload is string | Buffer {
  return typeof payload === 'string' || Buffer.isBuffer(payload);
}

// What depends on how this one request came in is not kept.
function keptHeaders(reply: FastifyReply): Answer['headers'] {
  const { [transportHeader]: _transport, 'content-length': _length, ...headers } = reply.getHeaders();
  return headers;
}

const transportHeader = 'strict-transport-security';
