import { expect, it } from 'vitest';
import { readCountry, readKind, readPhones, readPostalCodeAndTown, readSiret } from './read-customer-cell.ts';

it('telephones are parted, get their zero back, and are no scientific number', () => {
  expect(readPhones('02 97 00 00 01 / 06 39 98 01 12')).toEqual({ value: ['02 97 00 00 01', '06 39 98 01 12'] });
  expect(readPhones('297000001')).toMatchObject({ value: ['0297000001'], note: expect.any(String) });
  expect(readPhones('+33 2 97 00 00 01')).toEqual({ value: ['+33 2 97 00 00 01'] });
  expect(readPhones('2,97E+08')).toHaveProperty('problem');
});

it('a SIRET gets its zero back where that makes one', () => {
  expect(readSiret('732 829 320 00074')).toEqual({ value: '73282932000074' });
  expect(readSiret('7,32829E+13')).toHaveProperty('problem');
  expect(readSiret('1234567890123')).toEqual({ value: '1234567890123' });
});

it.each([
  ['56000 Vannes', 'FR', { codePostal: '56000', ville: 'Vannes' }],
  ['1000 - Bourg-en-Bresse', 'FR', { codePostal: '01000', ville: 'Bourg-en-Bresse' }],
  ['1000 Lausanne', 'CH', { codePostal: '1000', ville: 'Lausanne' }],
  ['Vannes', 'FR', null],
  ['56000', 'FR', null],
] as const)('« %s » as postal code and town', (text, country, parts) => {
  expect(readPostalCodeAndTown(text, country)).toEqual(parts);
});

it('kinds and countries are read by their words', () => {
  expect(readKind('Asso.')).toEqual({ value: 'association' });
  expect(readKind('Mairie')).toEqual({ value: 'collectivite' });
  expect(readKind('bleu')).toHaveProperty('problem');
  expect(readCountry('belgique')).toEqual({ value: 'BE' });
  expect(readCountry('FR')).toEqual({ value: 'FR' });
});
