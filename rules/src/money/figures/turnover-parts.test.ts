import { expect, it } from 'vitest';
import { largestParts, turnoverWords } from './turnover-parts.ts';

it('tells the largest parts, and all smaller ones together', () => {
  const parts = Array.from({ length: 12 }, (_, index) => ({
    id: index,
    nom: `Client ${index}`,
    montant: 100 * index,
    locations: index === 0 ? 0 : 1,
  }));
  const told = largestParts(parts);
  expect(told.map(({ id }) => id)).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, null]);
  expect(told.at(-1)).toEqual({ id: null, nom: turnoverWords.others, montant: 300, locations: 2 });
  expect(largestParts(parts.slice(0, 3)).map(({ id }) => id)).toEqual([2, 1]);
});
