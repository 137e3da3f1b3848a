import type { TeamMember } from '@barnum/rules/auth';
import { DomainError } from '@barnum/rules/errors';
import type { Capability } from '@barnum/rules/team/rights';

/**
 * Who may make a call: everybody, whoever is signed in, or who has a capability of the table of rights. A REST route
 * says it by `access`, a GraphQL root field by `authScopes`.
 */
export type Access = 'public' | 'authenticated' | Capability;

/** Who makes a call: somebody who is signed in. */
export type Viewer = TeamMember;

/** Whether `viewer` (null for a visitor) may make the call. */
export function hasAccess(viewer: Viewer | null, access: Access): boolean {
  if (access === 'public') return true;
  return access === 'authenticated' ? viewer !== null : (viewer?.capabilities.includes(access) ?? false);
}

/** @throws DomainError UNAUTHENTICATED or FORBIDDEN when `viewer` may not make the call. */
export function requireAccess(viewer: Viewer | null, access: Access): void {
  if (!hasAccess(viewer, access)) throw accessRefusal(viewer);
}

/** The refusal of a call that `viewer` may not make. */
export function accessRefusal(viewer: Viewer | null): DomainError {
  return new DomainError(viewer === null ? 'UNAUTHENTICATED' : 'FORBIDDEN');
}
