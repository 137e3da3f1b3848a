import { keyAuthor } from '@barnum/rules/api-keys';
import { deviceHeader } from '@barnum/rules/auth';
import { DomainError } from '@barnum/rules/errors';
import { authors } from '@barnum/rules/reservation-requests/request-states';
import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import { hasAccess, type Viewer } from './access.ts';
import { actAs } from './db/actor.ts';
import type { ChangeFeed } from './db/change-feed.ts';
import type { Database, PrismaClient } from './db/client.ts';
import type { AccountLinks } from './features/account-links/account-links.domain.ts';
import { verifyToken } from './features/api-keys/verify-token.domain.ts';
import type { AuthSettings } from './features/auth/auth.domain.ts';
import type { ExampleShop } from './features/example/example.domain.ts';
import type { FollowUpLinks } from './features/follow-up-links/follow-up-links.domain.ts';
import type { RenditionQueue } from './features/images/rendition-queue.ts';
import type { MailServerAccess } from './features/mail-server/mail-server.domain.ts';
import { clientNetwork, createRateLimiter, type RateLimiter } from './features/rate-limits/rate-limits.domain.ts';
import { deviceWords } from './features/sessions/device-words.ts';
import { type CallingDevice, deviceKey } from './features/sessions/sessions.domain.ts';
import type { WebhookAccess } from './features/webhooks/webhooks.domain.ts';
import type { Storage } from './storage/storage.ts';

/** What all calls share. */
export interface Services {
  db: PrismaClient;
  storage: Storage;
  renditionQueue: RenditionQueue;
  auth: AuthSettings;
  changes: ChangeFeed;
  /** Links to visitors' private pages. */
  followUp: FollowUpLinks;
  /** Links that are sent to who signs in. */
  accountLinks: AccountLinks;
  /** Where labels of pieces lead. */
  backofficeUrl: string;
  /** Multiplies all rate limits. */
  rateLimitFactor: number;
  mailServer: MailServerAccess;
  webhooks: WebhookAccess;
  example: ExampleShop;
  database: Database;
  /** Where backups are made. */
  dataDir: string;
  /** Years that a request is kept after the last contact. */
  retentionYears: number;
}

/** Context of one call; `viewer` is null for a visitor. */
export interface CallContext extends Services {
  viewer: Viewer | null;
  /** The viewer's, of a session or a key; null for a visitor. */
  token: string | null;
  rateLimiter: RateLimiter;
  /** Address or IPv6 network of the caller, for rate limits. */
  address: string;
  device: CallingDevice;
  /** Logs with the id of this call. */
  log: FastifyBaseLogger;
  /** Reads the viewer again, for subscriptions: the role may have changed since. */
  currentViewer(): Promise<Viewer | null>;
}

/**
 * Context of a call, from its `Authorization` header and its address.
 * @throws DomainError UNAUTHENTICATED when a token is sent and is not valid; TOO_MANY_REQUESTS after too many wrong keys.
 */
export async function createCallContext(
  services: Services,
  request: Pick<FastifyRequest, 'headers' | 'ip' | 'log'>,
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

/** The viewer, for the history of a request: the e-mail address, and the key if it is one. */
export function authorOf({ viewer }: CallContext): string {
  if (viewer === null) throw new Error('Only who is signed in comes here');
  return nameOf(viewer);
}

function nameOf({ email, keyName }: Viewer): string {
  return keyName === null ? email : keyAuthor(keyName, email);
}

/** What a call may read: what is shown on the site, or also what is hidden. */
export function readingOf({ viewer }: Pick<CallContext, 'viewer'>): { withHidden: boolean } {
  return { withHidden: hasAccess(viewer, 'articles') };
}
