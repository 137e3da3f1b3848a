import { expect, it } from 'vitest';
import { leastApart, type PricedPart } from './pack-saving.ts';

const part = (quantite: number, rent: number, more: Partial<PricedPart> = {}): PricedPart => ({
  quantite,
  rent,
  terrain: null,
  choix: '',
  ...more,
});

it('adds up what each part costs by itself', () => {
  expect(leastApart([part(1, 110_00), part(3, 12_50), part(1, 0)], [])).toBe(147_50);
});

it('takes the cheapest of a choice by its quantity, not by its piece', () => {
  const chairs = { choix: 'Chaises' };
  expect(leastApart([part(1, 10_00), part(8, 4_00, chairs), part(10, 1_50, chairs)], [])).toBe(25_00);
});

it('takes the cheapest of the grounds that are offered', () => {
  const parts = [part(1, 50_00), part(2, 8_00, { terrain: 'dur' }), part(3, 8_00, { terrain: 'sable' })];
  expect(leastApart(parts, ['dur', 'sable'])).toBe(66_00);
  expect(leastApart(parts, ['sable'])).toBe(74_00);
  expect(leastApart(parts, ['herbe', 'dur'])).toBe(50_00);
});
