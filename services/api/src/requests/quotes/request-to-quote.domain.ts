import { customerName } from '@barnum/rules/customers/customers';
import { toDay } from '@barnum/rules/dates/days';
import { DomainError } from '@barnum/rules/errors';
import { lineNameForVisitor } from '@barnum/rules/money/ledger/deposits';
import { deliveryName } from '@barnum/rules/prices/lines';
import type { CompanyVat } from '@barnum/rules/prices/price-request';
import { pricingTermsOf } from '@barnum/rules/prices/pricing-terms';
import type { BilledCustomer, QuotedLine, QuotedRequest } from '@barnum/rules/prices/quote-amounts';
import { quoteSentences } from '@barnum/rules/prices/quotes';
import { type Country, countryName } from '@barnum/rules/text/countries';
import { sirenOf } from '@barnum/rules/text/siret';
import { Prisma } from '../../platform/db/client.ts';
import { itemComponents } from '../reservation-requests/item-components.domain.ts';

type Item = RequestToQuote['items'][number];

/** What a quote reads of a request. */
export const requestToQuote = {
  include: {
    items: {
      orderBy: { id: 'asc' },
      // Boxes are those of today: they are what leaves.
      include: { components: itemComponents, article: { select: { lot: true, nomLot: true } } },
    },
    customer: true,
    pricingVersion: true,
  },
} satisfies Pick<Prisma.ReservationRequestFindManyArgs, 'include'>;
export type RequestToQuote = Prisma.ReservationRequestGetPayload<typeof requestToQuote>;

/**
 * A request as far as a quote is about it.
 * @throws DomainError VALIDATION when something that is asked for has no price.
 */
export function quotedRequest(request: RequestToQuote): QuotedRequest {
  const { nom, prenom, phone, email, date, debut, fin, livraisonMontage, adresse, supplementParJour } = request;
  return {
    nom,
    prenom,
    phone,
    email,
    date: toDay(date),
    debut: toDay(debut),
    fin: toDay(fin),
    joursOfferts: request.joursOfferts,
    livraisonMontage,
    adresse,
    supplementParJour,
    ...quotedDiscount(request),
    ...(request.cautionFixee && { cautionFixee: request.cautionFixee.toFixed(2) }),
    ...(request.pricingVersion && { tarifs: pricingTermsOf(request.pricingVersion) }),
    ...(request.customer && { client: billedCustomer(request.customer) }),
    items: request.items.map(quotedLine),
  };
}

/** The line of a request that is its delivery. */
export function deliveryOf({ items }: Pick<RequestToQuote, 'items'>): Item | undefined {
  return items.find(({ nature }) => nature === 'livraison');
}

/**
 * The request with `livraison` as the price of its delivery, which is a line of it, by the company's VAT where it is new:
 * its id is then 0. Null keeps what the request says. Nothing changes where nothing is delivered.
 * @throws DomainError VALIDATION when nobody has said what the delivery costs.
 */
export function withDelivery(request: RequestToQuote, livraison: string | null, vat: CompanyVat): RequestToQuote {
  const line = deliveryOf(request);
  if (!request.livraisonMontage || (line && livraison === null)) return request;
  if (livraison === null) {
    const message = quoteSentences.deliveryRequired;
    throw new DomainError('VALIDATION', { message, fields: { livraison: message } });
  }
  const prix = new Prisma.Decimal(livraison);
  const items = line
    ? request.items.map((item) => (item === line ? { ...line, prix } : item))
    : [...request.items, { ...newDelivery(request.id, vat), prix }];
  return { ...request, items };
}

function newDelivery(requestId: number, { isFranchise, taux }: CompanyVat): Item {
  return {
    id: 0,
    requestId,
    nature: 'livraison',
    articleId: null,
    categorieId: null,
    nom: deliveryName,
    quantite: 1,
    prix: null,
    unite: 'unitaire',
    montantCaution: null,
    coutMontage: null,
    coefficient: null,
    remise: null,
    remiseEnPourcent: false,
    motifRemise: '',
    terrain: null,
    choix: [],
    choixCles: [],
    components: [],
    article: null,
    tauxTva: isFranchise || taux === null ? null : new Prisma.Decimal(taux),
  };
}

function billedCustomer(customer: NonNullable<RequestToQuote['customer']>): BilledCustomer {
  const { rue, codePostal, ville, pays, siret, numeroTva, codeService, numeroEngagement } = customer;
  const lines = [...rue.split('\n'), `${codePostal} ${ville}`, pays === 'FR' ? '' : countryName(pays as Country)];
  return {
    nom: customerName(customer),
    adresse: lines.map((line) => line.trim()).filter(Boolean),
    ...(siret && { siren: sirenOf(siret) }),
    ...(numeroTva && { numeroTva }),
    ...(codeService && { codeService }),
    ...(numeroEngagement && { numeroEngagement }),
  };
}

function quotedLine({ components, ...item }: Item): QuotedLine {
  const { nature, nom, quantite, prix, unite, montantCaution, coutMontage, coefficient, tauxTva, categorieId } = item;
  if (prix === null || unite === null) {
    throw new DomainError('VALIDATION', { message: quoteSentences.priceMissing(nom) });
  }
  const amounts = { montantCaution: amountOf(montantCaution), coutMontage: amountOf(coutMontage) };
  return {
    nom: lineNameForVisitor(nom),
    quantite,
    prix: prix.toFixed(2),
    unite,
    ...amounts,
    ...(nature !== 'article' && { nature }),
    ...(coefficient && { coefficient: coefficient.toFixed(3) }),
    ...quotedDiscount(item),
    ...(tauxTva && { tauxTva: tauxTva.toFixed(2) }),
    ...(categorieId !== null && { categorieId }),
    ...(item.article && item.article.lot > 1 && item.article),
    ...(components.length > 0 && { contenu: components.map((one) => `${one.quantite} × ${one.nom}`) }),
  };
}

function quotedDiscount({
  remise,
  remiseEnPourcent,
  motifRemise,
}: Pick<Item, 'remise' | 'remiseEnPourcent' | 'motifRemise'>) {
  return remise && { remise: remise.toFixed(2), remiseEnPourcent, motifRemise };
}

function amountOf(amount: Prisma.Decimal | null): string {
  return (amount ?? new Prisma.Decimal(0)).toFixed(2);
}
