import { noPricingTerms } from '@barnum/rules/prices/pricing-terms';
import { expect, it } from 'vitest';
import { type EditedRequest, editedRequest, type FormData, type RequestValues } from './edited-request.ts';
import { otherLine, withLines } from './lines/lines.ts';
import { fillDelivery, openedDelivery } from './zone-delivery.ts';

const zone = (nom: string, code: string, prix: string) => ({
  nom,
  communes: [code],
  prix,
  offerteDes: '500.00',
  minimum: null,
});
const terms = { ...noPricingTerms, zones: [zone('Presqu’île', '56340', '40.00'), zone('Vannes', '56000', '60.00')] };
const opened = editedRequest({ pricing: { terms }, companyInfo: [] } as unknown as FormData, { du: '', au: '' });
const near: RequestValues = { ...opened.values, livraisonMontage: true, adresse: '2 rue du Port, 56340 Carnac' };
const far = { ...near, adresse: '1 place de la République, 56000 Vannes' };
const filledIn = (values: RequestValues, former = openedDelivery(opened, null), edited: EditedRequest = opened) =>
  fillDelivery(values, null, edited, former);
const prices = (items: RequestValues['items']) => items.map(({ nature, prix }) => [nature, prix]);

it('an address with a zone gives the delivery its price, and another zone its own', () => {
  expect(filledIn({ ...near, adresse: '2 rue du Port' }).items).toEqual([]);
  const first = filledIn(near);
  expect(prices(first.items)).toEqual([['livraison', '40,00']]);
  const second = filledIn({ ...far, items: first.items }, first.filled);
  expect(prices(second.items)).toEqual([['livraison', '60,00']]);
  expect(filledIn({ ...far, items: second.items }, second.filled).items).toEqual(second.items);
  const hall = withLines([], [otherLine('libre', 'Scène', '600.00', null)]);
  expect(prices(filledIn({ ...far, items: [...hall, ...second.items] }, second.filled).items)).toEqual([
    ['libre', '600,00'],
    ['livraison', '0,00'],
  ]);
  const fetched = { ...far, livraisonMontage: false, items: second.items };
  expect(filledIn(fetched, second.filled).items).toEqual([]);
});

it('a price typed by hand stays, and a delivery that was taken out', () => {
  const { items, filled } = filledIn(near);
  const typed = items.map((line) => ({ ...line, prix: '25' }));
  const after = filledIn({ ...near, items: typed }, filled);
  expect(prices(after.items)).toEqual([['livraison', '25']]);
  expect(prices(filledIn({ ...far, items: typed }, after.filled).items)).toEqual([['livraison', '25']]);
  const without = filledIn({ ...near, items: [] }, filled);
  expect(without.items).toEqual([]);
  expect(filledIn(near, without.filled).items).toEqual([]);
  expect(prices(filledIn(far, without.filled).items)).toEqual([['livraison', '60,00']]);
});

it('a stored request opens as it is', () => {
  const former = { ...opened, values: near, former: {} as NonNullable<EditedRequest['former']> };
  expect(filledIn(near, openedDelivery(former, null), former).items).toEqual([]);
});

it('a stored delivery at the price of its zone follows the address to another one; another price stays', () => {
  const [line] = filledIn(near).items;
  if (!line) throw new Error('There is no delivery');
  const stored = (prix: string) => {
    const values = { ...near, items: [{ ...line, prix }] };
    return { ...opened, values, former: {} as NonNullable<EditedRequest['former']> };
  };
  const atZonePrice = stored('40,00');
  const { items, filled } = filledIn(atZonePrice.values, openedDelivery(atZonePrice, null), atZonePrice);
  expect(items).toEqual(atZonePrice.values.items);
  expect(prices(filledIn({ ...far, items }, filled, atZonePrice).items)).toEqual([['livraison', '60,00']]);
  const agreed = stored('35,00');
  const moved = { ...far, items: agreed.values.items };
  expect(prices(filledIn(moved, openedDelivery(agreed, null), agreed).items)).toEqual([['livraison', '35,00']]);
});
