import type { RentedPeriod } from '@barnum/rules/dates/period';
import { toAmount } from '@barnum/rules/prices/amounts';
import { deliveryName } from '@barnum/rules/prices/lines';
import { zoneOf, zonePrice } from '@barnum/rules/prices/order-terms';
import type { DeliveryZone } from '@barnum/rules/prices/pricing-terms';
import { isSame } from '../../../components/form/conflict.ts';
import { draftPrice } from './draft-figures.ts';
import type { EditedRequest, RequestValues } from './edited-request.ts';
import { isFull, otherLine, type RequestLine, withLines } from './lines/lines.ts';

/** The zone that was looked at last, and the line that was filled in for it as it was; null for none. */
export interface FilledDelivery {
  zone: string | null;
  line: RequestLine | null;
}

/** Where a form begins: a stored delivery at the price of its zone follows the address, and nothing else is looked at again. */
export function openedDelivery(opened: EditedRequest, period: RentedPeriod | null): FilledDelivery {
  const { values, tarifs, former } = opened;
  const zone = former === null ? null : zoneIn(values, tarifs);
  if (!zone) return { zone: null, line: null };
  const line = values.items.find(({ nature, nom }) => nature === 'livraison' && nom === deliveryName) ?? null;
  const others = values.items.filter((one) => one !== line);
  const isAtItsPrice = line?.prix === pricedDelivery(zone, { ...values, items: others }, period, opened).prix;
  return { zone: zone.nom, line: isAtItsPrice ? line : null };
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
  const fresh = pricedDelivery(zone, { ...values, items: others }, period, edited);
  const line = ours ? { ...ours, prix: fresh.prix } : fresh;
  return {
    items: ours ? items.map((one) => (one === ours ? line : one)) : [...items, line],
    filled: { zone: name, line },
  };
}

/** The line of a delivery to a zone beside these lines. */
function pricedDelivery(
  zone: DeliveryZone,
  values: RequestValues,
  period: RentedPeriod | null,
  edited: EditedRequest,
): RequestLine {
  const prix = toAmount(zonePrice(zone, draftPrice(values, period, edited).total));
  return withLines(values.items, [otherLine('livraison', deliveryName, prix, null)]).at(-1) as RequestLine;
}

function zoneIn({ livraisonMontage, adresse }: RequestValues, { zones }: EditedRequest['tarifs']) {
  return livraisonMontage ? zoneOf(zones, adresse) : null;
}
