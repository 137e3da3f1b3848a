import { beforeEach, describe, expect, it } from 'vitest';
import { AnswerCache } from './answer-cache.ts';

const answer = (text: string) => ({ status: 200, headers: {}, body: Buffer.from(text) });

describe('kept answers', () => {
  let cache: AnswerCache;
  const bytes = () => cache.fresh('/')?.body.toString();

  beforeEach(() => {
    cache = new AnswerCache({ maxBytes: 12_000 });
    cache.setLive(true);
  });

  it('are not those whose making began before a change', async () => {
    const before = cache.fill('/');
    cache.purge();
    const after = cache.fill('/');
    before.keep(answer('old'));
    expect(bytes()).toBeUndefined();
    expect(cache.awaited('/')).toBeDefined();
    after.keep(answer('new'));
    expect(bytes()).toBe('new');
  });

  it('are made once for all who wait, or for each when the first one gives up', async () => {
    const filling = cache.fill('/');
    const waiting = cache.awaited('/');
    filling.keep(answer('shared'));
    expect((await waiting)?.body.toString()).toBe('shared');
    const abandoned = cache.fill('/other');
    const left = cache.awaited('/other');
    abandoned.abandon();
    expect(await left).toBeNull();
  });

  it('stand in as the last ones, and are not fresh, while no change can be heard', () => {
    cache.fill('/').keep(answer('kept'));
    cache.setLive(false);
    expect(bytes()).toBeUndefined();
    expect(cache.last('/')?.body.toString()).toBe('kept');
    cache.setLive(true);
    expect(bytes()).toBeUndefined();
  });

  it('leave by age of use when there is no room', () => {
    for (const key of ['/', '/a', '/b']) cache.fill(key).keep(answer('x'.repeat(700)));
    expect(bytes()).toBeDefined();
    cache.fill('/c').keep(answer('x'.repeat(700)));
    expect(cache.fresh('/a')).toBeUndefined();
    expect(bytes()).toBeDefined();
  });
});
