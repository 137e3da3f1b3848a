import { expect, it } from 'vitest';
import { countGaps, salesConditionsSkeleton } from './skeleton.ts';

it('counts what is left to fill in', () => {
  expect(countGaps(salesConditionsSkeleton)).toBeGreaterThan(15);
  expect(countGaps('<p>Le matériel est rendu propre.</p>')).toBe(0);
  expect(countGaps('<p>Rendu <strong>[À compléter : comment]</strong> et <em>[À compléter : quand]</em>.</p>')).toBe(2);
});
