import { graphql } from '../../../lib/service/graphql.ts';

/** The late invoices of which the client may be reminded. */
export const toRemindQuery = graphql(`
  query InvoicesToRemind {
    invoicesToRemind {
      totalCount
      ids
    }
  }
`);

export const reminderQuery = graphql(`
  query InvoiceReminder($id: Int!, $mot: String) {
    invoiceReminder(id: $id, mot: $mot) {
      recipient
      subject
      text
    }
  }
`);

export const sendReminderMutation = graphql(`
  mutation SendInvoiceReminder($id: Int!, $destinataire: String!, $mot: String) {
    sendInvoiceReminder(id: $id, destinataire: $destinataire, mot: $mot) {
      id
    }
  }
`);

/** The GraphQL types to read again after a reminder, or when an invoice has changed. */
export const reminderTypes = ['InvoicesToRemind', 'InvoiceDelivery', 'MailPage', 'Workday'];

/** Names the types whose changes outdate what is to be reminded of. */
export const ofReminders = { additionalTypenames: ['Invoice', 'InvoicesToRemind', 'Payment'] };
