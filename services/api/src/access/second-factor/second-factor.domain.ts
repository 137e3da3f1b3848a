import { normaliseEmail } from '@barnum/rules/access/auth/auth';
import { secondFactorSentences } from '@barnum/rules/access/second-factor/second-factor-sentences';
import { DomainError } from '@barnum/rules/errors';
import { writeAccountMail } from '../../outbox/mails/account-mails.domain.ts';
import { readSender } from '../../outbox/mails/mails.domain.ts';
import { type Configured, managerMails, writeManagerMails } from '../../outbox/manager-mails/manager-mails.domain.ts';
import type { Db, PrismaClient } from '../../platform/db/client.ts';
import type { Passkey, User } from '../../platform/db/generated/prisma/client.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { type AuthSettings, requireOwnPassword } from '../auth/auth.domain.ts';
import { changeFactor, hasFactor, isCompulsory, lockUser, type Own, requireEnough } from './factors.domain.ts';
import { listPasskeys } from './passkeys.domain.ts';
import { countRecoveryCodes, giveMissingCodes, replaceRecoveryCodes } from './recovery-codes.ts';
import { secondFactorMails } from './second-factor-words.ts';
import { totpAddress } from './totp.ts';
import { confirmTotpSecret, hasTotpSecret, startTotpSecret } from './totp-secrets.domain.ts';

/** How somebody signs in, as the own account shows it. */
export interface SecondFactor {
  /** Since when it takes two steps; null where a password is enough. */
  since: Date | null;
  hasTotp: boolean;
  passkeys: Passkey[];
  recoveryCodesLeft: number;
  /** Whether the company asks for it, so that it cannot be taken away. */
  isCompulsory: boolean;
}

/** How somebody signs in. */
export async function readSecondFactor(db: Db, userId: number, settings: AuthSettings): Promise<SecondFactor> {
  const user = await db.user.findUniqueOrThrow({ where: { id: userId } });
  return {
    since: user.secondFactorSince,
    hasTotp: await hasTotpSecret(db, userId),
    passkeys: await listPasskeys(db, userId),
    recoveryCodesLeft: await countRecoveryCodes(db, userId),
    isCompulsory: await isCompulsory(db, user, settings),
  };
}

/**
 * Sets up an app: what it reads from a QR code, and its secret in base32. It counts after its first code.
 * @throws DomainError as `requireOwnPassword`.
 */
export async function startTotp(db: Db, password: string, own: Own): Promise<{ address: string; secret: string }> {
  const { id, email } = await requireOwnPassword(db, own.userId, password, own);
  const secret = await startTotpSecret(db, id, own.settings.jwtSecret);
  const { name } = await readSender(db);
  return { secret, address: totpAddress(secret, { issuer: name, account: email }) };
}

/**
 * Takes the first code of the app: from then on signing in takes two steps. Returns the recovery codes of who had none.
 * @throws DomainError NOT_FOUND when none is set up, VALIDATION at `code`, TOO_MANY_REQUESTS.
 */
export async function confirmTotp(db: Db | PrismaClient, code: string, own: Own): Promise<string[]> {
  const { userId, settings, rateLimiter } = own;
  await rateLimiter.consume('secondFactor', String(userId));
  const codes = await changeFactor(db, userId, async (tx, user) => {
    await confirmTotpSecret(tx, userId, code, settings.jwtSecret);
    await writeAccountMail(tx, { recipient: user.email, ...secondFactorMails.totpAdded(user.email) });
    await writeManagerMails(tx, managerMails.factorAdded(user.email, 'Une application de codes'), {
      ...settings,
      except: user.email,
    });
    return giveMissingCodes(tx, userId);
  });
  await rateLimiter.refund('secondFactor', String(userId));
  return codes;
}

/**
 * Takes the app away.
 * @throws DomainError as `requireOwnPassword`; CONFLICT when the company asks for a second factor.
 */
export async function removeTotp(db: Db | PrismaClient, password: string, own: Own): Promise<void> {
  await requireOwnPassword(db, own.userId, password, own);
  await changeFactor(db, own.userId, async (tx, user) => {
    await tx.totpSecret.deleteMany({ where: { userId: user.id } });
    await requireEnough(tx, user, own.settings);
    await writeAccountMail(tx, { recipient: user.email, ...secondFactorMails.totpRemoved(user.email) });
  });
}

/**
 * Ten new recovery codes; the earlier ones end.
 * @throws DomainError as `requireOwnPassword`; CONFLICT when a password is enough.
 */
export async function renewRecoveryCodes(db: Db | PrismaClient, password: string, own: Own): Promise<string[]> {
  await requireOwnPassword(db, own.userId, password, own);
  return changeFactor(db, own.userId, async (tx, { id, email }) => {
    if (!(await hasFactor(tx, id))) throw conflict(secondFactorSentences.none);
    await writeAccountMail(tx, { recipient: email, ...secondFactorMails.codesRenewed(email) });
    return replaceRecoveryCodes(tx, id);
  });
}

/**
 * Takes the second factor of somebody away, who has lost it: the sessions end, and a mail says so, also to all gérants
 * where no operator does it. `by` is who does.
 * @throws DomainError NOT_FOUND; CONFLICT for who has none, and for one’s own.
 */
export async function resetSecondFactor(
  db: Db | PrismaClient,
  userId: number,
  by: (Configured & { id: number; name: string; email: string }) | 'operator',
): Promise<User> {
  if (by !== 'operator' && by.id === userId) throw conflict(secondFactorSentences.resetBySomebodyElse);
  return inTransaction(db, async (tx) => {
    await lockUser(tx, userId);
    if (!(await hasFactor(tx, userId))) throw conflict(secondFactorSentences.none);
    await tx.totpSecret.deleteMany({ where: { userId } });
    await tx.passkey.deleteMany({ where: { userId } });
    await tx.recoveryCode.deleteMany({ where: { userId } });
    // Ends sessions, sign-ins that go on, and the trust in devices.
    const data = { secondFactorSince: null, tokenVersion: { increment: 1 } };
    const user = await tx.user.update({ where: { id: userId }, data });
    const who = by === 'operator' ? 'La personne qui exploite ce service' : by.name || by.email;
    await writeAccountMail(tx, { recipient: user.email, ...secondFactorMails.reset(user.email, who) });
    if (by !== 'operator') {
      await writeManagerMails(tx, managerMails.factorReset(user.email, who), { ...by, except: user.email });
    }
    return user;
  });
}

/**
 * Takes the second factor of the owner of an address away, as an operator does.
 * @throws DomainError as `resetSecondFactor`.
 */
export async function resetSecondFactorOf(db: Db | PrismaClient, email: string): Promise<void> {
  const user = await db.user.findUnique({ where: { email: normaliseEmail(email) } });
  if (user === null) throw new DomainError('NOT_FOUND');
  await resetSecondFactor(db, user.id, 'operator');
}

function conflict(message: string): DomainError {
  return new DomainError('CONFLICT', { message });
}
