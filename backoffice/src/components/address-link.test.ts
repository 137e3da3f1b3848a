import { expect, it } from 'vitest';
import { mapAddress } from './address-link.tsx';

it.each([
  ['Mozilla/5.0 (Linux; Android 15; Pixel 9)', 'geo:0,0?q=12%20rue%20du%20Port%2C%20Quiberon'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0)', 'https://maps.apple.com/?q=12%20rue%20du%20Port%2C%20Quiberon'],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64)',
    'https://www.openstreetmap.org/search?query=12%20rue%20du%20Port%2C%20Quiberon',
  ],
])('%s opens an address in its own maps', (userAgent, address) => {
  expect(mapAddress('12 rue du Port, Quiberon', userAgent)).toBe(address);
});
