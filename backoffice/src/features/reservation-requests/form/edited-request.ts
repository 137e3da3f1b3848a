import type { Unite } from '@barnum/rules/articles';
import type { RequestDays } from '@barnum/rules/dates/closed-days';
import { limits } from '@barnum/rules/limits';
import { type RentalTerms, rentalTermsOf } from '@barnum/rules/money/rental-terms';
import { requestFieldLabels } from '@barnum/rules/request-changes';
import type { ResultOf } from 'gql.tada';
import type { FoundArticle } from '../../../components/form/article-search.tsx';
import type { EditedRecord } from '../../../components/form/use-record-form.tsx';
import { plainNumber } from '../../../lib/numbers.ts';
import { graphql } from '../../../lib/service/graphql.ts';

/** All that the form needs: the company's terms, the request to change, or the article that is asked for. */
export const requestFormQuery = graphql(`
  query RequestForm($id: Int!, $isEdit: Boolean!, $articleId: Int!, $hasArticle: Boolean!) {
    companyInfo {
      nom
      valeur
    }
    article(id: $articleId) @include(if: $hasArticle) {
      id
      nom
      unite
      prix
      quantite
      montantCaution
      coutMontage
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
      phone
      email
      livraisonMontage
      adresse
      updatedAt
      items {
        articleId
        nom
        quantite
        prix
        unite
        montantCaution
        coutMontage
      }
    }
  }
`);

export type FormData = ResultOf<typeof requestFormQuery>;
export type RequestToEdit = NonNullable<FormData['reservationRequest']>;

/** A line of the form: an article with its conditions, and how many pieces, as typed. */
export interface RequestLine {
  /** Null for what is no article of the catalogue, or of no longer. */
  articleId: number | null;
  nom: string;
  quantite: string;
  prix: string | null;
  unite: Unite | null;
  montantCaution: string | null;
  coutMontage: string | null;
}

/** The values of a request's form. */
export interface RequestValues {
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
  /** Internal notes of a new request; later the page of the request has them. */
  notes: string;
  /** Whether the visitor is told of the changes, and how; null is the proposed text. */
  prevenir: boolean;
  message: string | null;
}

export const requestLabels: Record<keyof RequestValues, string> = {
  ...requestFieldLabels,
  notes: 'Notes internes',
  prevenir: 'Écrire au visiteur ce qui change',
  message: 'Message au visiteur',
};

/** A request as its form edits it; `former` is null for one entered after a telephone call. */
export interface EditedRequest extends EditedRecord<RequestValues> {
  former: (RequestToEdit & RequestDays) | null;
  terms: RentalTerms;
}

/** The form's initial values: of an existing request, or of a new one for the article and the days of the address. */
export function editedRequest(
  { companyInfo, article, reservationRequest: former }: FormData,
  days: { du: string; au: string },
): EditedRequest {
  const terms = rentalTermsOf(companyInfo);
  if (former) return { former, terms, updatedAt: former.updatedAt, values: valuesOf(former) };
  const { du, au } = days;
  const chosen = du === au ? {} : { dateRetrait: du, dateRetour: au };
  const values = { ...empty, date: du, ...chosen, items: article ? [newLine(article)] : [] };
  return { former: null, terms, updatedAt: null, values };
}

/** One piece of an article, under today's conditions. */
export function newLine(article: FoundArticle): RequestLine {
  const { id, nom, prix, unite, montantCaution, coutMontage } = article;
  return { articleId: id, nom, quantite: '1', prix, unite, montantCaution, coutMontage };
}

/** The line of a request before its change. */
export function formerLine(item: RequestToEdit['items'][number]): RequestLine {
  return { ...item, quantite: String(item.quantite) };
}

/** The pieces of a line; NaN for what is no number. */
export function piecesOf({ quantite }: RequestLine): number {
  return quantite.trim() === '' ? Number.NaN : Number(plainNumber(quantite));
}

/** The content of the request, as the service takes it. */
export function toContent(values: RequestValues) {
  const { nom, prenom, date, phone, email, livraisonMontage, adresse } = values;
  return {
    ...{ nom, prenom, date, phone, email, livraisonMontage, adresse },
    dateRetrait: values.dateRetrait || null,
    dateRetour: values.dateRetour || null,
    items: values.items.map((line) => ({
      ...(line.articleId === null ? { nom: line.nom } : { articleId: line.articleId }),
      quantite: piecesOf(line),
    })),
  };
}

/** « 20 × Chaise, 3 × Table » */
export function linesInWords(lines: readonly RequestLine[]): string {
  return lines.map(({ nom, quantite }) => `${quantite} × ${nom}`).join(', ');
}

/** As many lines as a request may have. */
export function isFull(lines: readonly RequestLine[]): boolean {
  return lines.length >= limits.requestItems;
}

function valuesOf(request: RequestToEdit): RequestValues {
  const { nom, prenom, date, livraisonMontage } = request;
  const days = { date, dateRetrait: request.dateRetrait ?? '', dateRetour: request.dateRetour ?? '' };
  const texts = { phone: request.phone ?? '', email: request.email ?? '', adresse: request.adresse ?? '' };
  return { ...empty, nom, prenom, ...days, ...texts, items: request.items.map(formerLine), livraisonMontage };
}

const empty: RequestValues = {
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
  notes: '',
  prevenir: false,
  message: null,
};
