import { compressResponses } from '@barnum/hosting/compress-responses';
import { createFrontEndServer } from '@barnum/hosting/create-front-end-server';
import { measureCache, registerMetrics } from '@barnum/hosting/metrics';
import { purgeAtMidnight } from '@barnum/hosting/purge-at-midnight';
import { paths } from '@barnum/rules/paths';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { serveColours } from './colours.ts';
import type { Env } from './env.ts';
import { serveManifest } from './manifest.ts';
import { cachePages } from './page-cache.ts';
import { servePage } from './pages.ts';
import { registerSearchEngines } from './search-engines.ts';
import { subscribeToChanges } from './subscribe-to-changes.ts';

/**
 * Scripts, styles and fonts from this origin only; pictures also from elsewhere, because a partner's logo may be an
 * address.
 */
const contentSecurityPolicy = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:', 'https:'],
  'font-src': ["'self'"],
  'manifest-src': ["'self'"],
  'connect-src': ["'self'"],
  'form-action': ["'self'"],
  'base-uri': ["'none'"],
  'frame-ancestors': ["'none'"],
};

/** What only a development server has: Vike throws where it is to render it. */
const developmentFiles = /^\/(@vite|@fs|__vite_ping)/;

function policyText(policy: Record<string, string[]>): string {
  return Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join(';');
}

/**
 * The storefront: built files of `clientFolder`, pages for every other path, redirects for the back-office's addresses.
 */
export async function createApp(env: Env & { clientFolder: string }): Promise<FastifyInstance> {
  const { apiUrl, internalToken, cachesPages } = env;
  const caching = cachesPages && internalToken !== undefined ? cachePages() : undefined;
  const app = await createFrontEndServer({
    apiUrl,
    trustProxy: env.trustProxy,
    logLevel: env.logLevel,
    contentSecurityPolicy,
    tracing: { endpoint: env.traceEndpoint, program: 'barnum-storefront', continues: false },
    caching,
  });
  if (caching && internalToken !== undefined) {
    subscribeToChanges(app, caching.cache, { apiUrl, internalToken });
    purgeAtMidnight(app, caching.cache);
  }
  await app.register(fastifyStatic, {
    root: env.clientFolder,
    wildcard: false,
    index: false,
    cacheControl: false,
    preCompressed: true,
    setHeaders: (reply, path) => {
      const hashed = path.includes('/client/assets/');
      reply.setHeader('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  for (const path of [paths.signIn, paths.admin, `${paths.admin}/*`]) {
    app.get(path, (request, reply) => reply.redirect(`${env.backofficeUrl}${request.url}`, 302));
  }
  const metrics = await registerMetrics(app, env.metricsToken);
  if (metrics && caching) measureCache(metrics, caching.cache);
  compressResponses(app);
  registerSearchEngines(app, env);
  serveColours(app);
  serveManifest(app, env);
  app.get('/assets/*', (_request, reply) => reply.callNotFound());
  // Nothing in it can be used, so that the back-office may show it in a frame.
  const framed = policyText({ ...contentSecurityPolicy, 'frame-ancestors': [new URL(env.backofficeUrl).origin] });
  app.get(paths.preview, (request, reply) => {
    reply.header('content-security-policy', framed).removeHeader('x-frame-options');
    return servePage(request, reply);
  });
  app.get('/*', { config: { cacheable: true } }, (request, reply) =>
    developmentFiles.test(decodeURIComponent(request.url)) ? reply.callNotFound() : servePage(request, reply),
  );
  app.setNotFoundHandler((request, reply) => {
    const known = request.method === 'GET' || request.method === 'HEAD';
    if (!known) reply.header('allow', 'GET, HEAD');
    return reply
      .code(known ? 404 : 405)
      .type('text/plain; charset=utf-8')
      .send('');
  });
  return app;
}
