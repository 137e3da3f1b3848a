import fc from 'fast-check';
import { expect, it } from 'vitest';
import { limits } from '../limits.ts';
import { formatPrice } from '../prices/amounts.ts';
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

const cents = fc.integer({ min: 0, max: limits.maxAmount * 100 });
const inEuros = (amount: number) => `${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, '0')}`;

it('keeps every cent, as a number, as a text, with a comma, and when read back from its price', () => {
  fc.assert(
    fc.property(cents, (amount) => {
      const exact = inEuros(amount);
      expect(money.parse(amount / 100)).toBe(exact);
      expect(money.parse(exact)).toBe(exact);
      expect(money.parse(` ${exact.replace('.', ',')} `)).toBe(exact);
      expect(money.parse(formatPrice(exact).replace(/[\s€]/g, ''))).toBe(exact);
    }),
  );
});

it('answers an exact amount within the limit or a sentence, whatever is sent', () => {
  const anything = fc.oneof(
    fc.anything(),
    fc.double(),
    fc.string({ unit: 'grapheme' }),
    fc.array(fc.constantFrom(...'0123456789.,e+-')).map((parts) => parts.join('')),
  );
  fc.assert(
    fc.property(anything, (sent) => {
      const { data, error } = money.safeParse(sent);
      if (error) expect(error.issues[0]?.message).toMatch(/ /);
      else expect(data).toMatch(/^(0|[1-9]\d{0,7})\.\d\d$/);
    }),
  );
});
