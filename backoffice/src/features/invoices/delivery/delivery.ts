import type { ResultOf } from 'gql.tada';
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

export const invoiceMailQuery = graphql(`
  query InvoiceMail($id: Int!, $mot: String) {
    invoiceMail(id: $id, mot: $mot) {
      recipient
      subject
      text
    }
  }
`);

export const sendInvoiceMutation = graphql(
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

export type Delivery = ResultOf<typeof deliveryFields>;
