import { expect, it } from 'vitest';
import { soughtPieces } from './sought-pieces.ts';

it.each([
  ['80 chaises', { words: 'chaise', count: 80 }],
  ['10 x tables rondes', { words: 'table ronde', count: 10 }],
  ['chaises', { words: 'chaise', count: null }],
  ['3 x 6', { words: '', count: null }],
  ['3x6', { words: '', count: null }],
  ['chaise', { words: '', count: null }],
])('« %s »', (typed, sought) => {
  expect(soughtPieces(typed)).toEqual(sought);
});
