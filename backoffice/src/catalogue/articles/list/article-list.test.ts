import { readCategory } from '@barnum/rules/catalogue/articles/article-list';
import { expect, test } from 'vitest';
import { articleOrders, articleSort } from './article-list.ts';

test.each([
  ['', 'CREATED_DESC'],
  ['prix-asc', 'PRICE_ASC'],
  ['caution-desc', 'DEPOSIT_DESC'],
  ['couleur-asc', 'CREATED_DESC'],
  ['prix', 'CREATED_DESC'],
  ['constructor-asc', 'CREATED_DESC'],
])('?tri=%s asks for %s', (parameter, sort) => {
  expect(articleSort(parameter)).toBe(sort);
});

test('every order on offer is one of its own', () => {
  expect(new Set(articleOrders.map(({ value }) => articleSort(value))).size).toBe(articleOrders.length);
});

test.each([
  ['', null],
  ['0', 0],
  ['12', 12],
  ['-1', null],
  ['douze', null],
])('?categorie=%s is the category %j', (parameter, id) => {
  expect(readCategory(parameter)).toBe(id);
});
