import { expect, it } from 'vitest';
import { isClosed } from './closed-days.ts';
import { addDays } from './days.ts';
import { exceptionalDays, scheduleInWords, scheduleOf } from './schedule.ts';

const today = '2026-11-23';
const of = (hours: string, closedDays: string) =>
  scheduleOf([
    { nom: 'Horaires', valeur: hours },
    { nom: 'Jours fermés', valeur: closedDays },
  ]);
const inWords = (hours: string, closedDays: string) =>
  scheduleInWords(of(hours, closedDays), today).map((line) => line.replaceAll('\u00a0', ' '));
const exceptional = (hours: string, closedDays: string) => {
  const schedule = of(hours, closedDays);
  return schedule.hours && exceptionalDays({ ...schedule, hours: schedule.hours }, today);
};

it('is told in words: hours, other hours of a day, and what is closed', () => {
  expect(inWords('', '')).toEqual([
    'Du lundi au vendredi de 9 h à 18 h',
    'Le samedi de 9 h à 12 h',
    'Fermé : le dimanche',
  ]);
  expect(
    inWords(
      'Du lundi au samedi de 9 h à 12 h\nLe 24 décembre 2026 de 9 h à 10 h',
      'mercredi ; du 1er au 15 août 2027 ; 25/12 ; les jours fériés',
    ),
  ).toEqual([
    'Le lundi et le mardi de 9 h à 12 h',
    'Du jeudi au samedi de 9 h à 12 h',
    'Le 24 décembre 2026 de 9 h à 10 h',
    'Fermé : le mercredi ; le dimanche ; du 1er au 15 août 2027 ; le 25 décembre ; les jours fériés',
  ]);
});

it('leaves out what is past', () => {
  expect(
    inWords(
      'Tous les jours de 9 h à 12 h\nLe 14 juillet 2026 de 9 h à 10 h',
      'le 22 novembre 2026 ; le 23 novembre 2026',
    ),
  ).toEqual(['Tous les jours de 9 h à 12 h', 'Fermé : le 23 novembre 2026']);
});

it('shows what cannot be read as it was written', () => {
  expect(inWords('Sur rendez-vous', 'le lundi ; en cas de tempête')).toEqual([
    'Sur rendez-vous',
    'Fermé : le lundi ; en cas de tempête',
  ]);
  expect(exceptional('Sur rendez-vous', 'le 25 décembre')).toBeNull();
});

it('lists the exceptional days of the coming year, those in a row together', () => {
  expect(
    exceptional(
      'Du lundi au samedi de 9 h à 12 h\nLe 24 décembre de 9 h à 10 h\nLe 3 août 2027 de 9 h à 11 h',
      'du 1er au 5 août 2027 ; le 25 décembre ; du 1er au 15 août 2026',
    ),
  ).toEqual([
    { first: '2026-12-24', last: '2026-12-24', ranges: [{ opens: '09:00', closes: '10:00' }] },
    { first: '2026-12-25', last: '2026-12-25', ranges: [] },
    { first: '2027-08-01', last: '2027-08-02', ranges: [] },
    { first: '2027-08-03', last: '2027-08-03', ranges: [{ opens: '09:00', closes: '11:00' }] },
    { first: '2027-08-04', last: '2027-08-05', ranges: [] },
  ]);
});

it('agrees with what is closed, each day of the coming year', () => {
  const schedule = of(
    'Du mardi au samedi de 9 h à 12 h\nLe 20 décembre 2026 de 9 h à 10 h',
    'jours fériés ; du 1/8 au 15/8',
  );
  const { hours, closings } = schedule;
  if (hours === null) throw new Error('hours were not read');
  const others = exceptionalDays({ ...schedule, hours }, today);
  for (let day = today; day < '2027-11-01'; day = addDays(day, 1)) {
    const other = others.find(({ first, last }) => first <= day && day <= last);
    const ranges = other?.ranges ?? hours.week[new Date(day).getUTCDay()] ?? [];
    expect(ranges.length === 0, day).toBe(isClosed(day, closings));
  }
});
