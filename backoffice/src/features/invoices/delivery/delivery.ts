import { invoiceEventSentences } from '@barnum/rules/invoices/invoice-events';
import type { ResultOf } from 'gql.tada';
import { graphql } from '../../../lib/service/graphql.ts';
import type { InvoiceMailKind } from '../invoice-mail.tsx';

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
    mutation SendInvoice($id: Int!, $destinataire: String!, $mot: String) {
      sendInvoice(id: $id, destinataire: $destinataire, mot: $mot) {
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

export const invoiceMail: InvoiceMailKind = {
  query: mailQuery,
  mutation: sendMutation,
  types: deliveryTypes,
  label: 'Un mot dans ce message (facultatif)',
  write: 'Écrire le message',
  sentences: { sent: invoiceEventSentences.sent, failed: invoiceEventSentences.sendFailed },
};

export type Delivery = ResultOf<typeof deliveryFields>;
