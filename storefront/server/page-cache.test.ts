import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { changeNotices } from '@barnum/hosting/change-stream';
import { registerResponseCache, sayWhatIsShown, unknownAddress } from '@barnum/hosting/response-cache-plugin';
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
  let isUnavailable: boolean;
  /** Answers wait for this; a service that stands still never comes to it. */
  let awakening: Promise<void>;

  beforeEach(async () => {
    made = 0;
    isUnavailable = false;
    awakening = Promise.resolve();
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
    app.get('/*', { config: { cacheable: true } }, async (request, reply) => {
      made += 1;
      const page = made;
      await awakening;
      const status = pageKey(request.url) === unknownAddress ? 404 : 200;
      reply.code(isUnavailable ? 503 : status).header('cache-control', isUnavailable ? 'no-store' : 'no-cache');
      const article = /^\/article\/(\d+)/.exec(request.url)?.[1];
      if (article) sayWhatIsShown(request, reply, [`articles:${article}`, 'articles:9']);
      return reply.type('text/html').send(`<p>page ${page} of ${request.url}</p>`);
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
    stream?.write(changeNotices.changed());
    await expect.poll(() => get('/catalogue')).not.toEqual(cached);
  });

  it('are sent on while an article changes that they do not show', async () => {
    await untilCached();
    const paths = ['/catalogue', '/article/1', '/article/2'];
    const all = () => Promise.all(paths.map(get));
    const before = await all();
    const { headers } = await app.inject('/article/1');
    expect(headers).not.toHaveProperty('x-shows');
    stream?.write(changeNotices.changed('articles:1'));
    await expect.poll(() => get('/catalogue')).not.toEqual(before[0]);
    const after = await all();
    expect(after[1]).not.toEqual(before[1]);
    expect(after[2]).toEqual(before[2]);
    stream?.write(changeNotices.changed('articles:9'));
    await expect.poll(() => get('/article/2')).not.toEqual(before[2]);
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

  it('that are not found are told as that, also to who has them', async () => {
    await untilCached();
    for (const [path, status] of [
      ['/inconnu', 404],
      ['/catalogue', 304],
    ] as const) {
      const { headers } = await app.inject(path);
      for (const method of ['GET', 'HEAD'] as const) {
        const again = await app.inject({ method, url: path, headers: { 'if-none-match': String(headers.etag) } });
        expect([path, method, again.statusCode]).toEqual([path, method, status]);
      }
    }
  });

  it('hold nothing of the address of who asked first', async () => {
    await untilCached();
    expect(await get('/Suivi/jeton-secret')).toEqual(await get('/inconnu?de=moi'));
    expect((await get('/inconnu'))[1]).not.toMatch(/secret|inconnu|moi/);
  });

  it('are sent at once while the service stands still, and one is tried at a time', async () => {
    const pages = ['/catalogue', '/', '/contact'];
    await untilCached();
    const kept = await Promise.all(pages.map(get));
    awakening = new Promise(() => {});
    service.closeAllConnections();
    service.close();
    await expect.poll(async () => [await get('/catalogue'), made]).toEqual([kept[0], made + 1]);
    const tried = made;
    for (const _visitor of [1, 2, 3]) expect(await Promise.all(pages.map(get))).toEqual(kept);
    expect(made).toBe(tried);
  });

  it('that fail are told to all who wait for one, which is tried once', async () => {
    await untilCached();
    isUnavailable = true;
    const tried = made;
    let wake = () => {};
    awakening = new Promise((resolve) => {
      wake = resolve;
    });
    const waiting = Promise.all([1, 2, 3].map(() => get('/catalogue/jamais-vue')));
    await expect.poll(() => made).toBe(tried + 1);
    wake();
    expect((await waiting).map(([status]) => status)).toEqual([503, 503, 503]);
    expect(made).toBe(tried + 1);
  });

  it('are made anew while there is no link to the service, and stand in for one that cannot be made', async () => {
    const cached = await untilCached();
    service.closeAllConnections();
    service.close();
    await expect.poll(() => get('/catalogue')).not.toEqual(cached);
    const last = await get('/catalogue');
    isUnavailable = true;
    const [status, body] = await get('/catalogue');
    expect(status).toBe(200);
    expect(body).toBe(`<p>page ${made - 1} of /catalogue</p>`);
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
