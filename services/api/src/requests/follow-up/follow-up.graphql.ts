import { parseInput } from '@barnum/rules/errors';
import { invoiceNoteEnd } from '@barnum/rules/money/invoices/invoices';
import { pricingTermsOf } from '@barnum/rules/prices/pricing-terms';
import { issuedNote, quoteStepOf, quoteSteps } from '@barnum/rules/prices/quotes';
import { requestMessageInput } from '@barnum/rules/requests/follow-up-input';
import {
  cancellationStepOf,
  cancellationSteps,
  isCancellationRequestable,
} from '@barnum/rules/requests/reservation-requests/cancellations';
import { authors, isCancellable } from '@barnum/rules/requests/reservation-requests/request-states';
import { sendsMails } from '../../outbox/mails/sends-mails.domain.ts';
import { authorOf, type CallContext } from '../../platform/context.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { ArticleAvailabilityType } from '../availability/availability.graphql.ts';
import { PricingTermsType } from '../pricing/pricing.graphql.ts';
import { getReservationRequest, requestItems } from '../reservation-requests/reservation-requests.domain.ts';
import {
  DeliverySlotType,
  RequestStateType,
  ReservationRequestType,
} from '../reservation-requests/reservation-requests.graphql.ts';
import {
  cancelFollowedRequest,
  findFollowedRequest,
  markMessagesRead,
  openFollowedRequest,
  readFollowedAvailability,
  replyToVisitor,
  requestErasure,
  sendRequestMessage,
  withoutUndone,
} from './follow-up.domain.ts';

/** What is said of the argument that names a request's private page. */
export const tokenDescription = 'Ce qui suit « /suivi/ » dans l’adresse de la page privée.';

const QuoteStepType = builder.enumType('QuoteStep', {
  description: 'Ce qui est arrivé au devis : établi, envoyé, remis, accepté, refusé ou rétracté.',
  values: quoteSteps,
});

const CancellationStepType = builder.enumType('CancellationStep', {
  description:
    'Ce qui est arrivé à une demande d’annulation : faite, retirée, refusée, acceptée, ou acceptée en gardant l’acompte.',
  values: cancellationSteps,
});

const StepType = builder.prismaObject('RequestEvent', {
  variant: 'FollowUpStep',
  select: { id: true, note: true },
  description: 'Une étape d’une demande, telle que son visiteur la voit : ni notes, ni noms.',
  fields: (t) => ({
    id: t.exposeInt('id'),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    avant: t.expose('avant', { type: RequestStateType, nullable: true, description: 'Vide à l’arrivée.' }),
    apres: t.expose('apres', { type: RequestStateType, description: 'L’état depuis lors.' }),
    devis: t.field({
      type: QuoteStepType,
      nullable: true,
      description: 'Ce qui est arrivé au devis ; vide quand il ne s’agit pas de lui.',
      resolve: ({ note }) => quoteStepOf(note),
    }),
    annulation: t.field({
      type: CancellationStepType,
      nullable: true,
      description: 'Ce qui est arrivé à la demande d’annulation ; vide quand il ne s’agit pas d’elle.',
      resolve: ({ note }) => cancellationStepOf(note),
    }),
    parLeVisiteur: t.boolean({
      description: 'Faux quand c’est l’entreprise qui l’a fait.',
      select: { auteur: true },
      resolve: ({ auteur }) => auteur === authors.visitor,
    }),
  }),
});

const steps = {
  orderBy: { id: 'asc' },
  where: { NOT: [{ note: { endsWith: invoiceNoteEnd } }, { note: issuedNote }] },
} as const;
const stepsDescription =
  'Son histoire, depuis l’arrivée ; sans ce qui a été annulé aussitôt, ni les factures, qui ne changent rien à la demande, ni les devis qui ne sont qu’établis.';

export const OwnMessageType = builder.prismaObject('RequestMessage', {
  variant: 'FollowUpMessage',
  select: { id: true },
  description: 'Un message du visiteur ou de l’entreprise, tel que le visiteur le lit.',
  fields: (t) => ({
    id: t.exposeInt('id'),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    texte: t.exposeString('texte', { description: 'Ce qui est écrit.' }),
    parLeVisiteur: t.boolean({
      description: 'Faux quand c’est une réponse de l’entreprise.',
      select: { auteur: true },
      resolve: ({ auteur }) => auteur === authors.visitor,
    }),
  }),
});

export const FollowUpType = builder.prismaObject('ReservationRequest', {
  variant: 'FollowUp',
  select: { id: true },
  description: 'Une demande, telle que son visiteur la suit.',
  fields: (t) => ({
    numero: t.exposeInt('id', { description: 'Numéro de la demande.' }),
    prenom: t.exposeString('prenom'),
    nom: t.exposeString('nom'),
    phone: t.exposeString('phone', { nullable: true }),
    email: t.exposeString('email', { nullable: true }),
    date: t.expose('date', { type: 'Date', description: 'Jour souhaité, celui de la fête.' }),
    debut: t.expose('debut', { type: 'Date', description: 'Premier jour.' }),
    fin: t.expose('fin', { type: 'Date', description: 'Dernier jour.' }),
    joursOfferts: t.exposeInt('joursOfferts'),
    statut: t.expose('statut', { type: RequestStateType }),
    peutAnnuler: t.boolean({
      description: 'Si le visiteur peut encore l’annuler seul.',
      select: { statut: true },
      resolve: ({ statut }) => isCancellable(statut),
    }),
    peutDemanderAnnulation: t.boolean({
      description: 'Si le visiteur peut en demander l’annulation à l’entreprise.',
      select: { statut: true },
      resolve: ({ statut }) => isCancellationRequestable(statut),
    }),
    annulationDemandeLe: t.expose('annulationDemandeLe', {
      type: 'DateTime',
      nullable: true,
      description: 'Quand il en a demandé l’annulation ; vide une fois qu’elle a sa réponse, ou qu’il l’a retirée.',
    }),
    supplementParJour: t.exposeInt('supplementParJour', {
      description: 'Pour cent du prix pour chaque jour qu’il ne couvre pas.',
    }),
    tarifs: t.field({
      type: PricingTermsType,
      description: 'Tarifs et livraison du jour de la demande.',
      select: { pricingVersion: true },
      resolve: ({ pricingVersion }) => pricingTermsOf(pricingVersion),
    }),
    remise: t.expose('remise', {
      type: 'Decimal',
      nullable: true,
      description: 'La remise sur l’ensemble, en euros ou en pour cent ; vide sans remise.',
    }),
    remiseEnPourcent: t.exposeBoolean('remiseEnPourcent', { description: 'Si cette remise est en pour cent.' }),
    motifRemise: t.exposeString('motifRemise', { description: 'Pourquoi cette remise.' }),
    cautionFixee: t.expose('cautionFixee', {
      type: 'Decimal',
      nullable: true,
      description: 'La caution de toute la demande, quand l’entreprise l’a fixée.',
    }),
    livraisonMontage: t.exposeBoolean('livraisonMontage'),
    adresse: t.exposeString('adresse', { nullable: true }),
    creneau: t.expose('creneau', { type: DeliverySlotType, nullable: true }),
    items: t.relation('items', { query: requestItems }),
    availability: t.field({
      type: [ArticleAvailabilityType],
      description: 'Si ses articles sont libres à ses dates, sans compter ce qu’elle prend ; rien une fois confirmée.',
      select: { id: true, statut: true, debut: true, fin: true, items: requestItems },
      resolve: (request, _args, { db }) => readFollowedAvailability(db, request),
    }),
    events: t.prismaField({
      type: [StepType],
      description: stepsDescription,
      select: (_args, _context, nestedSelection) => ({ events: nestedSelection(steps) }),
      resolve: (_query, { events }) => withoutUndone(events),
    }),
    etapes: t.prismaField({
      type: [StepType],
      description: stepsDescription,
      deprecationReason: 'Remplacé par `events`.',
      select: (_args, _context, nestedSelection) => ({ events: nestedSelection(steps) }),
      resolve: (_query, { events }) => withoutUndone(events),
    }),
    messages: t.relation('messages', {
      type: OwnMessageType,
      query: { orderBy: { id: 'asc' } },
      description: 'Ce que le visiteur a écrit, et ce que l’entreprise lui a répondu.',
    }),
    effacementDemandeLe: t.expose('effacementDemandeLe', {
      type: 'DateTime',
      nullable: true,
      description: 'Quand il a demandé l’effacement de ses données.',
    }),
    sendsMails: t.boolean({
      description: 'Si l’entreprise a un serveur de messagerie ; sinon elle répond surtout par téléphone.',
      resolve: (_request, _args, { db, mailServer }) => sendsMails(db, mailServer),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
});

builder.queryField('followUp', (t) =>
  t.prismaField({
    type: FollowUpType,
    nullable: true,
    description: 'La demande d’une page de suivi ; vide quand son adresse ne mène à rien.',
    authScopes: { public: true },
    args: { jeton: t.arg.string({ required: true, description: tokenDescription }) },
    resolve: async (query, _root, { jeton }, context) => {
      const id = await findFollowedRequest(context.db, jeton, context);
      return id === null ? null : getReservationRequest(context.db, id, query);
    },
  }),
);

builder.mutationFields((t) => ({
  sendFollowUpMessage: t.prismaField({
    type: FollowUpType,
    description: 'Écrire à l’entreprise depuis la page de suivi.',
    authScopes: { public: true },
    args: {
      jeton: t.arg.string({ required: true, description: tokenDescription }),
      texte: t.arg.string({ required: true }),
    },
    resolve: (query, _root, { jeton, ...args }, context) =>
      onFollowed(context, jeton, query, (id, administrators) => {
        const { texte } = parseInput(requestMessageInput, args);
        return sendRequestMessage(context.db, id, texte, { ...context, administrators });
      }),
  }),
  cancelFollowUp: t.prismaField({
    type: FollowUpType,
    description: 'Annuler sa demande depuis la page de suivi.',
    authScopes: { public: true },
    args: {
      jeton: t.arg.string({ required: true, description: tokenDescription }),
      statut: t.arg({
        type: RequestStateType,
        required: true,
        description: 'L’état que le visiteur a vu : s’il a changé depuis, rien n’est annulé.',
      }),
    },
    resolve: (query, _root, { jeton, statut }, context) =>
      onFollowed(context, jeton, query, (id, administrators) =>
        cancelFollowedRequest(context.db, id, { seen: statut, administrators }),
      ),
  }),
  replyToVisitor: t.prismaField({
    type: ReservationRequestType,
    description: 'Répondre à un visiteur : un message de sa page de suivi, et un e-mail s’il a donné une adresse.',
    authScopes: { requests: true },
    args: {
      id: t.arg.int({ required: true }),
      texte: t.arg.string({ required: true }),
      lastId: t.arg.int({ description: 'Le dernier message lu, à marquer comme tel avec ceux d’avant.' }),
    },
    resolve: async (query, _root, { id, lastId, ...args }, context) => {
      const { texte } = parseInput(requestMessageInput, args);
      await replyToVisitor(context.db, id, { auteur: authorOf(context), texte, lastId: lastId ?? null });
      return getReservationRequest(context.db, id, query);
    },
  }),
  requestErasure: t.prismaField({
    type: FollowUpType,
    description: 'Demander, depuis la page de suivi, l’effacement de ses données.',
    authScopes: { public: true },
    args: { jeton: t.arg.string({ required: true, description: tokenDescription }) },
    resolve: (query, _root, { jeton }, context) =>
      onFollowed(context, jeton, query, (id, administrators) => requestErasure(context.db, id, { administrators })),
  }),
  markRequestMessagesRead: t.prismaField({
    type: ReservationRequestType,
    description: 'Marquer comme lus les messages d’un visiteur.',
    authScopes: { requests: true },
    args: {
      id: t.arg.int({ required: true }),
      lastId: t.arg.int({ required: true, description: 'Le dernier message lu.' }),
    },
    resolve: async (query, _root, { id, lastId }, { db }) => {
      await markMessagesRead(db, id, lastId);
      return getReservationRequest(db, id, query);
    },
  }),
}));

/** Runs `act` on the request of a private page, and returns the changed request. */
export async function onFollowed<Query extends object>(
  context: CallContext,
  jeton: string,
  query: Query,
  act: (id: number, administrators: readonly string[]) => Promise<void>,
) {
  const id = await openFollowedRequest(context.db, jeton, context);
  await act(id, context.auth.adminEmails);
  return getReservationRequest(context.db, id, query);
}
