import fc from 'fast-check';
import { expect, it } from 'vitest';
import { limits } from '../../limits.ts';
import { toAmount, toCents } from '../../prices/amounts.ts';
import { raisedPrice, roundings } from './raised-price.ts';

it('raises by per cent, and rounds up or to the nearest', () => {
  const nearest = { pourcent: 3, versLeHaut: false } as const;
  expect(raisedPrice('110.00', { ...nearest, arrondi: 1 })).toBe('113.30');
  expect(raisedPrice('110.00', { ...nearest, arrondi: 100 })).toBe('113.00');
  expect(raisedPrice('110.00', { ...nearest, arrondi: 100, versLeHaut: true })).toBe('114.00');
  expect(raisedPrice('110.00', { ...nearest, arrondi: 500 })).toBe('115.00');
  expect(raisedPrice('2.50', { pourcent: 10, arrondi: 50, versLeHaut: false })).toBe('3.00');
  expect(raisedPrice('10.00', { pourcent: -2.5, arrondi: 10, versLeHaut: false })).toBe('9.80');
  // Less than the step: to the cent.
  expect(raisedPrice('0.35', { pourcent: 10, arrondi: 500, versLeHaut: true })).toBe('0.39');
  expect(raisedPrice('0.00', { pourcent: 10, arrondi: 500, versLeHaut: true })).toBe('0.00');
});

it('a new price is less than a step away from the exact one', () => {
  const raises = fc.record({
    cents: fc.integer({ min: 0, max: limits.maxAmount * 100 }),
    hundredths: fc.integer({ min: -9_000, max: 90_000 }),
    arrondi: fc.constantFrom(...roundings),
    versLeHaut: fc.boolean(),
  });
  fc.assert(
    fc.property(raises, ({ cents, hundredths, arrondi, versLeHaut }) => {
      const raised = BigInt(toCents(raisedPrice(toAmount(cents), { pourcent: hundredths / 100, arrondi, versLeHaut })));
      const exact = BigInt(cents) * BigInt(10_000 + hundredths);
      const step = exact < BigInt(arrondi) * 10_000n ? 1n : BigInt(arrondi);
      expect(raised % step).toBe(0n);
      const beyond = raised * 10_000n - exact;
      if (versLeHaut) expect(beyond >= 0n && beyond < step * 10_000n).toBe(true);
      else expect(beyond > -step * 5_000n - 1n && beyond <= step * 5_000n).toBe(true);
    }),
  );
});
