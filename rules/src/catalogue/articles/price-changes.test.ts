import { expect, it } from 'vitest';
import { changedPrice, type PriceStep } from './price-changes.ts';

it.each([
  [10_000, 5, 1, 10_500],
  [35, 10, 1, 39],
  [35, 10, 5, 40],
  [11_000, 3.25, 50, 11_350],
  [4_990, -10, 100, 4_500],
  [450, 0, 100, 500],
  [100, -100, 1, 0],
] as [number, number, PriceStep, number][])(
  '%i cents by %d %%, to %i cents, are %i',
  (cents, percent, step, changed) => {
    expect(changedPrice(cents, percent, step)).toBe(changed);
  },
);
