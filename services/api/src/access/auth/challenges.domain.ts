import { createHash, randomBytes } from 'node:crypto';
import { secondStepMinutes } from '@barnum/rules/access/second-factor/second-factor-sentences';
import type { Db } from '../../platform/db/client.ts';
import type { ChallengePurpose, User } from '../../platform/db/generated/prisma/client.ts';
import { type CallingDevice, deviceKeyHash } from '../sessions/sessions.domain.ts';

/**
 * What goes on with after a right password, on its device, for some minutes: it names what was begun, and is what a
 * passkey signs. It is in no table.
 */
export async function createChallenge(
  db: Db,
  purpose: ChallengePurpose,
  user: Pick<User, 'id' | 'tokenVersion'>,
  device: CallingDevice,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await db.signInChallenge.create({
    data: {
      userId: user.id,
      purpose,
      tokenHash: hashOf(token),
      deviceKeyHash: deviceKeyHash(device),
      tokenVersion: user.tokenVersion,
      expiresAt: new Date(Date.now() + secondStepMinutes * 60_000),
    },
  });
  return token;
}

/** What goes on, with its user; null when it is over, began on another device, or for another purpose. */
export async function findChallenge(db: Db, purpose: ChallengePurpose, token: string, device: CallingDevice) {
  const challenge = await db.signInChallenge.findUnique({
    where: { tokenHash: hashOf(token), purpose, deviceKeyHash: deviceKeyHash(device), expiresAt: { gt: new Date() } },
    include: { user: true },
  });
  return challenge?.user.tokenVersion === challenge?.tokenVersion ? challenge : null;
}

/** Ends what went on; false when somebody was faster. */
export async function endChallenge(tx: Db, id: number): Promise<boolean> {
  const { count } = await tx.signInChallenge.deleteMany({ where: { id, expiresAt: { gt: new Date() } } });
  return count === 1;
}

/** Deletes what was never gone on with. */
export async function deleteExpiredChallenges(db: Db): Promise<void> {
  await db.signInChallenge.deleteMany({ where: { expiresAt: { lt: new Date() } } });
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
