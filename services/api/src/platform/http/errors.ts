import { toHttpError } from '@barnum/hosting/error-reply';
import { DomainError } from '@barnum/rules/errors';
import { databaseFailure } from '../db/errors.ts';
import { StorageUnavailableError } from '../storage/storage.ts';

/** The error to answer for any error: as on every server, and UNAVAILABLE when database or storage do not answer. */
export function toDomainError(error: unknown): DomainError {
  if (error instanceof StorageUnavailableError) return new DomainError('UNAVAILABLE');
  const publicError = toHttpError(error);
  return publicError.code === 'INTERNAL' ? (databaseFailure(error) ?? publicError) : publicError;
}

/** The error to answer when a request cannot be read: never a server error. */
export function toRequestError(error: unknown): DomainError {
  const publicError = toHttpError(error);
  return publicError.code === 'INTERNAL' ? new DomainError('BAD_REQUEST') : publicError;
}
