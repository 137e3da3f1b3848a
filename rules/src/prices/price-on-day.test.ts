import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays } from '../dates/days.ts';
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
