import { expect, it } from 'vitest';
import { dateQuestion } from './entry-dates.ts';

it('a day is asked about before the request, and more than a year back', () => {
  const ask = (date: string, requestedOn: string | null = '2027-05-10') =>
    dateQuestion(date, { today: '2027-06-30', requestedOn });
  expect(ask('2027-06-30')).toBeNull();
  expect(ask('2027-05-10')).toBeNull();
  expect(ask('2027-05-09')).toMatch(/^Vous avez saisi le 9 mai 2027, avant que la demande n’arrive, le 10 mai 2027/);
  expect(ask('2027-05-09', null)).toBeNull();
  expect(ask('2026-06-30', null)).toBeNull();
  expect(ask('2026-06-29', null)).toMatch(/il y a plus d’un an/);
  expect(ask('2016-01-01')).toMatch(/il y a plus d’un an/);
});
