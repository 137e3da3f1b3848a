import { describe, expect, it } from 'vitest';
import { personInput } from './inputs/personal-data.ts';
import { dialPhones, isContactOf } from './personal-data.ts';

describe('isContactOf', () => {
  it.each([
    ['yann@exemple.example', ' Yann@Exemple.example ', null],
    ['06 39 98 01 12', null, '+33 6.39.98.01.12'],
    ['0033 (0)6 39 98 01 12', null, '0639980112'],
    ['0639980112', 'autre@exemple.example', '06-39-98-01-12 (après 18 h)'],
    ['0639980113', null, '06 39 98 01 12 ou +33 6 39 98 01 13'],
    ['0639980113', null, '06 39 98 01 12 06 39 98 01 13'],
    ['0044 1632 960000', null, '+44 1632 960000'],
  ])('finds %s in %j, %j', (contact, email, phone) => {
    expect(isContactOf(contact, { email, phone })).toBe(true);
  });

  it.each([
    ['yann@exemple.example', 'soyann@exemple.example', '0639980112'],
    ['06 39 98 01 12', '0639980112@exemple.example', '06 39 98 01 13'],
    ['06 39 98 01', null, '06 39 98 01 12'],
    ['06 39 98 01 12', null, null],
    ['yann@exemple.example', null, 'yann@exemple.example'],
  ])('does not find %s in %j, %j', (contact, email, phone) => {
    expect(isContactOf(contact, { email, phone })).toBe(false);
  });
});

it.each(['', '   ', 'Le Goff', '06 39', '@', '12345678 rue'])('%j tells nobody', (contact) => {
  expect(personInput.safeParse({ contact }).error?.issues[0]?.message).toBe(
    'Veuillez saisir une adresse e-mail ou un numéro de téléphone',
  );
});

it.each([
  ['06 39', '0639'],
  ['Corre 06.39 9', 'Corre 06399'],
  ['+33 6 39', '0639'],
  ['39.98.01', '399801'],
  ['12 14 rue', '12 14 rue'],
  ['06', '06'],
])('searches %j as %j', (search, dialled) => {
  expect(dialPhones(search)).toBe(dialled);
});
