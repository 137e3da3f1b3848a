import { DomainError } from '@barnum/rules/errors';

/**
 * Refuses a change that was made on an older copy of a record. Without `seen` the last writer wins.
 * @throws DomainError CONFLICT when the record changed after `seen`.
 */
export function requireUnchanged(record: { updatedAt: Date }, seen: Date | null | undefined): void {
  if (seen != null && seen.getTime() !== record.updatedAt.getTime()) throw new DomainError('CONFLICT');
}
