import { expect, it } from 'vitest';
import { canAddOne, stockLevel } from './articles.ts';

it('the badge of a stock tells unlimited or above 10, 1 to 10, and 0 apart', () => {
  expect([null, 11, 10, 1, 0].map(stockLevel)).toEqual(['success', 'success', 'warning', 'warning', 'danger']);
});

it('one more piece may be asked for while the stock is not reached', () => {
  expect(canAddOne(2, 3)).toBe(true);
  expect(canAddOne(3, 3)).toBe(false);
  expect(canAddOne(1_000, null)).toBe(true);
});
