import { setTimeout as after } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { startPeriodicJob } from './periodic-job.ts';

const log = { error: vi.fn() };

it('works at once and again, never twice at the same time, whatever fails', async () => {
  let [begun, atOnce] = [0, 0];
  const job = startPeriodicJob(
    5,
    'count',
    async () => {
      begun += 1;
      atOnce += 1;
      expect(atOnce).toBe(1);
      await after(20);
      atOnce -= 1;
      if (begun === 1) throw new Error('the first fails');
    },
    log,
  );
  expect(begun).toBe(1);
  await expect.poll(() => begun).toBeGreaterThanOrEqual(3);
  await job.stop();
  expect(log.error.mock.calls).toEqual([[{ err: expect.any(Error), job: 'count' }, 'a job failed']]);
});

it('works once more when it is asked to meanwhile, and never after its end, which waits for what is under way', async () => {
  const done: string[] = [];
  let finish = () => {};
  const job = startPeriodicJob(
    60_000,
    'write',
    async (signal) => {
      done.push('begun');
      await new Promise<void>((resolve) => {
        finish = resolve;
      });
      done.push(signal.aborted ? 'ended' : 'done');
    },
    log,
  );
  job.runAgain();
  job.runAgain();
  finish();
  await expect.poll(() => done).toEqual(['begun', 'done', 'begun']);
  job.runAgain();
  const stopped = job.stop();
  job.runAgain();
  finish();
  await stopped;
  expect(done).toEqual(['begun', 'done', 'begun', 'ended']);
});
