import { reminderSentences } from '@barnum/rules/invoices/invoice-reminders';
import { graphql } from '../../../lib/service/graphql.ts';
import type { InvoiceMailKind } from '../invoice-mail.tsx';

/** The late invoices of which the client may be reminded. */
export const toRemindQuery = graphql(`
  query InvoicesToRemind {
    invoicesToRemind {
      totalCount
      ids
    }
  }
`);

const reminderQuery = graphql(`
  query InvoiceReminder($id: Int!, $mot: String) {
    mail: invoiceReminder(id: $id, mot: $mot) {
      recipient
      copies
      subject
      text
    }
  }
`);

const sendReminderMutation = graphql(`
  mutation SendInvoiceReminder($id: Int!, $destinataire: String!, $mot: String) {
    sendInvoiceReminder(id: $id, destinataire: $destinataire, mot: $mot) {
      id
    }
  }
`);

/** The GraphQL types to read again after a reminder, or when an invoice has changed. */
const reminderTypes = ['InvoicesToRemind', 'InvoiceDelivery', 'MailPage', 'Workday'];

export const reminder: InvoiceMailKind = {
  query: reminderQuery,
  mutation: sendReminderMutation,
  types: reminderTypes,
  label: 'Un mot dans ce rappel (facultatif)',
  write: 'Écrire le rappel',
  sentences: { sent: reminderSentences.sent, failed: reminderSentences.failed },
};

/** Names the types whose changes outdate what is to be reminded of. */
export const ofReminders = { additionalTypenames: ['Invoice', 'InvoicesToRemind', 'Payment'] };
