import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, daysBetween } from '../dates/days.ts';
import { eachDay } from '../dates/period.ts';
import { availabilityOf, type Booking, occupiedUntil, peaksOver, takenByDay, unclaimedPieces } from './availability.ts';

const firstDay = '2026-02-20';
const period = fc
  .tuple(fc.integer({ min: 0, max: 30 }), fc.integer({ min: 0, max: 12 }))
  .map(([start, length]) => ({ debut: addDays(firstDay, start), fin: addDays(firstDay, start + length) }));
const booking = fc
  .tuple(period, fc.integer({ min: 1, max: 9 }), fc.boolean())
  .map(([days, quantite, isPending]): Booking => ({ ...days, quantite, isPending }));

describe('pieces taken', () => {
  it('are as many as one counts day by day', () => {
    fc.assert(
      fc.property(
        fc.array(booking, { maxLength: 12 }),
        period,
        fc.integer({ min: 0, max: 4 }),
        (bookings, asked, rest) => {
          const counted = { reserve: 0, aConfirmer: 0, total: 0 };
          for (let day = asked.debut; day <= addDays(asked.fin, rest); day = addDays(day, 1)) {
            const { reserve, aConfirmer, total } = countOn(bookings, day, rest);
            counted.reserve = Math.max(counted.reserve, reserve);
            counted.aConfirmer = Math.max(counted.aConfirmer, aConfirmer);
            counted.total = Math.max(counted.total, total);
          }
          expect(peaksOver(bookings, asked, rest)).toEqual(counted);
          expect(takenByDay(bookings, asked, rest)).toEqual(eachDay(asked).map((day) => countOn(bookings, day, rest)));
        },
      ),
      { numRuns: 500 },
    );
  });

  it('are away until today where they are out and late, else as agreed', () => {
    const fin = '2026-07-13';
    expect(occupiedUntil({ fin, statut: 'sortie' }, '2026-07-20')).toBe('2026-07-20');
    expect(occupiedUntil({ fin, statut: 'sortie' }, '2026-07-10')).toBe(fin);
    expect(occupiedUntil({ fin, statut: 'confirmee' }, '2026-07-20')).toBe(fin);
  });

  it('need a day of cleaning before and after, as the company states', () => {
    const taken = [{ debut: '2026-07-10', fin: '2026-07-13', quantite: 2, isPending: false }];
    const on = (day: string, rest: number) => peaksOver(taken, { debut: day, fin: day }, rest).reserve;
    expect([on('2026-07-09', 1), on('2026-07-14', 1), on('2026-07-15', 1)]).toEqual([2, 2, 0]);
    expect([on('2026-07-09', 0), on('2026-07-14', 0)]).toEqual([0, 0]);
  });
});

describe('an article', () => {
  const peaks = { reserve: 3, aConfirmer: 4, total: 6 };

  it.each([
    [8, 2, 'LIBRE'],
    [8, 3, 'A_CONFIRMER'],
    [8, 5, 'A_CONFIRMER'],
    [8, 6, 'COMPLET'],
    [2, 1, 'COMPLET'],
    [null, 1_000, 'LIBRE'],
  ])('of which there are %s is, for %i of them, %s', (stock, quantite, said) => {
    expect(availabilityOf(stock, peaks, quantite)).toBe(said);
  });

  it.each([
    [8, 2],
    [5, 0],
    [null, null],
  ])('of which there are %s has %s pieces neither reserved nor requested', (stock, unclaimed) => {
    expect(unclaimedPieces(stock, peaks)).toBe(unclaimed);
  });
});

function countOn(bookings: readonly Booking[], day: string, rest: number) {
  let [reserve, aConfirmer] = [0, 0];
  for (const { debut, fin, quantite, isPending } of bookings) {
    const isTaken = daysBetween(debut, day) >= 0 && daysBetween(fin, day) <= rest;
    if (isTaken && isPending) aConfirmer += quantite;
    if (isTaken && !isPending) reserve += quantite;
  }
  return { reserve, aConfirmer, total: reserve + aConfirmer };
}
