import { expect, it } from 'vitest';
import { closingsOf, isClosed } from './closed-days.ts';

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
