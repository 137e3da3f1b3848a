import { expect, it } from 'vitest';
import { addressLines, mapLink } from './postal-address.ts';

it.each([
  ['12, rue du Port, 56170 Quiberon', '12, rue du Port\n56170 Quiberon'],
  ['12 rue du Port\n56170 Saint-Pierre-Quiberon', '12 rue du Port\n56170 Saint-Pierre-Quiberon'],
  ['Port Haliguen', 'Port Haliguen'],
  ['', ''],
])('writes « %s » as on an envelope', (adresse, lines) => {
  expect(addressLines(adresse)).toBe(lines);
});

it('finds an address on a map', () => {
  expect(mapLink('12 rue du Port\n56170 Quiberon')).toBe(
    'https://www.openstreetmap.org/search?query=12%20rue%20du%20Port%2056170%20Quiberon',
  );
});
