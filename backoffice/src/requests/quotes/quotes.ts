import { quoteName, quoteSentences } from '@barnum/rules/prices/quotes';
import { quoteReminderSentences } from '@barnum/rules/requests/quotes/quote-reminders';
import { isPending, type RequestState } from '@barnum/rules/requests/reservation-requests/request-states';
import type { ResultOf } from 'gql.tada';
import type { DocumentMailKind } from '../../components/document-mail.tsx';
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
      manque
      livraison
      referenceCommande
      versions {
        id
        numero
        version
        createdAt
        total
        estRemis
        estValable
        mails {
          id
          recipient
          estCopie
          sentAt
          state
        }
      }
    }
  }
`);

export const issueQuoteMutation = graphql(`
  mutation IssueQuote($requestId: Int!, $livraison: Decimal, $referenceCommande: String, $updatedAt: DateTime) {
    issueQuote(
      requestId: $requestId
      livraison: $livraison
      referenceCommande: $referenceCommande
      updatedAt: $updatedAt
    ) {
      id
    }
  }
`);

/** Issues what has to be issued, and sends it to the request's address. */
export const issueAndSendQuoteMutation = graphql(`
  mutation IssueAndSendQuote($requestId: Int!, $livraison: Decimal, $referenceCommande: String, $updatedAt: DateTime) {
    issueAndSendQuote(
      requestId: $requestId
      livraison: $livraison
      referenceCommande: $referenceCommande
      updatedAt: $updatedAt
    ) {
      id
      estRemis
    }
  }
`);

const quoteMailQuery = graphql(`
  query QuoteMail($id: Int!, $mot: String) {
    mail: quoteMail(id: $id, mot: $mot) {
      recipient
      copies
      subject
      text
    }
  }
`);

const sendQuoteMutation = graphql(`
  mutation SendQuote(
    $id: Int!
    $destinataire: String!
    $autresDestinataires: [String!]
    $copies: [String!]
    $mot: String
  ) {
    sendQuote(
      id: $id
      destinataire: $destinataire
      autresDestinataires: $autresDestinataires
      copies: $copies
      mot: $mot
    ) {
      id
    }
  }
`);

/** Writes to the request's address, without another word. */
export const writeQuoteMessageMutation = graphql(`
  mutation WriteQuoteMessage($id: Int!) {
    sendQuote(id: $id) {
      id
    }
  }
`);

/** The message of a version that waits for the administrator's own messagerie. */
export const quoteMessageQuery = graphql(`
  query QuoteMessage($id: Int!) {
    quoteVersion(id: $id) {
      id
      mails {
        id
        state
        recipient
        subject
        text
      }
    }
  }
`);

export const markQuoteMailSentMutation = graphql(`
  mutation MarkQuoteMailSent($id: Int!) {
    markMailSent(id: $id) {
      id
    }
  }
`);

export const handOverMutation = graphql(`
  mutation HandOverQuote($id: Int!) {
    markQuoteHandedOver(id: $id) {
      id
    }
  }
`);

/** The GraphQL types to read again after a quote has changed: itself, and the request's history and state. */
export const quoteTypes = [...requestTypes, 'QuoteVersion', 'MailPage'];

export const quoteMail: DocumentMailKind = {
  query: quoteMailQuery,
  mutation: sendQuoteMutation,
  types: quoteTypes,
  label: 'Un mot dans le message du devis (facultatif)',
  write: 'Écrire le message',
  leaves: 'Il part aussitôt, avec le devis en pièce jointe.',
  sentences: { sent: quoteSentences.sent, failed: quoteSentences.sendFailed },
};

const quoteReminderQuery = graphql(`
  query QuoteReminder($id: Int!, $mot: String) {
    mail: quoteReminder(id: $id, mot: $mot) {
      recipient
      copies
      subject
      text
    }
  }
`);

const sendReminderMutation = graphql(`
  mutation SendQuoteReminder(
    $id: Int!
    $destinataire: String!
    $autresDestinataires: [String!]
    $copies: [String!]
    $mot: String
  ) {
    sendQuoteReminder(
      id: $id
      destinataire: $destinataire
      autresDestinataires: $autresDestinataires
      copies: $copies
      mot: $mot
    ) {
      id
    }
  }
`);

export const quoteReminder: DocumentMailKind = {
  query: quoteReminderQuery,
  mutation: sendReminderMutation,
  types: [...quoteTypes, 'WaitingRequests'],
  label: 'Un mot dans le rappel (facultatif)',
  write: 'Écrire le rappel',
  leaves: 'Il part aussitôt, avec le devis en pièce jointe.',
  sentences: { sent: quoteReminderSentences.sent, failed: quoteReminderSentences.failed },
};

/** The part of a request that its quote needs. */
export interface QuotedRequest {
  id: number;
  updatedAt: string;
  email: string | null;
  customer: { id: number } | null;
  livraisonMontage: boolean;
  statut: RequestState;
}

export type Quote = ResultOf<typeof requestQuoteFields>['quote'];
export type QuoteVersion = Quote['versions'][number];

/** Whether its newest version says what would be said now, and can still be answered, or was: that binds. */
export function isStanding(
  { versions: [newest], isCurrent }: Quote,
  statut: RequestState,
  isAccepted = false,
): boolean {
  return newest !== undefined && isCurrent && (newest.estValable || isAccepted || !isPending(statut));
}

/** Whether the next step issues it, or sends it from here; else it is handed over by hand, and noted. */
export function isIssuedNext(quote: Quote, { statut, email }: QuotedRequest, isSending: boolean): boolean {
  return !isStanding(quote, statut) || (isSending && email !== null);
}

/** `D-2026-00001 v2` */
export function quoteVersionName({ numero, version }: QuoteVersion): string {
  return quoteName(numero, version);
}
