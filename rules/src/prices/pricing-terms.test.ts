import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays } from '../dates/days.ts';
import { pricingTermsInput } from '../requests/pricing-input.ts';
import { pieceRent } from './piece-rent.ts';
import { priceRequest } from './price-request.ts';
import { depositOf, durationFactor, noPricingTerms, pricingTermsOf, seasonOf, seasonsToName } from './pricing-terms.ts';

const day = fc.integer({ min: 0, max: 700 }).map((count) => addDays('2027-01-01', count));
const row = fc.record({
  unite: fc.constantFrom('weekend' as const, 'journee' as const),
  jours: fc.integer({ min: 1, max: 60 }),
  coefficient: fc.integer({ min: 1, max: 9_000 }).map((thousandths) => thousandths / 1_000),
});

it('counts as before without terms', () => {
  const rent = fc.record({
    cents: fc.integer({ min: 0, max: 9_999_999 }),
    unite: fc.constantFrom('weekend' as const, 'journee' as const, 'unitaire' as const),
    days: fc.integer({ min: 1, max: 60 }),
    supplementParJour: fc.integer({ min: 0, max: 1_000 }),
  });
  fc.assert(
    fc.property(rent, ({ cents, unite, days, supplementParJour }) => {
      const period = { debut: '2027-06-11', fin: addDays('2027-06-11', days - 1) };
      const extra = Math.max(0, days - { weekend: 4, journee: 1, unitaire: 60 }[unite]);
      const price = { prix: (cents / 100).toFixed(2), unite };
      expect(pieceRent(price, period, { supplementParJour, tarifs: noPricingTerms })).toBe(
        Math.round((cents * (100 + supplementParJour * extra)) / 100),
      );
    }),
  );
});

it('never asks less for more days, whatever table is accepted', () => {
  fc.assert(
    fc.property(fc.array(row, { maxLength: 5 }), fc.integer({ min: 0, max: 100 }), (durees, supplement) => {
      fc.pre(pricingTermsInput.safeParse({ ...noPricingTerms, durees }).success);
      const factors = Array.from({ length: 60 }, (_, index) =>
        durationFactor({ durees }, 'weekend', index + 1, supplement),
      );
      expect(factors).toEqual(factors.toSorted((one, other) => one - other));
    }),
    { numRuns: 200 },
  );
});

it('takes the first season that is for the day and the category', () => {
  const season = fc.record({
    nom: fc.constant('Saison'),
    du: day,
    au: day,
    categorieIds: fc.subarray([1, 2, 3]),
    pourcent: fc.integer({ min: -90, max: 300 }),
  });
  fc.assert(
    fc.property(fc.array(season, { maxLength: 6 }), day, fc.constantFrom(null, 1, 2), (saisons, when, categorieId) => {
      const fits = saisons.filter(
        ({ du, au, categorieIds: ids }) =>
          when >= du && when <= au && (ids.length === 0 || ids.includes(categorieId ?? 0)),
      );
      expect(seasonOf(saisons, categorieId, when)).toBe(fits[0]);
    }),
  );
});

it('names the seasons of a category that are not over and begin within a year', () => {
  const season = (du: string, au: string, categorieIds: number[] = []) => {
    return { nom: du, du, au, categorieIds, pourcent: 20 };
  };
  const saisons = [
    season('2027-01-02', '2027-06-09'),
    season('2027-05-01', '2027-06-10'),
    season('2027-07-01', '2027-08-31', [1]),
    season('2027-07-02', '2027-08-31', [2]),
    season('2028-06-09', '2028-06-30'),
    season('2028-06-10', '2028-06-30'),
  ];
  const named = seasonsToName(saisons, 1, '2027-06-10').map(({ du }) => du);
  expect(named).toEqual(['2027-05-01', '2027-07-01', '2028-06-09']);
});

it('counts the deposit by piece, by line, or by order', () => {
  const items = [
    { quantite: 250, prix: '0.50', unite: 'unitaire' as const, montantCaution: '1.00' },
    { quantite: 2, prix: '120.00', unite: 'weekend' as const, montantCaution: '300.00' },
  ];
  const paliers = [
    { jusqua: '300.00', montant: '200.00' },
    { jusqua: '500.00', montant: '300.00' },
  ];
  const depositsOf = (par: 'piece' | 'ligne' | 'commande') => {
    const tarifs = { ...noPricingTerms, caution: { par, paliers } };
    return priceRequest({ items, period: null, supplementParJour: 25, livraisonMontage: false, tarifs }).deposits;
  };
  expect([depositsOf('piece'), depositsOf('ligne'), depositsOf('commande')]).toEqual([850_00, 301_00, 300_00]);
  const caution = { par: 'commande' as const, paliers };
  expect([0, 300_00, 300_01, 900_00].map((total) => depositOf({ caution }, total))).toEqual([
    0, 200_00, 300_00, 300_00,
  ]);
});

it('leaves what is no article as it is agreed, whatever the season', () => {
  const saisons = [{ nom: 'Été', du: '2027-06-01', au: '2027-08-31', categorieIds: [], pourcent: 20 }];
  const line = { quantite: 1, prix: '100.00', unite: 'unitaire' as const };
  const items = (['article', 'libre', 'frais', 'livraison'] as const).map((nature) => ({ ...line, nature }));
  const period = { debut: '2027-06-11', fin: '2027-06-14' };
  const tarifs = { ...noPricingTerms, saisons };
  const price = priceRequest({ items, period, supplementParJour: 25, livraisonMontage: true, tarifs });
  expect([price.rent, price.fees, price.delivery]).toEqual([120_00 + 100_00, 100_00, 100_00]);
});

it('reads an older version with what it did not know', () => {
  expect(pricingTermsOf({ terms: { minimumJours: 2 } })).toEqual({ ...noPricingTerms, minimumJours: 2 });
  expect(pricingTermsOf(null)).toEqual(noPricingTerms);
});
