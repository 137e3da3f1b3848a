import type { PasswordResetInput } from '@barnum/rules/access/auth-input';
import { DomainError } from '@barnum/rules/errors';
import { sentences } from '@barnum/rules/sentences';
import {
  type AccountLinks,
  accountLinkPlaceholder,
  createAccountLink,
  endAccountLinks,
  useAccountLink,
} from '../../outbox/account-links/account-links.domain.ts';
import { writeAccountMail } from '../../outbox/mails/account-mails.domain.ts';
import { sendsMails } from '../../outbox/mails/sends-mails.domain.ts';
import { onBehalfOf } from '../../platform/db/actor.ts';
import type { Db, PrismaClient } from '../../platform/db/client.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { RateLimiter } from '../../platform/rate-limits/rate-limits.domain.ts';
import { hashChosenPassword } from '../auth/chosen-passwords.domain.ts';
import type { MailServerAccess } from '../mail-server/mail-server.domain.ts';
import { endSessions } from '../sessions/sessions.domain.ts';

/** How long the link of a mail is good for. */
const minutes = 30;

interface Asking {
  mailServer: MailServerAccess;
  rateLimiter: RateLimiter;
  /** Network address of the caller. */
  address: string;
}

/**
 * Notes that somebody forgot the password of `email`; a job looks later whose it is, so that the answer and its time say
 * nothing of that. Returns whether this service sends mails at all: without, nothing is noted.
 * @throws DomainError TOO_MANY_REQUESTS.
 */
export async function askForPasswordReset(
  db: Db,
  email: string,
  { mailServer, rateLimiter, address }: Asking,
): Promise<boolean> {
  await rateLimiter.consume('passwordReset', address);
  if (!(await sendsMails(db, mailServer))) return false;
  await rateLimiter.consume('passwordResetOfAccount', email);
  await db.passwordResetAsked.create({ data: { email } });
  return true;
}

/** Writes the mails of all that was asked for, to those who have an account. Returns how many were asked for. */
export async function writePasswordResetMails(db: PrismaClient): Promise<number> {
  const asked = await db.passwordResetAsked.findMany({ orderBy: { id: 'asc' }, take: 100 });
  for (const { id, email } of asked) {
    await inTransaction(db, async (tx) => {
      // Of two processes one finds the row.
      const { count } = await tx.passwordResetAsked.deleteMany({ where: { id } });
      // Who was invited and has not come has no password to forget: an invitation alone opens the account.
      const owner = { email, passwordHash: { not: null } };
      const user = count === 0 ? null : await tx.user.findUnique({ where: owner, select: { id: true } });
      if (user === null) return;
      const link = await createAccountLink(tx, { userId: user.id, purpose: 'password', minutes });
      await writeAccountMail(tx, { recipient: email, ...wordsOf(email), accountLinkId: link.id });
    });
  }
  return asked.length;
}

/**
 * Sets a new password by the link of a mail, once; all sessions end, and so do the other links.
 * @throws DomainError NOT_FOUND for a link that is not or no longer good, VALIDATION, TOO_MANY_REQUESTS.
 */
export async function resetPassword(
  db: Db | PrismaClient,
  { token, newPassword }: PasswordResetInput,
  { links, rateLimiter, address }: { links: AccountLinks; rateLimiter: RateLimiter; address: string },
): Promise<void> {
  await rateLimiter.consume('accountLink', address);
  const link = await links.find(db, token, ['password']);
  if (link === null) throw outdated();
  await rateLimiter.refund('accountLink', address);
  const owner = await db.user.findUnique({ where: { id: link.userId }, select: { email: true } });
  if (owner === null) throw outdated();
  const passwordHash = await hashChosenPassword(db, newPassword, { email: owner.email, field: 'newPassword' });
  // The journal names whose account it is: nobody is signed in.
  await onBehalfOf(owner.email, () =>
    inTransaction(db, async (tx) => {
      if (!(await useAccountLink(tx, link.id))) throw outdated();
      await endAccountLinks(tx, link.userId, 'password');
      const { email } = await tx.user.update({
        where: { id: link.userId },
        data: { passwordHash, tokenVersion: { increment: 1 } },
        select: { email: true },
      });
      await endSessions(tx, link.userId, null);
      await writeAccountMail(tx, { recipient: email, ...changedWords(email) });
    }),
  );
}

function outdated(): DomainError {
  return new DomainError('NOT_FOUND', { message: sentences.auth.resetOutdated });
}

function wordsOf(email: string) {
  return {
    subject: 'Choisir un nouveau mot de passe',
    text: `Bonjour,

Quelqu’un a demandé un nouveau mot de passe pour le compte ${email}. Pour le choisir, ouvrez ce lien, valable ${minutes} minutes et une seule fois :
${accountLinkPlaceholder}

Vous n’avez rien demandé ? Ne faites rien : votre mot de passe reste le même.`,
  };
}

function changedWords(email: string) {
  return {
    subject: 'Votre mot de passe a changé',
    text: `Bonjour,

Le mot de passe du compte ${email} vient d’être changé par le lien reçu par message. Toutes les connexions sont fermées.

Ce n’est pas vous ? Demandez tout de suite un nouveau mot de passe depuis l’écran de connexion.`,
  };
}
