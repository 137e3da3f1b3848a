import { invoiceEventSentences } from '@barnum/rules/money/invoices/invoice-events';
import type { ResultOf } from 'gql.tada';
import type { DocumentMailKind } from '../../../components/document-mail.tsx';
import { graphql } from '../../../lib/service/graphql.ts';

const deliveryFields = graphql(`
  fragment InvoiceDeliveryFields on InvoiceDelivery @_unmask {
    evenements {
      id
      kind
      createdAt
      jour
      reference
    }
    mails {
      id
      recipient
      estCopie
      state
      sentAt
      createdAt
    }
  }
`);

export const deliveryQuery = graphql(
  `
    query InvoiceDelivery($id: Int!) {
      invoiceDelivery(id: $id) {
        ...InvoiceDeliveryFields
      }
    }
  `,
  [deliveryFields],
);

const mailQuery = graphql(`
  query InvoiceMail($id: Int!, $mot: String) {
    mail: invoiceMail(id: $id, mot: $mot) {
      recipient
      copies
      subject
      text
    }
  }
`);

const sendMutation = graphql(
  `
    mutation SendInvoice(
      $id: Int!
      $destinataire: String!
      $autresDestinataires: [String!]
      $copies: [String!]
      $mot: String
    ) {
      sendInvoice(
        id: $id
        destinataire: $destinataire
        autresDestinataires: $autresDestinataires
        copies: $copies
        mot: $mot
      ) {
        ...InvoiceDeliveryFields
      }
    }
  `,
  [deliveryFields],
);

export const markDepositedMutation = graphql(
  `
    mutation MarkInvoiceDeposited($id: Int!, $jour: Date!, $reference: String!) {
      markInvoiceDeposited(id: $id, jour: $jour, reference: $reference) {
        ...InvoiceDeliveryFields
      }
    }
  `,
  [deliveryFields],
);

/** The GraphQL types to read again after something happened to an invoice. */
export const deliveryTypes = ['InvoiceDelivery', 'InvoiceEvent', 'Mail', 'MailPage'];

export const invoiceMail: DocumentMailKind = {
  query: mailQuery,
  mutation: sendMutation,
  types: deliveryTypes,
  label: 'Un mot dans ce message (facultatif)',
  write: 'Écrire le message',
  leaves: 'Il part aussitôt, avec la facture en pièce jointe.',
  sentences: { sent: invoiceEventSentences.sent, failed: invoiceEventSentences.sendFailed },
};

export type Delivery = ResultOf<typeof deliveryFields>;
