import { normaliseEmail } from '@barnum/rules/access/auth/auth';
import type { EmailChangeInput } from '@barnum/rules/access/auth-input';
import { type EmailChangeSide, emailChangeHours, emailChangeSentences } from '@barnum/rules/access/team/email-changes';
import { DomainError } from '@barnum/rules/errors';
import {
  type AccountLinks,
  createAccountLink,
  endAccountLinks,
  useAccountLink,
} from '../../outbox/account-links/account-links.domain.ts';
import { accountMailFailure, writeAccountMail } from '../../outbox/mails/account-mails.domain.ts';
import { sendsMails } from '../../outbox/mails/sends-mails.domain.ts';
import { onBehalfOf } from '../../platform/db/actor.ts';
import type { Db, PrismaClient } from '../../platform/db/client.ts';
import { isUniqueViolation } from '../../platform/db/errors.ts';
import type { AccountLink, EmailChange, User } from '../../platform/db/generated/prisma/client.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { RateLimiter } from '../../platform/rate-limits/rate-limits.domain.ts';
import { type AuthSettings, requireOwnPassword } from '../auth/auth.domain.ts';
import type { MailServerAccess } from '../mail-server/mail-server.domain.ts';
import { endSessions } from '../sessions/sessions.domain.ts';
import { changedEmailWords, newEmailWords, oldEmailWords, takenEmailWords } from './email-change-words.ts';

interface Calling {
  rateLimiter: RateLimiter;
  /** Network address of the caller. */
  address: string;
  /** Addresses that the server's configuration names: they are the operator's. */
  auth: Pick<AuthSettings, 'adminEmails'>;
}

interface Asking extends Calling {
  mailServer: MailServerAccess;
}

interface Answering extends Calling {
  links: AccountLinks;
}

/** A change that waits for its confirmations, with who asked for it. */
export type PendingEmailChange = EmailChange & { user: User };

/** A change that waits for its confirmations, as who opens a link of it sees it. */
export interface OfferedEmailChange {
  oldEmail: string;
  newEmail: string;
  side: EmailChangeSide;
}

/** What a confirmation led to: `waiting` for the other address. */
type EmailChangeOutcome = 'done' | 'waiting';

const purposes = ['oldEmail', 'newEmail'] as const;

/**
 * Asks both addresses whether the user of `userId` may sign in with another one from now on; an earlier wish ends. An
 * address that is taken gets the same answer for the same work: its owner alone is notified of that.
 * @throws DomainError VALIDATION for a wrong password and for the own address, CONFLICT for an address of the server's
 * configuration and where no mails are sent, UNAUTHENTICATED, TOO_MANY_REQUESTS.
 */
export async function askForEmailChange(
  db: Db | PrismaClient,
  userId: number,
  { newEmail, currentPassword }: EmailChangeInput,
  { mailServer, rateLimiter, address, auth }: Asking,
): Promise<void> {
  const { email: oldEmail } = await db.user.findUniqueOrThrow({ where: { id: userId }, select: { email: true } });
  if (auth.adminEmails.includes(oldEmail)) throw refused(emailChangeSentences.configured);
  if (!(await sendsMails(db, mailServer))) throw refused(emailChangeSentences.unsent);
  const { tokenVersion } = await requireOwnPassword(db, userId, currentPassword, { rateLimiter, address });
  if (newEmail === oldEmail) throw invalid('newEmail', emailChangeSentences.same);
  await rateLimiter.consume('emailChange', String(userId));
  const expiresAt = new Date(Date.now() + emailChangeHours * 3_600_000);
  await inTransaction(db, async (tx) => {
    const wish = { newEmail, tokenVersion, oldConfirmedAt: null, newConfirmedAt: null, expiresAt };
    await tx.emailChange.upsert({ where: { userId }, create: { userId, ...wish }, update: wish });
    const [toOld, toNew] = await newLinks(tx, userId);
    const isTaken = (await tx.user.count({ where: { email: newEmail } })) > 0 || auth.adminEmails.includes(newEmail);
    const words = isTaken ? takenEmailWords : newEmailWords;
    const both = { oldEmail, newEmail };
    await writeAccountMail(tx, { recipient: oldEmail, ...oldEmailWords(both), accountLinkId: toOld.id });
    await writeAccountMail(tx, { recipient: newEmail, ...words(both), accountLinkId: toNew.id });
  });
}

/** The change that a user has asked for and that still waits; null for none. */
export async function readEmailChange(db: Db, userId: number): Promise<PendingEmailChange | null> {
  const change = await db.emailChange.findUnique({ where: { userId }, include: { user: true } });
  return change !== null && isOpen(change) ? change : null;
}

/** That the mail of a change to one of its addresses was not delivered, and why; null where it was, or waits. */
export async function undeliveredMail(
  db: Db,
  { userId, user, newEmail }: PendingEmailChange,
  side: EmailChangeSide,
): Promise<string | null> {
  const [purpose, email] = side === 'old' ? (['oldEmail', user.email] as const) : (['newEmail', newEmail] as const);
  const failure = await accountMailFailure(db, { accountLink: { userId, purpose } });
  return failure && emailChangeSentences.undelivered(email, failure);
}

/** Takes back what a user has asked for; its links end. */
export function cancelEmailChange(db: Db | PrismaClient, userId: number): Promise<void> {
  return inTransaction(db, (tx) => dropChange(tx, userId));
}

/**
 * What a link asks; null for one that is not or no longer good. Only wrong ones stay counted.
 * @throws DomainError TOO_MANY_REQUESTS.
 */
export async function readOfferedEmailChange(
  db: Db,
  token: string,
  answering: Answering,
): Promise<OfferedEmailChange | null> {
  const link = await findLink(db, token, answering);
  const change = link && (await readEmailChange(db, link.userId));
  return link && change ? { oldEmail: change.user.email, newEmail: change.newEmail, side: sideOf(link) } : null;
}

/**
 * Confirms a change by the link that one of both addresses got, once. With the second confirmation the address changes,
 * all sessions end, and both addresses are notified.
 * @throws DomainError NOT_FOUND for a link that is not or no longer good, CONFLICT when the address was taken meanwhile,
 * TOO_MANY_REQUESTS.
 */
export async function confirmEmailChange(
  db: Db | PrismaClient,
  token: string,
  answering: Answering,
): Promise<EmailChangeOutcome> {
  const link = await requireLink(db, token, answering);
  const confirmed = sideOf(link) === 'old' ? 'oldConfirmedAt' : 'newConfirmedAt';
  return answer(db, link, answering, async (tx, { user }) => {
    const change = await tx.emailChange.update({ where: { userId: user.id }, data: { [confirmed]: new Date() } });
    if (change.oldConfirmedAt === null || change.newConfirmedAt === null) return 'waiting';
    await changeEmail(tx, user, change.newEmail);
    return 'done';
  });
}

/**
 * Refuses a change by the link that one of both addresses got: it ends, with the other link.
 * @throws DomainError NOT_FOUND for a link that is not or no longer good, TOO_MANY_REQUESTS.
 */
export async function refuseEmailChange(db: Db | PrismaClient, token: string, answering: Answering): Promise<void> {
  const link = await requireLink(db, token, answering);
  await answer(db, link, answering, (tx, { user }) => dropChange(tx, user.id));
}

/**
 * Gives somebody another address, as an operator does; their sessions end, and both addresses are notified.
 * @throws DomainError NOT_FOUND, CONFLICT when the address is taken.
 */
export async function moveToEmail(db: Db | PrismaClient, email: string, newEmail: string): Promise<void> {
  const user = await db.user.findUnique({ where: { email: normaliseEmail(email) } });
  if (user === null) throw new DomainError('NOT_FOUND');
  await unlessTaken(() => inTransaction(db, (tx) => changeEmail(tx, user, newEmail)));
}

/** Deletes changes that nobody confirmed in time. */
export async function deleteExpiredEmailChanges(db: Db): Promise<void> {
  await db.emailChange.deleteMany({ where: { expiresAt: { lt: new Date() } } });
}

/** What ended the sessions of its user, as a new password or a suspension, ended the change, too. */
function isOpen({ expiresAt, tokenVersion, user }: PendingEmailChange): boolean {
  return expiresAt > new Date() && tokenVersion === user.tokenVersion;
}

async function newLinks(tx: Db, userId: number): Promise<[AccountLink, AccountLink]> {
  const minutes = emailChangeHours * 60;
  for (const purpose of purposes) await endAccountLinks(tx, userId, purpose);
  return [
    await createAccountLink(tx, { userId, purpose: 'oldEmail', minutes }),
    await createAccountLink(tx, { userId, purpose: 'newEmail', minutes }),
  ];
}

async function findLink(db: Db, token: string, { links, rateLimiter, address }: Answering) {
  await rateLimiter.consume('accountLink', address);
  const link = await links.find(db, token, purposes);
  if (link !== null) await rateLimiter.refund('accountLink', address);
  return link;
}

async function requireLink(db: Db, token: string, answering: Answering): Promise<AccountLink> {
  const link = await findLink(db, token, answering);
  if (link === null) throw outdated();
  return link;
}

function sideOf({ purpose }: AccountLink): EmailChangeSide {
  return purpose === 'oldEmail' ? 'old' : 'new';
}

/** Uses a link up and does `work` with its change, of which two answers at once see each other. */
async function answer<Result>(
  db: Db | PrismaClient,
  link: AccountLink,
  { auth }: Answering,
  work: (tx: Db, change: PendingEmailChange) => Promise<Result>,
): Promise<Result> {
  const owner = await db.user.findUnique({ where: { id: link.userId }, select: { email: true } });
  if (owner === null) throw outdated();
  // The journal names whose account it is: nobody is signed in.
  return onBehalfOf(owner.email, () =>
    unlessTaken(() =>
      inTransaction(db, async (tx) => {
        await tx.$executeRaw`SELECT user_id FROM email_changes WHERE user_id = ${link.userId} FOR UPDATE`;
        const change = await readEmailChange(tx, link.userId);
        // What the server's configuration names is the operator's, also when it came in meanwhile.
        const isConfigured =
          change && [change.user.email, change.newEmail].some((one) => auth.adminEmails.includes(one));
        if (change === null || isConfigured || !(await useAccountLink(tx, link.id))) throw outdated();
        return work(tx, change);
      }),
    ),
  );
}

async function changeEmail(tx: Db, { id, email: oldEmail }: { id: number; email: string }, newEmail: string) {
  await tx.user.update({ where: { id }, data: { email: newEmail, tokenVersion: { increment: 1 } } });
  await endSessions(tx, id, null);
  // What was sent to the old mailbox opens nothing any more.
  await endAccountLinks(tx, id, 'password');
  await dropChange(tx, id);
  for (const recipient of [oldEmail, newEmail]) {
    await writeAccountMail(tx, { recipient, ...changedEmailWords({ oldEmail, newEmail }) });
  }
}

async function dropChange(tx: Db, userId: number): Promise<void> {
  await tx.emailChange.deleteMany({ where: { userId } });
  for (const purpose of purposes) await endAccountLinks(tx, userId, purpose);
}

async function unlessTaken<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw isUniqueViolation(error) ? refused(emailChangeSentences.taken) : error;
  }
}

function refused(message: string): DomainError {
  return new DomainError('CONFLICT', { message });
}

function invalid(field: string, message: string): DomainError {
  return new DomainError('VALIDATION', { message, fields: { [field]: message } });
}

function outdated(): DomainError {
  return new DomainError('NOT_FOUND', { message: emailChangeSentences.outdated });
}
