import { expect, test } from 'vitest';
import { readPageNumber, searchOfPage } from './page-number.ts';

test.each([
  ['', 1],
  ['page=3', 3],
  ['page=0', 1],
  ['page=-2', 1],
  ['page=1.5', 1],
  ['page=deux', 1],
  ['page=99999999999', 1],
])('the address ?%s is page %i', (search, page) => {
  expect(readPageNumber(new URLSearchParams(search))).toBe(page);
});

test('the first page is the bare address; other parameters stay', () => {
  expect(searchOfPage(new URLSearchParams('page=2'), 1)).toBe('');
  expect(searchOfPage(new URLSearchParams('q=tente'), 2)).toBe('?q=tente&page=2');
});
