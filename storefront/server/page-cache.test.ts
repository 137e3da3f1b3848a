import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { changeNotices } from '@barnum/hosting/change-stream';
import { registerResponseCache } from '@barnum/hosting/response-cache-plugin';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cachePages, pageKey } from './page-cache.ts';
import { subscribeToChanges } from './subscribe-to-changes.ts';

const internalToken = 'a token for tests, of more than 32 bytes';

describe('cached pages', () => {
  let service: Server;
  let stream: ServerResponse | undefined;
  let app: FastifyInstance;
  let made: number;
  let isAway: boolean;

  beforeEach(async () => {
    made = 0;
    isAway = false;
    service = createServer((request, response) => {
      const isStorefront = request.headers[changeNotices.header] === internalToken;
      response.writeHead(isStorefront ? 200 : 404).write(changeNotices.alive);
      stream = response;
    });
    service.listen(0, '127.0.0.1');
    await once(service, 'listening');
    const { port } = service.address() as AddressInfo;
    app = Fastify();
    const caching = cachePages();
    registerResponseCache(app, caching);
    subscribeToChanges(app, caching.cache, { apiUrl: `http://127.0.0.1:${port}`, internalToken });
    app.get('/*', { config: { cacheable: true } }, (request, reply) => {
      made += 1;
      const status = request.url.startsWith('/catalogue') ? 200 : 404;
      reply.code(isAway ? 503 : status).header('cache-control', isAway ? 'no-store' : 'no-cache');
      return reply.type('text/html').send(`<p>page ${made}</p>`);
    });
  });

  afterEach(async () => {
    await app.close();
    service.closeAllConnections();
    service.close();
  });

  const get = async (url: string) => {
    const { statusCode, body } = await app.inject({ method: 'GET', url });
    return [statusCode, body];
  };

  /** Until the storefront is subscribed to the service, each page is rendered anew. */
  async function untilCached(): Promise<unknown[]> {
    let page = await get('/catalogue');
    await expect
      .poll(async () => {
        const [before, after] = [page, await get('/catalogue')];
        page = after;
        return after[1] === before[1];
      })
      .toBe(true);
    return page;
  }

  it('are sent until the service notifies of a change', async () => {
    const cached = await untilCached();
    expect(await get('/catalogue?selectedArticles=12')).toEqual(cached);
    stream?.write(changeNotices.changed);
    await expect.poll(() => get('/catalogue')).not.toEqual(cached);
  });

  it('are neither shown to who signs in nor made of what that reader gets', async () => {
    const cached = await untilCached();
    const headers = { authorization: 'Bearer somebody' };
    const { body } = await app.inject({ method: 'GET', url: '/catalogue', headers });
    expect(body).not.toBe(cached[1]);
    expect(await get('/catalogue')).toEqual(cached);
  });

  it('share one entry among unknown paths', async () => {
    await untilCached();
    expect(await get('/inconnu')).toEqual(await get('/tout/autre'));
  });

  it('are rendered anew while there is no subscription to the service, and served stale when that fails', async () => {
    const cached = await untilCached();
    service.closeAllConnections();
    service.close();
    await expect.poll(() => get('/catalogue')).not.toEqual(cached);
    const last = await get('/catalogue');
    isAway = true;
    const [status, body] = await get('/catalogue');
    expect(status).toBe(200);
    expect(body).toBe(`<p>page ${made - 1}</p>`);
    expect(last[0]).toBe(200);
    expect((await get('/catalogue/jamais-vue'))[0]).toBe(503);
  });
});

describe('pageKey', () => {
  it('is the path of a page, one for all unknown paths, and none for what may lead elsewhere', () => {
    expect(pageKey('/catalogue/mobilier?a=1')).toBe('/catalogue/mobilier');
    expect(pageKey('/')).toBe('/');
    expect(pageKey('/sitemap.xml')).toBe('/sitemap.xml');
    expect(pageKey('/nulle/part')).toBe(pageKey('/ailleurs'));
    for (const path of ['/article', '/article/Chaise', '/catalogue/Mobilier']) expect(pageKey(path)).toBeNull();
    expect(pageKey('/contact?q=tente')).toBe('/contact');
    expect(pageKey('/catalogue?a=1&q=')).toBe('/catalogue');
    for (const search of ['?q=tente', '/mobilier?a=1&q=tente', '?%71=tente', '?q=+']) {
      expect(pageKey(`/catalogue${search}`)).toBeNull();
    }
    expect(pageKey('/catalogue/')).toBeNull();
    expect(pageKey('/caf%C3%A9')).toBeNull();
    expect(pageKey('//exemple.example')).toBeNull();
  });
});
