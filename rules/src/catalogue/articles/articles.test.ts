import { expect, it } from 'vitest';
import { readCapacity, stockLevel, twinIds } from './articles.ts';

it('the badge of a stock tells unlimited or above 10, 1 to 10, and 0 apart', () => {
  expect([null, 11, 10, 1, 0].map(stockLevel)).toEqual(['success', 'success', 'warning', 'warning', 'danger']);
});

it.each([
  ['8 personnes assises, 12 debout', 8],
  ['6 à 8 personnes', 8],
  ['50', 50],
  ['120 places', 120],
  ['80 tasses', null],
  ['grande', null],
])('the capacity « %s » is read as a number of people', (value, people) => {
  expect(readCapacity(value)).toBe(people);
});

it('articles of the same name are twins when their unit is the same, too', () => {
  const article = (id: number, nom: string, unite: 'journee' | 'weekend') => ({ id, nom, unite });
  const articles = [article(1, 'Tente', 'weekend'), article(2, 'Tente', 'journee'), article(3, 'Tente', 'weekend')];
  expect([...twinIds(articles)]).toEqual([1, 3]);
  expect([...twinIds([article(1, 'Tente', 'weekend'), article(2, 'Chaise', 'weekend')])]).toEqual([]);
});
