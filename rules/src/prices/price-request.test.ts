import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Unite, units } from '../catalogue/articles/articles.ts';
import { closingsOf, openPeriodOf, parseClosedDays } from '../dates/closed-days.ts';
import { addDays } from '../dates/days.ts';
import type { ChosenDays } from '../dates/period.ts';
import { limits } from '../limits.ts';
import { toAmount, toCents } from './amounts.ts';
import { spread } from './largest-remainder.ts';
import { isDivisible } from './line-quantity.ts';
import { lineKinds, vatRates } from './lines.ts';
import { extraDays } from './piece-rent.ts';
import { priceRequest } from './price-request.ts';
import { type DepositBase, noPricingTerms, type PricingTerms } from './pricing-terms.ts';

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

it('counts hundredths of free lines and fees, half a cent up, once for each line', () => {
  const lines = [
    { nature: 'frais', quantite: 12.5, prix: '0.60', unite: 'unitaire' },
    { nature: 'libre', quantite: 0.33, prix: '99.99', unite: 'unitaire', montantCaution: '10.01' },
    { nature: 'libre', quantite: 2.5, prix: '1.01', unite: 'unitaire' },
  ] as const;
  const price = priceRequest({ ...rental, items: lines });
  expect(price.items.map(({ piece, rent }) => [piece, rent])).toEqual([
    [60, 750],
    [9_999, 3_300],
    [101, 253],
  ]);
  expect(price).toMatchObject({ fees: 750, rent: 3_553, deposits: 330, total: 4_303 });
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

describe('the arithmetic of a deal', () => {
  const cents = fc.integer({ min: 0, max: 5_000_00 }).map(toAmount);
  const discount = fc.oneof(
    fc.constant({}),
    cents.map((remise) => ({ remise })),
    fc.integer({ min: 0, max: 10_000 }).map((hundredths) => ({ remise: toAmount(hundredths), remiseEnPourcent: true })),
  );
  const line = fc
    .record({
      nature: fc.constantFrom(...lineKinds),
      hundredths: fc.integer({ min: 1, max: 30_000 }),
      prix: cents,
      unite: fc.constantFrom(...units),
      montantCaution: cents,
      coutMontage: cents,
      coefficient: fc.option(fc.integer({ min: 1, max: 9_999 }).map((thousandths) => (thousandths / 1_000).toFixed(3))),
      tauxTva: fc.constantFrom(...vatRates, '8.50', null),
      categorieId: fc.option(fc.integer({ min: 1, max: 3 })),
    })
    .map(({ hundredths, ...item }) => ({
      ...item,
      quantite: isDivisible(item.nature) ? hundredths / 100 : Math.ceil(hundredths / 100),
    }))
    .chain((item) => discount.map((taken) => ({ ...item, ...taken })));
  const table: PricingTerms['durees'] = [{ unite: 'weekend', jours: 7, coefficient: 1.5 }];
  const summer = { nom: 'Été', du: '2026-06-01', au: '2026-08-31', categorieIds: [1, 2], pourcent: 20 };
  const caution = (par: DepositBase, paliers: PricingTerms['caution']['paliers'] = []) => ({ par, paliers });
  const tarifs = fc.record({
    durees: fc.constantFrom<PricingTerms['durees'][]>([], table),
    saisons: fc.constantFrom<PricingTerms['saisons'][]>([], [summer]),
    caution: fc.constantFrom(
      ...[caution('piece'), caution('ligne'), caution('commande', [{ jusqua: '500.00', montant: '300.00' }])],
    ),
  });
  const deals = fc
    .record({
      items: fc.array(line, { maxLength: 8 }),
      days: fc.integer({ min: 0, max: 59 }),
      supplementParJour: fc.integer({ min: 0, max: 100 }),
      livraisonMontage: fc.boolean(),
      tarifs,
      vat: fc.record({ isFranchise: fc.constant(false), taux: fc.constantFrom('20.00', '5.50') }),
    })
    .chain(({ days, ...deal }) =>
      discount.map((taken) => ({ ...deal, ...taken, period: until(addDays(friday, days)) })),
    );
  const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0);

  it('adds up: lines without their discounts, and fees, without the discount on the whole, are the total', () => {
    fc.assert(
      fc.property(deals, (deal) => {
        const price = priceRequest(deal);
        const { rent, fees, assembly, delivery, discounts, discount: onWhole, total } = price;
        expect(total).toBe(rent + fees + assembly + delivery - discounts - onWhole);
        expect(total).toBe(sum(price.items.map((each) => each.amount + each.assembly)) - onWhole);
        expect(discounts).toBe(sum(price.items.map((each) => each.discount)));
        for (const { item, piece, amount, rent: gross, discount: taken } of price.items) {
          const parts = BigInt(piece) * BigInt(Math.round(item.quantite * 100));
          expect([BigInt(gross), amount]).toEqual([(parts + 50n) / 100n, gross - taken]);
          expect(amount).toBeGreaterThanOrEqual(0);
        }
        expect(total).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('HT and VAT are the price, rate by rate and in sum; the lines of a rate add up to its HT', () => {
    fc.assert(
      fc.property(deals, (deal) => {
        const { vat, total, items: priced } = priceRequest(deal);
        expect(sum((vat ?? []).map((share) => share.total))).toBe(total);
        expect(sum((vat ?? []).map(({ horsTaxes, tva }) => horsTaxes + tva))).toBe(total);
        expect(sum(priced.map(({ horsTaxes }) => horsTaxes ?? 0))).toBe(sum((vat ?? []).map((one) => one.horsTaxes)));
        for (const { taux, total: share, horsTaxes, tva } of vat ?? []) {
          expect(horsTaxes + tva).toBe(share);
          expect(Math.abs(horsTaxes * (1 + Number(taux) / 100) - share)).toBeLessThanOrEqual(1);
          const own = priced.filter(({ item }) => (item.tauxTva ?? deal.vat.taux) === taux);
          expect(sum(own.map((each) => each.horsTaxes ?? 0))).toBe(horsTaxes);
        }
      }),
    );
  });

  it('spreads a discount over rates so that none is more than a cent from its part, and none lacks', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 10 ** 9 }), { minLength: 1 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (weights, part) => {
          const whole = sum(weights);
          const total = Math.floor(whole * part);
          const parts = spread(total, weights);
          expect(sum(parts)).toBe(total);
          for (const [index, weight] of weights.entries()) {
            const own = parts[index] ?? 0;
            expect(own).toBeLessThanOrEqual(weight);
            if (whole > 0) expect(Math.abs(own - (total * weight) / whole)).toBeLessThan(1.000_001);
          }
        },
      ),
    );
  });

  it('counts the deposit by piece, by line or by order, and as it was set', () => {
    const paliers = [
      { jusqua: '100.00', montant: '50.00' },
      { jusqua: null, montant: '300.00' },
    ];
    const by = (par: DepositBase, cautionFixee: string | null = null) =>
      priceRequest({ ...rental, cautionFixee, tarifs: { ...noPricingTerms, caution: { par, paliers } } }).deposits;
    expect([by('piece'), by('ligne'), by('commande'), by('commande', '0.00')]).toEqual([140_750, 70_250, 30_000, 0]);
  });
});
