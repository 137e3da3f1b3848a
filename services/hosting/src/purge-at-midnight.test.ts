import Fastify from 'fastify';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { purgeAtMidnight } from './purge-at-midnight.ts';
import { ResponseCache } from './response-cache.ts';

// Summer time begins in Paris on 29 March: that day has 23 hours.
beforeEach(() => vi.useFakeTimers({ now: new Date('2026-03-28T12:00:00Z') }));
afterEach(() => vi.useRealTimers());

it('makes cached pages anew when the day changes in Paris, each day', async () => {
  const app = Fastify();
  const cache = new ResponseCache();
  cache.setLinked(true);
  purgeAtMidnight(app, cache);
  for (const [before, midnight] of [
    ['2026-03-28T22:59:59.999Z', '2026-03-28T23:00:00Z'],
    ['2026-03-29T21:59:59.999Z', '2026-03-29T22:00:00Z'],
    ['2026-03-30T21:59:59.999Z', '2026-03-30T22:00:00Z'],
  ] as const) {
    const until = (instant: string) => vi.advanceTimersByTime(new Date(instant).getTime() - Date.now());
    await cache.refill('/', async () => ({ status: 200, headers: {}, body: Buffer.from(before), isCacheable: true }));
    until(before);
    expect(cache.fresh('/')?.body.toString()).toBe(before);
    until(midnight);
    expect(cache.fresh('/')).toBeUndefined();
  }
  await app.close();
  expect(vi.getTimerCount()).toBe(0);
});
