import { reminderSentences } from '@barnum/rules/money/invoices/invoice-reminders';
import type { DocumentMailKind } from '../../../components/document-mail.tsx';
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
  mutation SendInvoiceReminder(
    $id: Int!
    $destinataire: String!
    $autresDestinataires: [String!]
    $copies: [String!]
    $mot: String
  ) {
    sendInvoiceReminder(
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

/** The GraphQL types to read again after a reminder, or when an invoice has changed. */
const reminderTypes = ['InvoicesToRemind', 'InvoiceDelivery', 'MailPage', 'Workday'];

export const reminder: DocumentMailKind = {
  query: reminderQuery,
  mutation: sendReminderMutation,
  types: reminderTypes,
  label: 'Un mot dans ce rappel (facultatif)',
  write: 'Écrire le rappel',
  leaves: 'Il part aussitôt, avec la facture en pièce jointe.',
  sentences: { sent: reminderSentences.sent, failed: reminderSentences.failed },
};

/** Names the types whose changes outdate what is to be reminded of. */
export const ofReminders = { additionalTypenames: ['Invoice', 'InvoicesToRemind', 'Payment'] };
