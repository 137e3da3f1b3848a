import type { AnswerCache } from '@barnum/hosting/answer-cache';
import { compressAnswers } from '@barnum/hosting/compress-answers';
import { createServer } from '@barnum/hosting/server';
import { DomainError } from '@barnum/rules/errors';
import type { FastifyInstance } from 'fastify';
import { registerInternalChanges } from './cache/internal-changes.ts';
import { keepPublicAnswers } from './cache/public-answers.ts';
import type { Services } from './context.ts';
import type { Database } from './db/client.ts';
import { registerCalendarFeed } from './features/calendar-feeds/calendar-feeds.agenda.ts';
import { registerMedia } from './features/images/images.media.ts';
import { registerGraphql } from './graphql/endpoint.ts';
import { registerHealth } from './monitoring/health.ts';
import { observe } from './monitoring/observe.ts';
import { acceptMultipart } from './rest/multipart.ts';
import { answerFailure } from './rest/respond.ts';
import { registerRest } from './rest/router.ts';

export interface AppOptions extends Services {
  graphiql: boolean;
  /** Whether answers to visitors' reads are kept until the content changes. */
  keepAnswers: boolean;
  /** By which the storefront proves itself; without it nobody is told of changes. */
  internalToken?: string | undefined;
  /** Who shows it reads the metrics; without it nobody does. */
  metricsToken?: string | undefined;
  slowQueryMilliseconds: number;
  database: Pick<Database, 'onStatement' | 'connections'>;
  /** Where traces are sent; without it there are none. */
  traceEndpoint?: string | undefined;
  trustProxy: string[] | false;
  logLevel: string;
}

/** The whole service, not yet listening: GraphQL, the REST facade, pictures and health. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  let cache: AnswerCache | null = null;
  const app = await createServer({
    first: (server) => {
      if (options.keepAnswers) cache = keepPublicAnswers(server, options.changes);
    },
    tracing: { endpoint: options.traceEndpoint, program: 'barnum-api', continues: true },
    trustProxy: options.trustProxy,
    logLevel: options.logLevel,
    contentSecurityPolicy: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
  });
  // JSON is the only content type whose senders a browser restrains across origins.
  app.removeContentTypeParser('text/plain');
  app.setErrorHandler((error, _request, reply) => answerFailure(reply, error));
  app.setNotFoundHandler((_request, reply) => answerFailure(reply, new DomainError('NOT_FOUND')));
  // Subscriptions end with the feed; as long as one lasts, the server could not close.
  app.addHook('preClose', () => options.changes.close());
  await observe(app, { ...options, cache });
  compressAnswers(app);
  await acceptMultipart(app);
  registerHealth(app, options);
  registerGraphql(app, options, { graphiql: options.graphiql, cache });
  registerRest(app, options);
  registerMedia(app, options.storage);
  registerCalendarFeed(app, options);
  if (options.internalToken !== undefined) registerInternalChanges(app, options.changes, options.internalToken);
  return app;
}
