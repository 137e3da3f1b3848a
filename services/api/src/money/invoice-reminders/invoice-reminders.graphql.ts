import { parseInput } from '@barnum/rules/errors';
import { documentMailInput, mailWordInput } from '@barnum/rules/outbox/mails-input';
import { otherRecipients } from '../../outbox/mails/mails.graphql.ts';
import { authorOf } from '../../platform/context.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { MailDraftType } from '../../requests/reservation-requests/request-life.graphql.ts';
import { getInvoiceAccount } from '../invoices/invoices.domain.ts';
import { InvoiceType } from '../invoices/invoices.graphql.ts';
import { InvoiceToPayType } from '../ledger/ledger-types.graphql.ts';
import { draftReminder, invoicesToRemind, listInvoicesToRemind, sendReminder } from './invoice-reminders.domain.ts';

export const InvoicesToRemindType = builder.objectRef<{ ids: number[] }>('InvoicesToRemind').implement({
  description: 'Les factures en retard dont le client peut être relancé, la plus ancienne échéance d’abord.',
  authScopes: { money: true },
  fields: (t) => ({
    totalCount: t.int({ description: 'Leur nombre.', resolve: ({ ids }) => ids.length }),
    ids: t.exposeIntList('ids', { description: 'Leurs identifiants.' }),
    items: t.field({
      type: [InvoiceToPayType],
      description: 'Les dix premières.',
      resolve: ({ ids }, _args, { db }) => listInvoicesToRemind(db, ids),
    }),
  }),
});

builder.queryFields((t) => ({
  invoicesToRemind: t.field({
    type: InvoicesToRemindType,
    description: 'Les factures dont le client peut être relancé : rien ne part sans l’administrateur.',
    authScopes: { money: true },
    resolve: async (_root, _args, { db }) => ({ ids: await invoicesToRemind(db) }),
  }),
  invoiceReminder: t.field({
    type: MailDraftType,
    description: 'Le rappel que recevrait le client ; sans destinataire quand aucun n’est connu.',
    authScopes: { money: true },
    args: { id: t.arg.int({ required: true }), mot: t.arg.string({ description: 'Un mot pour lui.' }) },
    resolve: (_root, { id, mot }, { db }) => draftReminder(db, id, parseInput(mailWordInput, { mot }).mot),
  }),
}));

builder.mutationField('sendInvoiceReminder', (t) =>
  t.field({
    type: InvoiceType,
    description: 'Relancer le client d’une facture en retard, qui est jointe au message.',
    authScopes: { money: true },
    args: {
      id: t.arg.int({ required: true }),
      destinataire: t.arg.string({ required: true, description: 'Son adresse e-mail.' }),
      ...otherRecipients(t.arg),
      mot: t.arg.string({ description: 'Un mot pour lui.' }),
    },
    resolve: async (_root, { id, ...mail }, context) => {
      const input = parseInput(documentMailInput, mail);
      await sendReminder(context.db, id, { ...input, auteur: authorOf(context) });
      return getInvoiceAccount(context.db, id);
    },
  }),
);
