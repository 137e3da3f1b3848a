import { expect, it } from 'vitest';
import { estimate, lineAmount } from './estimate.ts';

const articles = [
  { id: 1, prix: '110.10', montantCaution: '700.00', coutMontage: '35.00' },
  { id: 2, prix: '0.35', montantCaution: '2.50', coutMontage: '0.00' },
];
const items = [
  { articleId: 1, quantite: 2 },
  { articleId: 2, quantite: 3 },
  { articleId: 9, quantite: 3 },
];

it('adds up rent and deposits apart, to the cent', () => {
  expect(estimate(items, articles, false)).toEqual({ rent: 221.25, assembly: 0, deposits: 1407.5, total: 221.25 });
});

it('adds the assembly of each piece when it is asked for', () => {
  expect(estimate(items, articles, true)).toMatchObject({ assembly: 70, total: 291.25 });
});

it('makes one line’s amount', () => {
  expect(lineAmount('0.35', 3)).toBe(1.05);
});
