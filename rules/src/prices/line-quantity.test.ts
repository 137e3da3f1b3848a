import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { limits } from '../limits.ts';
import { sentences } from '../sentences.ts';
import { addQuantities, costOf, ofHundredths, quantityFault, toHundredthsOf } from './line-quantity.ts';
import { lineSentences } from './lines.ts';

const hundredths = fc.integer({ min: 1, max: 100 * limits.maxQuantity });

describe('what a quantity costs', () => {
  it.each([
    [60, 12.5, 750],
    [9_999, 0.33, 3_300],
    [9_999, 0.01, 100],
    // Half a cent goes up, less goes down.
    [1, 0.5, 1],
    [1, 0.49, 0],
    [33, 1.5, 50],
    [101, 2.5, 253],
    [103, 0.05, 5],
    [0, 12.5, 0],
    // In binary 1.005 × 100 is less than 100.5.
    [100, 1.01, 101],
    [10, 0.15, 2],
    [4_500, 1.15, 5_175],
  ])('%i cents × %f is %i cents', (cents, quantite, cost) => {
    expect(costOf(cents, quantite)).toBe(cost);
  });

  it('is exact to the hundredth, half a cent up, whatever is large', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100 * limits.maxAmount }), hundredths, (cents, count) => {
        const exact = (BigInt(cents) * BigInt(count) + 50n) / 100n;
        fc.pre(exact <= BigInt(Number.MAX_SAFE_INTEGER));
        expect(BigInt(costOf(cents, ofHundredths(count)))).toBe(exact);
        expect(toHundredthsOf(ofHundredths(count))).toBe(count);
      }),
    );
  });

  it('of whole pieces is what it was before there were decimals', () => {
    const pieces = fc.integer({ min: 1, max: limits.maxQuantity });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_00 }), pieces, (cents, quantite) => {
        expect(costOf(cents, quantite)).toBe(cents * quantite);
      }),
    );
  });
});

describe('quantities', () => {
  it('add up to the hundredth', () => {
    expect(addQuantities([0.1, 0.2])).toBe(0.3);
    expect(addQuantities([12.5, -0.07, -12.43])).toBe(0);
    expect(addQuantities([])).toBe(0);
  });

  it('of free lines and fees have two decimals at most; those of articles are whole', () => {
    for (const nature of ['libre', 'frais'] as const) {
      for (const quantite of [0.01, 0.33, 1, 12.5, 1.15, 99_999.99]) expect(quantityFault(quantite, nature)).toBeNull();
      for (const quantite of [12.345, 0.001, 0.1 + 0.2, Number.NaN])
        expect(quantityFault(quantite, nature)).toBe(lineSentences.quantityDecimals);
      for (const quantite of [0, -1.5]) expect(quantityFault(quantite, nature)).toBe(lineSentences.quantityRequired);
    }
    for (const nature of ['article', 'livraison', 'acompte'] as const) {
      expect(quantityFault(3, nature)).toBeNull();
      for (const quantite of [0, -1, -1.5, Number.NaN])
        expect(quantityFault(quantite, nature)).toBe(sentences.form.quantityInvalid);
    }
    for (const quantite of [0.5, 1.5, 12.5]) {
      expect(quantityFault(quantite, 'article')).toBe('Un article se compte en pièces entières');
      expect(quantityFault(quantite, 'livraison')).toBe(lineSentences.deliveryOnce);
      expect(quantityFault(quantite, 'acompte')).toBe(sentences.form.quantityInvalid);
    }
  });

  it('are taken with each of their hundredths', () => {
    fc.assert(
      fc.property(hundredths, (count) => {
        expect(quantityFault(ofHundredths(count), 'libre')).toBeNull();
      }),
    );
  });
});
