import { visibleEmail } from '../../text/normalise.ts';
import type { Capability, TeamRole } from '../team/rights.ts';

/** An e-mail address as it is stored and compared: without what nobody sees, and lower-cased. */
export function normaliseEmail(email: string): string {
  return visibleEmail(email).toLowerCase();
}

/** A role as the documented calls answer it: the gérant is an `admin` (spec section 6). */
export const documentedRoles = ['admin', 'team', 'preparation', 'user'] as const;
export type DocumentedRole = (typeof documentedRoles)[number];

export function documentedRole(role: TeamRole): DocumentedRole {
  return role === 'manager' ? 'admin' : role;
}

/** User as REST answers it and as the back-office stores it in local storage (spec section 3). */
export interface SessionUser {
  id: number;
  email: string;
  role: DocumentedRole;
  user_metadata: { role: DocumentedRole };
}

/** A user with what they may do. */
export interface TeamMember extends SessionUser {
  /** Empty where none was given. */
  name: string;
  /** Empty as well while a second factor is compulsory and not set up. */
  capabilities: readonly Capability[];
  /** Whether a second factor has to be set up before anything opens. */
  needsSecondFactor: boolean;
}

/** Header in which the back-office sends the key that its browser keeps: by it a device is known again. */
export const deviceHeader = 'x-barnum-device';
