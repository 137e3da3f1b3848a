import type { AcceptanceInput, InvitationInput } from '@barnum/rules/access/auth-input';
import { invitationHours, teamSentences } from '@barnum/rules/access/team/team-sentences';
import { DomainError } from '@barnum/rules/errors';
import {
  type AccountLinks,
  createAccountLink,
  endAccountLinks,
  useAccountLink,
} from '../../outbox/account-links/account-links.domain.ts';
import { writeAccountMail } from '../../outbox/mails/account-mails.domain.ts';
import { sendsMails } from '../../outbox/mails/sends-mails.domain.ts';
import { type Configured, managerMails, writeManagerMails } from '../../outbox/manager-mails/manager-mails.domain.ts';
import { onBehalfOf } from '../../platform/db/actor.ts';
import type { Db, Prisma, PrismaClient } from '../../platform/db/client.ts';
import { isUniqueViolation } from '../../platform/db/errors.ts';
import type { User } from '../../platform/db/generated/prisma/client.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { RateLimiter } from '../../platform/rate-limits/rate-limits.domain.ts';
import { hashChosenPassword } from '../auth/chosen-passwords.domain.ts';
import type { MailServerAccess } from '../mail-server/mail-server.domain.ts';
import { invitationWords } from './invitation-words.ts';

/** Somebody who was invited, and what opens the account, once: null when it goes by mail. It is kept nowhere. */
export interface Invitation {
  user: User;
  token: string | null;
}

export interface Inviting extends Configured {
  links: AccountLinks;
  mailServer: MailServerAccess;
  rateLimiter: RateLimiter;
  /** Who invites. */
  inviter: { id: number; name: string; email: string };
}

export interface Joining {
  links: AccountLinks;
  rateLimiter: RateLimiter;
  /** Network address of the caller. */
  address: string;
}

/**
 * Invites somebody for 48 hours, by mail where mails are sent; who was invited before gets a new link, and the earlier
 * one ends. All gérants are told of another one.
 * @throws DomainError CONFLICT when the address is somebody's who has come already, TOO_MANY_REQUESTS.
 */
export async function invitePerson(
  db: Db | PrismaClient,
  { email, ...about }: InvitationInput,
  by: Inviting,
): Promise<Invitation> {
  await by.rateLimiter.consume('invitation', String(by.inviter.id));
  try {
    return await inTransaction(db, async (tx) => {
      const known = await tx.user.findUnique({ where: { email } });
      if (known !== null) return renew(tx, known.id, about, by, teamSentences.known);
      return withLink(tx, await tx.user.create({ data: { email, ...about, invitedUntil: newEnd() } }), by);
    });
  } catch (error) {
    throw isUniqueViolation(error) ? conflict(teamSentences.known) : error;
  }
}

/**
 * A new link for who was invited; the earlier one ends.
 * @throws DomainError NOT_FOUND, CONFLICT when the person has come already, TOO_MANY_REQUESTS.
 */
export async function renewInvitation(db: Db | PrismaClient, id: number, by: Inviting): Promise<Invitation> {
  await by.rateLimiter.consume('invitation', String(by.inviter.id));
  return inTransaction(db, async (tx) => {
    if ((await tx.user.count({ where: { id } })) === 0) throw new DomainError('NOT_FOUND');
    return renew(tx, id, {}, by, teamSentences.notInvited);
  });
}

/**
 * Whom a token invites, while it can be used; null for any other text. Only wrong ones stay counted.
 * @throws DomainError TOO_MANY_REQUESTS.
 */
export async function readInvited(db: Db, token: string, joining: Joining): Promise<User | null> {
  const link = await findLink(db, token, joining);
  return link && db.user.findUnique({ where: { id: link.userId } });
}

/**
 * Opens the account of who was invited, once, with the name and the password that they chose.
 * @throws DomainError NOT_FOUND when the token does not or no longer invite anybody, VALIDATION for a password that is
 * refused, TOO_MANY_REQUESTS.
 */
export async function acceptInvitation(
  db: Db | PrismaClient,
  { token, name, password }: AcceptanceInput,
  joining: Joining,
): Promise<User> {
  const link = await findLink(db, token, joining);
  if (link === null) throw outdated();
  const owner = await db.user.findUnique({ where: { id: link.userId }, select: { email: true } });
  if (owner === null) throw outdated();
  const passwordHash = await hashChosenPassword(db, password, { email: owner.email, field: 'password' });
  const data = { name, passwordHash, invitedUntil: null, lastSignInAt: new Date() };
  // The journal names whose account it is: nobody is signed in.
  return onBehalfOf(owner.email, () =>
    inTransaction(db, async (tx) => {
      // Of two who use it at once, one finds it unused.
      if (!(await useAccountLink(tx, link.id))) throw outdated();
      return tx.user.update({ where: { id: link.userId }, data });
    }),
  );
}

async function findLink(db: Db, token: string, { links, rateLimiter, address }: Joining) {
  await rateLimiter.consume('accountLink', address);
  const link = await links.find(db, token, ['invitation']);
  if (link !== null) await rateLimiter.refund('accountLink', address);
  return link;
}

async function renew(tx: Db, id: number, data: Prisma.UserUpdateManyMutationInput, by: Inviting, refusal: string) {
  const [user] = await tx.user.updateManyAndReturn({
    where: { id, passwordHash: null },
    data: { ...data, invitedUntil: newEnd() },
  });
  if (user === undefined) throw conflict(refusal);
  return withLink(tx, user, by);
}

async function withLink(tx: Db, user: User, by: Inviting): Promise<Invitation> {
  const { links, mailServer, inviter } = by;
  if (user.role === 'manager') await writeManagerMails(tx, managerMails.managerInvited(user.email, inviter.email), by);
  await endAccountLinks(tx, user.id, 'invitation');
  const link = await createAccountLink(tx, { userId: user.id, purpose: 'invitation', minutes: invitationHours * 60 });
  if (!(await sendsMails(tx, mailServer))) return { user, token: links.tokenOf(link) };
  const words = invitationWords(inviter.name || inviter.email);
  await writeAccountMail(tx, { recipient: user.email, ...words, accountLinkId: link.id });
  return { user, token: null };
}

function newEnd(): Date {
  return new Date(Date.now() + invitationHours * 3_600_000);
}

function conflict(message: string): DomainError {
  return new DomainError('CONFLICT', { message });
}

function outdated(): DomainError {
  return new DomainError('NOT_FOUND', { message: teamSentences.linkOutdated });
}
