import { compressResponses } from '@barnum/hosting/compress-responses';
import { createServer } from '@barnum/hosting/create-server';
import { sendError } from '@barnum/hosting/error-reply';
import { purgeAtMidnight } from '@barnum/hosting/purge-at-midnight';
import { DomainError } from '@barnum/rules/errors';
import type { FastifyInstance } from 'fastify';
import { registerJournalCsv } from '../access/journal/journal.route.ts';
import { countCatalogue } from '../catalogue/articles/article-lists.domain.ts';
import { registerMedia } from '../catalogue/images/images.route.ts';
import { registerShopPictures } from '../catalogue/shop-pictures/shop-pictures.route.ts';
import { registerFollowedHandovers } from '../desk/handover/followed-handovers.route.ts';
import { registerRequestFiles } from '../desk/request-files/request-files.route.ts';
import { registerSpreadsheets } from '../desk/spreadsheets/spreadsheets.route.ts';
import { registerFollowedFiles } from '../money/followed-deals/followed-deals.route.ts';
import { registerInvoiceExports } from '../money/invoice-exports/invoice-exports.route.ts';
import type { CreateContext, Services } from '../platform/context.ts';
import { onBehalfOf } from '../platform/db/actor.ts';
import { registerGraphql } from '../platform/graphql/endpoint.ts';
import { toDomainError } from '../platform/http/errors.ts';
import { registerHealth } from '../platform/monitoring/health.ts';
import { observe } from '../platform/monitoring/observe.ts';
import { cachePublicReads } from '../platform/public-content/cache-public-reads.ts';
import { registerChangeNotices } from '../platform/public-content/serve-changes.ts';
import { acceptMultipart } from '../platform/rest/multipart.ts';
import { registerRest } from '../platform/rest/router.ts';
import { registerCalendarFeed } from '../requests/calendar-feeds/calendar-feeds.route.ts';
import { createCallContext } from './create-call-context.ts';
import { restRoutes } from './rest-routes.ts';
import { schema } from './schema.ts';

export interface AppOptions extends Services {
  graphiql: boolean;
  /** Whether answers of public REST reads are cached until the content changes. */
  cachesAnswers: boolean;
  /** Authenticates the storefront on the change stream; without it there is no stream. */
  internalToken?: string | undefined;
  /** Authenticates readers of the metrics; without it there are none. */
  metricsToken?: string | undefined;
  slowQueryMilliseconds: number;
  /** Where traces are sent; without it there are none. */
  traceEndpoint?: string | undefined;
  trustProxy: string[] | false;
  logLevel: string;
}

/** Builds the service, which does not listen yet: GraphQL, the REST facade, pictures and health. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const caching = options.cachesAnswers ? cachePublicReads(options.changes) : undefined;
  const app = await createServer({
    caching,
    toDomainError,
    tracing: { endpoint: options.traceEndpoint, program: 'barnum-api', continues: true },
    trustProxy: options.trustProxy,
    logLevel: options.logLevel,
    contentSecurityPolicy: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
  });
  if (caching) purgeAtMidnight(app, caching.cache);
  // JSON is the only content type that browsers do not send to another origin without a preflight.
  app.removeContentTypeParser('text/plain');
  app.setNotFoundHandler((_request, reply) => sendError(reply, new DomainError('NOT_FOUND')));
  // After the body is read: its events come from elsewhere, and would not know on whose behalf.
  app.addHook('preHandler', (_request, _reply, done) => onBehalfOf(null, done));
  // Ends the subscriptions, which would keep the server from closing.
  app.addHook('preClose', () => options.changes.close());
  await observe(app, { ...options, cache: caching?.cache });
  compressResponses(app);
  await acceptMultipart(app);
  registerHealth(app, options);
  const createContext: CreateContext = (request) => createCallContext(options, request);
  registerGraphql(app, { ...options, schema, countCatalogue, createContext });
  await registerRest(app, { ...options, routes: restRoutes, createContext });
  registerMedia(app, options.storage);
  registerShopPictures(app, options);
  registerCalendarFeed(app, createContext);
  registerRequestFiles(app, createContext);
  registerFollowedFiles(app, createContext);
  registerFollowedHandovers(app, createContext);
  registerInvoiceExports(app, createContext);
  registerJournalCsv(app, createContext);
  registerSpreadsheets(app, createContext);
  if (options.internalToken !== undefined) registerChangeNotices(app, options.changes, options.internalToken);
  return app;
}
