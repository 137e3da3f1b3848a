import { expect, it } from 'vitest';
import { findDays } from './find-days.ts';

// A Monday.
const today = '2026-11-23';

it.each([
  ['demain', '2026-11-24', '2026-11-24', ''],
  ['Après-demain', '2026-11-25', '2026-11-25', ''],
  ['aujourd’hui', today, today, ''],
  ['samedi', '2026-11-28', '2026-11-28', ''],
  ['12 juillet', '2027-07-12', '2027-07-12', ''],
  ['1er décembre', '2026-12-01', '2026-12-01', ''],
  ['12/07', '2027-07-12', '2027-07-12', ''],
  ['12/07/28', '2028-07-12', '2028-07-12', ''],
  ['12 juil. 2028', '2028-07-12', '2028-07-12', ''],
  ['2027-07-12', '2027-07-12', '2027-07-12', ''],
  ['29 février', '2028-02-29', '2028-02-29', ''],
  ['du 12 au 14 juillet', '2027-07-12', '2027-07-14', ''],
  ['30 juillet au 2 août', '2027-07-30', '2027-08-02', ''],
  ['Chaise pliante libre le 12 juillet ?', '2027-07-12', '2027-07-12', 'chaise pliante'],
  ['samedi barnum 3x6', '2026-11-28', '2026-11-28', 'barnum 3x6'],
])('%s', (text, debut, fin, rest) => {
  expect(findDays(text, today)).toEqual({ period: { debut, fin }, rest });
});

it.each([
  ['chaise', 'chaise'],
  ['06 39 98 01 12', '06 39 98 01 12'],
  ['n° 42', 'n° 42'],
  ['D-2026-00012', 'd-2026-00012'],
  ['32/13', '32/13'],
  ['31 juin', '31 juin'],
  ['5 mainates', '5 mainates'],
])('%s names no day', (text, rest) => {
  expect(findDays(text, today)).toEqual({ period: null, rest });
});
