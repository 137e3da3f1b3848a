import { withRequestId } from '@barnum/hosting/request-id';
import { paths, shopIconSizes, shopPicturePaths, technicalPaths } from '@barnum/rules/paths';
import { grounds } from '@barnum/rules/site/colours/shop-colours';
import type { FastifyInstance } from 'fastify';
import { layoutQuery } from '../lib/service/load-layout.server.ts';
import { siteTextsOf } from '../lib/service/load-page.server.ts';
import { queryService } from '../lib/service/query-service.server.ts';
import { shopFaceOf } from '../lib/service/shop-face.server.ts';
import type { Env } from './env.ts';
import { retryAfterSeconds } from './pages.ts';

/** What a phone takes of the site when it keeps it on its home screen (w3.org/TR/appmanifest). */
export function serveManifest(app: FastifyInstance, env: Env): void {
  app.get(technicalPaths.manifest, { config: { cacheable: true } }, async (request, reply) => {
    try {
      const texts = siteTextsOf(await withRequestId(request.id, () => queryService(layoutQuery, {}, { env })));
      const { hasOwnIcon } = shopFaceOf(texts);
      const manifest = {
        name: texts.name,
        short_name: texts.name,
        description: texts.description,
        lang: 'fr',
        start_url: paths.home,
        display: 'browser',
        background_color: grounds.canvas,
        theme_color: grounds.canvas,
        icons: hasOwnIcon ? shopIconSizes.map(icon) : originalIcons,
      };
      return reply.header('cache-control', 'no-cache').type('application/manifest+json; charset=utf-8').send(manifest);
    } catch (error) {
      request.log.error(error, 'the service could not answer the manifest’s query');
      return reply.code(503).header('retry-after', retryAfterSeconds).header('cache-control', 'no-store').send('');
    }
  });
}

const icon = (size: (typeof shopIconSizes)[number]) => ({
  src: shopPicturePaths.icon(size),
  sizes: `${size}x${size}`,
  type: 'image/png',
});

/** Files of `public`. */
const originalIcons = [
  { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
  { src: '/apple-touch-icon.png', sizes: '180x180', type: 'image/png' },
];
