import type { IncomingMessage } from 'node:http';
import { DomainError } from '@barnum/rules/errors';
import { limits } from '@barnum/rules/limits';
import { sentences } from '@barnum/rules/sentences';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type FileUpload, processRequest } from 'graphql-upload-minimal';
import type { Plugin } from 'graphql-yoga';
import type { CallContext } from '../context.ts';
import { toRequestError } from '../http/errors.ts';

/** Headers that no simple form of another site can send; one of them must come with a multipart request. */
const preflightHeaders = ['x-graphql-yoga-csrf', 'apollo-require-preflight'];

/** Reads multipart requests by the GraphQL multipart specification: one file at a time, no larger than the largest. */
export const uploadPlugin: Plugin<object, { req: FastifyRequest; reply: FastifyReply }> = {
  onRequestParse({ serverContext: { req, reply }, setRequestParser }) {
    if (!isMultipart(req)) return;
    setRequestParser(async () => {
      const operations = await processRequest(guarded(req.raw), reply.raw, {
        // One byte above the limit, to tell a file that was cut off from one that just fits.
        maxFileSize: limits.pictureZipBytes + 1,
        maxFiles: 1,
        maxFieldSize: limits.jsonBodyBytes,
      });
      if (Array.isArray(operations)) throw new DomainError('BAD_REQUEST');
      return { query: operations.query, variables: readVariables(operations.variables) };
    });
  },
};

/** @throws DomainError BAD_REQUEST for a multipart request that another site's form could have sent. */
export function requirePreflight(request: FastifyRequest): void {
  if (isMultipart(request) && !preflightHeaders.some((name) => request.headers[name] !== undefined)) {
    throw new DomainError('BAD_REQUEST');
  }
}

const picture = { maxBytes: limits.pictureBytes, tooLarge: sentences.images.tooLarge };

/**
 * The bytes of an uploaded file: of a picture, unless told otherwise.
 * @throws DomainError PAYLOAD_TOO_LARGE above `maxBytes`, BAD_REQUEST when the body is incomplete, TOO_MANY_REQUESTS.
 */
export async function readUpload(
  upload: Promise<FileUpload>,
  { rateLimiter, address }: Pick<CallContext, 'rateLimiter' | 'address'>,
  { maxBytes, tooLarge } = picture,
): Promise<Buffer> {
  await rateLimiter.consume('upload', address);
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of (await upload).createReadStream()) {
      size += chunk.length;
      // What is too much is read to its end, and not kept.
      if (size <= maxBytes) chunks.push(Buffer.from(chunk));
    }
  } catch (error) {
    const refusal = toRequestError(error);
    throw refusal.code === 'PAYLOAD_TOO_LARGE' ? new DomainError(refusal.code, { message: tooLarge }) : refusal;
  }
  if (size > maxBytes) throw new DomainError('PAYLOAD_TOO_LARGE', { message: tooLarge });
  return Buffer.concat(chunks);
}

export function isMultipart({ headers }: FastifyRequest): boolean {
  return (headers['content-type'] ?? '').startsWith('multipart/form-data');
}

// graphql-upload-minimal handles one error of its parser and then ends it, which may emit a second one: unhandled, that
// would end the process.
function guarded(request: IncomingMessage): IncomingMessage {
  const pipe = request.pipe.bind(request);
  request.pipe = (parser) => {
    parser.on('error', () => {});
    return pipe(parser);
  };
  return request;
}

function readVariables(variables: unknown): Record<string, unknown> {
  return typeof variables === 'object' && variables !== null ? { ...variables } : {};
}
