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

  describe('that say what they show', () => {
    const page = (...shows: string[]) => Object.assign(answer(shows.join()), { shows });
    const kept = () => ['/', '/a', '/list'].filter((key) => cache.fresh(key));

    beforeEach(async () => {
      await cache.refill('/', async () => page('articles:1', 'articles:2'));
      await cache.refill('/a', async () => page('articles:12'));
      await cache.refill('/list', async () => answer('list'));
    });

    it('outlive changes of anything else; those that say nothing outlive none', () => {
      cache.purge('articles:1');
      expect(kept()).toEqual(['/a']);
      cache.purge('articles:3');
      expect(kept()).toEqual(['/a']);
      cache.purge();
      expect(kept()).toEqual([]);
    });

    it('outlive no change of everything, nor more changes than are remembered', async () => {
      cache.purge('articles:3');
      cache.purge();
      await cache.refill('/', async () => page('articles:1'));
      for (let id = 100; id < 1_100; id += 1) cache.purge(`articles:${id}`);
      expect(kept()).toEqual(['/']);
      cache.purge('articles:1100');
      expect(kept()).toEqual([]);
    });

    it('are kept when they were made during the change of something else, and not during one of what they show', async () => {
      const during = async (key: string, tag: string) => {
        let end = (_made: MadeResponse) => {};
        const made = cache.refill(key, () => new Promise((resolve) => (end = resolve)));
        cache.purge(tag);
        end(page('articles:5'));
        await made;
      };
      cache.purge();
      await during('/', 'articles:5');
      await during('/a', 'articles:6');
      expect(kept()).toEqual(['/a']);
    });
  });

  it('leave by age of use when there is no room', async () => {
    for (const key of ['/', '/a', '/b']) await cache.refill(key, async () => answer('x'.repeat(700)));
    expect(bytes()).toBeDefined();
    await cache.refill('/c', async () => answer('x'.repeat(700)));
    expect(cache.fresh('/a')).toBeUndefined();
    expect(bytes()).toBeDefined();
  });
});
