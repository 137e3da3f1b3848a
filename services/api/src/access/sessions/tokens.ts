import { createSecretKey, randomUUID } from 'node:crypto';
import { id } from '@barnum/rules/fields/id';
import jwt from 'jsonwebtoken';

const issuer = 'barnum';
const audience = 'barnum-backoffice';
const lifetimeSeconds = 8 * 60 * 60;

export interface TokenClaims {
  /** Its own, so that it can be ended alone. */
  tokenId: string;
  userId: number;
  tokenVersion: number;
  expiresAt: Date;
}

/** A signed token for a user, valid for eight hours, with its own id. */
export function signToken(
  claims: Pick<TokenClaims, 'userId' | 'tokenVersion'>,
  secret: string,
): { token: string; tokenId: string; expiresAt: Date } {
  const tokenId = randomUUID();
  const token = jwt.sign({ ver: claims.tokenVersion }, secret, {
    algorithm: 'HS256',
    jwtid: tokenId,
    subject: String(claims.userId),
    issuer,
    audience,
    expiresIn: lifetimeSeconds,
  });
  return { token, tokenId, expiresAt: new Date(Date.now() + lifetimeSeconds * 1_000) };
}

/** The claims of a token; null when it is not ours, altered or expired. */
export function readToken(token: string, secret: string): TokenClaims | null {
  try {
    // As a key, which spares trying to read the text as a public one.
    const key = createSecretKey(secret, 'utf8');
    const payload = jwt.verify(token, key, { algorithms: ['HS256'], issuer, audience, maxAge: lifetimeSeconds });
    if (typeof payload === 'string') return null;
    const userId = id.safeParse(payload.sub).data;
    const { jti, exp } = payload;
    const tokenVersion: unknown = payload.ver;
    if (userId === undefined || typeof tokenVersion !== 'number') return null;
    if (typeof jti !== 'string' || exp === undefined) return null;
    return { tokenId: jti, userId, tokenVersion, expiresAt: new Date(exp * 1_000) };
  } catch {
    return null;
  }
}
