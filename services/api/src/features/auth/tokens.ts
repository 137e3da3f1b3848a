import { id } from '@barnum/rules/fields/id';
import jwt from 'jsonwebtoken';

const issuer = 'barnum';
const audience = 'barnum-backoffice';
const lifetimeSeconds = 8 * 60 * 60;

export interface TokenClaims {
  userId: number;
  tokenVersion: number;
}

/** A signed token for a user, valid for eight hours. */
export function signToken(claims: TokenClaims, secret: string): string {
  return jwt.sign({ ver: claims.tokenVersion }, secret, {
    algorithm: 'HS256',
    subject: String(claims.userId),
    issuer,
    audience,
    expiresIn: lifetimeSeconds,
  });
}

/** The claims of a token; null when it is not ours, altered or expired. */
export function readToken(token: string, secret: string): TokenClaims | null {
  try {
    const payload = jwt.verify(token, secret, { algorithms: ['HS256'], issuer, audience, maxAge: lifetimeSeconds });
    if (typeof payload === 'string') return null;
    const userId = id.safeParse(payload.sub).data;
    const tokenVersion: unknown = payload.ver;
    return userId !== undefined && typeof tokenVersion === 'number' ? { userId, tokenVersion } : null;
  } catch {
    return null;
  }
}
