import { expect, test } from 'vitest';
import { findAddresses } from './find-addresses.ts';

test.each([
  ['12 heures.La caution', []],
  ['sous 7 jours.Si besoin', []],
  ['exemple.fr et 10.50', []],
  ['Voir www.exemple.fr.', ['http://www.exemple.fr']],
  ['(www.exemple.fr), puis', ['http://www.exemple.fr']],
  ['a@exemple.fr; b@exemple.fr: c', ['mailto:a@exemple.fr', 'mailto:b@exemple.fr']],
  ['contact@exemple.fr.La caution', ['mailto:contact@exemple.fr']],
  ['https://exemple.fr/a_(b)?c=1,2).', ['https://exemple.fr/a_(b)?c=1,2']],
  ['HTTP://Exemple.fr/A', ['HTTP://Exemple.fr/A']],
  ['« https://exemple.fr »', ['https://exemple.fr']],
  ['tel:+33297000001, Tel: 0297', ['tel:+33297000001']],
  ['www.exemple.fr,www.autre.fr', ['http://www.exemple.fr']],
  ['www. et http:// seuls', []],
])('%s', (text, expected) => {
  const found = findAddresses(text);
  expect(found.map(({ href }) => href)).toEqual(expected);
  for (const { index, text: address } of found) expect(text.slice(index, index + address.length)).toBe(address);
});
