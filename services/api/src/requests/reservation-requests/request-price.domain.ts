import { toDay } from '@barnum/rules/dates/days';
import { DomainError, type FieldErrors } from '@barnum/rules/errors';
import { formatCents, toCents } from '@barnum/rules/prices/amounts';
import { lineSentences } from '@barnum/rules/prices/lines';
import { type Discount, priceRequest, type Rental, type RentedItem } from '@barnum/rules/prices/price-request';
import { pricingTermsOf } from '@barnum/rules/prices/pricing-terms';
import type { Prisma } from '../../platform/db/client.ts';

/** Of a request what its price is made of. */
export const pricedRequest = {
  debut: true,
  fin: true,
  joursOfferts: true,
  supplementParJour: true,
  livraisonMontage: true,
  remise: true,
  remiseEnPourcent: true,
  cautionFixee: true,
  pricingVersion: { select: { terms: true } },
  items: {
    orderBy: { id: 'asc' },
    select: {
      nature: true,
      quantite: true,
      unite: true,
      categorieId: true,
      prix: true,
      remise: true,
      remiseEnPourcent: true,
      montantCaution: true,
      coutMontage: true,
      coefficient: true,
      tauxTva: true,
    },
  },
} satisfies Prisma.ReservationRequestSelect;

type PricedRequest = Prisma.ReservationRequestGetPayload<{ select: typeof pricedRequest }>;

type Reasoned<Of> = Of & { motifRemise: string };

/**
 * Refuses a discount without a reason, and one in euros that is more than what it is taken off.
 * @throws DomainError VALIDATION at the line, or at the whole.
 */
export function requireFittingDiscounts(
  request: Reasoned<Omit<PricedRequest, 'items'>> & { items: Reasoned<PricedRequest['items'][number]>[] },
): void {
  const { items, total, discount } = priceRequest(rentalOf(request));
  const fields = reasonsLacking(request);
  const check = (field: string, most: number, { remise, remiseEnPourcent }: Discount) => {
    if (remise == null || remiseEnPourcent || toCents(remise) <= most) return;
    fields[field] = lineSentences.discountMax(formatCents(most));
  };
  for (const [index, { item, rent }] of items.entries()) check(`items.${index}.remise`, rent, item);
  check('remise', total + discount, discountOf(request));
  refuse(fields);
}

/**
 * Refuses a discount without a reason, which requests of earlier releases may hold: no document says it without.
 * @throws DomainError VALIDATION at the line, or at the whole.
 */
export function requireDiscountReasons(request: WithDiscounts): void {
  refuse(reasonsLacking(request));
}

type Reason = { remise: Prisma.Decimal | null; motifRemise: string };
type WithDiscounts = Reason & { items: readonly Reason[] };

function reasonsLacking({ items, ...whole }: WithDiscounts): FieldErrors {
  const lacks = ({ remise, motifRemise }: Reason) => Number(remise ?? 0) > 0 && motifRemise.trim() === '';
  const fields = items.map((item, index) => (lacks(item) ? [`items.${index}.motifRemise`] : []));
  const all = [...fields.flat(), ...(lacks(whole) ? ['motifRemise'] : [])];
  return Object.fromEntries(all.map((field) => [field, lineSentences.discountReason]));
}

function refuse(fields: FieldErrors): void {
  const [message] = Object.values(fields);
  if (message !== undefined) throw new DomainError('VALIDATION', { message, fields });
}

/** A stored request as `priceRequest` takes it, under its own terms. */
export function rentalOf(request: PricedRequest): Rental {
  const { items, debut, fin, joursOfferts, supplementParJour, livraisonMontage, pricingVersion } = request;
  return {
    supplementParJour,
    livraisonMontage,
    ...discountOf(request),
    items: items.map(itemOf),
    period: { debut: toDay(debut), fin: toDay(fin), joursOfferts },
    tarifs: pricingTermsOf(pricingVersion),
    cautionFixee: textOf(request.cautionFixee),
  };
}

function itemOf({ nature, quantite, unite, categorieId, ...item }: PricedRequest['items'][number]): RentedItem {
  return {
    nature,
    quantite,
    unite,
    categorieId,
    prix: textOf(item.prix),
    ...discountOf(item),
    montantCaution: textOf(item.montantCaution),
    coutMontage: textOf(item.coutMontage),
    coefficient: textOf(item.coefficient),
    tauxTva: textOf(item.tauxTva),
  };
}

function discountOf({ remise, remiseEnPourcent }: Pick<PricedRequest, 'remise' | 'remiseEnPourcent'>): Discount {
  return { remise: textOf(remise), remiseEnPourcent };
}

function textOf(amount: Prisma.Decimal | null): string | null {
  return amount?.toString() ?? null;
}
