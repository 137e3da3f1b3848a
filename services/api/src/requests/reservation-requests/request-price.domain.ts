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
  const fields: FieldErrors = {};
  const askReason = (field: string, { remise, motifRemise }: Pick<typeof request, 'remise' | 'motifRemise'>) => {
    if (Number(remise ?? 0) > 0 && motifRemise.trim() === '') fields[field] = lineSentences.discountReason;
  };
  for (const [index, item] of request.items.entries()) askReason(`items.${index}.motifRemise`, item);
  askReason('motifRemise', request);
  const check = (field: string, most: number, { remise, remiseEnPourcent }: Discount) => {
    if (remise == null || remiseEnPourcent || toCents(remise) <= most) return;
    fields[field] = lineSentences.discountMax(formatCents(most));
  };
  for (const [index, { item, rent }] of items.entries()) check(`items.${index}.remise`, rent, item);
  check('remise', total + discount, discountOf(request));
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
