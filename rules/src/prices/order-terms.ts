import { addDays } from '../dates/days.ts';
import { formatWeekdayDate } from '../dates/format-dates.ts';
import { daysOf, type Period } from '../dates/period.ts';
import type { FieldErrors } from '../errors.ts';
import { foldText } from '../text/fold.ts';
import { formatCents, formatPrice, toAmount, toCents } from './amounts.ts';
import { deliveryName } from './lines.ts';
import type { DeliveryZone, PricingTerms } from './pricing-terms.ts';

/** What a visitor's order must come to. */
export type OrderTerms = Pick<PricingTerms, 'minimumCommande' | 'minimumJours' | 'zones' | 'prixParKilometre'>;

/** An order as far as its terms look at it; `total` in cents, without its delivery. */
export interface Order {
  period: Period | null;
  total: number;
  /** Null where nothing is delivered. */
  adresse: string | null;
}

/** The zone of an address: the first that has its postal code or, after that, its commune. Null before it has a code. */
export function zoneOf(zones: readonly DeliveryZone[], adresse: string): DeliveryZone | null | undefined {
  const found = [...adresse.matchAll(/(?<!\d)(\d{2}) ?(\d{3})(?!\d)/g)].at(-1);
  if (found === undefined) return undefined;
  const code = `${found[1]}${found[2]}`;
  const after = ` ${words(adresse.slice(found.index + found[0].length))} `;
  const isThere = (commune: string) =>
    /^\d+$/.test(commune) ? code.startsWith(commune) : after.includes(` ${words(commune)} `);
  return zones.find(({ communes }) => communes.some(isThere)) ?? null;
}

/** Price of a delivery to a zone for an order of `total` cents, in cents. */
export function zonePrice({ prix, offerteDes }: DeliveryZone, total: number): number {
  return offerteDes !== null && total >= toCents(offerteDes) ? 0 : toCents(prix);
}

/** The line of a delivery to an address, for an order of `total` cents without it; null where its zone is not known. */
export function zoneLine(zones: readonly DeliveryZone[], adresse: string | null, total: number) {
  const zone = adresse === null ? null : zoneOf(zones, adresse);
  if (!zone) return null;
  const prix = toAmount(zonePrice(zone, total));
  return { nature: 'livraison' as const, nom: deliveryName, quantite: 1, prix, unite: 'unitaire' as const };
}

/** What the delivery would cost, in a sentence; empty where the company has set neither zones nor a price by distance. */
export function deliveryInWords({ zones, prixParKilometre }: OrderTerms, adresse: string, total: number): string {
  if (zones.length === 0 && prixParKilometre === null) return '';
  const zone = zoneOf(zones, adresse);
  if (zone === undefined && zones.length > 0) {
    return 'Écrivez le code postal dans l’adresse pour connaître le prix de la livraison.';
  }
  if (zone) {
    const price = zonePrice(zone, total);
    const free =
      zone.offerteDes && price > 0 ? ` Elle est offerte dès ${formatPrice(zone.offerteDes)} de location.` : '';
    return `Livraison et reprise (${zone.nom})\u00a0: ${price === 0 ? 'offertes' : `${formatCents(price)} environ`}.${free}`;
  }
  const perKilometre = prixParKilometre && `, ${formatPrice(prixParKilometre)} par kilomètre`;
  return `Livraison et reprise à cette adresse\u00a0: sur devis${perKilometre ?? ''}.`;
}

/** The minimums of the company that an order does not reach; null for those that it does. */
export function missedMinimums({ minimumCommande, minimumJours, zones }: OrderTerms, order: Order) {
  const { period, total, adresse } = order;
  const zone = adresse === null ? null : zoneOf(zones, adresse);
  const missed = (minimum: string | null | undefined) => (minimum && total < toCents(minimum) ? minimum : null);
  return {
    jours: period && daysOf(period) < minimumJours ? minimumJours : null,
    commande: missed(minimumCommande),
    zone: missed(zone?.minimum),
  };
}

/** What keeps a visitor's order from being sent, a sentence by field. Administrators are not held to it. */
export function orderErrors(terms: OrderTerms, order: Order): FieldErrors {
  const { jours, commande, zone } = missedMinimums(terms, order);
  const total = formatCents(order.total);
  return {
    ...(jours !== null && order.period && { dateRetour: tooFewDays(jours, addDays(order.period.debut, jours - 1)) }),
    ...(commande !== null && {
      items: `Une commande est de ${formatPrice(commande)} au moins, sans la livraison\u00a0: la vôtre est de ${total}`,
    }),
    ...(zone !== null && {
      adresse: `Nous livrons à cette adresse à partir de ${formatPrice(zone)} de location\u00a0: votre commande est de ${total}`,
    }),
  };
}

function tooFewDays(days: number, first: string): string {
  return `Une location dure ${days} jours au moins\u00a0: choisissez un retour le ${formatWeekdayDate(first)} ou après`;
}

/** Words alone, so that « Saint-Avé, » is « saint ave ». */
function words(text: string): string {
  return foldText(text)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}
