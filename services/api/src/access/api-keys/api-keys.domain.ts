import { createHash, randomBytes } from 'node:crypto';
import {
  apiKeySentences,
  endedKeyDays,
  keyForm,
  keyPrefix,
  keyStartLength,
  keyValidities,
} from '@barnum/rules/access/api-keys/api-keys';
import type { ApiKeyInput } from '@barnum/rules/access/api-keys-input';
import type { Capability } from '@barnum/rules/access/team/rights';
import { DomainError } from '@barnum/rules/errors';
import { limits } from '@barnum/rules/limits';
import { type Configured, managerMails, writeManagerMails } from '../../outbox/manager-mails/manager-mails.domain.ts';
import type { Db, PrismaClient } from '../../platform/db/client.ts';
import type { Prisma } from '../../platform/db/generated/prisma/client.ts';
import { inTransaction } from '../../platform/db/transaction.ts';

const withMaker = { include: { user: true } } satisfies Prisma.ApiKeyDefaultArgs;

/** A key with who made it. */
export type ApiKey = Prisma.ApiKeyGetPayload<typeof withMaker>;

/** How often it is noted that a key was used, in milliseconds. */
const usedEvery = 5 * 60_000;
const day = 86_400_000;

/** Whether a token has the form of a key. */
export function isApiKey(token: string): boolean {
  return token.startsWith(keyPrefix);
}

/** The keys, the newest first; those that have ended, for a while. */
export function listApiKeys(db: Db): Promise<ApiKey[]> {
  return db.apiKey.findMany({ ...withMaker, orderBy: { id: 'desc' } });
}

/**
 * Makes a key with a part of its maker's rights, and tells all gérants by mail. Returns it with the key itself, which
 * nothing keeps.
 * @throws DomainError FORBIDDEN for a right that the maker has not, CONFLICT when there are too many keys.
 */
export async function createApiKey(
  db: Db | PrismaClient,
  maker: { id: number; email: string; capabilities: readonly Capability[] },
  { name, capabilities, validity }: ApiKeyInput,
  configured: Configured,
): Promise<{ key: ApiKey; secret: string }> {
  if (capabilities.some((capability) => !maker.capabilities.includes(capability))) throw new DomainError('FORBIDDEN');
  const now = new Date();
  if ((await db.apiKey.count({ where: inForce(now) })) >= limits.apiKeys) {
    throw new DomainError('CONFLICT', { message: apiKeySentences.tooMany(limits.apiKeys) });
  }
  const secret = keyPrefix + randomBytes(32).toString('base64url');
  const days = keyValidities[validity];
  const data = {
    userId: maker.id,
    name,
    keyHash: hashOf(secret),
    start: secret.slice(0, keyStartLength),
    capabilities,
    createdAt: now,
    expiresAt: days === null ? null : new Date(now.getTime() + days * day),
  };
  const key = await inTransaction(db, async (tx) => {
    await writeManagerMails(tx, managerMails.keyMade(name, capabilities, maker.email), configured);
    return tx.apiKey.create({ ...withMaker, data });
  });
  return { key, secret };
}

/**
 * Ends a key at once and for good; one that was revoked before stays as it is.
 * @throws DomainError NOT_FOUND.
 */
export async function revokeApiKey(db: Db, id: number): Promise<ApiKey> {
  await db.apiKey.updateMany({ where: { id, revokedAt: null }, data: { revokedAt: new Date() } });
  const key = await db.apiKey.findUnique({ ...withMaker, where: { id } });
  if (key === null) throw new DomainError('NOT_FOUND');
  return key;
}

/** The key that a token is, in force or not; null for any other text. */
export async function findApiKey(db: Db, token: string): Promise<ApiKey | null> {
  if (!keyForm.test(token)) return null;
  return db.apiKey.findUnique({ ...withMaker, where: { keyHash: hashOf(token) } });
}

/** Notes every few minutes that a key is used. */
export async function noteKeyUse(db: Db, { id, lastUsedAt }: ApiKey, now = new Date()): Promise<void> {
  const before = new Date(now.getTime() - usedEvery);
  if (lastUsedAt !== null && lastUsedAt >= before) return;
  const unnoted = { OR: [{ lastUsedAt: null }, { lastUsedAt: { lt: before } }] };
  await db.apiKey.updateMany({ where: { id, ...unnoted }, data: { lastUsedAt: now } });
}

/** Whether a key is neither revoked nor expired. */
export function isInForce(
  { revokedAt, expiresAt }: Pick<ApiKey, 'revokedAt' | 'expiresAt'>,
  now = new Date(),
): boolean {
  return revokedAt === null && (expiresAt === null || expiresAt > now);
}

/** Deletes keys that have long opened nothing. */
export async function deleteEndedKeys(db: Db, now = new Date()): Promise<void> {
  const before = new Date(now.getTime() - endedKeyDays * day);
  await db.apiKey.deleteMany({ where: { OR: [{ revokedAt: { lt: before } }, { expiresAt: { lt: before } }] } });
}

function inForce(now: Date): Prisma.ApiKeyWhereInput {
  return { revokedAt: null, OR: [{ expiresAt: null }, { expiresAt: { gt: now } }] };
}

function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
