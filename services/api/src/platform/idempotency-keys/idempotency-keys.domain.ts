import { createHash } from 'node:crypto';
import { DomainError, parseInput } from '@barnum/rules/errors';
import { idempotencyKeyInput } from '@barnum/rules/platform/idempotency-keys-input';
import { sentences } from '@barnum/rules/sentences';
import type { Db, PrismaClient } from '../db/client.ts';
import { inTransaction } from '../db/transaction.ts';

/** Days after which a key is forgotten. */
export const keyDays = 7;

/** What a client sends once: the key that it chose for it, where it did, and what it asks to record. */
interface Sending {
  key: string | null | undefined;
  content: object;
}

/**
 * Has `write` record what was sent, in one transaction with its key; returns the id that `write` returns. What comes again
 * with the same key, because the answer was lost, is not recorded again: the id is that of the first time.
 * @throws DomainError CONFLICT when the key was used for another content, VALIDATION when it is too long; what `write`
 * throws, and the key stays free.
 */
export function writeOnce(
  db: Db | PrismaClient,
  { key: given, content }: Sending,
  write: (tx: Db) => Promise<number>,
): Promise<number> {
  const { key } = parseInput(idempotencyKeyInput, { key: given });
  return inTransaction(db, async (tx) => {
    if (key === null) return write(tx);
    // What names persons is in no hash that they could be found by: a random key salts it.
    const [keyHash, contentHash] = [hash(key), hash(key + JSON.stringify(content))];
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`idempotency-keys.${keyHash}`}, 0))`;
    const earlier = await tx.idempotencyKey.findUnique({ where: { keyHash } });
    if (earlier !== null && earlier.contentHash !== contentHash)
      throw new DomainError('CONFLICT', { message: sentences.http.recordedOtherwise });
    if (earlier !== null) return earlier.recordId;
    const recordId = await write(tx);
    await tx.idempotencyKey.create({ data: { keyHash, contentHash, recordId } });
    return recordId;
  });
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** Deletes keys that are older than `keyDays`. */
export async function deleteOldIdempotencyKeys(db: Db, now = new Date()): Promise<void> {
  const createdAt = { lt: new Date(now.getTime() - keyDays * 24 * 60 * 60 * 1_000) };
  await db.idempotencyKey.deleteMany({ where: { createdAt } });
}
