import { DomainError } from '@barnum/rules/errors';

/**
 * Refuses a change of an outdated copy. `seen` is the `updatedAt` of that copy; without it the last writer wins.
 * @throws DomainError CONFLICT when the record changed after `seen`.
 */
export function requireUnchanged(record: { updatedAt: Date }, seen: Date | null | undefined): void {
  if (seen != null && seen.getTime() !== record.updatedAt.getTime()) throw new DomainError('CONFLICT');
}

/**
 * The same for what may not be stored yet: `current` is null then, and so is the `updatedAt` of who read that there was
 * nothing. Left out, the last writer wins.
 * @throws DomainError CONFLICT when it changed after `seen`.
 */
export function requireUnchangedDefault(current: Date | null, seen: Date | null | undefined): void {
  if (seen !== undefined && seen?.getTime() !== current?.getTime()) throw new DomainError('CONFLICT');
}
