import { expect, it } from 'vitest';
import { closingsOf, parseClosedDays } from '../dates/closed-days.ts';
import { nextFreeDate } from './next-free-date.ts';

const [saturday, wednesday] = ['2035-07-07', '2035-07-04'];
const wish = { date: saturday, dateRetrait: null, dateRetour: null, quantite: 3 };
const booking = (debut: string, fin: string, quantite = 1) => ({ debut, fin, quantite, isPending: false });
const article = {
  stock: 3,
  cleaningDays: 1,
  closings: closingsOf(null, parseClosedDays('')),
  bookings: [booking('2035-07-06', '2035-07-09')],
};

it('a party of a week-end is moved by weeks, one of the week by days', () => {
  expect(nextFreeDate(wish, article)).toBe('2035-07-14');
  expect(nextFreeDate({ ...wish, date: wednesday }, article)).toBe('2035-07-11');
  expect(nextFreeDate({ ...wish, date: '2035-07-12' }, article)).toBe('2035-07-16');
});

it('what was chosen goes with it: the rental is as long', () => {
  const bookings = [...article.bookings, booking('2035-07-12', '2035-07-12')];
  expect(nextFreeDate(wish, { ...article, bookings })).toBe('2035-07-21');
  expect(nextFreeDate({ ...wish, dateRetrait: saturday }, { ...article, bookings })).toBe('2035-07-14');
  expect(nextFreeDate({ ...wish, quantite: 2, dateRetour: '2035-07-10' }, { ...article, bookings })).toBe('2035-07-14');
});

it('leaves and comes back on open days, within half a year', () => {
  const closings = closingsOf(null, parseClosedDays('du 9 au 20 juillet 2035'));
  expect(nextFreeDate(wish, { ...article, closings })).toBe('2035-07-21');
  expect(nextFreeDate({ ...wish, quantite: 4 }, article)).toBeNull();
  expect(nextFreeDate({ ...wish, quantite: 4 }, { ...article, stock: null })).toBe('2035-07-14');
  expect(nextFreeDate({ ...wish, date: '2199-12-28' }, article)).toBeNull();
});
