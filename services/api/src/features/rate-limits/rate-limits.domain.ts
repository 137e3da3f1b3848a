import { createHmac } from 'node:crypto';
import { DomainError } from '@barnum/rules/errors';
import { accountPause, type RateLimitKind, rateLimits } from '@barnum/rules/limits';
import { messages } from '@barnum/rules/messages';
import { inBatches } from '../../db/batches.ts';
import type { Db } from '../../db/client.ts';

/** Counts what may be tried only so often, in the database, so that all processes count together. */
export interface RateLimiter {
  /**
   * Counts one attempt of `kind` by whoever `parts` tell (an address, an account).
   * @throws DomainError TOO_MANY_REQUESTS, with the time to wait, when there were too many in the window.
   */
  consume(kind: RateLimitKind, ...parts: string[]): Promise<void>;
  /** Takes one counted attempt back: it did no harm. */
  refund(kind: RateLimitKind, ...parts: string[]): Promise<void>;
  /**
   * Counts one guess of the password of `account` from `address`. Answers the function that takes it back.
   * @throws DomainError TOO_MANY_REQUESTS when there were too many from there.
   */
  consumePasswordAttempt(account: string, address: string): Promise<() => Promise<void>>;
  /**
   * Counts one sign-in to `account` from `address`. Answers the function that takes it back.
   * @throws DomainError TOO_MANY_REQUESTS when there were too many from there, or when too many addresses try the account.
   */
  consumeSignIn(account: string, address: string): Promise<() => Promise<void>>;
}

/**
 * `factor` multiplies all limits (settled by `RATE_LIMIT_FACTOR`). Addresses and accounts are few enough to be tried one by one:
 * their hashes are made with `secret`, so that a copy of the table tells nobody's.
 */
export function createRateLimiter(db: Db, { factor, secret }: { factor: number; secret: string }): RateLimiter {
  const hash = (parts: readonly (string | undefined)[]) =>
    createHmac('sha256', secret).update(JSON.stringify(parts)).digest('base64url');

  function counterOf(kind: string, parts: readonly string[]): Counter {
    const [first, ...rest] = parts;
    return { key: hash([kind, ...parts]), subject: rest.length > 0 ? hash([kind, first]) : null };
  }

  async function consume(kind: RateLimitKind, ...parts: string[]): Promise<void> {
    const { count: limit, seconds } = rateLimits[kind];
    const { count, wait } = await incrementCounter(db, counterOf(kind, parts), seconds);
    if (count > limit * factor) throw tooMany(wait);
  }

  async function refund(kind: RateLimitKind, ...parts: string[]): Promise<void> {
    await db.$executeRaw`UPDATE attempts SET count = greatest(count - 1, 0) WHERE key = ${counterOf(kind, parts).key}`;
  }

  // One try at a time passes once several addresses fail on an account, at growing intervals.
  async function enforcePause(account: string): Promise<void> {
    const { subject } = counterOf('signInToAccount', [account, '']);
    const addresses = await db.attempt.count({ where: { subject, count: { gt: 0 }, expiresAt: { gt: new Date() } } });
    // One address alone does not make anybody wait, whatever the factor.
    const tooManyBy = addresses - Math.max(1, Math.round(accountPause.freeAddresses * factor));
    if (tooManyBy <= 0) return;
    const pause = Math.min(2 ** (tooManyBy - 1), accountPause.maxSeconds);
    const { count, wait } = await incrementCounter(db, counterOf('accountPause', [account]), pause);
    if (count > 1) throw tooMany(wait);
  }

  // Those who were refused meanwhile were counted, too: taking back one of them would leave the pause.
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
    refund,
    consumePasswordAttempt,
    async consumeSignIn(account, address) {
      const refundAttempt = await consumePasswordAttempt(account, address);
      try {
        await enforcePause(account);
      } catch (error) {
        // No password was tried: this is no failure of the address.
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

/** Forgets windows that are over. */
export async function deleteExpiredAttempts(db: Db): Promise<void> {
  const over = { expiresAt: { lt: new Date() } };
  await inBatches(async (size) => {
    const found = await db.attempt.findMany({ where: over, select: { key: true }, take: size });
    // Asked again: one that was found may have begun anew.
    const { count } = await db.attempt.deleteMany({ where: { key: { in: found.map(({ key }) => key) }, ...over } });
    return { found: found.length, done: count };
  });
}

/** An address as it is counted: of IPv6 the network that one subscriber has to himself. */
export function clientNetwork(ip: string): string {
  const plain = ip.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!plain.includes(':')) return plain;
  const [head = '', tail = ''] = plain.split('::');
  const groups = (text: string) => text.split(':').filter(Boolean);
  const [first, last] = [groups(head), groups(tail)];
  const zeros = Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0');
  return [...first, ...zeros, ...last].slice(0, 4).join(':');
}

/** Under which key an attempt is counted, and what that key has in common with others. */
interface Counter {
  key: string;
  subject: string | null;
}

// One statement, so that attempts in parallel are counted one by one; a window that is over begins anew.
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
    RETURNING count, extract(epoch FROM expires_at - now())::float8 AS wait`;
  if (counted === undefined) throw new Error('The attempt was not counted');
  return counted;
}

function tooMany(wait: number): DomainError {
  const retryAfter = Math.max(1, Math.ceil(wait));
  return new DomainError('TOO_MANY_REQUESTS', { message: messages.http.tooManyFor(retryAfter), retryAfter });
}
