import type { TeamMember } from '@barnum/rules/access/auth/auth';
import type { Capability } from '@barnum/rules/access/team/rights';
import { DomainError } from '@barnum/rules/errors';

/**
 * Who may make a call: everybody, whoever is signed in, who is signed in without a key (`account`), or who has a
 * capability of the table of rights. A REST route says it by `access`, a GraphQL root field by `authScopes`.
 */
export type Access = 'public' | 'authenticated' | 'account' | Capability;

/** Who makes a call: somebody who is signed in, or a program with a key of theirs and a part of their rights. */
export interface Viewer extends TeamMember {
  /** The name of the key; null for the person. */
  keyName: string | null;
}

/** Whether `viewer` (null for a visitor) may make the call. */
export function hasAccess(viewer: Viewer | null, access: Access): boolean {
  if (access === 'public') return true;
  if (viewer === null) return false;
  if (access === 'authenticated') return true;
  return access === 'account' ? viewer.keyName === null : viewer.capabilities.includes(access);
}

/** @throws DomainError UNAUTHENTICATED or FORBIDDEN when `viewer` may not make the call. */
export function requireAccess(viewer: Viewer | null, access: Access): void {
  if (!hasAccess(viewer, access)) throw accessRefusal(viewer);
}

/** The refusal of a call that `viewer` may not make. */
export function accessRefusal(viewer: Viewer | null): DomainError {
  return new DomainError(viewer === null ? 'UNAUTHENTICATED' : 'FORBIDDEN');
}
