import { expect, it } from 'vitest';
import { areNamesWhole, splitName } from './name-order.ts';

it.each([
  ['Nolwenn Corre', 'prenomNom', { prenom: 'Nolwenn', nom: 'Corre' }],
  ['Corre Nolwenn', 'nomPrenom', { prenom: 'Nolwenn', nom: 'Corre' }],
  ['Mme Anne Le Goff', 'prenomNom', { prenom: 'Anne', nom: 'Le Goff' }],
  ['Le Goff Anne', 'nomPrenom', { prenom: 'Anne', nom: 'Le Goff' }],
  ['LE GOFF Anne-Marie', 'prenomNom', { prenom: 'Anne-Marie', nom: 'LE GOFF' }],
  ['JP Martin', 'prenomNom', { prenom: 'JP', nom: 'Martin' }],
  ['Corre, Nolwenn', 'prenomNom', { prenom: 'Nolwenn', nom: 'Corre' }],
  ['Martin Martin', 'prenomNom', { prenom: 'Martin', nom: 'Martin' }],
  ['Nolwenn Corre', 'ensemble', null],
  ['Nolwenn et Yann Corre', 'prenomNom', null],
  ['Mairie de Vannes', 'prenomNom', null],
  ['Corre', 'prenomNom', null],
] as const)('« %s », %s first', (text, order, split) => {
  expect(splitName(text, order)).toEqual(split);
});

it('names of several words are asked about where no other column has a part of them', () => {
  const rows = [
    { line: 2, cells: ['Nolwenn Corre', 'a'] },
    { line: 3, cells: ['Yann Le Goff', 'b'] },
    { line: 4, cells: ['Mairie de Vannes', 'c'] },
  ];
  expect(areNamesWhole(rows, ['nom', null])).toBe(true);
  expect(areNamesWhole(rows, ['nom', 'prenom'])).toBe(false);
  expect(areNamesWhole(rows, [null, 'nom'])).toBe(false);
});
