import { withRequestId } from '@barnum/hosting/request-id';
import { paths, servicePaths, technicalPaths } from '@barnum/rules/paths';
import type { FastifyInstance } from 'fastify';
import type { Env } from './env.ts';
import { retryAfterSeconds } from './pages.ts';
import { makeSiteMap } from './site-map.ts';

/** `/robots.txt` and `/sitemap.xml`. */
export function registerSearchEngines(app: FastifyInstance, env: Env): void {
  app.get(technicalPaths.robots, (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('text/plain; charset=utf-8').send(robots(env.storefrontUrl)),
  );
  app.get(technicalPaths.sitemap, { config: { cacheable: true } }, async (request, reply) => {
    try {
      const xml = await withRequestId(request.id, () => makeSiteMap(env));
      return reply.header('cache-control', 'no-cache').type('application/xml; charset=utf-8').send(xml);
    } catch (error) {
      request.log.error(error, 'the service could not answer the site map’s query');
      return reply.code(503).header('retry-after', retryAfterSeconds).header('cache-control', 'no-store').send('');
    }
  });
}

const robots = (storefrontUrl: string) => `User-agent: *
Disallow: ${paths.admin}
Disallow: ${paths.signIn}
Disallow: ${paths.followUp('')}
Disallow: ${servicePaths.rest}
Disallow: ${servicePaths.graphql}

Sitemap: ${storefrontUrl}${technicalPaths.sitemap}
`;
