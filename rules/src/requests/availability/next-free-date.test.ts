import { expect, it } from 'vitest';
import { closingsOf, parseClosedDays } from '../../dates/closed-days.ts';
import type { Period } from '../../dates/period.ts';
import { type ArticleStock, stockOver } from './availability.ts';
import { nextFreeDate } from './next-free-date.ts';

const [saturday, wednesday] = ['2035-07-07', '2035-07-04'];
const wish = { date: saturday, dateRetrait: null, dateRetour: null, quantite: 3 };
const booking = (debut: string, fin: string, quantite = 1) => ({ debut, fin, quantite, isPending: false });
const closings = closingsOf(null, parseClosedDays(''));
const taken = [booking('2035-07-06', '2035-07-09')];
const shop = (article: Partial<ArticleStock> = {}) => ({
  countOver: (days: Period) => stockOver({ stock: 3, changes: [], bookings: taken, ...article }, days, 1),
  closings,
});

it('a party of a week-end is moved by weeks, one of the week by days', () => {
  expect(nextFreeDate(wish, shop())).toBe('2035-07-14');
  expect(nextFreeDate({ ...wish, date: wednesday }, shop())).toBe('2035-07-11');
  expect(nextFreeDate({ ...wish, date: '2035-07-12' }, shop())).toBe('2035-07-16');
});

it('what was chosen goes with it: the rental is as long', () => {
  const bookings = [...taken, booking('2035-07-12', '2035-07-12')];
  expect(nextFreeDate(wish, shop({ bookings }))).toBe('2035-07-21');
  expect(nextFreeDate({ ...wish, dateRetrait: saturday }, shop({ bookings }))).toBe('2035-07-14');
  expect(nextFreeDate({ ...wish, quantite: 2, dateRetour: '2035-07-10' }, shop({ bookings }))).toBe('2035-07-14');
});

it('leaves and comes back on open days, within half a year', () => {
  const closed = closingsOf(null, parseClosedDays('du 9 au 20 juillet 2035'));
  expect(nextFreeDate(wish, { ...shop(), closings: closed })).toBe('2035-07-21');
  expect(nextFreeDate({ ...wish, quantite: 4 }, shop())).toBeNull();
  expect(nextFreeDate({ ...wish, quantite: 4 }, shop({ stock: null }))).toBe('2035-07-14');
  expect(nextFreeDate({ ...wish, date: '2199-12-28' }, shop())).toBeNull();
});
