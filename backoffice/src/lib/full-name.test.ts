import { expect, it } from 'vitest';
import { askedFor } from './full-name.ts';

it('a request says whose it is where its own name does not', () => {
  const customer = { prenom: '', nom: 'Mairie de Vannes' };
  expect(askedFor({ prenom: 'Anne', nom: 'Le Gall', customer })).toBe('Mairie de Vannes');
  expect(askedFor({ prenom: 'Mairie', nom: 'de Vannes', customer })).toBeNull();
  expect(askedFor({ prenom: 'Collectivité', nom: 'Mairie de Vannes', customer })).toBeNull();
  expect(askedFor({ prenom: 'Anne', nom: 'Le Gall', customer: null })).toBeNull();
});
