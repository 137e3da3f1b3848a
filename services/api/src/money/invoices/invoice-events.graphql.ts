import { parseInput } from '@barnum/rules/errors';
import { invoiceDepositInput } from '@barnum/rules/money/invoice-events-input';
import { invoiceEventKinds } from '@barnum/rules/money/invoices/invoice-events';
import { documentMailInput, mailWordInput } from '@barnum/rules/outbox/mails-input';
import { MailType, otherRecipients } from '../../outbox/mails/mails.graphql.ts';
import { authorOf } from '../../platform/context.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { MailDraftType } from '../../requests/reservation-requests/request-life.graphql.ts';
import {
  draftInvoiceMail,
  listInvoiceEvents,
  listInvoiceMails,
  markInvoiceDeposited,
  sendInvoice,
} from './invoice-events.domain.ts';

const EventKindType = builder.enumType('InvoiceEventKind', {
  description: 'Ce qui peut arriver à une facture émise : envoyée, déposée sur une plateforme, rappelée.',
  values: invoiceEventKinds,
});

const EventType = builder.objectRef<Awaited<ReturnType<typeof listInvoiceEvents>>[number]>('InvoiceEvent').implement({
  description: 'Ce qui est arrivé à une facture émise.',
  authScopes: { money: true },
  fields: (t) => ({
    id: t.exposeInt('id'),
    kind: t.expose('kind', { type: EventKindType, description: 'Quoi.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    auteur: t.exposeString('auteur', { description: 'L’adresse e-mail de l’administrateur.' }),
    jour: t.field({
      type: 'Date',
      nullable: true,
      description: 'Le jour du dépôt.',
      resolve: ({ jour }) => jour,
    }),
    reference: t.exposeString('reference', { description: 'La référence que la plateforme a donnée.' }),
  }),
});

const DeliveryType = builder.objectRef<{ invoiceId: number }>('InvoiceDelivery').implement({
  description: 'Ce qu’une facture émise est devenue : messages, dépôt sur une plateforme.',
  authScopes: { money: true },
  fields: (t) => ({
    evenements: t.field({
      type: [EventType],
      description: 'Le dernier d’abord.',
      resolve: ({ invoiceId }, _args, { db }) => listInvoiceEvents(db, invoiceId),
    }),
    mails: t.prismaField({
      type: [MailType],
      description: 'Les messages qui la portent, le dernier d’abord.',
      resolve: (query, { invoiceId }, _args, { db }) => listInvoiceMails(db, invoiceId, query),
    }),
  }),
});

builder.queryFields((t) => ({
  invoiceDelivery: t.field({
    type: DeliveryType,
    description: 'Ce qu’une facture émise est devenue.',
    authScopes: { money: true },
    args: { id: t.arg.int({ required: true }) },
    resolve: (_root, { id }) => ({ invoiceId: id }),
  }),
  invoiceMail: t.field({
    type: MailDraftType,
    description: 'Le message que recevrait le client avec cette facture ; sans destinataire quand aucun n’est connu.',
    authScopes: { money: true },
    args: { id: t.arg.int({ required: true }), mot: t.arg.string({ description: 'Un mot pour lui.' }) },
    resolve: (_root, { id, mot }, { db }) => draftInvoiceMail(db, id, parseInput(mailWordInput, { mot }).mot),
  }),
}));

builder.mutationFields((t) => ({
  sendInvoice: t.field({
    type: DeliveryType,
    description: 'Écrire au client, avec la facture en pièce jointe.',
    authScopes: { money: true },
    args: {
      id: t.arg.int({ required: true }),
      destinataire: t.arg.string({ required: true, description: 'Son adresse e-mail.' }),
      ...otherRecipients(t.arg),
      mot: t.arg.string({ description: 'Un mot pour lui.' }),
    },
    resolve: async (_root, { id, ...mail }, context) => {
      const input = parseInput(documentMailInput, mail);
      await sendInvoice(context.db, id, { ...input, auteur: authorOf(context) });
      return { invoiceId: id };
    },
  }),
  markInvoiceDeposited: t.field({
    type: DeliveryType,
    description: 'Noter qu’une facture est déposée sur la plateforme de l’entreprise.',
    authScopes: { money: true },
    args: {
      id: t.arg.int({ required: true }),
      jour: t.arg({ type: 'Date', required: true, description: 'Le jour du dépôt.' }),
      reference: t.arg.string({ required: true, description: 'La référence que la plateforme a donnée.' }),
    },
    resolve: async (_root, { id, jour, reference }, context) => {
      const input = parseInput(invoiceDepositInput, { jour, reference });
      await markInvoiceDeposited(context.db, id, { ...input, auteur: authorOf(context) });
      return { invoiceId: id };
    },
  }),
}));
