import { assert, integer, property, record } from 'fast-check';
import { expect, it } from 'vitest';
import {
  byThePiece,
  firstPossible,
  hiringInWords,
  impossibleSentence,
  inBoxes,
  isPossible,
  lastPossible,
  nextPossible,
  oneLess,
  oneMore,
} from './quantities.ts';

const glasses = { quantite: 110, lot: 25, nomLot: 'casier', quantiteMinimum: 30 };

it('what is possible comes in whole boxes, from the fewest to what the stock holds', () => {
  expect([25, 50, 60, 75].map((pieces) => isPossible(pieces, glasses))).toEqual([false, true, false, true]);
  expect([firstPossible(glasses), lastPossible(glasses)]).toEqual([50, 100]);
  expect([1, 50, 51, 500].map((pieces) => nextPossible(pieces, glasses))).toEqual([50, 50, 75, 100]);
  expect([oneMore(0, glasses), oneMore(100, glasses), oneLess(75, glasses), oneLess(50, glasses)]).toEqual([
    50, 100, 50, 0,
  ]);
  expect(nextPossible(1, { ...glasses, quantite: 40 })).toBe(0);
  expect([isPossible(1, byThePiece), oneMore(7, byThePiece), oneLess(1, byThePiece)]).toEqual([true, 8, 0]);
});

it('whatever is asked for, the next possible number is possible, and no smaller one is', () => {
  const articles = record({ lot: integer({ min: 1, max: 60 }), quantiteMinimum: integer({ min: 1, max: 90 }) });
  assert(
    property(articles, integer({ min: 1, max: 400 }), (hired, pieces) => {
      const article = { ...glasses, ...hired, quantite: null };
      const next = nextPossible(pieces, article);
      expect(isPossible(next, article) && next >= pieces).toBe(true);
      for (let fewer = pieces; fewer < next; fewer++) expect(isPossible(fewer, article)).toBe(false);
      expect(oneLess(oneMore(next, article), article)).toBe(next);
    }),
    { numRuns: 60 },
  );
});

it('boxes are told in words', () => {
  expect(inBoxes(50, glasses)).toBe('soit 2\u00a0casiers de 25');
  expect(inBoxes(53, { lot: 25, nomLot: 'plateau de verres' })).toBe('soit 2\u00a0plateaux de verres de 25 et 3');
  expect(inBoxes(3, byThePiece)).toBeNull();
  expect(hiringInWords(glasses)).toBe('Par casiers de 25, 50 au moins');
  expect(hiringInWords({ ...byThePiece, quantiteMinimum: 10 })).toBe('10 au moins');
  expect(hiringInWords(byThePiece)).toBeNull();
  expect(impossibleSentence('Verre', 60, glasses)).toBe(
    '«\u00a0Verre\u00a0»\u00a0: par casiers de 25, 50 au moins. Prochaine quantité possible\u00a0: 75.',
  );
  expect(impossibleSentence('Verre', 110, glasses)).toBe(
    '«\u00a0Verre\u00a0»\u00a0: par casiers de 25, 50 au moins. Au plus\u00a0: 100.',
  );
});
