import { DomainError, type ErrorCode } from '@barnum/rules/errors';
import type { FastifyReply } from 'fastify';

/** Our codes for the HTTP status of errors in Fastify and its plugins. */
const codeByStatus: Partial<Record<number, ErrorCode>> = {
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_ALLOWED',
  413: 'PAYLOAD_TOO_LARGE',
  415: 'UNSUPPORTED_TYPE',
  429: 'TOO_MANY_REQUESTS',
};

/** The error to answer for any error: domain errors as they are, a library's 4xx by its status, otherwise INTERNAL. */
export function toHttpError(error: unknown): DomainError {
  if (error instanceof DomainError) return error;
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  return status >= 400 && status < 500 ? errorForStatus(status) : new DomainError('INTERNAL');
}

/** The error to answer when a library refuses a request with this HTTP status. */
export function errorForStatus(status: number): DomainError {
  return new DomainError(codeByStatus[status] ?? 'BAD_REQUEST');
}

/** True for errors that are logged for the operator. */
export function isServerError(error: DomainError): boolean {
  return error.status >= 500;
}

/**
 * Sets status and headers of the answer to any error: `publicError`, and logs server errors, but for callers that went
 * away.
 */
export function prepareErrorReply(reply: FastifyReply, error: unknown, publicError: DomainError): void {
  if (isServerError(publicError) && !reply.raw.destroyed) reply.log.error({ err: error }, 'call failed');
  if (publicError.retryAfter !== undefined) reply.header('retry-after', publicError.retryAfter);
  if (publicError.status === 401) reply.header('www-authenticate', 'Bearer');
  reply.code(publicError.status).header('cache-control', 'no-store').type('application/json; charset=utf-8');
}

/** Answers any error as `{error, code, fields?}` with its status. */
export function sendError(reply: FastifyReply, error: unknown, publicError = toHttpError(error)): FastifyReply {
  prepareErrorReply(reply, error, publicError);
  const { message, code, fields } = publicError;
  return reply.send({ error: message, code, ...(fields && { fields }) });
}
