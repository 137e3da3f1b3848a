import { createHash, randomBytes } from 'node:crypto';
import { recoveryCodeCount } from '@barnum/rules/access/second-factor/second-factor-sentences';
import type { Db } from '../../platform/db/client.ts';

/** Crockford’s: nothing that is read for something else. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';

/** Letters of a code, of five bits each: 120 bits are guessed by nobody, not from a copy of their hashes either. */
const letters = 24;

/** Ten new codes of somebody, in groups of four; all earlier ones end. They are in no table. */
export async function replaceRecoveryCodes(tx: Db, userId: number): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, newCode);
  await tx.recoveryCode.deleteMany({ where: { userId } });
  await tx.recoveryCode.createMany({ data: codes.map((code) => ({ userId, codeHash: hashOf(userId, code) })) });
  return codes.map((code) => (code.match(/.{4}/g) ?? []).join('-'));
}

/** Ten new codes for somebody who has none left; none for others. */
export async function giveMissingCodes(tx: Db, userId: number): Promise<string[]> {
  return (await countRecoveryCodes(tx, userId)) > 0 ? [] : replaceRecoveryCodes(tx, userId);
}

/** Uses a code up; false for a wrong one, and when somebody was faster. */
export async function useRecoveryCode(tx: Db, userId: number, code: string): Promise<boolean> {
  const { count } = await tx.recoveryCode.updateMany({
    where: { userId, codeHash: hashOf(userId, readAs(code)), usedAt: null },
    data: { usedAt: new Date() },
  });
  return count === 1;
}

/** How many codes somebody has not used. */
export function countRecoveryCodes(db: Db, userId: number): Promise<number> {
  return db.recoveryCode.count({ where: { userId, usedAt: null } });
}

function newCode(): string {
  return [...randomBytes(letters)].map((byte) => alphabet[byte % alphabet.length]).join('');
}

// What the alphabet leaves out is taken for what it looks like.
function readAs(code: string): string {
  return code.replaceAll(/[il]/g, '1').replaceAll('o', '0');
}

function hashOf(userId: number, code: string): string {
  return createHash('sha256').update(`${userId} ${code}`).digest('base64url');
}
