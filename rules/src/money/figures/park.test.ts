import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../dates/days.ts';
import { bestOfOnePiece, type MissedHire, monthsSince } from './park.ts';
import { spreadOverParts } from './park-turnover.ts';

describe('the park', () => {
  it('finds the best hires of one piece, as trying all of them does', () => {
    const hire = fc.record({ on: fc.nat(12), length: fc.nat(4), amount: fc.nat(500) }).map(({ on, length, amount }) => {
      return { debut: addDays('2026-05-01', on), fin: addDays('2026-05-01', on + length), amount };
    });
    fc.assert(
      fc.property(fc.array(hire, { maxLength: 8 }), (missed) => {
        expect(bestOfOnePiece(missed)).toBe(tried(missed));
      }),
    );
  });

  it('counts whole months between two days', () => {
    expect(monthsSince('2026-01-12', '2026-04-12')).toBe(3);
    expect(monthsSince('2026-01-12', '2026-04-11')).toBe(2);
    expect(monthsSince('2025-11-30', '2026-02-28')).toBe(2);
    expect(monthsSince('2026-05-01', '2026-04-30')).toBe(0);
  });

  it('spreads a pack by the prices of its parts, by quantity where these are 0, and loses no cent', () => {
    const part = (quantite: number, prix: string | null) => ({ articleId: 1, quantite, prix });
    expect(spreadOverParts(10_000, [part(2, '30'), part(1, '40')])).toEqual([6_000, 4_000]);
    expect(spreadOverParts(100, [part(1, '1'), part(1, '1'), part(1, '1')])).toEqual([34, 33, 33]);
    expect(spreadOverParts(1_000, [part(3, '0'), part(1, null)])).toEqual([750, 250]);
  });
});

/** The most of any choice of hires of which no two share a day. */
function tried([first, ...others]: readonly MissedHire[]): number {
  if (first === undefined) return 0;
  const beside = others.filter(({ debut, fin }) => fin < first.debut || first.fin < debut);
  return Math.max(tried(others), first.amount + tried(beside));
}
