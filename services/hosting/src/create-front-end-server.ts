import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { Transform } from 'node:stream';
import { DomainError } from '@barnum/rules/errors';
import { limits } from '@barnum/rules/limits';
import { secretFilePaths, servicePaths } from '@barnum/rules/paths';
import { preferWait } from '@barnum/rules/platform/prefer-wait';
import { sentences } from '@barnum/rules/sentences';
import proxy, { type FastifyHttpProxyOptions } from '@fastify/http-proxy';
import type { FastifyInstance, FastifyReply, FastifyRequest, RequestPayload } from 'fastify';
import { changeNotices } from './change-stream.ts';
import { createServer, type ServerOptions } from './create-server.ts';
import { requestIdHeader } from './request-id.ts';
import { traceHeader } from './span.ts';

/** The server of a front end: `createServer` with the service's paths proxied to `apiUrl`. */
export async function createFrontEndServer(options: ServerOptions & { apiUrl: string }): Promise<FastifyInstance> {
  const app = await createServer(options);
  endStreamsOnClose(app);
  // Bodies are passed on as they are, whatever type they say to be of.
  app.removeAllContentTypeParsers();
  await app.register(async (proxied) => {
    proxied.addHook('preParsing', boundBody);
    for (const prefix of Object.values(servicePaths))
      await proxied.register(proxy, proxyOptions(prefix, options.apiUrl));
  });
  return app;
}

// An event stream never ends: closing would wait for it.
function endStreamsOnClose(app: FastifyInstance): void {
  const streams = new Set<ServerResponse>();
  app.addHook('onSend', async (_request, reply) => {
    if (!String(reply.getHeader('content-type')).startsWith('text/event-stream')) return;
    streams.add(reply.raw);
    reply.raw.once('close', () => streams.delete(reply.raw));
  });
  app.addHook('preClose', async () => {
    for (const stream of streams) stream.destroy();
  });
}

function proxyOptions(prefix: string, upstream: string): FastifyHttpProxyOptions {
  return {
    upstream,
    prefix,
    rewritePrefix: prefix,
    // It would log whole addresses, query strings included.
    disableRequestLogging: true,
    // The service sets its own headers: without this both would be sent.
    preHandler: async (_request, reply) => {
      for (const name of Object.keys(reply.getHeaders())) reply.removeHeader(name);
    },
    // A service that does not answer counts as unavailable.
    handler: (request, reply, dest, options) => reply.from(dest, { ...options, timeout: patienceWith(request) }),
    replyOptions: {
      // The service's own 503 is passed on without a retry.
      retryDelay: () => null,
      rewriteRequestHeaders: (request, headers) => ({
        ...withoutHopByHop(headers),
        // Of a body that is not passed on, such as that of a GET.
        ...(request.body === undefined && { 'content-length': undefined }),
        [changeNotices.header]: undefined,
        'x-forwarded-for': forwardedFor(request),
        'x-forwarded-proto': request.protocol,
        [requestIdHeader]: request.id,
        ...traceHeader(),
      }),
      rewriteHeaders: withoutHopByHop,
      onError: (reply, { error: { cause } }) => {
        reply.send(cause instanceof DomainError ? cause : new DomainError('UNAVAILABLE'));
      },
    },
  };
}

/** How long a visitor waits for a service that hangs: with what its measuring of time adds, three seconds at most. */
const visitorPatience = 2_000;

/**
 * What takes its time: an export or a trial message of who is signed in, a document or a calendar that a secret in the
 * address opens, and a change: who is told that it was not made would make it again. Programs that read calendars do not
 * ask again soon.
 */
const longPatience = 30_000;

function patienceWith({ headers, method, url }: FastifyRequest): number {
  const isSecretFile = Object.values(secretFilePaths).some((beginning) => url.startsWith(beginning));
  const isAwaited =
    headers.prefer === preferWait.prefer ||
    (url.startsWith(servicePaths.rest) && !['GET', 'HEAD', 'OPTIONS'].includes(method));
  return headers.authorization !== undefined || isSecretFile || isAwaited ? longPatience : visitorPatience;
}

/** Headers that are meant for the next program alone (RFC 9110, 7.6.1), or that `undici` refuses to send. */
const hopByHop = new Set([
  'connection',
  'keep-alive',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'expect',
]);

function withoutHopByHop(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !hopByHop.has(name)));
}

/** The largest body of an upload: a file and what is sent beside it. */
const maxUploadBytes = limits.requestFileBytes + limits.jsonBodyBytes;

/**
 * Refuses a body that is too large for the service before anything is passed on; one without a length is counted.
 * @throws DomainError PAYLOAD_TOO_LARGE
 */
async function boundBody({ headers, raw }: FastifyRequest, _reply: FastifyReply, body: RequestPayload) {
  const isUpload = headers['content-type']?.startsWith('multipart/form-data') ?? false;
  const message = isUpload ? sentences.images.tooLarge : sentences.http.tooLarge;
  const tooLarge = new DomainError('PAYLOAD_TOO_LARGE', { message });
  let left: number = isUpload ? maxUploadBytes : limits.jsonBodyBytes;
  if (Number(headers['content-length']) > left) throw tooLarge;
  if (headers['transfer-encoding'] === undefined) return body;
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      left -= chunk.length;
      done(left < 0 ? tooLarge : null, chunk);
    },
  });
  // A client that goes away ends what is passed on.
  raw.once('close', () => raw.complete || counted.destroy());
  // Its reader gets the error; before it is read, an error must not end the process.
  return body.pipe(counted.on('error', () => {}));
}

/**
 * The `X-Forwarded-For` for the service. `ips` starts at the nearest peer and ends at the first untrusted one: what
 * lies beyond can be forged.
 */
export function forwardedFor(request: Pick<FastifyRequest, 'ips' | 'ip'>): string {
  return request.ips ? [...request.ips].reverse().join(', ') : request.ip;
}
