import { secondFactorSentences } from '@barnum/rules/access/second-factor/second-factor-sentences';
import { asksSecondFactorOf } from '@barnum/rules/access/team/rights';
import { DomainError } from '@barnum/rules/errors';
import type { Db, PrismaClient } from '../../platform/db/client.ts';
import type { User } from '../../platform/db/generated/prisma/client.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { type AuthSettings, type Caller, roleOf } from '../auth/auth.domain.ts';
import { readTeamSettings } from '../team-settings/team-settings.domain.ts';
import { hasTotpSecret } from './totp-secrets.domain.ts';

/** Whose second factor, and what bounds how often the password is tried. */
export interface Own extends Pick<Caller, 'rateLimiter' | 'address'> {
  userId: number;
  settings: AuthSettings;
}

/** Changes somebody’s factors, one change at a time, and notes whether signing in takes two steps. */
export function changeFactor<Result>(
  db: Db | PrismaClient,
  userId: number,
  change: (tx: Db, user: User) => Promise<Result>,
): Promise<Result> {
  return inTransaction(db, async (tx) => {
    const user = await lockUser(tx, userId);
    const result = await change(tx, user);
    const isSet = await hasFactor(tx, userId);
    if (!isSet) await tx.recoveryCode.deleteMany({ where: { userId } });
    if (isSet !== (user.secondFactorSince !== null)) {
      await tx.user.update({ where: { id: userId }, data: { secondFactorSince: isSet ? new Date() : null } });
    }
    return result;
  });
}

/** Somebody, whom nothing else changes until the end. */
export async function lockUser(tx: Db, id: number): Promise<User> {
  await tx.$queryRaw`SELECT id FROM users WHERE id = ${id} FOR UPDATE`;
  const user = await tx.user.findUnique({ where: { id } });
  if (user === null) throw new DomainError('NOT_FOUND');
  return user;
}

/** Whether somebody has anything that a second step can be taken with, recovery codes aside. */
export async function hasFactor(db: Db, userId: number): Promise<boolean> {
  return (await hasTotpSecret(db, userId)) || (await db.passkey.count({ where: { userId } })) > 0;
}

/**
 * Lets somebody go on with what factors are left.
 * @throws DomainError CONFLICT when there are none, and the company asks for one.
 */
export async function requireEnough(tx: Db, user: User, settings: AuthSettings): Promise<void> {
  if ((await hasFactor(tx, user.id)) || !(await isCompulsory(tx, user, settings))) return;
  throw new DomainError('CONFLICT', { message: secondFactorSentences.compulsory });
}

/** Whether the company asks somebody for a second factor. */
export async function isCompulsory(db: Db, user: User, settings: AuthSettings): Promise<boolean> {
  return asksSecondFactorOf(roleOf(user, settings), await readTeamSettings(db));
}
