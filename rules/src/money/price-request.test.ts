import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Unite, units } from '../articles.ts';
import { closingsOf, openPeriodOf, parseClosedDays } from '../dates/closed-days.ts';
import type { ChosenDays } from '../dates/period.ts';
import { limits } from '../limits.ts';
import { toAmount, toCents } from './amounts.ts';
import { extraDays } from './piece-rent.ts';
import { priceRequest } from './price-request.ts';

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

describe('a day that only a closing adds', () => {
  const closings = closingsOf(null, parseClosedDays('le dimanche ; les jours fériés ; du 2 au 15 août 2027'));
  const none = { dateRetrait: null, dateRetour: null };
  const extra = (unite: Unite, date: string, chosen: Partial<ChosenDays> = {}) =>
    extraDays(unite, openPeriodOf(date, { ...none, ...chosen }, closings));

  it('costs nothing: a week-end before a closed Monday is one until Tuesday', () => {
    // Easter Monday is 29 March 2027.
    expect(openPeriodOf('2027-03-27', none, closings)).toMatchObject({ debut: '2027-03-26', fin: '2027-03-30' });
    expect([extra('weekend', '2027-03-27'), extra('weekend', '2027-03-20')]).toEqual([0, 0]);
    expect([extra('journee', '2027-03-27'), extra('journee', '2027-03-20')]).toEqual([3, 3]);
    expect(extra('weekend', '2027-03-27', { dateRetour: '2027-03-31' })).toBe(2);
  });

  it('costs nothing after a pick-up or before a return that was chosen because of it', () => {
    // 14 July is a Wednesday, 26 March a Friday.
    expect(extra('journee', '2027-07-13', { dateRetour: '2027-07-15' })).toBe(1);
    const closedFriday = closingsOf(null, parseClosedDays('le 26 mars 2027'));
    const leaving = openPeriodOf('2027-03-27', { ...none, dateRetrait: '2027-03-25' }, closedFriday);
    expect(extraDays('weekend', leaving)).toBe(0);
  });

  it('is none of a week-end that is as long anyway: its Sunday counts', () => {
    expect(extra('weekend', '2027-03-20', { dateRetrait: '2027-03-18' })).toBe(1);
    expect(extra('journee', '2027-03-20', { dateRetrait: '2027-03-20' })).toBe(2);
  });

  it('are all days of holidays between a week-end and its return', () => {
    // Sunday 1 August belongs to the week-end.
    expect(openPeriodOf('2027-07-31', none, closings)).toEqual({
      debut: '2027-07-30',
      fin: '2027-08-16',
      joursOfferts: 14,
    });
    expect(extra('weekend', '2027-07-31')).toBe(0);
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
  const price = priceRequest({
    ...rental,
    items: [...items, { nature: 'livraison', quantite: 1, prix: '60.00', unite: 'unitaire' }],
    livraisonMontage: true,
  });
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
