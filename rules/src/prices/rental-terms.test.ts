import { expect, it } from 'vitest';
import { isClosed, nearestOpenDay } from '../dates/closed-days.ts';
import { rentalTermsOf } from './rental-terms.ts';

const termsOf = (rows: Record<string, string>) =>
  rentalTermsOf(Object.entries(rows).map(([nom, valeur]) => ({ nom, valeur })));

it('terms are what company information states, and something sensible where it states nothing', () => {
  expect(termsOf({})).toMatchObject({ supplementParJour: 25, joursRemiseEnEtat: 1 });
  expect(termsOf({ 'Supplément par jour (%)': '30 %', 'Délai de remise en état (jours)': '2 jours' })).toMatchObject({
    supplementParJour: 30,
    joursRemiseEnEtat: 2,
  });
  expect(termsOf({ 'Supplément par jour (%)': '0' }).supplementParJour).toBe(0);
  expect(termsOf({ 'Supplément par jour (%)': 'beaucoup', 'Délai de remise en état (jours)': '900' })).toMatchObject({
    supplementParJour: 25,
    joursRemiseEnEtat: 1,
  });
});

it('articles leave on the day of their return where the company says so and they are back in time', () => {
  const delay = 'Délai de remise en état (jours)';
  const daysOf = (valeur: string, hours = {}) => termsOf({ [delay]: valeur, ...hours }).joursRemiseEnEtat;
  expect(
    ['aucun : repart le jour même', 'Aucun\u00a0: repart le jour même', 'aucun'].map((one) => daysOf(one)),
  ).toEqual([-1, -1, -1]);
  expect(['0', '1', 'aucune idée'].map((one) => daysOf(one))).toEqual([0, 1, 1]);
  expect(daysOf('aucun', { 'Heure de retour': '14 h' })).toBe(-1);
  expect(daysOf('aucun', { 'Heure de retour': '14 h 30' })).toBe(0);
});

it('days are closed by the opening hours, by their name, by a date, and by a date of every year', () => {
  const { fermetures } = termsOf({
    Horaires: 'Mo-Fr 09:00-18:00, Sa 09:00-12:00',
    'Jours fermés': 'mercredis, 14/7, 24/12/2026, jamais',
  });
  const closed = ['2026-07-12', '2026-07-08', '2026-07-14', '2027-07-14', '2026-12-24'];
  expect(closed.filter((day) => isClosed(day, fermetures))).toEqual(closed);
  expect(['2026-07-13', '2026-07-11', '2027-12-24'].some((day) => isClosed(day, fermetures))).toBe(false);
  expect(nearestOpenDay('2026-07-12', fermetures, 1)).toBe('2026-07-13');
  expect(nearestOpenDay('2026-07-12', fermetures, -1)).toBe('2026-07-11');
  expect(isClosed('2026-07-12', termsOf({ Horaires: 'Sur rendez-vous' }).fermetures)).toBe(false);
  expect(isClosed('2026-07-12', termsOf({}).fermetures)).toBe(true);
});
