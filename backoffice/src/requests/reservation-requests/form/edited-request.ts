import type { RequestDays } from '@barnum/rules/dates/closed-days';
import { formatWeekdayDate } from '@barnum/rules/dates/format-dates';
import type { CompanyVat } from '@barnum/rules/prices/price-request';
import { type DeliverySlot, deliverySlotNames, type Fee, type PricingTerms } from '@barnum/rules/prices/pricing-terms';
import { type RentalTerms, rentalTermsOf } from '@barnum/rules/prices/rental-terms';
import { companyVat } from '@barnum/rules/prices/vat';
import { requestFieldLabels } from '@barnum/rules/requests/reservation-requests/request-changes';
import type { ResultOf } from 'gql.tada';
import { foundArticleFields } from '../../../components/form/article-search.tsx';
import {
  type CustomerChoice,
  type CustomerValue,
  customerChoiceFields,
  requestFieldsOf,
} from '../../../components/form/customer-field.tsx';
import type { EditedRecord } from '../../../components/form/use-record-form.tsx';
import { pricingTermsFields } from '../../../lib/pricing-terms.ts';
import { graphql } from '../../../lib/service/graphql.ts';
import {
  articleLine,
  copiedLine,
  discountInput,
  exact,
  lineInput,
  type RequestLine,
  typedAmount,
  typedDiscount,
  typedLines,
} from './lines/lines.ts';

/**
 * All that the form needs: the company's terms, the request to change, or the article that is asked for, or the request
 * that is asked for again.
 */
export const requestFormQuery = graphql(
  `
  query RequestForm(
    $id: Int!
    $isEdit: Boolean!
    $articleId: Int!
    $hasArticle: Boolean!
    $comme: Int!
    $isCopy: Boolean!
    $client: Int!
    $hasClient: Boolean!
  ) {
    pricing {
      terms {
        ...PricingTermsFields
      }
    }
    companyInfo {
      nom
      valeur
    }
    article(id: $articleId) @include(if: $hasArticle) {
      ...FoundArticleFields
    }
    customer(id: $client) @include(if: $hasClient) {
      ...CustomerChoiceFields
    }
    copied: reservationRequest(id: $comme) @include(if: $isCopy) {
      id
      nom
      prenom
      date
      dateRetrait
      dateRetour
      phone
      email
      livraisonMontage
      adresse
      creneau
      remise
      remiseEnPourcent
      motifRemise
      cautionFixee
      customer {
        ...CustomerChoiceFields
      }
      items {
        nature
        nom
        quantite
        prix
        montantCaution
        coefficient
        remise
        remiseEnPourcent
        motifRemise
        tauxTva
        terrain
        choix
        reponses {
          choix
          article
        }
        article {
          ...FoundArticleFields
        }
      }
    }
    reservationRequest(id: $id) @include(if: $isEdit) {
      id
      nom
      prenom
      date
      dateRetrait
      dateRetour
      debut
      fin
      joursOfferts
      statut
      supplementParJour
      tarifs {
        ...PricingTermsFields
      }
      phone
      email
      livraisonMontage
      adresse
      creneau
      remise
      remiseEnPourcent
      motifRemise
      cautionFixee
      updatedAt
      items {
        id
        nature
        articleId
        categorieId
        nom
        quantite
        prix
        unite
        montantCaution
        coutMontage
        coefficient
        remise
        remiseEnPourcent
        motifRemise
        tauxTva
        terrain
        choix
        reponses {
          choix
          article
        }
      }
    }
  }
`,
  [customerChoiceFields, foundArticleFields, pricingTermsFields],
);

export type FormData = ResultOf<typeof requestFormQuery>;
export type CopiedRequest = NonNullable<FormData['copied']>;
export type RequestToEdit = NonNullable<FormData['reservationRequest']>;

/** The values of a request's form. */
export interface RequestValues {
  /** Whose a new request is; later the page of the request says it. */
  client: CustomerValue;
  nom: string;
  prenom: string;
  date: string;
  dateRetrait: string;
  dateRetour: string;
  phone: string;
  email: string;
  items: RequestLine[];
  livraisonMontage: boolean;
  adresse: string;
  /** The wished half of the day; '' for none. */
  creneau: DeliverySlot | '';
  /** On the whole: « 10 % », or euros. */
  remise: string;
  motifRemise: string;
  /** The deposit of the whole request, set by hand; empty follows from its lines. */
  cautionFixee: string;
  /** Internal notes of a new request; later the page of the request has them. */
  notes: string;
  /** Whether the visitor is told of the changes, and how; null is the proposed text. */
  prevenir: boolean;
  message: string | null;
}

export const requestLabels: Record<keyof RequestValues, string> = {
  ...requestFieldLabels,
  client: 'Client',
  notes: 'Notes internes',
  prevenir: 'Écrire au visiteur ce qui change',
  message: 'Message au visiteur',
};

/** A request as its form edits it; `former` is null for one entered after a telephone call. */
export interface EditedRequest extends EditedRecord<RequestValues> {
  former: (RequestToEdit & RequestDays) | null;
  /** The earlier request that a new one is made like. */
  copied: CopiedRequest | null;
  terms: RentalTerms;
  vat: CompanyVat;
  /** The terms of price: those of the day of the request, or of today. */
  tarifs: PricingTerms;
  /** The fees that are offered: those of today, whatever the day of the request. */
  fees: readonly Fee[];
}

/**
 * The form's initial values: of an existing request; of a new one for the article, with what is said of it, and the days of the address; or of a
 * new one as an earlier one, whose days are asked for anew.
 */
export function editedRequest(
  { companyInfo, pricing, article, customer, copied, reservationRequest: former }: FormData,
  { du, au, wish }: { du: string; au: string; wish?: Pick<RequestLine, 'terrain' | 'choix' | 'reponses'> },
): EditedRequest {
  const tarifs = former?.tarifs ?? pricing.terms;
  const company = {
    terms: rentalTermsOf(companyInfo),
    vat: companyVat(companyInfo),
    tarifs,
    fees: pricing.terms.frais,
  };
  if (former) {
    const items = typedLines(former.items);
    return { ...company, former, copied: null, updatedAt: former.updatedAt, values: { ...valuesOf(former), items } };
  }
  const created = { ...company, former: null, copied: copied ?? null, updatedAt: null };
  if (copied) {
    const items = typedLines(copied.items.map(copiedLine));
    const noDays = { date: '', dateRetrait: '', dateRetour: '' };
    return { ...created, values: { ...valuesOf(copied), ...noDays, client: known(copied.customer), items } };
  }
  const chosen = du === au ? {} : { dateRetrait: du, dateRetour: au };
  const items = typedLines(article ? [{ ...articleLine(article), ...wish }] : []);
  const asker = customer ? { client: known(customer), ...requestFieldsOf(customer) } : {};
  return { ...created, values: { ...empty, date: du, ...chosen, items, ...asker } };
}

/** The content of the request, as the service takes it; lines that `former` had keep their conditions. */
export function toContent(values: RequestValues, former: RequestToEdit | null) {
  const { nom, prenom, date, phone, email, livraisonMontage, adresse } = values;
  const stored = former?.items ?? [];
  const known = new Map(typedLines(stored).map(({ key }, place) => [key, stored[place]]));
  return {
    nom,
    prenom,
    date,
    phone,
    email,
    livraisonMontage,
    adresse,
    creneau: values.creneau || null,
    dateRetrait: values.dateRetrait || null,
    dateRetour: values.dateRetour || null,
    items: values.items.map((line) => lineInput(line, known.get(line.key))),
    ...discountInput(values),
    cautionFixee: exact(values.cautionFixee),
  };
}

/** Writes a value for the notice about what somebody else changed. */
export function showRequestValue(field: keyof RequestValues, value: unknown): string {
  if (field === 'creneau') return deliverySlotNames[value as DeliverySlot];
  return ['date', 'dateRetrait', 'dateRetour'].includes(field) ? formatWeekdayDate(String(value)) : String(value);
}

function known(customer: CustomerChoice | null | undefined): CustomerValue {
  return customer ? { isNew: false, customer } : null;
}

function valuesOf(request: Omit<CopiedRequest, 'items' | 'customer'>): RequestValues {
  const { nom, prenom, date, livraisonMontage } = request;
  const days = { date, dateRetrait: request.dateRetrait ?? '', dateRetour: request.dateRetour ?? '' };
  const texts = { phone: request.phone ?? '', email: request.email ?? '', adresse: request.adresse ?? '' };
  const deal = {
    remise: typedDiscount(request),
    motifRemise: request.motifRemise,
    cautionFixee: typedAmount(request.cautionFixee),
  };
  return { ...empty, nom, prenom, ...days, ...texts, ...deal, livraisonMontage, creneau: request.creneau ?? '' };
}

const empty: RequestValues = {
  client: null,
  nom: '',
  prenom: '',
  date: '',
  dateRetrait: '',
  dateRetour: '',
  phone: '',
  email: '',
  items: [],
  livraisonMontage: false,
  adresse: '',
  creneau: '',
  remise: '',
  motifRemise: '',
  cautionFixee: '',
  notes: '',
  prevenir: false,
  message: null,
};
