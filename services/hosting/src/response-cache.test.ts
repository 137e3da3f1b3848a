import { beforeEach, describe, expect, it } from 'vitest';
import { ResponseCache } from './response-cache.ts';

const answer = (text: string) => ({ status: 200, headers: {}, body: Buffer.from(text) });

describe('cached responses', () => {
  let cache: ResponseCache;
  const bytes = () => cache.fresh('/')?.body.toString();

  beforeEach(() => {
    cache = new ResponseCache({ maxSize: 12_000 });
    cache.setLinked(true);
  });

  it('are not those whose refill began before a change', async () => {
    const before = cache.refill('/');
    cache.purge();
    const after = cache.refill('/');
    before.store(answer('old'));
    expect(bytes()).toBeUndefined();
    expect(cache.pending('/')).toBeDefined();
    after.store(answer('new'));
    expect(bytes()).toBe('new');
  });

  it('are computed once for all requests that wait, or by each when the first one abandons', async () => {
    const refill = cache.refill('/');
    const waiting = cache.pending('/');
    refill.store(answer('shared'));
    expect((await waiting)?.body.toString()).toBe('shared');
    const abandoned = cache.refill('/other');
    const left = cache.pending('/other');
    abandoned.abandon();
    expect(await left).toBeNull();
  });

  it('are stale while no change can be notified', () => {
    cache.refill('/').store(answer('cached'));
    cache.setLinked(false);
    expect(bytes()).toBeUndefined();
    expect(cache.stale('/')?.body.toString()).toBe('cached');
    cache.setLinked(true);
    expect(bytes()).toBeUndefined();
  });

  it('are evicted by last use when there is no room', () => {
    for (const key of ['/', '/a', '/b']) cache.refill(key).store(answer('x'.repeat(700)));
    expect(bytes()).toBeDefined();
    cache.refill('/c').store(answer('x'.repeat(700)));
    expect(cache.fresh('/a')).toBeUndefined();
    expect(bytes()).toBeDefined();
  });
});
