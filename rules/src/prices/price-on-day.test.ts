import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays } from '../dates/days.ts';
import { pieceRent } from './piece-rent.ts';
import { rentInWords } from './price-in-words.ts';
import { priceOnDay } from './price-on-day.ts';

const own = '100.00';

it('is the article’s own without a list', () => {
  expect(priceOnDay(own, [], '2028-05-05')).toBe(own);
});

it('is that of the last list that counted when day after day passed', () => {
  const first = '2028-01-01';
  const lists = fc.uniqueArray(fc.record({ after: fc.integer({ min: 0, max: 60 }), prix: fc.nat().map(String) }), {
    selector: ({ after }) => after,
  });
  fc.assert(
    fc.property(lists, fc.integer({ min: 0, max: 60 }), (dated, on) => {
      let price = own;
      for (let passed = 0; passed <= on; passed += 1) {
        price = dated.find(({ after }) => after === passed)?.prix ?? price;
      }
      const prices = dated.map(({ after, prix }) => ({ aPartirDu: addDays(first, after), prix }));
      expect(priceOnDay(own, prices, addDays(first, on))).toBe(price);
    }),
  );
});

it('from today on, today’s price with those to come says what the whole history says', () => {
  const days = fc.integer({ min: 0, max: 40 });
  const dated = fc.array(fc.record({ aPartirDu: days.map((day) => addDays('2028-01-01', day)), prix: fc.string() }));
  fc.assert(
    fc.property(dated, days, days, (prices, today, later) => {
      const [now, then] = [addDays('2028-01-01', today), addDays('2028-01-01', today + later)];
      const toCome = prices.filter(({ aPartirDu }) => aPartirDu > now);
      expect(priceOnDay(priceOnDay(own, prices, now), toCome, then)).toBe(priceOnDay(own, prices, then));
    }),
  );
});

it('is what the rent of a hire is made of, by its first day', () => {
  const rate = { prix: '100.00', prixAVenir: [{ aPartirDu: '2028-01-01', prix: '120.00' }], unite: 'weekend' } as const;
  const rent = (debut: string, fin: string) => pieceRent(rate, { debut, fin }, { supplementParJour: 25 });
  expect(rent('2027-12-31', '2028-01-03')).toBe(100_00);
  expect(rent('2028-01-01', '2028-01-03')).toBe(120_00);
  expect(pieceRent(rate, null, { supplementParJour: 25 })).toBe(100_00);
  const period = { debut: '2028-01-01', fin: '2028-01-06' };
  expect(rentInWords(rate, period, { supplementParJour: 25 })).toContain('120,00');
});
