import { describe, expect, it } from 'vitest';
import { periodInWords, periodOf } from './period.ts';

const [friday, saturday, monday] = ['2026-07-10', '2026-07-11', '2026-07-13'];
const weekend = { debut: friday, fin: monday };
const days = (fin: string) => ({ debut: friday, fin });

const before = '2026-07-01';

describe('the days of a request', () => {
  it.each([friday, saturday, '2026-07-12'])('are the week-end of %s, when no return is named', (date) => {
    expect(periodOf(date, null, before)).toEqual(weekend);
  });

  it('are the very day in the week', () => {
    expect(periodOf('2026-07-08', null, before)).toEqual({ debut: '2026-07-08', fin: '2026-07-08' });
  });

  it.each([
    ['2026-07-12', '2026-07-12'],
    [monday, monday],
    ['2026-07-15', '2026-07-15'],
  ])('leave on the Friday of a Saturday, whichever return is named: %s', (dateRetour, fin) => {
    expect(periodOf(saturday, dateRetour, before)).toEqual({ debut: friday, fin });
  });

  it.each([
    [friday, friday, friday],
    [saturday, saturday, saturday],
    ['2026-07-12', saturday, saturday],
    ['2026-07-12', '2026-07-12', '2026-07-12'],
  ])('never leave before today: for %s, asked on %s', (date, today, debut) => {
    expect(periodOf(date, null, today)).toEqual({ debut, fin: monday });
    expect(periodOf(date, '2026-07-14', today)).toEqual({ debut, fin: '2026-07-14' });
  });

  it('are what they were, for a day that is past', () => {
    expect(periodOf(saturday, null, monday)).toEqual(weekend);
  });

  it('are told in words', () => {
    expect(periodInWords(weekend)).toBe(
      'Week-end du 11 juillet : retrait vendredi 10 juillet, retour lundi 13 juillet',
    );
    expect(periodInWords(days('2026-07-14'))).toBe('5 jours : retrait vendredi 10 juillet, retour mardi 14 juillet');
    expect(periodInWords(days(friday))).toBe('Retrait et retour le vendredi 10 juillet');
  });
});
