import { expect, test } from 'vitest';
import { changedList, readSearch } from './list-address.ts';

test.each([
  ['', ''],
  ['q=', ''],
  ['q=%20barnum%20', 'barnum'],
])('the address ?%s searches for « %s »', (search, sought) => {
  expect(readSearch(new URLSearchParams(search))).toBe(sought);
});

test('another search or order begins on the first page; an empty one leaves the address', () => {
  const list = new URLSearchParams('onglet=articles&q=tente&page=3');
  expect(changedList(list, 'q', 'table').toString()).toBe('onglet=articles&q=table');
  expect(changedList(list, 'tri', 'date').toString()).toBe('onglet=articles&q=tente&tri=date');
  expect(changedList(list, 'q', '').toString()).toBe('onglet=articles');
});
