import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  openingHoursInWords,
  parseOpeningHours,
  schemaOpeningHours,
  weekdayGroups,
  writeOpeningHours,
} from './opening-hours.ts';

const spaced = (lines: readonly string[]) => lines.map((line) => line.replaceAll('\u00a0', ' '));

it.each([
  ['Mo-Fr 09:00-18:00, Sa 09:00-12:30', ['Du lundi au vendredi de 9 h à 18 h', 'Le samedi de 9 h à 12 h 30']],
  ['Fr-Mo 10:00-17:00', ['Le lundi de 10 h à 17 h', 'Du vendredi au dimanche de 10 h à 17 h']],
  ['Mo 14:00-18:00; Mo-Tu 09:00-12:00', ['Le lundi de 9 h à 12 h et de 14 h à 18 h', 'Le mardi de 9 h à 12 h']],
  ['Mo-Sa 22:00-02:00', ['Du lundi au samedi de 22 h à 2 h']],
  ['Fr 09:00-12:00, Fr 18:00-22:00, Fr 22:00-00:00', ['Le vendredi de 9 h à 12 h et de 18 h à 0 h']],
  ['Mo-Fr 09:00-12:00, Mo-Fr 12:00-18:00', ['Du lundi au vendredi de 9 h à 18 h']],
  ['Le 24 décembre de 9 h à 12 h et de 12 h à 14 h', ['Le 24 décembre de 9 h à 14 h']],
  ['tous les jours de 9h à 18h30', ['Tous les jours de 9 h à 18 h 30']],
  [
    'du lundi au mardi de 9 h à 12 h et 14 h à 18 h\nLe 24 décembre 2026 : de 9 h à 12 h\nle 2 janvier fermé',
    [
      'Le lundi et le mardi de 9 h à 12 h et de 14 h à 18 h',
      'Le 24 décembre 2026 de 9 h à 12 h',
      'Le 2 janvier : fermé',
    ],
  ],
])('reads « %s » to people', (text, words) => {
  const hours = parseOpeningHours(text);
  expect(hours && spaced(openingHoursInWords(hours))).toEqual(words);
});

it.each([
  'Sur rendez-vous',
  'Sa-Di 09:00-12:00',
  'Mo-Fr 09:00-18:00, sur rendez-vous le samedi',
  'Mo-Fr 18:00-09:00',
  'Mo-Fr 09:00-25:00',
  'Mo-Fr 09:00-12:00, Mo 11:00-18:00',
  'Mo 22:00-02:00, Mo 23:00-23:30',
  'Mo 01:00-22:00, Mo 22:00-02:00',
  'Mo 02:00-02:00',
  'Le lundi de 9 h',
  'Le 31 février de 9 h à 12 h',
  'Du 1er au 3 août de 9 h à 12 h',
])('does not guess what « %s » means', (text) => {
  expect(parseOpeningHours(text)).toBeNull();
});

it('has the default hours for an empty text, in schema.org’s format too', () => {
  const hours = parseOpeningHours(' ');
  expect(hours && weekdayGroups(hours.week).flatMap(schemaOpeningHours)).toEqual([
    'Mo-Fr 09:00-18:00',
    'Sa 09:00-12:00',
  ]);
});

const time = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));
const ranges = fc.uniqueArray(time, { maxLength: 4 }).map((times) => {
  const sorted = times.toSorted();
  return Array.from({ length: Math.floor(sorted.length / 2) }, (_, index) => ({
    opens: sorted[2 * index] ?? '',
    closes: sorted[2 * index + 1] ?? '',
  }));
});
const day = fc.constantFrom('12-24', '02-29', '2026-12-31', '2027-01-01');
const hours = fc.record({
  week: fc.array(ranges, { minLength: 7, maxLength: 7 }),
  exceptions: fc.array(fc.record({ day, ranges }), { maxLength: 3 }),
});

it('says hours over midnight in schema.org’s format', () => {
  const hours = parseOpeningHours('Du lundi au samedi de 22 h à 2 h');
  expect(hours && weekdayGroups(hours.week).flatMap(schemaOpeningHours)).toEqual(['Mo-Sa 22:00-02:00']);
});

it('what is written is read as the same hours', () => {
  fc.assert(
    fc.property(hours, (each) => {
      expect(parseOpeningHours(writeOpeningHours(each))).toEqual(each);
    }),
  );
});
