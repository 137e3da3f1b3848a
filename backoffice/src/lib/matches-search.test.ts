import { expect, it } from 'vitest';
import { matchesSearch } from './matches-search.ts';

it.each([
  ['crepiere', 'Crêpière à gaz', true],
  ['GAZ crêp', 'Crêpière à gaz', true],
  ['3x6', 'Barnum pliant 3×6 m', true],
  ['3 x 6m', 'Barnum pliant 3×6 m', true],
  ['mange-debout', 'Mange debout', true],
  ['l’ile', 'Île-aux-Moines', true],
  ['', 'Barnum', true],
  ['crepe', 'Crêpière à gaz', false],
])('« %s » in « %s »: %s', (search, label, matches) => {
  expect(matchesSearch(search, { label })).toBe(matches);
});
