import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isSiren, isSiret, sirenOf, spacedSiret } from './siret.ts';

// The seats of INSEE's own example, of La Poste, and one of La Poste's offices, which Luhn's formula does not fit.
it.each(['732 829 320 00074', '73282932000074', '356 000 000 00048', '356 000 000 09075'])('%s may exist', (siret) => {
  expect(isSiret(siret)).toBe(true);
});

it.each(['732 829 320 00075', '356 000 000 09076', '7328293200007', '732829320000741', '', 'SIRET'])(
  '« %s » cannot',
  (siret) => {
    expect(isSiret(siret)).toBe(false);
  },
);

it('one wrong digit is always found', () => {
  const [siret, digits] = ['73282932000074', fc.integer({ min: 0, max: 9 })];
  fc.assert(
    fc.property(fc.nat(13), digits, (index, digit) => {
      const typed = siret.slice(0, index) + digit + siret.slice(index + 1);
      expect(isSiret(typed)).toBe(typed === siret);
    }),
  );
});

it('a SIREN is what its establishments begin with', () => {
  expect(isSiren('356 000 000')).toBe(true);
  expect(isSiren('732829321')).toBe(false);
  expect(isSiren('73282932000074')).toBe(false);
  expect(isSiren(sirenOf('73282932000074'))).toBe(true);
  expect(spacedSiret('73282932000074')).toBe('732\u00a0829\u00a0320\u00a000074');
  expect(spacedSiret('732829 320 00074')).toBe('732\u00a0829\u00a0320\u00a000074');
  expect(spacedSiret('732829320')).toBe('732\u00a0829\u00a0320');
});
