import { deviceHeader } from '@barnum/rules/access/auth/auth';
import { DomainError } from '@barnum/rules/errors';
import { authors } from '@barnum/rules/requests/reservation-requests/request-states';
import { verifyToken } from '../access/api-keys/verify-token.domain.ts';
import { deviceWords } from '../access/sessions/device-words.ts';
import { deviceKey } from '../access/sessions/sessions.domain.ts';
import { type CallContext, type CreateContext, nameOf, type Services } from '../platform/context.ts';
import { actAs } from '../platform/db/actor.ts';
import { clientNetwork, createRateLimiter } from '../platform/rate-limits/rate-limits.domain.ts';

/**
 * Context of a call, from its `Authorization` header and its address.
 * @throws DomainError UNAUTHENTICATED when a token is sent and is not valid; TOO_MANY_REQUESTS after too many wrong keys.
 */
export async function createCallContext(
  services: Services,
  request: Parameters<CreateContext>[0],
): Promise<CallContext> {
  const token = bearerToken(request.headers.authorization);
  const rateLimiter = createRateLimiter(services.db, {
    factor: services.rateLimitFactor,
    secret: services.auth.jwtSecret,
  });
  const address = clientNetwork(request.ip);
  const currentViewer = async () =>
    token === null ? null : verifyToken(services.db, token, services.auth, { rateLimiter, address });
  const viewer = await currentViewer();
  actAs(viewer === null ? authors.visitor : nameOf(viewer));
  return {
    ...services,
    token,
    viewer,
    rateLimiter,
    address,
    device: { words: deviceWords(request.headers['user-agent']), key: deviceKey(request.headers[deviceHeader]) },
    log: request.log,
    currentViewer,
  };
}

function bearerToken(authorization: string | undefined): string | null {
  if (authorization === undefined) return null;
  const token = /^Bearer (\S+)$/i.exec(authorization)?.[1];
  if (token === undefined) throw new DomainError('UNAUTHENTICATED');
  return token;
}
