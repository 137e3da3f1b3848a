import { expect, it } from 'vitest';
import { money, optionalMoney } from './money.ts';

it.each([
  [110, '110.00'],
  [4.5, '4.50'],
  ['4,50', '4.50'],
  ['0,35', '0.35'],
  ['007', '7.00'],
  [0, '0.00'],
  [99_999_999.99, '99999999.99'],
])('%j euros are %s', (value, exact) => {
  expect(money.parse(value)).toBe(exact);
});

it.each([
  [-1, 'Veuillez saisir un montant en euros, 0 ou plus'],
  ['dix', 'Veuillez saisir un montant en euros, 0 ou plus'],
  [Number.NaN, 'Veuillez saisir un montant en euros, 0 ou plus'],
  [Number.POSITIVE_INFINITY, 'Veuillez saisir un montant en euros, 0 ou plus'],
  [{ $gt: 0 }, 'Veuillez saisir un montant en euros, 0 ou plus'],
  [1.005, 'Un montant s’écrit avec deux décimales au plus'],
  [1e9, 'Ce montant est trop élevé'],
])('%j is refused: %s', (value, sentence) => {
  expect(money.safeParse(value).error?.issues[0]?.message).toBe(sentence);
});

it('an empty optional amount is 0', () => {
  for (const nothing of ['', null, undefined]) expect(optionalMoney.parse(nothing)).toBe('0.00');
});
