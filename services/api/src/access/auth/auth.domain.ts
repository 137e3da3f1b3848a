import { documentedRole, normaliseEmail, type TeamMember } from '@barnum/rules/access/auth/auth';
import type { PasswordChangeInput, SignInInput } from '@barnum/rules/access/auth-input';
import {
  asksSecondFactorOf,
  capabilitiesOf,
  defaultTeamSettings,
  dependsOnSettings,
  type TeamRole,
} from '@barnum/rules/access/team/rights';
import { DomainError } from '@barnum/rules/errors';
import { sentences } from '@barnum/rules/sentences';
import { managerMails, operatorWords, writeManagerMails } from '../../outbox/manager-mails/manager-mails.domain.ts';
import type { Db, PrismaClient } from '../../platform/db/client.ts';
import { isUniqueViolation } from '../../platform/db/errors.ts';
import type { User } from '../../platform/db/generated/prisma/client.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { RateLimiter } from '../../platform/rate-limits/rate-limits.domain.ts';
import {
  type CallingDevice,
  endSession,
  isTrustedDevice,
  openUserSession,
  readSession,
  replaceSession,
  sessionIdOf,
} from '../sessions/sessions.domain.ts';
import { readTeamSettings } from '../team-settings/team-settings.domain.ts';
import { createChallenge } from './challenges.domain.ts';
import { hashChosenPassword } from './chosen-passwords.domain.ts';
import { journalSignIn } from './journaled-sign-ins.domain.ts';
import { hashPassword, verifyPassword } from './passwords.ts';

export interface AuthSettings {
  jwtSecret: string;
  /** Addresses whose owners are gérants, whatever is stored. */
  adminEmails: readonly string[];
}

declare module '../../platform/context.ts' {
  interface Services {
    auth: AuthSettings;
  }
}

export interface Caller {
  rateLimiter: RateLimiter;
  /** Network address of the caller. */
  address: string;
  device: CallingDevice;
}

export interface SignedIn {
  token: string;
  user: TeamMember;
}

/** What a right password leads to: a session, or what a second step goes on with. */
export type FirstStep = { session: SignedIn; challenge: null } | { session: null; challenge: string };

/**
 * Signs in, or answers with the second step where one is asked for on this device. Only failures stay counted.
 * @throws DomainError INVALID_CREDENTIALS for an unknown address as for a wrong password and for who is suspended,
 * TOO_MANY_REQUESTS.
 */
export async function signIn(
  db: Db | PrismaClient,
  input: SignInInput,
  settings: AuthSettings,
  caller: Caller,
): Promise<FirstStep> {
  const { rateLimiter, address, device } = caller;
  // Counted before the password is checked: parallel attempts must not all count as the first.
  const refundAttempt = await rateLimiter.consumeSignIn(input.email, address);
  const user = await db.user.findUnique({ where: { email: input.email } });
  const matches = await verifyPassword(user?.passwordHash ?? null, input.password);
  if (user === null || !matches || isSuspended(user, settings)) {
    await journalSignIn(db, user, user !== null && matches ? 'suspended' : 'wrongPassword', caller);
    throw new DomainError('INVALID_CREDENTIALS');
  }
  await refundAttempt();
  if (user.secondFactorSince !== null && !(await isTrustedDevice(db, user, device))) {
    return { session: null, challenge: await createChallenge(db, 'signIn', user, device) };
  }
  const session = await openSession(db, user, settings, device);
  await journalSignIn(db, user, 'opened', caller);
  return { session, challenge: null };
}

/** The session of somebody who has proved who they are. */
export async function openSession(
  db: Db | PrismaClient,
  user: User,
  settings: AuthSettings,
  device: CallingDevice,
  options: { trustsDevice: boolean } = { trustsDevice: false },
): Promise<SignedIn> {
  // By SQL, which leaves the time of the last change alone: who edits this person meanwhile changed nothing else.
  await db.$executeRaw`UPDATE users SET last_sign_in_at = ${new Date()} WHERE id = ${user.id}`;
  const token = await openUserSession(db, user, settings, device, options);
  return { token, user: await teamMember(db, user, settings) };
}

/**
 * Ends this token alone: other devices stay signed in.
 * @throws DomainError UNAUTHENTICATED when the token is not valid.
 */
export async function signOut(db: Db, token: string, settings: AuthSettings): Promise<void> {
  const { id, userId } = await readSession(db, token, settings);
  await endSession(db, userId, id);
}

/**
 * Creates the administrators of the list that do not exist yet, with the first password.
 * Returns the addresses that could not be created because there is no first password.
 */
export async function ensureAdministrators(
  db: Db,
  settings: { adminEmails: readonly string[]; adminPassword: string | undefined },
): Promise<string[]> {
  const existing = await db.user.findMany({ where: { email: { in: [...settings.adminEmails] } } });
  const missing = settings.adminEmails.filter((email) => !existing.some((user) => user.email === email));
  const { adminPassword } = settings;
  if (adminPassword === undefined) return missing;
  for (const email of missing) {
    await createUser(db, { email, password: adminPassword, role: 'manager' }).catch((error) => {
      // Another process that starts at the same time may have created it.
      if (!(error instanceof DomainError && error.code === 'CONFLICT')) throw error;
    });
  }
  return [];
}

/**
 * Creates a user who can sign in, with the first password of the environment or the demo's. The address is trimmed and
 * lower-cased.
 * @throws DomainError CONFLICT when the address is taken.
 */
export async function createUser(
  db: Db,
  input: { email: string; password: string; role: TeamRole; name?: string },
): Promise<User> {
  const { password, ...user } = input;
  return storeUser(db, { ...user, passwordHash: await hashPassword(password) });
}

async function storeUser(
  db: Db,
  user: { email: string; passwordHash: string; role: TeamRole; name?: string },
): Promise<User> {
  try {
    return await db.user.create({ data: { ...user, email: normaliseEmail(user.email) } });
  } catch (error) {
    throw isUniqueViolation(error) ? new DomainError('CONFLICT') : error;
  }
}

/**
 * Changes the viewer's own password and returns a new session; all earlier tokens end.
 * @throws DomainError VALIDATION when the current password is wrong or the new one is refused, UNAUTHENTICATED when the user does not exist any
 * more, TOO_MANY_REQUESTS.
 */
export async function changeOwnPassword(
  db: Db | PrismaClient,
  { userId, token }: { userId: number; token: string },
  input: PasswordChangeInput,
  settings: AuthSettings,
  caller: Pick<Caller, 'rateLimiter' | 'address'>,
): Promise<SignedIn> {
  const { email } = await requireOwnPassword(db, userId, input.currentPassword, caller);
  const passwordHash = await hashChosenPassword(db, input.newPassword, { email, field: 'newPassword' });
  return inTransaction(db, async (tx) => {
    const changed = await tx.user.update({
      where: { id: userId },
      data: { passwordHash, tokenVersion: { increment: 1 } },
    });
    const current = sessionIdOf(token, settings);
    return {
      token: await replaceSession(tx, changed, settings, current),
      user: await teamMember(tx, changed, settings),
    };
  });
}

/**
 * The user of `userId`, once their password was given. Only wrong ones stay counted.
 * @throws DomainError VALIDATION at `currentPassword` when it is wrong, UNAUTHENTICATED when the user does not exist any
 * more, TOO_MANY_REQUESTS.
 */
export async function requireOwnPassword(
  db: Db,
  userId: number,
  password: string,
  { rateLimiter, address }: Pick<Caller, 'rateLimiter' | 'address'>,
): Promise<User> {
  const user = await db.user.findUnique({ where: { id: userId } });
  if (user === null) throw new DomainError('UNAUTHENTICATED');
  const refundAttempt = await rateLimiter.consumePasswordAttempt(user.email, address);
  if (!(await verifyPassword(user.passwordHash, password))) {
    const message = sentences.auth.passwordWrong;
    throw new DomainError('VALIDATION', { message, fields: { currentPassword: message } });
  }
  await refundAttempt();
  return user;
}

/**
 * Adds somebody with a password that an operator chooses; all gérants are told of another one.
 * @throws DomainError CONFLICT when the address is taken, VALIDATION as `hashChosenPassword`.
 */
export async function addUser(
  db: Db | PrismaClient,
  input: { email: string; password: string; role: TeamRole },
): Promise<User> {
  const { email, role } = input;
  const passwordHash = await hashChosenPassword(db, input.password, { email, field: 'password' });
  return inTransaction(db, async (tx) => {
    const user = await storeUser(tx, { email, role, passwordHash });
    const made = managerMails.managerMade(user.email, operatorWords);
    if (role === 'manager') await writeManagerMails(tx, made, { adminEmails: [], except: user.email });
    return user;
  });
}

/**
 * Changes a user's password; all earlier tokens end.
 * @throws DomainError NOT_FOUND when there is no such user, VALIDATION as `hashChosenPassword`.
 */
export async function changePassword(db: Db, email: string, password: string): Promise<void> {
  const { count } = await db.user.updateMany({
    where: { email: normaliseEmail(email) },
    data: {
      passwordHash: await hashChosenPassword(db, password, { email, field: 'password' }),
      tokenVersion: { increment: 1 },
    },
  });
  if (count === 0) throw new DomainError('NOT_FOUND');
}

/** What somebody is in the team: the owner of a configured address is a gérant whatever is stored. */
export function roleOf({ email, role }: Pick<User, 'email' | 'role'>, { adminEmails }: AuthSettings): TeamRole {
  return adminEmails.includes(email) ? 'manager' : role;
}

/** Whether somebody may not sign in: never the owner of a configured address. */
export function isSuspended({ email, suspendedAt }: User, { adminEmails }: AuthSettings): boolean {
  return suspendedAt !== null && !adminEmails.includes(email);
}

/** A user with what they may do at present. */
export async function teamMember(db: Db, user: User, settings: AuthSettings): Promise<TeamMember> {
  const { id, email, name, secondFactorSince } = user;
  const teamRole = roleOf(user, settings);
  const role = documentedRole(teamRole);
  const mayNeedFactor = teamRole !== 'user' && secondFactorSince === null;
  const teamSettings = mayNeedFactor || dependsOnSettings(teamRole) ? await readTeamSettings(db) : defaultTeamSettings;
  const needsSecondFactor = mayNeedFactor && asksSecondFactorOf(teamRole, teamSettings);
  const capabilities = needsSecondFactor ? [] : capabilitiesOf(teamRole, teamSettings);
  return { id, email, name, role, user_metadata: { role }, capabilities, needsSecondFactor };
}
