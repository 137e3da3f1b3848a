import { DomainError, type ErrorCode } from '@barnum/rules/errors';
import type { FastifyReply } from 'fastify';
import { databaseFailure } from '../db/errors.ts';
import { StorageUnavailableError } from '../storage/storage.ts';

/** Our codes for the HTTP status of errors in Fastify and its plugins. */
const codeByStatus: Partial<Record<number, ErrorCode>> = {
  400: 'BAD_REQUEST',
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_ALLOWED',
  413: 'PAYLOAD_TOO_LARGE',
  415: 'UNSUPPORTED_TYPE',
  429: 'TOO_MANY_REQUESTS',
};

/**
 * The error to answer for any error: domain errors as they are, UNAVAILABLE for database and storage, otherwise
 * INTERNAL.
 */
export function toDomainError(error: unknown): DomainError {
  if (error instanceof DomainError) return error;
  if (error instanceof StorageUnavailableError) return new DomainError('UNAVAILABLE');
  const code = codeOf(error);
  return code === undefined ? (databaseFailure(error) ?? new DomainError('INTERNAL')) : new DomainError(code);
}

/** The error to answer when a request cannot be read: never a server error. */
export function toRequestError(error: unknown): DomainError {
  return error instanceof DomainError ? error : new DomainError(codeOf(error) ?? 'BAD_REQUEST');
}

/** The error to answer when a library refuses a request with this HTTP status. */
export function errorForStatus(status: number): DomainError {
  return new DomainError(codeByStatus[status] ?? 'BAD_REQUEST');
}

/** True for errors that are logged for the operator. */
export function isServerError(error: DomainError): boolean {
  return error.status >= 500;
}

/** Sets status and headers of the answer to any error, and logs server errors. Returns the error to answer. */
export function prepareErrorReply(reply: FastifyReply, error: unknown): DomainError {
  const refusal = toDomainError(error);
  if (isServerError(refusal)) reply.log.error({ err: error }, 'call failed');
  if (refusal.retryAfter !== undefined) reply.header('retry-after', refusal.retryAfter);
  if (refusal.status === 401) reply.header('www-authenticate', 'Bearer');
  reply.code(refusal.status).header('cache-control', 'no-store').type('application/json; charset=utf-8');
  return refusal;
}

function codeOf(error: unknown): ErrorCode | undefined {
  return error instanceof Error && 'statusCode' in error ? codeByStatus[Number(error.statusCode)] : undefined;
}
