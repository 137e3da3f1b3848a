import { expect, it } from 'vitest';
import { exceedsStock, priceArticleSet } from './article-sets.ts';

const items = [
  { quantite: 20, prix: '2.00', unite: 'weekend' as const },
  { quantite: 1, prix: '25.00', unite: 'journee' as const },
  { quantite: 40, prix: '0.35', unite: 'unitaire' as const },
];

it('a set costs what its articles cost: for a week-end, or for the days that are known', () => {
  // The four days of a week-end hold three that the price of a day does not cover.
  expect(priceArticleSet(items, { supplementParJour: 25 }, null)).toBe(40_00 + 43_75 + 14_00);
  expect(priceArticleSet(items, { supplementParJour: 25 }, { debut: '2027-06-07', fin: '2027-06-07' })).toBe(
    40_00 + 25_00 + 14_00,
  );
  expect(priceArticleSet(items, { supplementParJour: 25 }, { debut: '2027-06-07', fin: '2027-06-11' })).toBe(
    50_00 + 50_00 + 14_00,
  );
});

it('asks for more than there is', () => {
  expect(exceedsStock(3, 2)).toBe(true);
  expect(exceedsStock(2, 2)).toBe(false);
  expect(exceedsStock(900, null)).toBe(false);
});
