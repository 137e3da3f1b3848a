import type { ServerResponse } from 'node:http';
import { messages } from '@barnum/rules/messages';
import { servicePaths } from '@barnum/rules/paths';
import proxy from '@fastify/http-proxy';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { changeNotices } from './change-stream.ts';
import { createServer, type ServerOptions } from './create-server.ts';
import { requestIdHeader } from './request-id.ts';
import { traceHeader } from './span.ts';

/** The server of a front end: `createServer` with the service's paths proxied to `apiUrl`. */
export async function createFrontEndServer(options: ServerOptions & { apiUrl: string }): Promise<FastifyInstance> {
  const app = await createServer(options);
  endStreamsOnClose(app);
  for (const prefix of Object.values(servicePaths)) {
    await app.register(proxy, {
      upstream: options.apiUrl,
      prefix,
      rewritePrefix: prefix,
      // It would log whole addresses, query strings included.
      disableRequestLogging: true,
      // The service sets its own headers: without this both would be sent.
      preHandler: async (_request, reply) => {
        for (const name of Object.keys(reply.getHeaders())) reply.removeHeader(name);
      },
      replyOptions: {
        // A service that does not answer counts as unavailable. Its own 503 is passed on without a retry.
        timeout: 30_000,
        retryDelay: () => null,
        rewriteRequestHeaders: (request, headers) => {
          const { [changeNotices.header]: _internal, ...passed } = headers;
          return {
            ...passed,
            'x-forwarded-for': forwardedFor(request),
            'x-forwarded-proto': request.protocol,
            [requestIdHeader]: request.id,
            ...traceHeader(),
          };
        },
        onError: (reply) => answerUnavailable(reply),
      },
    });
  }
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

function answerUnavailable(reply: { send: unknown }): void {
  (reply as FastifyReply).code(503).header('retry-after', '5').header('cache-control', 'no-store').send({
    error: messages.http.unavailable,
    code: 'UNAVAILABLE',
  });
}

/** The `X-Forwarded-For` for the service. `ips` starts at the nearest peer and ends at the first untrusted one: what lies beyond can be forged. */
export function forwardedFor(request: Pick<FastifyRequest, 'ips' | 'ip'>): string {
  return request.ips ? [...request.ips].reverse().join(', ') : request.ip;
}
