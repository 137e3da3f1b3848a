import { DomainError } from '@barnum/rules/errors';
import { limits } from '@barnum/rules/limits';
import { release } from '@barnum/rules/release';
import helmet from '@fastify/helmet';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { clientErrorHandler } from './client-error-handler.ts';
import { drainUnreadBodies } from './drain-unread-bodies.ts';
import { errorForLog, withoutErrorMessage } from './error-for-log.ts';
import { sendError, toHttpError } from './error-reply.ts';
import { requestIdOf } from './request-id.ts';
import { isRefill, type ResponseCacheOptions, registerResponseCache } from './response-cache-plugin.ts';
import { type TracingOptions, traceRequests } from './tracing.ts';

export interface ServerOptions {
  /** The error that callers get, for a program that knows more errors than `toHttpError`. */
  toDomainError?: (error: unknown) => DomainError;
  /** As `trustProxy` of env.ts parses it. */
  trustProxy: string[] | false;
  logLevel: string;
  /** Content-Security-Policy directives of every answer that does not set its own. */
  contentSecurityPolicy: Record<string, string[]>;
  tracing?: TracingOptions;
  /** Whether its pages may ask for the camera. */
  hasCamera?: boolean | undefined;
  /** Cached responses are sent before all other hooks run, which they do not need. */
  caching?: ResponseCacheOptions | undefined;
}

/**
 * A Fastify instance with what all three servers share: timeouts, body limit, security headers,
 * JSON logs without personal data, and `/healthz`.
 */
export async function createServer(options: ServerOptions): Promise<FastifyInstance> {
  const app = Fastify({
    trustProxy: options.trustProxy,
    rewriteUrl: ({ url = '/' }) => readableUrl(url),
    bodyLimit: limits.jsonBodyBytes,
    requestTimeout: 30_000,
    connectionTimeout: 60_000,
    keepAliveTimeout: 65_000,
    // By default Node checks for slow connections only twice a minute. Browsers keep spare connections without a request
    // for some twenty seconds: one that is ended sooner meets their first request with 408.
    http: { headersTimeout: 30_000, connectionsCheckingInterval: 5_000 },
    clientErrorHandler: clientErrorHandler,
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    genReqId: requestIdOf,
    logController: new LogController({ disableRequestLogging: true }),
    logger: {
      level: options.logLevel,
      // Libraries log headers at debug level: a token is among them.
      redact: { paths: ['headers', '*.headers'], remove: true },
      serializers: {
        req: (request) => ({ id: request.id, method: request.method, route: request.routeOptions?.url }),
        err: errorForLog,
      },
      hooks: {
        logMethod(args, method) {
          // The proxy's own warning, with a stack also when the caller went away: what failed is logged below.
          if (Object.values(args).includes('response errored')) return undefined;
          const safeArgs = withoutErrorMessage(args);
          return method.apply(this, safeArgs ?? args);
        },
      },
    },
  });
  app.addHook('onRequest', (request, reply, next) => {
    if (request.protocol === 'https') reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
    next();
  });
  app.addHook('onResponse', (request, reply, next) => {
    if (isRefill(request)) return next();
    const { method, routeOptions } = request;
    const milliseconds = Math.round(reply.elapsedTime);
    request.log.info({ method, route: routeOptions.url, status: reply.statusCode, milliseconds }, 'answered');
    next();
  });
  app.setErrorHandler((error, _request, reply) =>
    sendError(reply, error, (options.toDomainError ?? toHttpError)(error)),
  );
  drainUnreadBodies(app);
  if (options.tracing) await traceRequests(app, options.tracing);
  if (options.caching) registerResponseCache(app, options.caching);
  app.addHook('onRequest', async (_request, reply) => {
    const camera = options.hasCamera ? '(self)' : '()';
    reply.header('permissions-policy', `camera=${camera}, geolocation=(), microphone=(), payment=(), usb=()`);
  });
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: options.contentSecurityPolicy },
    // Set by the hook below, behind TLS only: a browser must not remember it from a plain local address.
    strictTransportSecurity: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
  });
  app.all(unreadable, async () => {
    throw new DomainError('NOT_FOUND');
  });
  app.get('/healthz', { logLevel: 'silent' }, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'ok', version: release };
  });
  return app;
}

// A target may also be a whole address, or `*`, which no route and no page expects.
function pathOf(target: string): string {
  const path = target.replace(/^https?:\/\/[^/?#]*/i, '');
  return path.startsWith('/') ? path : `/${path}`;
}

/** Where addresses lead whose percent signs nobody can read. */
const unreadable = '/-/illisible';

/** What is behind the question mark loses percent signs that nobody can read: it changes nothing of an answer. */
function readableUrl(url: string): string {
  const [path = '', ...queries] = url.split('?');
  if (!isDecodable(path)) return unreadable;
  if (queries.length === 0) return pathOf(path);
  const query = queries.join('?');
  return pathOf(`${path}?${isDecodable(query) ? query : query.replaceAll('%', '')}`);
}

function isDecodable(url: string): boolean {
  try {
    // The result is used, or a bundler would drop the call as one without effect.
    return decodeURIComponent(url).length >= 0;
  } catch {
    return false;
  }
}
