import { parseInput } from '@barnum/rules/errors';
import { mailWordInput, quoteMailInput } from '@barnum/rules/outbox/mails-input';
import { otherRecipients } from '../../outbox/mails/mails.graphql.ts';
import { sendsMails } from '../../outbox/mails/sends-mails.domain.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { getQuoteVersion } from '../quotes/quotes.domain.ts';
import { QuoteVersionType } from '../quotes/quotes.graphql.ts';
import { MailDraftType } from '../reservation-requests/request-life.graphql.ts';
import { draftQuoteReminder, findQuoteToRemind, sendQuoteReminder } from './quote-reminders.domain.ts';

builder.prismaObjectField('ReservationRequest', 'devisARappeler', (t) =>
  t.int({
    nullable: true,
    authScopes: { requests: true },
    description: 'La version du devis à rappeler au client ; vide quand rien n’est à rappeler.',
    select: { id: true },
    resolve: ({ id }, _args, { db }) => findQuoteToRemind(db, id),
  }),
);

builder.queryField('quoteReminder', (t) =>
  t.field({
    type: MailDraftType,
    description: 'Le rappel que recevrait le client avec cette version.',
    authScopes: { requests: true },
    args: { id: t.arg.int({ required: true }), mot: t.arg.string({ description: 'Un mot pour lui.' }) },
    resolve: async (_root, { id, mot }, { db, mailServer }) => {
      const isSending = await sendsMails(db, mailServer);
      return draftQuoteReminder(db, id, { ...parseInput(mailWordInput, { mot }), isSending });
    },
  }),
);

builder.mutationField('sendQuoteReminder', (t) =>
  t.prismaField({
    type: QuoteVersionType,
    description: 'Rappeler au client un devis qui attend sa réponse : une fois par version.',
    authScopes: { requests: true },
    args: {
      id: t.arg.int({ required: true }),
      destinataire: t.arg.string({ description: 'À qui ; à défaut, à l’adresse de la demande.' }),
      ...otherRecipients(t.arg),
      mot: t.arg.string({ description: 'Un mot pour lui.' }),
    },
    resolve: async (query, _root, { id, ...mail }, { db, mailServer }) => {
      const isSending = await sendsMails(db, mailServer);
      await sendQuoteReminder(db, id, { ...parseInput(quoteMailInput, mail), isSending });
      return getQuoteVersion(db, id, query);
    },
  }),
);
