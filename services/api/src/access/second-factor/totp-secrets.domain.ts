import { secondFactorSentences } from '@barnum/rules/access/second-factor/second-factor-sentences';
import { DomainError } from '@barnum/rules/errors';
import type { Db } from '../../platform/db/client.ts';
import { openText, sealText } from '../../platform/sealing/sealed-text.ts';
import { newTotpSecret, stepOfCode } from './totp.ts';

/** A new secret for somebody’s app; it counts after its first code, and the earlier one does until then. */
export async function startTotpSecret(db: Db, userId: number, secret: string): Promise<string> {
  const made = newTotpSecret();
  const pendingSecret = sealText(made, useOf(userId), secret);
  await db.totpSecret.upsert({ where: { userId }, create: { userId, pendingSecret }, update: { pendingSecret } });
  return made;
}

/**
 * Takes the first code of an app that is set up: from then on its codes count, and those of the earlier app no longer.
 * The user’s row is locked.
 * @throws DomainError NOT_FOUND when none is set up; VALIDATION for a wrong code.
 */
export async function confirmTotpSecret(tx: Db, userId: number, code: string, secret: string): Promise<void> {
  const pending = (await tx.totpSecret.findUnique({ where: { userId } }))?.pendingSecret ?? null;
  const made = pending && openText(pending, useOf(userId), secret);
  if (!made) throw new DomainError('NOT_FOUND', { message: secondFactorSentences.setUpOver });
  const lastStep = stepOfCode(made, code, new Date());
  if (lastStep === null) {
    const message = secondFactorSentences.codeWrong;
    throw new DomainError('VALIDATION', { message, fields: { code: message } });
  }
  await tx.totpSecret.update({
    where: { userId },
    data: { sealedSecret: pending, pendingSecret: null, lastStep },
  });
}

/** Takes a code of somebody’s app, once; false for a wrong one, an earlier one, and when somebody was faster. */
export async function useTotpCode(tx: Db, userId: number, code: string, secret: string): Promise<boolean> {
  const { sealedSecret } = (await tx.totpSecret.findUnique({ where: { userId } })) ?? { sealedSecret: null };
  const opened = sealedSecret && openText(sealedSecret, useOf(userId), secret);
  const step = opened ? stepOfCode(opened, code, new Date()) : null;
  if (step === null) return false;
  const { count } = await tx.totpSecret.updateMany({
    where: { userId, sealedSecret, OR: [{ lastStep: null }, { lastStep: { lt: step } }] },
    data: { lastStep: step },
  });
  return count === 1;
}

/** Whether somebody has an app whose codes count. */
export async function hasTotpSecret(db: Db, userId: number): Promise<boolean> {
  return (await db.totpSecret.count({ where: { userId, sealedSecret: { not: null } } })) > 0;
}

function useOf(userId: number) {
  return { purpose: 'secret of a person’s app', boundTo: [String(userId)] };
}
