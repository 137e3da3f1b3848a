import { expect, test } from 'vitest';
import { createToastQueue } from './toast-queue.ts';

test('five are visible, the rest wait and follow in order as others close', () => {
  const shown: number[] = [];
  const queue = createToastQueue<number>(5, (toast) => shown.push(toast));
  for (const toast of [1, 2, 3, 4, 5, 6, 7]) queue.push(toast);
  expect(shown).toEqual([1, 2, 3, 4, 5]);
  queue.closed();
  expect(shown).toEqual([1, 2, 3, 4, 5, 6]);
  queue.closed();
  queue.closed();
  queue.push(8);
  expect(shown).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  queue.push(9);
  expect(shown).toHaveLength(8);
});
