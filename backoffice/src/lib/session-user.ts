import { documentedRoles, type TeamMember } from '@barnum/rules/access/auth/auth';
import { type Capability, capabilities } from '@barnum/rules/access/team/rights';

/** The user as stored in local storage (spec section 3), from the service's answer. */
export function toSessionUser(
  user: Pick<TeamMember, 'id' | 'email' | 'name' | 'capabilities' | 'needsSecondFactor'> & { role: string },
): TeamMember {
  const { id, email, name, capabilities, needsSecondFactor } = user;
  const role = documentedRoles.find((known) => known === user.role) ?? 'user';
  return { id, email, name, role, user_metadata: { role }, capabilities, needsSecondFactor };
}

/** True for a value that `toSessionUser` could have made. */
export function isSessionUser(value: unknown): value is TeamMember {
  if (typeof value !== 'object' || value === null) return false;
  const {
    id,
    email,
    name,
    user_metadata: metadata,
    capabilities: own,
    needsSecondFactor,
  } = value as Partial<TeamMember>;
  if (typeof id !== 'number' || typeof email !== 'string' || typeof name !== 'string') return false;
  if (typeof needsSecondFactor !== 'boolean') return false;
  return typeof metadata?.role === 'string' && Array.isArray(own) && own.every(isCapability);
}

/**
 * Whether somebody may open the back-office at all: who has no right at all is sent away (spec section 6), but not who
 * has them after setting up a second factor.
 */
export function isOfTeam({ capabilities, needsSecondFactor }: TeamMember): boolean {
  return capabilities.length > 0 || needsSecondFactor;
}

function isCapability(value: unknown): value is Capability {
  return capabilities.some((capability) => capability === value);
}
