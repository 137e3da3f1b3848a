import { createHash, randomBytes } from 'node:crypto';
import { secondStepMinutes } from '@barnum/rules/second-factor/second-factor-sentences';
import type { Db } from '../../db/client.ts';
import type { User } from '../../db/generated/prisma/client.ts';
import { type CallingDevice, deviceKeyHash } from '../sessions/sessions.domain.ts';

/** What goes on with a sign-in whose password was right, on its device, for some minutes. It is in no table. */
export async function createSignInChallenge(
  db: Db,
  user: Pick<User, 'id' | 'tokenVersion'>,
  device: CallingDevice,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await db.signInChallenge.create({
    data: {
      userId: user.id,
      tokenHash: hashOf(token),
      deviceKeyHash: deviceKeyHash(device),
      tokenVersion: user.tokenVersion,
      expiresAt: new Date(Date.now() + secondStepMinutes * 60_000),
    },
  });
  return token;
}

/** The sign-in that goes on, with its user; null when it is over, or began on another device. */
export async function findSignInChallenge(db: Db, token: string, device: CallingDevice) {
  const challenge = await db.signInChallenge.findUnique({
    where: { tokenHash: hashOf(token), deviceKeyHash: deviceKeyHash(device), expiresAt: { gt: new Date() } },
    include: { user: true },
  });
  return challenge?.user.tokenVersion === challenge?.tokenVersion ? challenge : null;
}

/** Ends a sign-in that went on; false when somebody was faster. */
export async function endSignInChallenge(tx: Db, id: number): Promise<boolean> {
  const { count } = await tx.signInChallenge.deleteMany({ where: { id, expiresAt: { gt: new Date() } } });
  return count === 1;
}

/** Deletes the sign-ins whose second step never came. */
export async function deleteExpiredChallenges(db: Db): Promise<void> {
  await db.signInChallenge.deleteMany({ where: { expiresAt: { lt: new Date() } } });
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
