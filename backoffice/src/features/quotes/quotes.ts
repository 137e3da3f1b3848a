import { quoteName } from '@barnum/rules/money/quotes';
import type { ResultOf } from 'gql.tada';
import { requestTypes } from '../../lib/cached-types.ts';
import { graphql } from '../../lib/service/graphql.ts';

export const requestQuoteFields = graphql(`
  fragment RequestQuote on Query @_unmask {
    quote(requestId: $id) {
      isCurrent
      missing
      leftOut
      nonImprimable
      tvaManquante
      livraison
      versions {
        id
        numero
        version
        createdAt
        total
        mails {
          createdAt
          sentAt
          state
        }
      }
    }
  }
`);

export const issueQuoteMutation = graphql(`
  mutation IssueQuote($requestId: Int!, $livraison: Decimal, $updatedAt: DateTime) {
    issueQuote(requestId: $requestId, livraison: $livraison, updatedAt: $updatedAt) {
      id
    }
  }
`);

export const sendQuoteMutation = graphql(`
  mutation SendQuote($id: Int!, $mot: String) {
    sendQuote(id: $id, mot: $mot) {
      id
    }
  }
`);

/** The GraphQL types to read again after a quote has changed: itself, and the request's history and state. */
export const quoteTypes = [...requestTypes, 'QuoteVersion', 'MailPage'];

/** The part of a request that its quote needs. */
export interface QuotedRequest {
  id: number;
  updatedAt: string;
  email: string | null;
  livraisonMontage: boolean;
}

export type Quote = ResultOf<typeof requestQuoteFields>['quote'];
export type QuoteVersion = Quote['versions'][number];

/** `D-2026-00001 v2` */
export function quoteVersionName({ numero, version }: QuoteVersion): string {
  return quoteName(numero, version);
}
