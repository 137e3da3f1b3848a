import { DomainError } from '@barnum/rules/errors';
import { databaseFailure } from './db/errors.ts';

/** What a caller is told of any error: refusals as they are, a database that is away, and nothing of the rest. */
export function toDomainError(error: unknown): DomainError {
  if (error instanceof DomainError) return error;
  return databaseFailure(error) ?? new DomainError('INTERNAL');
}

/** True for errors that an operator must hear of. */
export function isFault(error: DomainError): boolean {
  return error.status >= 500;
}
