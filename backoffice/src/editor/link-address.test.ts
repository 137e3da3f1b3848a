import { linkSchemes } from '@barnum/rules/text/rich-text';
import { expect, test } from 'vitest';
import { toLinkAddress } from './link-address.ts';

test.each([
  ['exemple.fr/tarifs', 'http://exemple.fr/tarifs'],
  [' https://exemple.fr ', 'https://exemple.fr'],
  ['exemple.fr:8080', 'http://exemple.fr:8080'],
  ['bonjour@exemple.fr', 'mailto:bonjour@exemple.fr'],
  ['tel:0297000000', 'tel:0297000000'],
  ['/cgv', '/cgv'],
  ['../cgv', '../cgv'],
  ['#prix', '#prix'],
])('%s leads to %s', (typed, address) => {
  expect(toLinkAddress(typed)).toBe(address);
});

test.each(linkSchemes)('the scheme %s is kept', (scheme) => {
  expect(toLinkAddress(`${scheme}:a`)).toBe(`${scheme}:a`);
});

test.each(['javascript:alert(1)', '//ailleurs.example', 'deux mots', 'data:text/html,x'])(
  '%s leads nowhere',
  (typed) => {
    expect(toLinkAddress(typed)).toBeNull();
  },
);
