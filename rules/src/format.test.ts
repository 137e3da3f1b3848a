import { expect, it } from 'vitest';
import {
  formatLongDate,
  formatLongDateTime,
  formatNumber,
  formatPrice,
  formatWeekdayDate,
  todayInParis,
  truncate,
} from './format.ts';

const spaces = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

it('prices are written as the French write them', () => {
  expect(spaces(formatPrice('1234.5'))).toBe('1 234,50 €');
  expect(spaces(formatPrice(0.35))).toBe('0,35 €');
});

it.each([0, 0.005, 0.125, 9.999, 12, 999.994, 999.995, 1000, 123456.7, 1234567.891, 99999999.99, -0.125, -1234.5])(
  'the price and the number %d are what Intl writes',
  (amount) => {
    expect(formatPrice(amount)).toBe(amount.toLocaleString('fr-FR', { style: 'currency', currency: 'EUR' }));
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
