import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { units } from '../articles.ts';
import { limits } from '../limits.ts';
import { toAmount, toCents } from './amounts.ts';
import { extraDays, priceRequest } from './price-request.ts';

const friday = '2026-07-10';
const until = (fin: string) => ({ debut: friday, fin });
const items = [
  { quantite: 2, prix: '110.10', unite: 'weekend', montantCaution: '700.00', coutMontage: '35.00' },
  { quantite: 3, prix: '0.35', unite: 'unitaire', montantCaution: '2.50', coutMontage: '0.00' },
] as const;
const rental = { items, period: null, supplementParJour: 25, livraisonMontage: false };

describe('the rent of one piece', () => {
  it.each([
    ['weekend', '2026-07-13', 0, 11_010],
    ['weekend', '2026-07-14', 1, 13_763],
    ['weekend', '2026-07-17', 4, 22_020],
    ['journee', friday, 0, 11_010],
    ['journee', '2026-07-13', 3, 19_268],
    ['unitaire', '2026-08-31', 0, 11_010],
    [null, '2026-08-31', 0, 11_010],
  ] as const)('for %s until %s counts %i days on top', (unite, fin, extra, piece) => {
    const period = until(fin);
    if (unite) expect(extraDays(unite, period)).toBe(extra);
    const [price] = priceRequest({ ...rental, items: [{ quantite: 2, prix: '110.10', unite }], period }).items;
    expect(price).toMatchObject({ piece, rent: 2 * piece });
  });
});

it('adds up rents, and deposits apart', () => {
  expect(priceRequest(rental)).toMatchObject({
    rent: 22_125,
    assembly: 0,
    delivery: 0,
    total: 22_125,
    deposits: 140_750,
  });
});

it('adds the assembly of each piece and the delivery where they are asked for', () => {
  const price = priceRequest({ ...rental, livraisonMontage: true, livraison: '60.00' });
  expect(price).toMatchObject({ rent: 22_125, assembly: 7_000, delivery: 6_000, total: 35_125 });
});

it('what has no price counts for nothing', () => {
  const price = priceRequest({ ...rental, items: [...items, { quantite: 5, prix: null, unite: null }] });
  expect(price.total).toBe(22_125);
});

it('keeps every cent, whatever the amounts and the days', () => {
  const cents = fc.integer({ min: 0, max: limits.maxAmount * 100 });
  const terms = fc.record({
    prix: cents,
    quantite: fc.integer({ min: 1, max: 1_000 }),
    unite: fc.constantFrom(...units),
    supplementParJour: fc.integer({ min: 0, max: 1_000 }),
    days: fc.integer({ min: 0, max: 59 }),
  });
  fc.assert(
    fc.property(terms, ({ prix, quantite, unite, supplementParJour, days }) => {
      const period = until(new Date(Date.parse(friday) + days * 86_400_000).toISOString().slice(0, 10));
      const item = { quantite, prix: toAmount(prix), unite };
      const { total } = priceRequest({ items: [item], period, supplementParJour, livraisonMontage: false });
      // Counted again with whole numbers that never round: half a cent goes up.
      const hundredths = BigInt(prix) * BigInt(100 + supplementParJour * extraDays(unite, period));
      expect(BigInt(total)).toBe(((hundredths + 50n) / 100n) * BigInt(quantite));
      expect(toCents(toAmount(prix))).toBe(prix);
    }),
  );
});
