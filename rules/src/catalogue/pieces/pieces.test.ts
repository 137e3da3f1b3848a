import { expect, it } from 'vitest';
import { pieceNumberStarts } from './pieces.ts';

it.each(['BAR1-001', 'bar1 001', 'bar1–001', 'BAR1\u2011001', 'ＢＡＲ1 - 001', 'BAR1001', 'bar1-0', 'b'])(
  '%j begins BAR1-001',
  (typed) => {
    expect(pieceNumberStarts(typed).some((start) => 'BAR1-001'.startsWith(start))).toBe(true);
  },
);

it.each(['', '-', 'n° 3', '3×6 ?', 'BAR1-002', 'BAR11', 'A'.repeat(21)])('%j does not', (typed) => {
  expect(pieceNumberStarts(typed).some((start) => 'BAR1-001'.startsWith(start))).toBe(false);
});
