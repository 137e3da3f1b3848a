import { expect, it } from 'vitest';
import { isMadeOfPlace } from './passwords.ts';

const place = { shop: 'Fêtes & Chapiteaux', email: 'anne.le-goff@locafete.example' };

it.each([
  'barnum-barnum-2026',
  'BARNUM2026!!!!',
  'Fêtes&Chapiteaux',
  'chapiteaux-fetes-29',
  'FetesChapiteaux1',
  'anne.le-goff@locafete',
  'LeGoffAnne1234',
  'locafete-locafete',
])('« %s » is made of the words of its place', (password) => {
  expect(isMadeOfPlace(password, place)).toBe(true);
});

it.each(['trois barnums bleus', '4938-1726-4950', 'mouettes rieuses', 'anne aime les mouettes', ''])(
  '« %s » is not',
  (password) => {
    expect(isMadeOfPlace(password, place)).toBe(false);
  },
);

it('needs no shop that has a name', () => {
  expect(isMadeOfPlace('vingt mouettes rieuses', { shop: '', email: '' })).toBe(false);
});
