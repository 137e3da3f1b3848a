import { expect, it } from 'vitest';
import { hoursInWords, openingHoursOf } from './opening-hours.ts';

it.each([
  ['Mo-Fr 09:00-18:00, Sa 09:00-12:30', ['Du lundi au vendredi de 9 h à 18 h', 'Le samedi de 9 h à 12 h 30']],
  ['', ['Du lundi au vendredi de 9 h à 18 h', 'Le samedi de 9 h à 12 h']],
  ['Sur rendez-vous', ['Sur rendez-vous']],
])('reads « %s » to people', (horaires, words) => {
  expect(hoursInWords(horaires).map((line) => line.replaceAll('\u00a0', ' '))).toEqual(words);
});

it('reads the usual hours where none are stated, and none in free text', () => {
  expect(openingHoursOf('')?.map(({ text }) => text)).toEqual(['Mo-Fr 09:00-18:00', 'Sa 09:00-12:00']);
  expect(openingHoursOf('Tu-Sa 10:00-17:00')).toEqual([
    { text: 'Tu-Sa 10:00-17:00', firstDay: 2, lastDay: 6, opens: '10:00', closes: '17:00' },
  ]);
  expect(openingHoursOf('Sur rendez-vous')).toBeNull();
});
