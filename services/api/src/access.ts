import type { SessionUser } from '@barnum/rules/auth';
import { DomainError } from '@barnum/rules/errors';

/** Who may make a call: a REST route says it by `access`, a GraphQL root field by `authScopes`. */
export type Access = 'public' | 'authenticated' | 'administrator';

/** Whether `viewer` (null for a visitor) may make the call. */
export function hasAccess(viewer: SessionUser | null, access: Access): boolean {
  if (access === 'public') return true;
  return access === 'authenticated' ? viewer !== null : viewer?.role === 'admin';
}

/** @throws DomainError UNAUTHENTICATED or FORBIDDEN when `viewer` may not make the call. */
export function requireAccess(viewer: SessionUser | null, access: Access): void {
  if (!hasAccess(viewer, access)) throw accessRefusal(viewer);
}

/** The refusal of a call that `viewer` may not make. */
export function accessRefusal(viewer: SessionUser | null): DomainError {
  return new DomainError(viewer === null ? 'UNAUTHENTICATED' : 'FORBIDDEN');
}
