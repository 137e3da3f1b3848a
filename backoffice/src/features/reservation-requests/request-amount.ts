import { toCents } from '@barnum/rules/money/amounts';
import { priceRequest } from '@barnum/rules/money/price-request';
import type { ReservationRequest } from './requests.ts';

/**
 * What a request comes to, in cents: the total of its last quote, or the prices of its day without the delivery; null
 * when something in it has no price.
 */
export function requestAmount(request: ReservationRequest): number | null {
  if (request.dernierDevis !== null) return toCents(request.dernierDevis.total);
  if (request.items.some(({ prix, unite }) => prix === null || unite === null)) return null;
  return priceRequest({ ...request, period: request }).total;
}
