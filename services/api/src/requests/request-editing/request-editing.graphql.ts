import { parseInput } from '@barnum/rules/errors';
import {
  administratorRequestInput,
  changeMessageInput,
  requestNotesInput,
} from '@barnum/rules/requests/reservation-requests-input';
import { authorOf } from '../../platform/context.ts';
import { builder, updatedAtDescription } from '../../platform/graphql/builder.ts';
import { RequestInput, ReservationRequestType } from '../reservation-requests/reservation-requests.graphql.ts';
import { editReservationRequest, noteReservationRequest } from './request-editing.domain.ts';

builder.mutationFields((t) => ({
  updateReservationRequest: t.prismaField({
    type: ReservationRequestType,
    description: 'Modifier le contenu d’une demande. Les articles déjà demandés gardent leurs conditions.',
    authScopes: { requests: true },
    args: {
      id: t.arg.int({ required: true }),
      input: t.arg({ type: RequestInput, required: true }),
      updatedAt: t.arg({ type: 'DateTime', description: updatedAtDescription }),
      message: t.arg.string({
        description:
          'Ce que l’entreprise en dit au visiteur, sur sa page de suivi et par e-mail s’il a donné une adresse ; sans lui, rien n’est envoyé.',
      }),
    },
    resolve: (_query, _root, { id, input, updatedAt, message = null }, context) =>
      editReservationRequest(context.db, id, parseInput(administratorRequestInput, input), {
        auteur: authorOf(context),
        seen: updatedAt ?? null,
        ...parseInput(changeMessageInput, { message }),
      }),
  }),
  noteReservationRequest: t.prismaField({
    type: ReservationRequestType,
    description: 'Écrire les notes internes d’une demande.',
    authScopes: { requests: true },
    args: {
      id: t.arg.int({ required: true }),
      notes: t.arg.string({ required: true }),
      vues: t.arg.string({
        description:
          'Les notes que l’on avait sous les yeux ; si d’autres ont été écrites depuis, elles restent (`CONFLICT`).',
      }),
    },
    resolve: (_query, _root, { id, vues, ...args }, { db }) =>
      noteReservationRequest(db, id, parseInput(requestNotesInput, args).notes, vues),
  }),
}));
