import { parseInput } from '@barnum/rules/errors';
import type { MailTemplate } from '@barnum/rules/outbox/mails/templates';
import { mailWordInput } from '@barnum/rules/outbox/mails-input';
import { idempotencyKeyInput } from '@barnum/rules/platform/idempotency-keys-input';
import {
  administratorRequestInput,
  requestMoveInput,
  requestNotesInput,
} from '@barnum/rules/requests/reservation-requests-input';
import type { FollowedRequest } from '../../outbox/follow-up-links/follow-up-links.domain.ts';
import { mailToShow } from '../../outbox/follow-up-links/shown-links.graphql.ts';
import { authorOf } from '../../platform/context.ts';
import { builder, updatedAtDescription } from '../../platform/graphql/builder.ts';
import { keyDescription } from '../../platform/idempotency-keys/idempotency-keys.graphql.ts';
import { draftMoveMail, moveReservationRequest, undoRequestMove } from './request-states.domain.ts';
import { recordReservationRequest } from './reservation-requests.domain.ts';
import { RequestInput, RequestStateType, ReservationRequestType } from './reservation-requests.graphql.ts';

type Draft = MailTemplate & { recipient: string; copies?: string[]; request: FollowedRequest | null };

export const MailDraftType = builder.objectRef<Draft>('MailDraft').implement({
  description: 'Un message tel qu’il serait écrit.',
  authScopes: { requests: true, money: true },
  fields: (t) => ({
    recipient: t.exposeString('recipient', { description: 'À qui.' }),
    copies: t.stringList({
      description: 'À qui il va en copie.',
      resolve: ({ copies }) => copies ?? [],
    }),
    subject: t.string({
      description: 'Objet.',
      resolve: ({ subject, request }, _args, context) => mailToShow(subject, request, context),
    }),
    text: t.string({
      description: 'Texte.',
      resolve: ({ text, request }, _args, context) => mailToShow(text, request, context),
    }),
  }),
});

builder.queryField('requestMoveMail', (t) =>
  t.field({
    type: MailDraftType,
    nullable: true,
    description:
      'Le message que recevrait le visiteur si sa demande passait à cet état ; vide quand il n’y en a pas, ou pas d’adresse.',
    authScopes: { requests: true },
    args: {
      id: t.arg.int({ required: true }),
      statut: t.arg({ type: RequestStateType, required: true }),
      mot: t.arg.string({ description: 'Un mot pour lui dans ce message.' }),
    },
    resolve: (_root, { id, statut, mot }, { db }) =>
      draftMoveMail(db, id, statut, parseInput(mailWordInput, { mot }).mot),
  }),
);

builder.mutationFields((t) => ({
  recordReservationRequest: t.prismaField({
    type: ReservationRequestType,
    description:
      'Saisir une demande reçue par téléphone ; ses jours peuvent être passés, ses quantités au-delà du stock.',
    authScopes: { requests: true },
    args: {
      input: t.arg({ type: RequestInput, required: true }),
      notes: t.arg.string({ description: 'Notes internes, que le visiteur ne voit pas.' }),
      customerId: t.arg.int({ description: 'Le client qui demande.' }),
      nouveauClient: t.arg.boolean({ description: 'Créer un client de ce qui est saisi, au lieu de `customerId`.' }),
      key: t.arg.string({ description: keyDescription }),
    },
    resolve: (_query, _root, { input, notes, customerId = null, nouveauClient, key }, context) =>
      recordReservationRequest(context.db, parseInput(administratorRequestInput, input), {
        ...parseInput(idempotencyKeyInput, { key }),
        enteredBy: authorOf(context),
        customer: nouveauClient ? 'new' : customerId,
        ...parseInput(requestNotesInput, { notes: notes ?? '' }),
      }),
  }),
  moveReservationRequest: t.prismaField({
    type: ReservationRequestType,
    description:
      'Changer une demande d’état ; la confirmer réserve ses articles, s’il en reste assez. Le message au visiteur ne part qu’au bout de quelques secondes : d’ici là, `undoReservationRequestMove` annule tout.',
    authScopes: { requests: true },
    args: {
      id: t.arg.int({ required: true }),
      statut: t.arg({ type: RequestStateType, required: true }),
      note: t.arg.string({ description: 'Un mot pour l’histoire de la demande.' }),
      prevenir: t.arg.boolean({
        defaultValue: true,
        description: 'Écrire au visiteur quand sa demande est confirmée ou refusée, s’il a donné une adresse e-mail.',
      }),
      mot: t.arg.string({ description: 'Un mot pour lui dans ce message.' }),
      updatedAt: t.arg({ type: 'DateTime', description: updatedAtDescription }),
    },
    resolve: (_query, _root, { id, statut, note, prevenir, mot, updatedAt }, context) =>
      moveReservationRequest(context.db, id, statut, {
        auteur: authorOf(context),
        seen: updatedAt ?? null,
        ...parseInput(requestMoveInput, { note }),
        ...(prevenir !== false && { mail: parseInput(mailWordInput, { mot }) }),
      }),
  }),
  undoReservationRequestMove: t.prismaField({
    type: ReservationRequestType,
    description:
      'Annuler le dernier changement d’état, que l’on vient de faire : l’état d’avant revient, le message au visiteur ne part pas.',
    authScopes: { requests: true },
    args: {
      id: t.arg.int({ required: true }),
      updatedAt: t.arg({
        type: 'DateTime',
        required: true,
        description:
          'Celui de la demande après ce changement ; si elle a changé depuis, rien n’est annulé (`CONFLICT`).',
      }),
    },
    resolve: (_query, _root, { id, updatedAt }, context) =>
      undoRequestMove(context.db, id, { auteur: authorOf(context), seen: updatedAt }),
  }),
}));
