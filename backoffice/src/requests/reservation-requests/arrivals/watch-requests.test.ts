import { expect, test, vi } from 'vitest';
import { watchRequests } from './watch-requests.ts';

test('notifies of what arrives, and after a lost connection of what came meanwhile', async () => {
  const { connections, arrivals, returns, newest, stop } = watch([7]);
  await settled();
  expect(arrivals).toEqual([]);
  connections[0]?.arrive(8);
  connections[0]?.arrive(8);
  expect(arrivals).toEqual([[8]]);

  newest.mockResolvedValue([10, 9, 8, 7]);
  connections[0]?.end();
  await settled();
  expect(arrivals).toEqual([[8], [10, 9]]);
  expect(returns).toHaveBeenCalledTimes(1);
  stop();
});

test('notifies of one whose number is smaller, and not of an older one that comes into view', async () => {
  const { connections, arrivals, newest, stop } = watch([7, 6]);
  await settled();
  connections[0]?.arrive(9);
  connections[0]?.arrive(8);
  newest.mockResolvedValue([8, 7, 6, 5]);
  connections[0]?.end();
  await settled();
  expect(arrivals).toEqual([[9], [8]]);
  stop();
});

test('tries again in longer and longer intervals while the service is unavailable', async () => {
  const { connections, arrivals, returns, newest, pauses, stop } = watch([7]);
  await settled();
  newest.mockRejectedValue(new Error('unavailable'));
  for (let lost = 0; lost < 8; lost += 1) {
    connections[lost]?.end();
    await settled();
  }
  expect(arrivals).toEqual([]);
  expect(returns).not.toHaveBeenCalled();
  expect(Math.max(...pauses)).toBeLessThanOrEqual(30_000);
  expect(pauses.at(-1)).toBeGreaterThan(pauses[0] ?? 0);
  stop();
});

test('the first answer is no arrival, even when the service was unavailable before', async () => {
  const { connections, arrivals, newest, stop } = watch([]);
  newest.mockRejectedValueOnce(new Error('unavailable'));
  await settled();
  newest.mockResolvedValue([3, 2]);
  connections[0]?.end();
  await settled();
  expect(arrivals).toEqual([]);
  stop();
});

/** A watch over connections that the test holds, and whose pauses take no time. */
function watch(first: number[]) {
  const connections: { arrive: (id: number) => void; end: () => void }[] = [];
  const arrivals: number[][] = [];
  const pauses: number[] = [];
  const returns = vi.fn();
  const newest = vi.fn(async () => first);
  const end = new AbortController();
  void watchRequests(
    {
      newest,
      connect: (arrive) => new Promise((resolve) => connections.push({ arrive, end: resolve })),
      pause: async (milliseconds) => void pauses.push(milliseconds),
    },
    { onArrivals: (ids) => arrivals.push(ids), onReturn: returns },
    end.signal,
  );
  return { connections, arrivals, returns, newest, pauses, stop: () => end.abort() };
}

/** When everything that does not wait for the test has happened. */
const settled = () => new Promise((resolve) => setTimeout(resolve));
