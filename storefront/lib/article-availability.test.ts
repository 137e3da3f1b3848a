import { expect, it } from 'vitest';
import { availabilityInWords } from './article-availability.ts';

it.each([
  ['LIBRE', 74, 100, '74 libres sur 100'],
  ['LIBRE', 1, 8, 'Dernier exemplaire à vos dates'],
  ['LIBRE', 1, 1, 'Libre à vos dates'],
  ['LIBRE', null, null, 'Libre à vos dates'],
  ['A_CONFIRMER', 0, 8, 'À confirmer à vos dates'],
  ['A_CONFIRMER', 3, 8, 'À confirmer : 3 libres sur 8'],
  ['COMPLET', 0, 8, 'Complet à vos dates'],
  ['COMPLET', 0, 1, 'Complet à vos dates'],
  ['COMPLET', 0, 0, 'Indisponible à vos dates'],
  ['COMPLET', 1, 8, 'Pas assez : 1 libre sur 8'],
] as const)('%s with %s pieces of %s reads « %s »', (disponibilite, libres, stock, words) => {
  expect(availabilityInWords({ disponibilite, libres, stock }).replace(/\s/g, ' ')).toBe(words);
});
