import { expect, it } from 'vitest';
import { formatPrice } from '../prices/amounts.ts';
import { formatNumber } from '../text/numbers.ts';
import { truncate } from '../text/text.ts';
import {
  formatLongDate,
  formatLongDateTime,
  formatNumericDay,
  formatShortDay,
  formatSpokenDateTime,
  formatWeekdayDate,
} from './format-dates.ts';
import { todayInParis } from './paris-time.ts';

const spaces = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

it('prices are written as the French write them', () => {
  expect(spaces(formatPrice('1234.5'))).toBe('1 234,50 €');
  expect(spaces(formatPrice(0.35))).toBe('0,35 €');
});

it.each([0, 0.005, 0.125, 9.999, 12, 999.994, 999.995, 1000, 123456.7, 1234567.891, 99999999.99, -0.125, -1234.5])(
  'the price, but for its minus sign, and the number %d are what Intl writes',
  (amount) => {
    const price = amount.toLocaleString('fr-FR', { style: 'currency', currency: 'EUR' });
    expect(formatPrice(amount)).toBe(price.replace('-', '−'));
    expect(formatNumber(amount)).toBe(amount.toLocaleString('fr-FR', { maximumFractionDigits: 3 }));
  },
);

it('dates are those of Paris', () => {
  expect(formatLongDate('2026-07-12')).toBe('12 juillet 2026');
  expect(formatLongDate('2026-07-12T22:30:00.000Z')).toBe('13 juillet 2026');
  expect(formatLongDate('2026-12-01')).toBe('1er décembre 2026');
  expect(formatWeekdayDate('2026-07-11')).toBe('samedi 11 juillet 2026');
  expect(formatWeekdayDate('2026-12-01')).toBe('mardi 1er décembre 2026');
  expect(spaces(formatLongDateTime('2026-01-12T13:05:00Z'))).toBe('12 janvier 2026 à 14:05');
  expect(spaces(formatSpokenDateTime('2026-01-12T08:05:00Z'))).toBe('12 janvier 2026 à 9 h 05');
});

it.each([
  ['2026-07-11', 'sam. 11 juillet'],
  ['2026-08-01', 'sam. 1er août'],
  ['2026-07-21', 'mar. 21 juillet'],
  ['2027-01-01', 'ven. 1er janvier 2027'],
  ['2026-07-10T22:30:00.000Z', 'sam. 11 juillet'],
])('the day %s reads « %s »', (value, wording) => {
  expect(formatShortDay(value, new Date('2026-07-11T10:00:00Z'))).toBe(wording);
});

it('the current year is that of Paris', () => {
  expect(formatShortDay('2027-01-02', new Date('2026-12-31T23:30:00Z'))).toBe('sam. 2 janvier');
});

it('a day in figures is that of Paris', () => {
  expect(formatNumericDay('2026-07-10T22:30:00.000Z')).toBe('11/07/2026');
});

it('today turns at midnight in Paris, not in London', () => {
  expect(todayInParis(new Date('2026-07-11T21:59:00Z'))).toBe('2026-07-11');
  expect(todayInParis(new Date('2026-07-11T22:01:00Z'))).toBe('2026-07-12');
});

it('a long text is cut with an ellipsis, a short one is left alone', () => {
  expect(truncate('court', 60)).toBe('court');
  expect(truncate('a'.repeat(61), 60)).toBe(`${'a'.repeat(60)}…`);
  expect(truncate('🎪🎪🎪', 2)).toBe('🎪🎪…');
});
