import { describe, expect, it } from 'vitest';
import { periodInWords, periodOf } from './period.ts';

const [friday, saturday, monday] = ['2026-07-10', '2026-07-11', '2026-07-13'];
const weekend = { debut: friday, fin: monday };
const days = (fin: string) => ({ debut: friday, fin });

describe('the days of a request', () => {
  it.each([friday, saturday, '2026-07-12'])('are the week-end of %s, when no return is named', (date) => {
    expect(periodOf(date, null)).toEqual(weekend);
  });

  it('are the very day in the week, and those that are named', () => {
    expect(periodOf('2026-07-08', null)).toEqual({ debut: '2026-07-08', fin: '2026-07-08' });
    expect(periodOf(saturday, '2026-07-12')).toEqual({ debut: saturday, fin: '2026-07-12' });
  });

  it('are told in words', () => {
    expect(periodInWords(weekend)).toBe(
      'Week-end du 11 juillet : retrait vendredi 10 juillet, retour lundi 13 juillet',
    );
    expect(periodInWords(days('2026-07-14'))).toBe('5 jours : retrait vendredi 10 juillet, retour mardi 14 juillet');
    expect(periodInWords(days(friday))).toBe('Retrait et retour le vendredi 10 juillet');
  });
});
