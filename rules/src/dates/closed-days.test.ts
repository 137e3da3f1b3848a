import { expect, it } from 'vitest';
import { closingsOf, isClosed, parseClosedDays } from './closed-days.ts';

const weekdays = (hours: string, closedDays = '') => [...closingsOf(hours, closedDays).weekdays].toSorted();

it('is closed on the days that opening hours leave out', () => {
  expect(weekdays('Mo-Fr 09:00-18:00, Sa 09:00-12:00')).toEqual([0]);
  expect(weekdays('Fr-Mo 09:00-18:00')).toEqual([2, 3, 4]);
  expect(weekdays('')).toEqual([0]);
});

it.each(['Sa-Di 09:00-12:00', 'Mo-Xx 09:00-18:00', 'Xx-Mo 09:00-18:00', 'Xx 09:00-18:00', 'sur rendez-vous'])(
  'hours that cannot be read close nothing: %s',
  (hours) => {
    expect(weekdays(hours)).toEqual([]);
    expect(weekdays(hours, 'lundis')).toEqual([1]);
  },
);

it('is closed on the dates that are named, of one year or of all', () => {
  const closings = closingsOf('', 'lundi, 24/12/2026, 1/1');
  expect(isClosed('2026-12-24', closings)).toBe(true);
  expect(isClosed('2027-12-24', closings)).toBe(false);
  expect(isClosed('2031-01-01', closings)).toBe(true);
  expect(isClosed('2026-11-23', closings)).toBe(true);
});

it('is closed in periods, of one year or of all, also over the New Year, and on days with the name of their month', () => {
  const closings = closingsOf('', 'du 1/8 au 15/8; du 30 décembre au 2 janvier; Du 20/3/2027 au 21/3/2027\nle 1er mai');
  const days = ['2026-08-01', '2030-08-15', '2026-12-31', '2027-01-02', '2027-03-21', '2026-05-01'];
  for (const day of days) expect(isClosed(day, closings), day).toBe(true);
  // Mondays to Fridays.
  for (const day of ['2026-07-31', '2027-08-16', '2028-03-21', '2027-01-04'])
    expect(isClosed(day, closings), day).toBe(false);
});

it('what is neither a weekday nor a date nor a period is said, and closes nothing', () => {
  const { weekdays, days, unknown } = parseClosedDays(
    'lundis, jours fériés, 31/2, du 1/8, du 1/8 au 3/8/2026, le 24/12',
  );
  expect({ weekdays, days }).toEqual({ weekdays: [1], days: ['12-24'] });
  expect(unknown).toEqual(['jours fériés', '31/2', 'du 1/8', 'du 1/8 au 3/8/2026']);
});
