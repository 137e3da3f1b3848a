import { formatCents, toCents } from '@barnum/rules/prices/amounts';
import { discountInWords, discountWithAmount, factorInWords, quotedDiscount } from '@barnum/rules/prices/deal-in-words';
import { type ItemPrice, priceRequest } from '@barnum/rules/prices/price-request';
import { isAgreed } from '@barnum/rules/requests/reservation-requests/request-states';
import { minimumsInWords } from './minimums-in-words.ts';
import type { ReservationRequest } from './requests.ts';

type Line = ReservationRequest['items'][number];

/**
 * What a request comes to, in cents: once agreed by its lines, to which a return adds, before that the total of its last
 * quote, or the prices of its day; null when something in it has no price.
 */
export function requestAmount(request: ReservationRequest): number | null {
  const { dernierDevis, statut } = request;
  const quoted = dernierDevis === null ? null : toCents(dernierDevis.total);
  const priced = quoted === null || isAgreed(statut) ? (requestPrice(request)?.total ?? null) : null;
  return priced ?? quoted;
}

/** The price of a request by its lines; null when something in it has no price. */
export function requestPrice(request: ReservationRequest) {
  if (request.items.some(({ prix, unite }) => prix === null || unite === null)) return null;
  return priceRequest({ ...request, period: request });
}

/** What its lines come to, a row each: the rent, what is added and taken off, the total and the deposit. */
export function priceRows(request: ReservationRequest): { name: string; amount: string; isStrong?: boolean }[] {
  const price = requestPrice(request);
  if (price === null) return [];
  const { rent, assembly, fees, delivery, discounts, discount, total, deposits } = price;
  const row = (name: string, cents: number) => (cents === 0 ? [] : [{ name, amount: formatCents(cents) }]);
  const others = [
    ...row('Montage', assembly),
    ...row('Frais', fees),
    ...row('Livraison', delivery),
    ...row('Remises des lignes', -discounts),
    ...row(discountInWords(quotedDiscount(request, discount)), -discount),
  ];
  return [
    { name: 'Location pour la durée, sans livraison ni montage', amount: formatCents(rent), isStrong: true },
    ...others,
    ...(others.length > 0 ? [{ name: 'Total TTC', amount: formatCents(total), isStrong: true }] : []),
    ...row('Caution, en plus du total', deposits),
  ];
}

/** The company's minimums that a request does not reach, in words. */
export function missedMinimumsOf(request: ReservationRequest): string[] {
  const price = requestPrice(request);
  if (price === null) return [];
  return minimumsInWords(request.tarifs, {
    period: request,
    total: price.total - price.delivery,
    adresse: request.adresse,
  });
}

/** What was agreed of a line: « 1,5 fois pour la durée », « Remise de 10 % (fidélité) : −12,00 € ». */
export function agreedOf({ item, discount }: ItemPrice<Line>): string[] {
  const { coefficient, remise } = item;
  return [
    ...(coefficient === null ? [] : [factorInWords(coefficient)]),
    ...(remise === null ? [] : [discountWithAmount(quotedDiscount(item, discount))]),
  ];
}
