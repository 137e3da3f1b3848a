import type { ResponseCache } from '@barnum/hosting/response-cache';
import { nextMidnightInParis } from '@barnum/rules/dates/paris-time';
import type { FastifyInstance } from 'fastify';

/** Purges `cache` when the day changes in Paris, until `app` closes: pages show opening hours from today on. */
export function purgeAtMidnight(app: FastifyInstance, cache: ResponseCache): void {
  let timer: NodeJS.Timeout;
  function wait() {
    timer = setTimeout(() => {
      cache.purge();
      wait();
    }, nextMidnightInParis().getTime() - Date.now()).unref();
  }
  wait();
  app.addHook('onClose', async () => clearTimeout(timer));
}
