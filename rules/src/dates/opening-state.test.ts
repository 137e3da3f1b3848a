import { expect, it } from 'vitest';
import { comingOpenDays, openingStateInWords } from './opening-state.ts';
import { scheduleOf } from './schedule.ts';

const schedule = scheduleOf([
  { nom: 'Horaires', valeur: 'Du lundi au vendredi de 9 h à 12 h et de 14 h à 18 h 30\nLe samedi de 9 h à 12 h' },
  { nom: 'Jours fermés', valeur: 'le dimanche ; le 15 juillet 2027' },
]);
// A Monday; in Paris it is two hours later than in UTC.
const days = comingOpenDays(schedule, '2027-07-12');

it.each([
  ['2027-07-12T06:00:00Z', 'Ouvre à 9 h'],
  ['2027-07-12T08:00:00Z', 'Ouvert jusqu’à 12 h'],
  ['2027-07-12T10:00:00Z', 'Ouvre à 14 h'],
  ['2027-07-12T16:29:00Z', 'Ouvert jusqu’à 18 h 30'],
  ['2027-07-12T16:30:00Z', 'Ouvre demain à 9 h'],
  ['2027-07-14T20:00:00Z', 'Ouvre vendredi à 9 h'],
  ['2027-07-18T08:00:00Z', ''],
])('at %s', (now, words) => {
  expect(openingStateInWords(days, new Date(now)).replaceAll('\u00a0', ' ')).toBe(words);
});

it('says nothing of hours in words of their own', () => {
  expect(comingOpenDays(scheduleOf([{ nom: 'Horaires', valeur: 'Sur rendez-vous' }]), '2027-07-12')).toEqual([]);
});
