import { DomainError, type ErrorCode } from '@barnum/rules/errors';
import type { FastifyBaseLogger, FastifyReply } from 'fastify';
import { isFault, toDomainError } from '../failures.ts';

/** Refusals that Fastify itself speaks, by HTTP status. */
const codeByStatus: Record<number, ErrorCode> = {
  400: 'BAD_REQUEST',
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_ALLOWED',
  413: 'PAYLOAD_TOO_LARGE',
  415: 'UNSUPPORTED_TYPE',
  429: 'TOO_MANY_REQUESTS',
};

/** Answers any error as `{error, code, fields?}` with its status; faults are logged, their cause is not told. */
export function answerFailure(reply: FastifyReply, error: unknown, log: FastifyBaseLogger): FastifyReply {
  const refusal = fromFastify(error) ?? toDomainError(error);
  if (isFault(refusal)) log.error({ err: error }, 'call failed');
  if (refusal.code === 'UNAVAILABLE') reply.header('retry-after', '5');
  if (refusal.status === 401) reply.header('www-authenticate', 'Bearer');
  return reply
    .code(refusal.status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send({ error: refusal.message, code: refusal.code, ...(refusal.fields && { fields: refusal.fields }) });
}

function fromFastify(error: unknown): DomainError | null {
  if (error instanceof DomainError || !(error instanceof Error) || !('statusCode' in error)) return null;
  const code = codeByStatus[Number(error.statusCode)];
  return code === undefined ? null : new DomainError(code);
}
