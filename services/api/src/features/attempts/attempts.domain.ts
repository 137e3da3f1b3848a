import { createHash } from 'node:crypto';
import { DomainError } from '@barnum/rules/errors';
import { type AttemptKind, attemptLimits } from '@barnum/rules/limits';
import type { Db } from '../../db/client.ts';

/** Counts what may be tried only so often, in the database, so that all processes count together. */
export interface Attempts {
  /**
   * Counts one attempt of `kind` by whoever `parts` tell (an address, an account).
   * @throws DomainError TOO_MANY_REQUESTS, with the time to wait, when there were too many in the window.
   */
  take(kind: AttemptKind, ...parts: string[]): Promise<void>;
  /** Takes one counted attempt back: it did no harm. */
  giveBack(kind: AttemptKind, ...parts: string[]): Promise<void>;
}

/** `factor` multiplies all limits (settled by `RATE_LIMIT_FACTOR`). */
export function countAttempts(db: Db, factor: number): Attempts {
  return {
    async take(kind, ...parts) {
      const { count: limit, seconds } = attemptLimits[kind];
      const { count, wait } = await countOne(db, keyOf(kind, parts), seconds);
      if (count > limit * factor)
        throw new DomainError('TOO_MANY_REQUESTS', { retryAfter: Math.max(1, Math.ceil(wait)) });
    },
    async giveBack(kind, ...parts) {
      await db.$executeRaw`UPDATE attempts SET count = greatest(count - 1, 0) WHERE key = ${keyOf(kind, parts)}`;
    },
  };
}

/** Forgets windows that are over. */
export async function forgetAttempts(db: Db): Promise<void> {
  await db.attempt.deleteMany({ where: { expiresAt: { lt: new Date() } } });
}

/** An address as it is counted: of IPv6 the network that one subscriber has to himself. */
export function countedAddress(ip: string): string {
  const plain = ip.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!plain.includes(':')) return plain;
  const [head = '', tail = ''] = plain.split('::');
  const groups = (text: string) => text.split(':').filter(Boolean);
  const [first, last] = [groups(head), groups(tail)];
  const zeros = Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0');
  return [...first, ...zeros, ...last].slice(0, 4).join(':');
}

// One statement, so that attempts in parallel are counted one by one; a window that is over begins anew.
async function countOne(db: Db, key: string, seconds: number): Promise<{ count: number; wait: number }> {
  const [counted] = await db.$queryRaw<{ count: number; wait: number }[]>`
    INSERT INTO attempts (key, count, expires_at) VALUES (${key}, 1, now() + make_interval(secs => ${seconds}::int))
    ON CONFLICT (key) DO UPDATE SET
      count = CASE WHEN attempts.expires_at <= now() THEN 1 ELSE attempts.count + 1 END,
      expires_at = CASE WHEN attempts.expires_at <= now() THEN excluded.expires_at ELSE attempts.expires_at END
    RETURNING count, extract(epoch FROM expires_at - now())::float8 AS wait`;
  if (counted === undefined) throw new Error('The attempt was not counted');
  return counted;
}

function keyOf(kind: AttemptKind, parts: readonly string[]): string {
  return createHash('sha256')
    .update(JSON.stringify([kind, ...parts]))
    .digest('base64url');
}
