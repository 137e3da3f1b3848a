import { parseInput } from '@barnum/rules/errors';
import { mailWordInput } from '@barnum/rules/outbox/mails-input';
import { cancellationAnswerInput } from '@barnum/rules/requests/follow-up-input';
import { cancellationAnswers } from '@barnum/rules/requests/reservation-requests/cancellations';
import { authorOf } from '../../platform/context.ts';
import { builder, updatedAtDescription } from '../../platform/graphql/builder.ts';
import { MailDraftType } from '../reservation-requests/request-life.graphql.ts';
import { getReservationRequest } from '../reservation-requests/reservation-requests.domain.ts';
import { ReservationRequestType } from '../reservation-requests/reservation-requests.graphql.ts';
import {
  answerCancellation,
  draftCancellationMail,
  requestCancellation,
  withdrawCancellation,
} from './cancellations.domain.ts';
import { FollowUpType, onFollowed, tokenDescription } from './follow-up.graphql.ts';

const CancellationAnswerType = builder.enumType('CancellationAnswer', {
  description: 'Une réponse à une demande d’annulation : acceptée, acceptée en gardant l’acompte, ou refusée.',
  values: cancellationAnswers,
});

builder.queryField('cancellationMail', (t) =>
  t.field({
    type: MailDraftType,
    nullable: true,
    description:
      'Le message que recevrait le visiteur avec cette réponse à sa demande d’annulation ; vide sans adresse.',
    authScopes: { requests: true },
    args: {
      id: t.arg.int({ required: true }),
      reponse: t.arg({ type: CancellationAnswerType, required: true }),
      mot: t.arg.string({ description: 'Un mot pour lui.' }),
    },
    resolve: (_root, { id, reponse, mot }, { db }) =>
      draftCancellationMail(db, id, { reponse, ...parseInput(mailWordInput, { mot }) }),
  }),
);

builder.mutationFields((t) => ({
  requestCancellation: t.prismaField({
    type: FollowUpType,
    description: 'Demander, depuis la page de suivi, l’annulation d’une réservation confirmée. L’entreprise décide.',
    authScopes: { public: true },
    args: {
      jeton: t.arg.string({ required: true, description: tokenDescription }),
      mot: t.arg.string({ description: 'Un mot pour elle : un message de plus.' }),
    },
    resolve: (query, _root, { jeton, ...args }, context) =>
      onFollowed(context, jeton, query, (id, administrators) => {
        const { mot } = parseInput(mailWordInput, args);
        return requestCancellation(context.db, id, { mot, ...context, administrators });
      }),
  }),
  withdrawCancellation: t.prismaField({
    type: FollowUpType,
    description: 'Retirer, depuis la page de suivi, sa demande d’annulation.',
    authScopes: { public: true },
    args: { jeton: t.arg.string({ required: true, description: tokenDescription }) },
    resolve: (query, _root, { jeton }, context) =>
      onFollowed(context, jeton, query, (id, administrators) =>
        withdrawCancellation(context.db, id, { administrators }),
      ),
  }),
  answerCancellation: t.prismaField({
    type: ReservationRequestType,
    description: 'Répondre à une demande d’annulation ; acceptée, elle annule la demande et libère ses articles.',
    authScopes: { requests: true },
    args: {
      id: t.arg.int({ required: true }),
      reponse: t.arg({ type: CancellationAnswerType, required: true }),
      mot: t.arg.string({ description: 'Un mot pour le visiteur ; obligatoire pour refuser.' }),
      updatedAt: t.arg({ type: 'DateTime', description: updatedAtDescription }),
    },
    resolve: async (query, _root, { id, updatedAt, ...args }, context) => {
      const answer = parseInput(cancellationAnswerInput, args);
      await answerCancellation(context.db, id, { ...answer, auteur: authorOf(context), seen: updatedAt ?? null });
      return getReservationRequest(context.db, id, query);
    },
  }),
}));
