import type { ServerResponse } from 'node:http';
import { messages } from '@barnum/rules/messages';
import { servicePaths } from '@barnum/rules/paths';
import proxy from '@fastify/http-proxy';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { changeNotices } from './change-stream.ts';
import { createServer, type ServerOptions } from './create-server.ts';
import { requestIdHeader } from './request-id.ts';
import { traceHeader } from './span.ts';

/** The server of a front end: `createServer` with the service's paths passed on to `apiUrl`. */
export async function createFrontEndServer(options: ServerOptions & { apiUrl: string }): Promise<FastifyInstance> {
  const app = await createServer(options);
  endStreamsOnClose(app);
  for (const prefix of Object.values(servicePaths)) {
    await app.register(proxy, {
      upstream: options.apiUrl,
      prefix,
      rewritePrefix: prefix,
      // It would log whole addresses.
      disableRequestLogging: true,
      // The service sets its own headers; ours would stand beside them.
      preHandler: async (_request, reply) => {
        for (const name of Object.keys(reply.getHeaders())) reply.removeHeader(name);
      },
      replyOptions: {
        // A service that stands still is one that is away; one that says so is believed at once.
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

// An event stream has no end of its own: closing would wait for it.
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

/** Who asks, for the service: `ips` holds the nearest peer first and ends at the first one that is not trusted, what lies beyond is hearsay. */
export function forwardedFor(request: Pick<FastifyRequest, 'ips' | 'ip'>): string {
  return request.ips ? [...request.ips].reverse().join(', ') : request.ip;
}
