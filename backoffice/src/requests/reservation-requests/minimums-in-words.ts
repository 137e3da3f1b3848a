import { formatCents, formatPrice } from '@barnum/rules/prices/amounts';
import { missedMinimums, type Order, type OrderTerms } from '@barnum/rules/prices/order-terms';

/** The company's minimums that a request does not reach, a sentence each: an administrator takes it all the same. */
export function minimumsInWords(terms: OrderTerms, order: Order): string[] {
  const { jours, commande, zone } = missedMinimums(terms, order);
  const total = formatCents(order.total);
  return [
    ...(jours === null ? [] : [`Une location dure ${jours} jours au moins.`]),
    ...(commande === null
      ? []
      : [`Une commande est de ${formatPrice(commande)} au moins\u00a0: celle-ci est de ${total}.`]),
    ...(zone === null ? [] : [`La livraison là-bas demande ${formatPrice(zone)} de location\u00a0: ici ${total}.`]),
  ];
}
