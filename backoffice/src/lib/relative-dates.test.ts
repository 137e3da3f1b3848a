import { expect, test } from 'vitest';
import { daysFromToday, formatDistance, formatSince } from './relative-dates.ts';

// A Saturday; in Paris it is two hours later than in UTC.
const now = new Date('2026-07-11T10:00:00Z');

test.each([
  ['2026-07-11', 'aujourd’hui'],
  ['2026-07-12', 'demain'],
  ['2026-07-13', 'après-demain'],
  ['2026-07-23', 'dans 12 jours'],
  ['2026-07-10', 'hier'],
  ['2026-07-01', 'il y a 10 jours'],
  ['2027-03-11', 'dans 8 mois'],
])('from the 11th of July, %s is « %s »', (day, wording) => {
  expect(formatDistance(day, now)).toBe(wording);
});

test('days are counted over a change of clocks, from the day it is in Paris', () => {
  expect(daysFromToday('2026-10-26', new Date('2026-10-24T23:00:00Z'))).toBe(1);
  expect(daysFromToday('2026-07-11', new Date('2026-07-10T22:30:00Z'))).toBe(0);
});

test.each([
  ['2026-07-11T09:59:30.000Z', 'à l’instant'],
  ['2026-07-11T10:00:05.000Z', 'à l’instant'],
  ['2026-07-11T09:55:00.000Z', 'il y a 5 minutes'],
  ['2026-07-11T07:00:00.000Z', 'il y a 3 heures'],
  ['2026-07-10T16:05:00.000Z', 'hier à 18:05'],
  ['2026-07-08T16:05:00.000Z', 'il y a 3 jours'],
  ['2026-07-04T10:00:00.000Z', 'le sam. 4 juillet'],
  ['2025-07-04T10:00:00.000Z', 'le ven. 4 juillet 2025'],
])('what came at %s came « %s »', (instant, wording) => {
  expect(formatSince(instant, now)).toBe(wording);
});
