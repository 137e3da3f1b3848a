import { describe, expect, it } from 'vitest';
import { periodOf } from './period.ts';

const [friday, saturday, monday] = ['2026-07-10', '2026-07-11', '2026-07-13'];
const weekend = { debut: friday, fin: monday };
const none = { dateRetrait: null, dateRetour: null };

const before = '2026-07-01';

describe('the days of a request', () => {
  it.each([friday, saturday, '2026-07-12'])('are the week-end of %s, when no return is named', (date) => {
    expect(periodOf(date, none, before)).toEqual(weekend);
  });

  it('are the very day in the week', () => {
    expect(periodOf('2026-07-08', none, before)).toEqual({ debut: '2026-07-08', fin: '2026-07-08' });
  });

  it.each([
    ['2026-07-12', '2026-07-12'],
    [monday, monday],
    ['2026-07-15', '2026-07-15'],
  ])('leave on the Friday of a Saturday, whichever return is named: %s', (dateRetour, fin) => {
    expect(periodOf(saturday, { ...none, dateRetour }, before)).toEqual({ debut: friday, fin });
  });

  it.each([
    [friday, friday, friday],
    [saturday, saturday, saturday],
    ['2026-07-12', saturday, saturday],
    ['2026-07-12', '2026-07-12', '2026-07-12'],
  ])('never leave before today: for %s, asked on %s', (date, today, debut) => {
    expect(periodOf(date, none, today)).toEqual({ debut, fin: monday });
    expect(periodOf(date, { ...none, dateRetour: '2026-07-14' }, today)).toEqual({ debut, fin: '2026-07-14' });
  });

  it('are what they were, for a day that is past', () => {
    expect(periodOf(saturday, none, monday)).toEqual(weekend);
  });

  it.each(['2026-07-08', friday, saturday])(
    'come back on the Monday of a Saturday, whichever pick-up is chosen: %s',
    (dateRetrait) => {
      expect(periodOf(saturday, { ...none, dateRetrait }, before)).toEqual({ debut: dateRetrait, fin: monday });
    },
  );

  it('are those that were chosen', () => {
    const chosen = { dateRetrait: '2026-07-07', dateRetour: '2026-07-09' };
    expect(periodOf('2026-07-08', chosen, before)).toEqual({ debut: '2026-07-07', fin: '2026-07-09' });
  });
});
