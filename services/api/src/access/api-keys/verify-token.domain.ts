import type { Capability } from '@barnum/rules/access/team/rights';
import { DomainError } from '@barnum/rules/errors';
import type { Viewer } from '../../platform/access.ts';
import type { Db } from '../../platform/db/client.ts';
import type { RateLimiter } from '../../platform/rate-limits/rate-limits.domain.ts';
import { type AuthSettings, isSuspended, teamMember } from '../auth/auth.domain.ts';
import { readSession } from '../sessions/sessions.domain.ts';
import { type ApiKey, findApiKey, isApiKey, isInForce, noteKeyUse } from './api-keys.domain.ts';

/**
 * Who calls with a token, of a session or a key of a program, with what they may do at present.
 * @throws DomainError UNAUTHENTICATED when the token is not valid or was ended, or its user is suspended;
 * TOO_MANY_REQUESTS from an address that tried too many wrong keys.
 */
export async function verifyToken(
  db: Db,
  token: string,
  settings: AuthSettings,
  caller: { rateLimiter: RateLimiter; address: string },
): Promise<Viewer> {
  if (isApiKey(token)) return verifyKey(db, token, settings, caller);
  const { user } = await readSession(db, token, settings);
  if (isSuspended(user, settings)) throw new DomainError('UNAUTHENTICATED');
  return { ...(await teamMember(db, user, settings)), keyName: null };
}

/** What a key opens at present; nothing once it has ended. */
export async function rightsOfKey(db: Db, key: ApiKey, settings: AuthSettings): Promise<readonly Capability[]> {
  return (await viewerOfKey(db, key, settings))?.capabilities ?? [];
}

async function verifyKey(
  db: Db,
  token: string,
  settings: AuthSettings,
  { rateLimiter, address }: { rateLimiter: RateLimiter; address: string },
): Promise<Viewer> {
  // A right key is not counted: programs send many calls, at once too.
  await rateLimiter.requireLeft('apiKey', address);
  const key = await findApiKey(db, token);
  const viewer = key && (await viewerOfKey(db, key, settings));
  if (key === null || viewer === null) {
    await rateLimiter.consume('apiKey', address);
    throw new DomainError('UNAUTHENTICATED');
  }
  await noteKeyUse(db, key);
  return viewer;
}

/** Of a key's rights those that its maker has at present; null when it has ended, or its maker is suspended. */
async function viewerOfKey(db: Db, key: ApiKey, settings: AuthSettings): Promise<Viewer | null> {
  if (!isInForce(key) || isSuspended(key.user, settings)) return null;
  const maker = await teamMember(db, key.user, settings);
  const capabilities = maker.capabilities.filter((capability) => key.capabilities.includes(capability));
  return { ...maker, capabilities, keyName: key.name };
}
