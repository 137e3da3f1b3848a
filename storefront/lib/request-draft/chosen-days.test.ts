import { rentalTermsOf } from '@barnum/rules/prices/rental-terms';
import { describe, expect, it } from 'vitest';
import { isOffered, noDays, withDay } from './chosen-days.ts';
import { emptyDraft } from './request-draft-state.ts';

const closings = (valeur: string) => rentalTermsOf([{ nom: 'Jours fermés', valeur }]).fermetures;
const open = closings('');
// 12 June 2199 is a Wednesday, 15 June a Saturday.
const saturday = { ...noDays, date: '2199-06-15' };

describe('a chosen day', () => {
  it('of the party brings pick-up and return back to where they follow from it', () => {
    const moved = { ...saturday, dateRetrait: '2199-06-12', dateRetour: '2199-06-20' };
    expect(withDay(moved, 'date', '2199-06-22', open)).toEqual({ ...noDays, date: '2199-06-22' });
  });

  it('of pick-up or return moves that one alone', () => {
    const earlier = withDay(saturday, 'dateRetrait', '2199-06-12', open);
    expect(earlier).toEqual({ ...saturday, dateRetrait: '2199-06-12' });
    expect(withDay(earlier, 'dateRetour', '2199-06-18', open)).toEqual({ ...earlier, dateRetour: '2199-06-18' });
  });

  it('changes days alone, whatever else the draft holds', () => {
    const draft = { ...emptyDraft, ...saturday, nom: 'Le Goff' };
    expect(withDay(draft, 'dateRetour', '2199-06-18', open)).toEqual({ ...saturday, dateRetour: '2199-06-18' });
  });

  it('is not kept when it is the usual one', () => {
    const moved = { ...saturday, dateRetrait: '2199-06-12', dateRetour: '2199-06-20' };
    expect(withDay(moved, 'dateRetrait', '2199-06-14', open)).toEqual({ ...moved, dateRetrait: '' });
    expect(withDay(moved, 'dateRetour', '2199-06-17', open)).toEqual({ ...moved, dateRetour: '' });
  });
});

describe('the calendar offers', () => {
  const offers = (day: string, name: 'date' | 'dateRetrait' | 'dateRetour', closed = open) =>
    isOffered(day, name, saturday, closed, '2199-06-10');

  it('no day that is past', () => {
    expect([offers('2199-06-09', 'date'), offers('2199-06-10', 'date')]).toEqual([false, true]);
  });

  it('the party’s day on a closed day when pick-up and return are on open ones', () => {
    const closed = closings('le dimanche ; le mercredi');
    expect(offers('2199-06-16', 'date', closed)).toBe(true);
    expect(offers('2199-06-12', 'date', closed)).toBe(false);
    expect(offers('2199-06-15', 'date', closings('du 10 au 20 juin 2199'))).toBe(false);
  });

  it('a pick-up until the party and a return from it on, on open days, within the longest rental', () => {
    const pickUps = ['2199-06-11', '2199-06-12', '2199-06-15', '2199-06-16'];
    expect(pickUps.map((day) => offers(day, 'dateRetrait', closings('le mercredi')))).toEqual([
      true,
      false,
      true,
      false,
    ]);
    const returns = ['2199-06-14', '2199-06-15', '2199-06-19', '2199-08-12', '2199-08-13'];
    expect(returns.map((day) => offers(day, 'dateRetour', closings('le mercredi')))).toEqual([
      false,
      true,
      false,
      true,
      false,
    ]);
  });
});
