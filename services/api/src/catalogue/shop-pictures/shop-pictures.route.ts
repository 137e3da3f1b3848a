import { createHash } from 'node:crypto';
import { shopIconSizes, shopPicturePaths } from '@barnum/rules/paths';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../../platform/context.ts';
import { readPicture, type ShopPicture, sharedArticle, sharedShop, shopIcon } from './shop-pictures.domain.ts';

/** Serves the pictures that are drawn of what the shop says: icons, and what is shown where pages are shared. */
export function registerShopPictures(app: FastifyInstance, { db, storage }: Services): void {
  app.get(shopPicturePaths.shared, async (request, reply) => send(request, reply, await sharedShop(db, storage)));
  for (const size of shopIconSizes) {
    app.get(shopPicturePaths.icon(size), async (request, reply) =>
      send(request, reply, await shopIcon(db, storage, size)),
    );
  }
  app.get<{ Params: { id: string } }>(
    shopPicturePaths.sharedArticle(':id(^[1-9][0-9]{0,8}$)'),
    async (request, reply) => send(request, reply, await sharedArticle(db, Number(request.params.id))),
  );
}

async function send(request: FastifyRequest, reply: FastifyReply, picture: ShopPicture) {
  const tag = `"${createHash('sha256').update(picture.shows).digest('base64url')}"`;
  reply.header('cache-control', 'no-cache').header('etag', tag);
  if (request.headers['if-none-match']?.includes(tag)) return reply.code(304).send();
  return reply
    .type(request.routeOptions.url?.endsWith('.png') ? 'image/png' : 'image/jpeg')
    .send(await readPicture(picture));
}
