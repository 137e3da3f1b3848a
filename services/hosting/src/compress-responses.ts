import type { FastifyInstance } from 'fastify';
import { acceptedEncoding, compress, compressFrom } from './encodings.ts';

const textTypes = /^(text\/(?!event-stream)|application\/(json|xml|graphql-response\+json))/;

/** Compresses text responses as `Accept-Encoding` prefers, unless they are encoded already. */
export function compressResponses(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, next) => {
    const isText = typeof payload === 'string' || Buffer.isBuffer(payload);
    if (!isText || reply.hasHeader('content-encoding')) return next(null, payload);
    if (!textTypes.test(String(reply.getHeader('content-type') ?? ''))) return next(null, payload);
    reply.header('vary', 'accept-encoding');
    const encoding = acceptedEncoding(request.headers['accept-encoding']);
    if (encoding === 'identity' || Buffer.byteLength(payload) < compressFrom) return next(null, payload);
    reply.header('content-encoding', encoding).removeHeader('content-length');
    compress(Buffer.from(payload), encoding, { cached: false }).then((bytes) => next(null, bytes), next);
  });
}
