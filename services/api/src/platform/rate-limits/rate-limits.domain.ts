import { createHmac } from 'node:crypto';
import { DomainError } from '@barnum/rules/errors';
import { accountPause, type RateLimitKind, rateLimits } from '@barnum/rules/limits';
import { sentences } from '@barnum/rules/sentences';
import { inBatches } from '../db/batches.ts';
import type { Db } from '../db/client.ts';

/** Limits attempts; counts them in the database, so that all processes share the counts. */
export interface RateLimiter {
  /**
   * Counts an attempt of `kind`; `parts` identify who makes it (an address, an account).
   * @throws DomainError TOO_MANY_REQUESTS, with the time to wait, when there are too many in the window.
   */
  consume(kind: RateLimitKind, ...parts: string[]): Promise<void>;
  /**
   * Counts nothing.
   * @throws DomainError TOO_MANY_REQUESTS, with the time to wait, when `consume` would be refused.
   */
  requireLeft(kind: RateLimitKind, ...parts: string[]): Promise<void>;
  /** Takes back one counted attempt. */
  refund(kind: RateLimitKind, ...parts: string[]): Promise<void>;
  /**
   * Counts an attempt at the password of `account` from `address`. Returns the function that takes it back.
   * @throws DomainError TOO_MANY_REQUESTS when there are too many from this address.
   */
  consumePasswordAttempt(account: string, address: string): Promise<() => Promise<void>>;
  /**
   * Counts a sign-in to `account` from `address`. Returns the function that takes it back.
   * @throws DomainError TOO_MANY_REQUESTS when there are too many from this address, or when too many addresses try the
   * account.
   */
  consumeSignIn(account: string, address: string): Promise<() => Promise<void>>;
}

declare module '../context.ts' {
  interface CallContext {
    rateLimiter: RateLimiter;
  }
}

/**
 * `factor` multiplies all limits (`RATE_LIMIT_FACTOR`). Keys are hashed with `secret`: plain hashes of addresses could
 * be reversed by trying all of them.
 */
export function createRateLimiter(db: Db, { factor, secret }: { factor: number; secret: string }): RateLimiter {
  const hash = (parts: readonly (string | undefined)[]) =>
    createHmac('sha256', secret).update(JSON.stringify(parts)).digest('base64url');

  function counterOf(kind: string, parts: readonly string[]): Counter {
    const [first, ...rest] = parts;
    return { key: hash([kind, ...parts]), subject: rest.length > 0 ? hash([kind, first]) : null };
  }

  // The first try is never refused, whatever the factor.
  const most = (kind: RateLimitKind) => Math.max(1, rateLimits[kind].count * factor);

  async function consume(kind: RateLimitKind, ...parts: string[]): Promise<void> {
    const { count, wait } = await incrementCounter(db, counterOf(kind, parts), rateLimits[kind].seconds);
    if (count > most(kind)) throw tooMany(wait);
  }

  async function requireLeft(kind: RateLimitKind, ...parts: string[]): Promise<void> {
    const { key } = counterOf(kind, parts);
    const counted = await db.attempt.findUnique({ where: { key } });
    const wait = counted === null ? 0 : (counted.expiresAt.getTime() - Date.now()) / 1_000;
    if (counted !== null && wait > 0 && counted.count >= most(kind)) throw tooMany(wait);
  }

  async function refund(kind: RateLimitKind, ...parts: string[]): Promise<void> {
    await db.$executeRaw`UPDATE attempts SET count = greatest(count - 1, 0) WHERE key = ${counterOf(kind, parts).key}`;
  }

  // Once several addresses failed on an account, only one attempt passes at a time, at growing intervals.
  async function enforcePause(account: string): Promise<void> {
    const { subject } = counterOf('signInToAccount', [account, '']);
    const addresses = await db.attempt.count({ where: { subject, count: { gt: 0 }, expiresAt: { gt: new Date() } } });
    // One address alone never locks the owner out, whatever the factor.
    const tooManyBy = addresses - Math.max(1, Math.round(accountPause.freeAddresses * factor));
    if (tooManyBy <= 0) return;
    const pause = Math.min(2 ** (tooManyBy - 1), accountPause.maxSeconds);
    const { count, wait } = await incrementCounter(db, counterOf('accountPause', [account]), pause);
    if (count > 1) throw tooMany(wait);
  }

  // Deleted, not decremented: refused attempts were counted, too.
  async function clearPause(account: string): Promise<void> {
    await db.attempt.deleteMany({ where: { key: counterOf('accountPause', [account]).key } });
  }

  async function consumePasswordAttempt(account: string, address: string): Promise<() => Promise<void>> {
    await consume('signIn', address);
    await consume('signInToAccount', account, address);
    return async () => {
      await refund('signIn', address);
      await refund('signInToAccount', account, address);
    };
  }

  return {
    consume,
    requireLeft,
    refund,
    consumePasswordAttempt,
    async consumeSignIn(account, address) {
      const refundAttempt = await consumePasswordAttempt(account, address);
      try {
        await enforcePause(account);
      } catch (error) {
        // No password was checked: this is no failure of the address.
        await refundAttempt();
        throw error;
      }
      return async () => {
        await refundAttempt();
        await clearPause(account);
      };
    },
  };
}

/** Deletes the counts of windows that have ended. */
export async function deleteExpiredAttempts(db: Db): Promise<void> {
  const over = { expiresAt: { lt: new Date() } };
  await inBatches(async (size) => {
    const found = await db.attempt.findMany({ where: over, select: { key: true }, take: size });
    // Checks the expiry again: a new window may have started meanwhile.
    const { count } = await db.attempt.deleteMany({ where: { key: { in: found.map(({ key }) => key) }, ...over } });
    return { found: found.length, done: count };
  });
}

/**
 * The address to count by; for IPv6 the /56 network, which one subscriber may have, and so every /64 of it together.
 */
export function clientNetwork(ip: string): string {
  const plain = ip.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!plain.includes(':')) return plain;
  const [head = '', tail = ''] = plain.split('::');
  const groups = (text: string) => (text === '' ? [] : text.split(':').map((group) => Number.parseInt(group, 16)));
  const [first, last] = [groups(head), groups(tail)];
  const zeros = Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => 0);
  const [a = 0, b = 0, c = 0, d = 0] = [...first, ...zeros, ...last];
  return [a, b, c, d & 0xff00].map((group) => group.toString(16)).join(':');
}

/** The key of a count, and a hash that related keys share. */
interface Counter {
  key: string;
  subject: string | null;
}

// One statement, so that parallel attempts are all counted; after the end of a window a new one starts. Its end is kept
// to the millisecond, rounded.
async function incrementCounter(
  db: Db,
  { key, subject }: Counter,
  seconds: number,
): Promise<{ count: number; wait: number }> {
  const [counted] = await db.$queryRaw<{ count: number; wait: number }[]>`
    INSERT INTO attempts (key, subject, count, expires_at)
    VALUES (${key}, ${subject}, 1, now() + make_interval(secs => ${seconds}::int))
    ON CONFLICT (key) DO UPDATE SET
      count = CASE WHEN attempts.expires_at <= now() THEN 1 ELSE attempts.count + 1 END,
      expires_at = CASE WHEN attempts.expires_at <= now() THEN excluded.expires_at ELSE attempts.expires_at END
    RETURNING count, round(extract(epoch FROM expires_at - now()), 2)::float8 AS wait`;
  if (counted === undefined) throw new Error('The attempt was not counted');
  return counted;
}

function tooMany(wait: number): DomainError {
  const retryAfter = Math.max(1, Math.ceil(wait));
  return new DomainError('TOO_MANY_REQUESTS', { message: sentences.http.tooManyFor(retryAfter), retryAfter });
}
