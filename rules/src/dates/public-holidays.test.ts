import { expect, it } from 'vitest';
import { addDays, weekdayOf } from './days.ts';
import { easterOf, isPublicHoliday } from './public-holidays.ts';

it.each([
  ['2024', ['01-01', '04-01', '05-01', '05-08', '05-09', '05-20', '07-14', '08-15', '11-01', '11-11', '12-25']],
  ['2026', ['01-01', '04-06', '05-01', '05-08', '05-14', '05-25', '07-14', '08-15', '11-01', '11-11', '12-25']],
  ['2027', ['01-01', '03-29', '05-01', '05-06', '05-08', '05-17', '07-14', '08-15', '11-01', '11-11', '12-25']],
])('the public holidays of %s are those of the law', (year, holidays) => {
  const days = Array.from({ length: 366 }, (_, count) => addDays(`${year}-01-01`, count));
  const found = days.filter((day) => day.startsWith(year) && isPublicHoliday(day)).map((day) => day.slice(5));
  expect(found).toEqual(holidays);
});

it('Easter is a Sunday from 22 March to 25 April, at its earliest and latest too', () => {
  for (let year = 2000; year < 2200; year += 1) {
    const easter = easterOf(year);
    expect(weekdayOf(easter), easter).toBe(0);
    expect(easter >= `${year}-03-22` && easter <= `${year}-04-25`, easter).toBe(true);
  }
  expect([easterOf(2038), easterOf(2049), easterOf(2285)]).toEqual(['2038-04-25', '2049-04-18', '2285-03-22']);
});
