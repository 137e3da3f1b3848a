import { expect, test } from 'vitest';
import { directAddress } from './direct-address.ts';

test.each([
  ['https://exemple.fr/a?b=1', 'https://exemple.fr/a?b=1'],
  ['https://exemple.fr/?utm_source=x&page=2&fbclid=y', 'https://exemple.fr/?page=2'],
  ['https://www.google.fr/url?sa=t&url=https%3A%2F%2Fexemple.fr%2F', 'https://exemple.fr/'],
  ['https://l.facebook.com/l.php?u=https%3A%2F%2Fexemple.fr%2F%3Ffbclid%3Dz&h=1', 'https://exemple.fr/'],
  [
    'https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Furldefense.com%2Fv3%2F__https%3A%2F%2Fexemple.fr%2Fa__%3B!!b!c%24&data=05',
    'https://exemple.fr/a',
  ],
  ['https://www.google.fr/search?q=barnum', 'https://www.google.fr/search?q=barnum'],
  ['https://www.youtube.com/watch?v=1&q=https://exemple.fr', 'https://www.youtube.com/watch?v=1&q=https://exemple.fr'],
  // Nothing that leads elsewhere than to a page or a mail.
  ['https://www.google.fr/url?url=javascript:alert(1)', 'https://www.google.fr/url?url=javascript:alert(1)'],
  ['mailto:a@exemple.fr?utm_source=x', 'mailto:a@exemple.fr?utm_source=x'],
])('%s leads to %s', (address, direct) => {
  expect(directAddress(address)).toBe(direct);
});
