import type { RentedPeriod } from '@barnum/rules/dates/period';
import { toAmount } from '@barnum/rules/prices/amounts';
import { deliveryName } from '@barnum/rules/prices/lines';
import { zoneOf, zonePrice } from '@barnum/rules/prices/order-terms';
import { isSame } from '../../../components/form/conflict.ts';
import { draftPrice } from './draft-figures.ts';
import type { EditedRequest, RequestValues } from './edited-request.ts';
import { isFull, otherLine, type RequestLine, withLines } from './lines/lines.ts';

/** The zone that was looked at last, and the line that was filled in for it as it was; null for none. */
export interface FilledDelivery {
  zone: string | null;
  line: RequestLine | null;
}

/** Where a form begins: nothing is filled in, and what is stored of a request is not looked at again. */
export function openedDelivery({ values, tarifs, former }: EditedRequest): FilledDelivery {
  return { zone: former === null ? null : (zoneIn(values, tarifs)?.nom ?? null), line: null };
}

/**
 * The lines with the delivery at the price of its zone, and what of them was filled in. What was typed by hand stays; what
 * was taken out does not come back before the zone is another one.
 */
export function fillDelivery(
  values: RequestValues,
  period: RentedPeriod | null,
  edited: EditedRequest,
  former: FilledDelivery,
): { items: RequestLine[]; filled: FilledDelivery } {
  const { items } = values;
  const zone = zoneIn(values, edited.tarifs);
  const name = zone?.nom ?? null;
  const ours = former.line && items.find((line) => isSame(line, former.line));
  const others = items.filter((line) => line !== ours);
  const isAgreed = others.some(({ nature }) => nature === 'livraison');
  const isWanted = !isAgreed && !isFull(others) && (ours || name !== former.zone);
  if (!zone || !isWanted) return { items: zone ? items : others, filled: { zone: name, line: null } };
  const prix = toAmount(zonePrice(zone, draftPrice({ ...values, items: others }, period, edited).total));
  const line = withLines(others, [otherLine('livraison', deliveryName, prix, null)]).at(-1) ?? null;
  return { items: line ? placed(items, ours, line) : items, filled: { zone: name, line } };
}

function placed(items: RequestLine[], ours: RequestLine | null | undefined, line: RequestLine): RequestLine[] {
  return ours ? items.map((one) => (one === ours ? line : one)) : [...items, line];
}

function zoneIn({ livraisonMontage, adresse }: RequestValues, { zones }: EditedRequest['tarifs']) {
  return livraisonMontage ? zoneOf(zones, adresse) : null;
}
