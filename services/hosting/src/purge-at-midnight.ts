import { nextMidnightInParis } from '@barnum/rules/dates/paris-time';
import type { FastifyInstance } from 'fastify';
import type { ResponseCache } from './response-cache.ts';

/** Purges `cache` when the day changes in Paris, until `app` closes: answers tell opening hours from today on,
 * and today’s prices. */
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
