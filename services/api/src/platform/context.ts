import { keyAuthor } from '@barnum/rules/access/api-keys/api-keys';
import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import { hasAccess, type Viewer } from './access.ts';
import type { ChangeFeed } from './db/change-feed.ts';
import type { Database, PrismaClient } from './db/client.ts';
import type { Storage } from './storage/storage.ts';

/** What all calls share. A feature that adds to it declares so beside what it adds. */
export interface Services {
  db: PrismaClient;
  storage: Storage;
  changes: ChangeFeed;
  /** Where labels of pieces lead. */
  backofficeUrl: string;
  /** Multiplies all rate limits. */
  rateLimitFactor: number;
  database: Database;
  /** Where backups are made. */
  dataDir: string;
  /** Years that a request is kept after the last contact. */
  retentionYears: number;
}

/** Context of one call; `viewer` is null for a visitor. Features add to it as to `Services`. */
export interface CallContext extends Services {
  viewer: Viewer | null;
  /** The viewer's, of a session or a key; null for a visitor. */
  token: string | null;
  /** Address or IPv6 network of the caller, for rate limits. */
  address: string;
  /** Logs with the id of this call. */
  log: FastifyBaseLogger;
  /** Reads the viewer again, for subscriptions: the role may have changed since. */
  currentViewer(): Promise<Viewer | null>;
}

/** Makes the context of a call, of its `Authorization` header and its address. */
export type CreateContext = (request: Pick<FastifyRequest, 'headers' | 'ip' | 'log'>) => Promise<CallContext>;

/** The viewer, for the history of a request: the e-mail address, and the key if it is one. */
export function authorOf({ viewer }: CallContext): string {
  if (viewer === null) throw new Error('Only who is signed in comes here');
  return nameOf(viewer);
}

/** Who writes: the e-mail address, and the key if it is one. */
export function nameOf({ email, keyName }: Viewer): string {
  return keyName === null ? email : keyAuthor(keyName, email);
}

/** What a call may read: what is shown on the site, or also what is hidden. */
export function readingOf({ viewer }: Pick<CallContext, 'viewer'>): { withHidden: boolean } {
  return { withHidden: hasAccess(viewer, 'articles') };
}
