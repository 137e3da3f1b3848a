import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type DaySpan, daySpanInWords, isInSpan, parseDaySpan } from './day-spans.ts';
import { addDays, daysBetween } from './days.ts';

it.each([
  ['le 24 décembre 2026', { first: '2026-12-24', last: '2026-12-24' }],
  ['24/12', { first: '12-24', last: '12-24' }],
  ['1er janvier', { first: '01-01', last: '01-01' }],
  ['du 1er au 15 août 2027', { first: '2027-08-01', last: '2027-08-15' }],
  ['du 24 juillet au 15 août 2027', { first: '2027-07-24', last: '2027-08-15' }],
  ['du 1/8 au 15/8', { first: '08-01', last: '08-15' }],
  ['du 24 décembre 2026 au 2 janvier 2027', { first: '2026-12-24', last: '2027-01-02' }],
  ['Du 24 Décembre au 2 janvier', { first: '12-24', last: '01-02' }],
])('reads « %s »', (text, span) => {
  expect(parseDaySpan(text)).toEqual(span);
});

it.each([
  '31/2',
  'du 1/8',
  'du 15 au 1er août',
  'du 15 au 1er août 2027',
  'du 24 décembre au 2 janvier 2027',
  'du 1er août 2027 au 15 août',
  'en août',
  '',
])('does not guess what « %s » means', (text) => {
  expect(parseDaySpan(text)).toBeNull();
});

const day = fc.integer({ min: 0, max: 73_000 }).map((count) => addDays('2000-01-01', count));
const yearlyDay = day.map((each) => each.slice(5));
const once = fc.tuple(day, fc.nat(500)).map(([first, length]): DaySpan => ({ first, last: addDays(first, length) }));
const yearly = fc.record({ first: yearlyDay, last: yearlyDay });

it('what is written is read as the same days', () => {
  fc.assert(
    fc.property(fc.oneof(once, yearly), (span) => {
      expect(parseDaySpan(daySpanInWords(span))).toEqual(span);
    }),
  );
});

it('a span holds its days, and no others', () => {
  fc.assert(
    fc.property(once, day, ({ first, last }, each) => {
      const isBetween = daysBetween(first, each) >= 0 && daysBetween(each, last) >= 0;
      expect(isInSpan(each, { first, last })).toBe(isBetween);
      expect(isInSpan(first, { first, last })).toBe(true);
    }),
  );
  expect(['2026-12-30', '2031-01-02'].every((each) => isInSpan(each, { first: '12-24', last: '01-02' }))).toBe(true);
  expect(isInSpan('2026-01-03', { first: '12-24', last: '01-02' })).toBe(false);
});
