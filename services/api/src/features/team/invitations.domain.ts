import { createHmac, randomBytes } from 'node:crypto';
import { isSameSecret } from '@barnum/hosting/is-same-secret';
import { DomainError } from '@barnum/rules/errors';
import type { AcceptanceInput, InvitationInput } from '@barnum/rules/inputs/auth';
import { limits } from '@barnum/rules/limits';
import { invitationHours, teamSentences } from '@barnum/rules/team/team-sentences';
import type { Db, Prisma, PrismaClient } from '../../db/client.ts';
import { isUniqueViolation } from '../../db/errors.ts';
import type { User } from '../../db/generated/prisma/client.ts';
import { firstPassword } from '../auth/auth.domain.ts';

/** Somebody who was invited, and what opens the account, once: it is kept nowhere. */
export interface Invitation {
  user: User;
  token: string;
}

/**
 * Invites somebody for 48 hours; who was invited before gets a new link, and the earlier one ends.
 * @throws DomainError CONFLICT when the address is somebody's who has come already.
 */
export async function invitePerson(db: Db, { email, ...about }: InvitationInput, secret: string): Promise<Invitation> {
  const known = await db.user.findUnique({ where: { email } });
  if (known !== null) return renew(db, { id: known.id }, about, secret, teamSentences.known);
  try {
    return withToken(await db.user.create({ data: { email, ...about, ...freshKey() } }), secret);
  } catch (error) {
    throw isUniqueViolation(error) ? conflict(teamSentences.known) : error;
  }
}

/**
 * A new link for who was invited; the earlier one ends.
 * @throws DomainError NOT_FOUND, CONFLICT when the person has come already.
 */
export async function renewInvitation(db: Db, id: number, secret: string): Promise<Invitation> {
  if ((await db.user.count({ where: { id } })) === 0) throw new DomainError('NOT_FOUND');
  return renew(db, { id }, {}, secret, teamSentences.notInvited);
}

/** Whom a token invites, while it can be used; null for any other text. */
export async function findInvited(db: Db, token: string, secret: string): Promise<User | null> {
  const id = Number(form.exec(token)?.[1]);
  if (!(id <= limits.maxId)) return null;
  const user = await db.user.findUnique({ where: { id } });
  if (user?.invitationKey == null || user.invitedUntil === null || user.invitedUntil < new Date()) return null;
  return isSameSecret(token, tokenOf(user, secret)) ? user : null;
}

/**
 * Opens the account of who was invited, once, with the name and the password that they chose.
 * @throws DomainError NOT_FOUND when the token does not or no longer invite anybody.
 */
export async function acceptInvitation(
  db: Db | PrismaClient,
  { token, name, password }: AcceptanceInput,
  secret: string,
): Promise<User> {
  const invited = await findInvited(db, token, secret);
  if (invited === null) throw outdated();
  const data = { name, ...(await firstPassword(password)), invitationKey: null, invitedUntil: null };
  // Of two who use it at once, one finds the key.
  const [user] = await db.user.updateManyAndReturn({
    where: { id: invited.id, invitationKey: invited.invitationKey },
    data: { ...data, lastSignInAt: new Date() },
  });
  if (user === undefined) throw outdated();
  return user;
}

async function renew(db: Db, { id }: { id: number }, data: Prisma.UserUpdateInput, secret: string, refusal: string) {
  const [user] = await db.user.updateManyAndReturn({
    where: { id, passwordHash: null },
    data: { ...data, ...freshKey() } as Prisma.UserUpdateManyMutationInput,
  });
  if (user === undefined) throw conflict(refusal);
  return withToken(user, secret);
}

function freshKey() {
  return {
    invitationKey: randomBytes(32).toString('base64url'),
    invitedUntil: new Date(Date.now() + invitationHours * 3_600_000),
  };
}

/** Hexadecimal digits, of four bits each. */
const proofLength = 64;

const form = new RegExp(`^([1-9]\\d{0,9})-[0-9a-f]{${proofLength}}$`);

function withToken(user: User, secret: string): Invitation {
  return { user, token: tokenOf(user, secret) };
}

// Derived, so that no copy of the database opens an account.
function tokenOf({ id, invitationKey }: User, secret: string): string {
  const key = createHmac('sha256', secret).update('invitations').digest();
  return `${id}-${createHmac('sha256', key).update(`${id} ${invitationKey}`).digest('hex')}`;
}

function conflict(message: string): DomainError {
  return new DomainError('CONFLICT', { message });
}

function outdated(): DomainError {
  return new DomainError('NOT_FOUND', { message: teamSentences.linkOutdated });
}
