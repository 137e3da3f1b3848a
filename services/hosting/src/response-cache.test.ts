import { beforeEach, describe, expect, it } from 'vitest';
import { type MadeResponse, ResponseCache } from './response-cache.ts';

const answer = (text: string) => ({ status: 200, headers: {}, body: Buffer.from(text), isCacheable: true });

/** An answer that is there when `end` says which. */
function late() {
  let end = (_text: string) => {};
  const made = new Promise<MadeResponse>((resolve) => {
    end = (text) => resolve(answer(text));
  });
  return { make: () => made, end };
}

async function nobody(): Promise<never> {
  throw new Error('it was made twice');
}

describe('cached responses', () => {
  let cache: ResponseCache;
  const bytes = () => cache.fresh('/')?.body.toString();

  beforeEach(() => {
    cache = new ResponseCache({ maxSize: 12_000 });
    cache.setLinked(true);
  });

  it('are not those whose making began before a change', async () => {
    const before = late();
    const after = late();
    const first = cache.refill('/', before.make);
    cache.purge();
    const second = cache.refill('/', after.make);
    before.end('old');
    expect((await first).body.toString()).toBe('old');
    expect(bytes()).toBeUndefined();
    after.end('new');
    await second;
    expect(bytes()).toBe('new');
  });

  it('are made once for all who wait', async () => {
    const { make, end } = late();
    const waiting = [cache.refill('/', make), cache.refill('/', nobody)];
    end('shared');
    for (const { body } of await Promise.all(waiting)) expect(body.toString()).toBe('shared');
  });

  it('stand in as the last ones, and are not fresh, while no change can be notified', async () => {
    await cache.refill('/', async () => answer('cached'));
    cache.setLinked(false);
    expect(bytes()).toBeUndefined();
    expect(cache.stale('/')?.body.toString()).toBe('cached');
    cache.setLinked(true);
    expect(bytes()).toBeUndefined();
  });

  it('leave by age of use when there is no room', async () => {
    for (const key of ['/', '/a', '/b']) await cache.refill(key, async () => answer('x'.repeat(700)));
    expect(bytes()).toBeDefined();
    await cache.refill('/c', async () => answer('x'.repeat(700)));
    expect(cache.fresh('/a')).toBeUndefined();
    expect(bytes()).toBeDefined();
  });
});
