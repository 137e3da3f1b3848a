import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TeamRole } from '@barnum/rules/access/team/rights';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, inject } from 'vitest';
import type { DemoPictures } from '../../../../prisma/seed/demo-pictures.ts';
import { exampleShop } from '../../../../prisma/seed/desk/example.ts';
import { hashPassword } from '../../src/access/auth/passwords.ts';
import type { MailServerAccess } from '../../src/access/mail-server/mail-server.domain.ts';
import { openUserSession } from '../../src/access/sessions/sessions.domain.ts';
import { createApp } from '../../src/assembly/app.ts';
import { createAccountLinks } from '../../src/outbox/account-links/account-links.domain.ts';
import { createFollowUpLinks } from '../../src/outbox/follow-up-links/follow-up-links.domain.ts';
import type { ChangeFeed } from '../../src/platform/db/change-feed.ts';
import type { Database, PrismaClient } from '../../src/platform/db/client.ts';
import { type LocateServer, PrivateAddressError } from '../../src/platform/network/locate-server.ts';
import { createRenditionQueue, type RenditionQueue } from '../../src/platform/picture-files/rendition-queue.ts';
import { localStorage } from '../../src/platform/storage/local-storage.ts';
import type { Storage } from '../../src/platform/storage/storage.ts';
import { databaseKinds, everyDatabase, freshDatabase, isInstalled, kindOfOne } from './databases.ts';
import { lastRowFirst } from './unordered.ts';

const adminEmails = ['admin@barnum.example', 'gerance@barnum.example'];
const password = 'barnum-demo';
const secret = 'a secret for tests, of more than 32 bytes';

/** The whole service on a database that is emptied before each test. */
export interface TestService {
  app: FastifyInstance;
  database: Database;
  db: PrismaClient;
  changes: ChangeFeed;
  storage: Storage;
  renditionQueue: RenditionQueue;
  /** Where pictures and backups are. */
  dataDir: string;
  rest(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, options?: RestOptions): Promise<RestAnswer>;
  graphql(query: string, variables?: Record<string, unknown>, token?: string): Promise<GraphqlAnswer>;
  /** A token of someone who exists from then on, an administrator being the gérant. */
  signIn(as: TestUser): Promise<string>;
}

/** Who signs in: the owner of a configured address, or who has another role. */
export type TestUser = 'administrator' | Exclude<TeamRole, 'manager'>;

interface Options {
  /** A service that no other file has: for tests that make it listen, close it, or subscribe to its database. */
  isOwn?: true;
  cachesAnswers?: boolean;
  /** Multiplies the limits of attempts; by default tests never meet them. */
  rateLimitFactor?: number;
  graphiql?: boolean;
  /** Where pictures are kept; a folder of its own by default. */
  openStorage?: () => Promise<Storage>;
  /** Where the names of mail servers and of webhooks lead; by default nowhere. */
  locateServer?: LocateServer;
  /** The pictures of the example; by default none. */
  readPictures?: () => Promise<DemoPictures>;
}

interface RestOptions {
  body?: unknown;
  token?: string;
  headers?: Record<string, string>;
}

// Answers are what a client sees: JSON of any shape, which each test holds against what it expects.
// biome-ignore lint/suspicious/noExplicitAny: a test reads fields that its expectations then check
type Json = any;

interface RestAnswer {
  status: number;
  headers: Record<string, unknown>;
  body: Json;
}

interface GraphqlAnswer {
  status: number;
  data: Json;
  errors: { message: string; extensions?: { code?: string; fields?: Record<string, string>; detail?: string } }[];
}

/** The links to private pages, as a test's service makes them. */
export const followUpLinks = createFollowUpLinks({
  secret,
  storefrontUrl: 'http://localhost:3000',
});

/** The links to accounts, as a test's service makes them. */
export const accountLinks = createAccountLinks({ secret, backofficeUrl: 'http://localhost:3001' });

/** Who shows it may read the metrics of a test's service. */
export const metricsToken = 'a token for tests, of more than 32 characters';

/**
 * Runs `tests` on the embedded database and on PostgreSQL: for what the two can differ in, as SQL of our own, locks,
 * isolation, triggers, the change feed, search, backup, migrations and concurrency.
 */
export function onEveryDatabase(name: string, tests: (service: TestService) => void, options?: Options): void {
  for (const kind of databaseKinds) onDatabase(kind, name, tests, options);
}

/**
 * Runs `tests` on one database, PostgreSQL where it is installed: for what only passes through Prisma. `npm test --
 * every-database` runs them on both.
 */
export function onOneDatabase(name: string, tests: (service: TestService) => void, options?: Options): void {
  if (everyDatabase) onEveryDatabase(name, tests, options);
  else onDatabase(kindOfOne(), name, tests, options);
}

function onDatabase(
  kind: Database['kind'],
  name: string,
  tests: (service: TestService) => void,
  options: Options | undefined,
): void {
  describe.skipIf(!isInstalled(kind))(`${name} (${kind})`, () => {
    const service = {} as TestService;
    let release: () => Promise<void>;
    beforeAll(async () => {
      const taken = await (options ? ownService(kind, options) : sharedService(kind));
      Object.assign(service, taken.service);
      release = taken.release;
    });
    beforeEach(() => emptyTables(service.db));
    afterAll(() => release?.());
    tests(service);
  });
}

interface TakenService {
  service: TestService;
  /** Ends what is the file's own, and leaves what is shared as it was. */
  release: () => Promise<void>;
}

async function ownService(kind: Database['kind'], options: Options): Promise<TakenService> {
  const mediaFolder = await mkdtemp(join(tmpdir(), 'barnum-media-'));
  const service = await startService(await freshDatabase(kind), mediaFolder, options);
  const release = async () => {
    await service.app.close();
    await service.renditionQueue.close();
    await service.database.close();
    await rm(mediaFolder, { recursive: true, force: true });
  };
  return { service, release };
}

/** One service a process and kind of database serves all files that ask for none of their own. */
const sharedServices = new Map<Database['kind'], Promise<TestService>>();

async function sharedService(kind: Database['kind']): Promise<TakenService> {
  const started = sharedServices.get(kind) ?? startSharedService(kind);
  sharedServices.set(kind, started);
  const service = await started;
  const release = async () => {
    await service.renditionQueue.idle();
    await emptyTables(service.db);
    await emptyFolder(service.dataDir);
  };
  return { service, release };
}

/** It ends with its process. */
async function startSharedService(kind: Database['kind']): Promise<TestService> {
  const mediaFolder = await mkdtemp(join(inject('testFolder'), 'media-'));
  return startService(await freshDatabase(kind), mediaFolder, {});
}

async function emptyFolder(folder: string): Promise<void> {
  for (const name of await readdir(folder)) await rm(join(folder, name), { recursive: true });
}

/** A service on a database that others may share. */
export async function startService(
  database: Database,
  mediaFolder: string,
  // Tests write past the service, which then need not hear of it before the next read.
  {
    cachesAnswers = false,
    graphiql = true,
    rateLimitFactor = 1_000,
    openStorage,
    locateServer = leadsNowhere,
    readPictures = noPictures,
  }: Options,
): Promise<TestService> {
  const db = lastRowFirst(database.prisma);
  const storage = await (openStorage?.() ?? localStorage(mediaFolder));
  const renditionQueue = createRenditionQueue(db, storage, (error) => {
    throw error;
  });
  const changes = await database.openChangeFeed();
  const app = await createApp({
    db,
    storage,
    renditionQueue,
    changes,
    followUp: followUpLinks,
    accountLinks,
    backofficeUrl: 'http://localhost:3001',
    auth: { jwtSecret: secret, adminEmails },
    graphiql,
    cachesAnswers,
    database,
    metricsToken,
    slowQueryMilliseconds: 1_000,
    rateLimitFactor,
    retentionYears: 3,
    mailServer: { smtpUrl: undefined, secret, locate: locateServer },
    webhooks: { secret, locate: locateServer },
    example: exampleShop(readPictures),
    dataDir: mediaFolder,
    trustProxy: false,
    logLevel: 'silent',
  });
  return {
    app,
    database,
    db,
    changes,
    storage,
    renditionQueue,
    dataDir: mediaFolder,
    rest: (method, path, options = {}) => callRest(app, method, path, options),
    graphql: (query, variables = {}, token) => callGraphql(app, query, variables, token),
    signIn: (role) => signIn(db, role),
  };
}

const noPictures = async () => new Map<string, Buffer>();

const leadsNowhere: LocateServer = async () => {
  throw new PrivateAddressError();
};

/** A mail server of the environment, for the job that sends. */
export function mailServerAt(smtpUrl: string): MailServerAccess {
  return { smtpUrl, secret, locate: leadsNowhere };
}

async function callRest(
  app: FastifyInstance,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  { body, token, headers }: RestOptions,
): Promise<RestAnswer> {
  const options: InjectOptions = { method, url: `/api${path}`, headers: { ...headers, ...bearer(token) } };
  if (body !== undefined) options.payload = body as object;
  const answer = await app.inject(options);
  return { status: answer.statusCode, headers: answer.headers, body: answer.body === '' ? null : answer.json() };
}

async function callGraphql(
  app: FastifyInstance,
  query: string,
  variables: Record<string, unknown>,
  token: string | undefined,
): Promise<GraphqlAnswer> {
  const answer = await app.inject({
    method: 'POST',
    url: '/graphql',
    headers: bearer(token),
    payload: { query, variables },
  });
  const { data = null, errors = [] } = answer.json();
  return { status: answer.statusCode, data, errors };
}

// The configured address is a gérant's, whatever is stored.
const testUsers: Record<TestUser, { email: string; role: TeamRole }> = {
  administrator: { email: 'admin@barnum.example', role: 'user' },
  team: { email: 'equipe@barnum.example', role: 'team' },
  preparation: { email: 'preparation@barnum.example', role: 'preparation' },
  user: { email: 'client@barnum.example', role: 'user' },
};

let passwordHash: string | undefined;

/** A token as the service hands it out, without the password's check: that is slow on purpose. */
async function signIn(db: PrismaClient, as: TestUser): Promise<string> {
  const { email, role } = testUsers[as];
  passwordHash ??= await hashPassword(password);
  const user = await db.user.upsert({ where: { email }, create: { email, passwordHash, role }, update: {} });
  return openUserSession(db, user, { jwtSecret: secret }, { words: 'Un programme', key: null });
}

function bearer(token: string | undefined): Record<string, string> {
  return token === undefined ? {} : { authorization: `Bearer ${token}` };
}

/**
 * Deletes all rows and starts the sequences anew, without the triggers that keep invoices. Of the tables those alone whose
 * file has grown; what is small by DELETE, as TRUNCATE takes milliseconds for each table that refers to another one.
 */
async function emptyTables(db: PrismaClient): Promise<void> {
  await db.$executeRaw`
    DO $$ DECLARE grown record; BEGIN
      PERFORM set_config('session_replication_role', 'replica', true);
      FOR grown IN
        SELECT oid::regclass AS name, pg_relation_size(oid) > 100000 AS "isLarge" FROM pg_class
        WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace AND relname <> '_prisma_migrations'
        AND pg_relation_size(oid) > 0
      LOOP
        EXECUTE CASE WHEN grown."isLarge" THEN format('TRUNCATE %s CASCADE', grown.name) ELSE format('DELETE FROM %s', grown.name) END;
      END LOOP;
      PERFORM setval(seqrelid, seqstart, false) FROM pg_sequence WHERE pg_sequence_last_value(seqrelid) IS NOT NULL;
    END $$`;
}
