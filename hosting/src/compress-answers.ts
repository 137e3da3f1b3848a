import type { FastifyInstance } from 'fastify';
import { acceptedEncoding, compress, compressFrom } from './encodings.ts';

const textTypes = /^(text\/(?!event-stream)|application\/(json|xml|graphql-response\+json))/;

/** Sends texts in the lightest encoding that their reader allows, where nobody has encoded them already. */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const isText = typeof payload === 'string' || Buffer.isBuffer(payload);
    if (!isText || reply.hasHeader('content-encoding')) return payload;
    if (!textTypes.test(String(reply.getHeader('content-type') ?? ''))) return payload;
    reply.header('vary', 'accept-encoding');
    const encoding = acceptedEncoding(request.headers['accept-encoding']);
    if (encoding === 'identity' || Buffer.byteLength(payload) < compressFrom) return payload;
    reply.header('content-encoding', encoding).removeHeader('content-length');
    return compress(Buffer.from(payload), encoding, { kept: false });
  });
}
