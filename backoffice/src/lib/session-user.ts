import type { SessionUser } from '@barnum/rules/auth';

/** The user as stored in local storage (spec section 3), from the service's answer. */
export function toSessionUser(user: { id: number; email: string; role: string }): SessionUser {
  const role = user.role === 'admin' ? 'admin' : 'user';
  return { id: user.id, email: user.email, role, user_metadata: { role } };
}

/** True for a value that `toSessionUser` could have made. */
export function isSessionUser(value: unknown): value is SessionUser {
  if (typeof value !== 'object' || value === null) return false;
  const { id, email, user_metadata: metadata } = value as Partial<SessionUser>;
  return typeof id === 'number' && typeof email === 'string' && typeof metadata?.role === 'string';
}

/** The role check of the admin screens (spec section 6). */
export function isAdministrator(user: SessionUser): boolean {
  return user.user_metadata.role === 'admin';
}
