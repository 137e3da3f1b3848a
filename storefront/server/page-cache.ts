import { setTimeout as sleep } from 'node:timers/promises';
import { AnswerCache } from '@barnum/hosting/answer-cache';
import { internalChanges } from '@barnum/hosting/internal-changes';
import { serveCached } from '@barnum/hosting/serve-cached';
import { paths } from '@barnum/rules/paths';
import type { FastifyInstance } from 'fastify';
import { searchIn } from '../lib/catalogue.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Answers a page that is the same for everybody who asks for its path. */
    isPage?: boolean;
  }
}

/** Where the service is, and the secret that proves this server to it. */
interface Service {
  apiUrl: string;
  internalToken: string;
}

/** Room for pages, in bytes. */
const maxBytes = 64 * 1024 * 1024;

/** A link that is silent for so many milliseconds is lost. */
const silence = 1_500;
const reconnectDelay = 250;

/** Unknown paths all show the same page. */
const unknownPage = 'unknown';

const fixedPages = new Set<string>(Object.values(paths).filter((path) => typeof path === 'string'));

/**
 * Keeps pages until the service tells that what visitors read has changed. While it cannot tell, each page is made
 * anew; one that cannot be made either is answered as it was last.
 */
export function keepPages(app: FastifyInstance, service: Service): AnswerCache {
  const cache = new AnswerCache({ maxBytes });
  serveCached(app, {
    cache,
    keyOfGet: (request) => (request.routeOptions.config.isPage ? pageKey(request.url) : null),
    isShareable: (key, reply) =>
      reply.statusCode === (key === unknownPage ? 404 : 200) && reply.getHeader('cache-control') !== 'no-store',
    isFailure: (reply) => reply.statusCode >= 500 || reply.getHeader('cache-control') === 'no-store',
  });
  const closing = new AbortController();
  app.addHook('onClose', async () => closing.abort());
  void followChanges(cache, service, closing.signal);
  return cache;
}

/**
 * Key of a page's address; null for one that may lead elsewhere, for articles and categories that are spelled wrong, for
 * what a search finds, and for a visitor's private page.
 */
export function pageKey(url: string): string | null {
  const [path = ''] = url.split('?');
  if (path.startsWith(paths.catalogue) && searchIn(url) !== '') return null;
  if (fixedPages.has(path) || /^\/(catalogue|article)\/[a-z0-9_-]+$/.test(path) || path === '/sitemap.xml') {
    return path;
  }
  return /^(\/[a-z0-9_-]+)+$/i.test(path) && !/^\/(catalogue|article|suivi)(\/|$)/.test(path) ? unknownPage : null;
}

async function followChanges(cache: AnswerCache, service: Service, closing: AbortSignal): Promise<void> {
  while (!closing.aborted) {
    await followUntilLost(cache, service, closing).catch(() => undefined);
    cache.setLive(false);
    await sleep(reconnectDelay, undefined, { signal: closing }).catch(() => undefined);
  }
}

async function followUntilLost(
  cache: AnswerCache,
  { apiUrl, internalToken }: Service,
  closing: AbortSignal,
): Promise<void> {
  const lost = new AbortController();
  const watchdog = setTimeout(() => lost.abort(), silence);
  try {
    const answer = await fetch(`${apiUrl}${internalChanges.path}`, {
      headers: { [internalChanges.header]: internalToken },
      signal: AbortSignal.any([closing, lost.signal]),
    });
    if (!answer.ok || answer.body === null) return;
    cache.setLive(true);
    const events = answer.body.pipeThrough(new TextDecoderStream()).getReader();
    for (let read = await events.read(); !read.done; read = await events.read()) {
      watchdog.refresh();
      if (read.value.includes('data:')) cache.purge();
    }
  } finally {
    clearTimeout(watchdog);
  }
}
