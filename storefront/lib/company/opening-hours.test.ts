import { expect, it } from 'vitest';
import { hoursInWords, openingHours } from './opening-hours.ts';

it.each([
  ['Mo-Fr 09:00-18:00, Sa 09:00-12:30', ['Du lundi au vendredi de 9 h à 18 h', 'Le samedi de 9 h à 12 h 30']],
  ['', ['Du lundi au vendredi de 9 h à 18 h', 'Le samedi de 9 h à 12 h']],
  ['Sur rendez-vous', ['Sur rendez-vous']],
])('reads « %s » to people', (horaires, words) => {
  expect(hoursInWords(horaires).map((line) => line.replaceAll('\u00a0', ' '))).toEqual(words);
});

it('gives search engines the default hours when the text is not theirs', () => {
  expect(openingHours('Sur rendez-vous')).toEqual(['Mo-Fr 09:00-18:00', 'Sa 09:00-12:00']);
  expect(openingHours('Tu-Sa 10:00-17:00')).toEqual(['Tu-Sa 10:00-17:00']);
});
