import { expect, it } from 'vitest';
import { estimate, lineAmount } from './estimate.ts';

const articles = [
  { id: 1, unite: 'weekend', prix: '110.10', montantCaution: '700.00', coutMontage: '35.00' },
  { id: 2, unite: 'unitaire', prix: '0.35', montantCaution: '2.50', coutMontage: '0.00' },
] as const;
const unknown = { period: null, supplement: 25 };
const sixDays = { period: { debut: '2026-07-09', fin: '2026-07-14' }, supplement: 25 };
const items = [
  { articleId: 1, quantite: 2 },
  { articleId: 2, quantite: 3 },
  { articleId: 9, quantite: 3 },
];

it('adds up rent and deposits apart, to the cent', () => {
  expect(estimate(items, articles, { withAssembly: false, duration: unknown })).toEqual({
    rent: 221.25,
    assembly: 0,
    deposits: 1407.5,
    total: 221.25,
  });
});

it('adds the assembly of each piece when it is asked for', () => {
  expect(estimate(items, articles, { withAssembly: true, duration: unknown })).toMatchObject({
    assembly: 70,
    total: 291.25,
  });
});

it('makes one line’s amount', () => {
  expect(lineAmount(articles[1], 3, unknown)).toBe(1.05);
});

it('counts the days that the price does not cover, but for what has a price a piece', () => {
  expect(lineAmount(articles[0], 2, sixDays)).toBe(330.3);
  expect(lineAmount(articles[1], 3, sixDays)).toBe(1.05);
  expect(estimate(items, articles, { withAssembly: true, duration: sixDays })).toMatchObject({
    rent: 331.35,
    assembly: 70,
  });
});
