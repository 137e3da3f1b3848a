import { parseInput } from '@barnum/rules/errors';
import { idempotencyKeyInput } from '@barnum/rules/platform/idempotency-keys-input';
import { deliverySlots, pricingTermsOf } from '@barnum/rules/prices/pricing-terms';
import { requestOrigins, requestStates } from '@barnum/rules/requests/reservation-requests/request-states';
import { reservationRequestInput } from '@barnum/rules/requests/reservation-requests-input';
import { isAcknowledged } from '../../outbox/mails/mails.domain.ts';
import { sendsMails } from '../../outbox/mails/sends-mails.domain.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { PricingTermsType } from '../pricing/pricing.graphql.ts';
import { discountDescriptions, ItemInput, ofPlanning, ofRequests } from './request-lines.graphql.ts';
import { createReservationRequest, getReservationRequest, requestItems } from './reservation-requests.domain.ts';
import { subscribeToNewRequests } from './subscribe-to-new-requests.ts';

// Visitors get this type, too, when they create a request, and again when they repeat it, later.
const authScopes = { requests: true };

export const RequestStateType = builder.enumType('ReservationRequestState', {
  description: 'Où en est une demande.',
  values: requestStates,
});

const RequestOriginType = builder.enumType('ReservationRequestOrigin', {
  description: 'Comment une demande est arrivée : par le site, ou saisie après un appel.',
  values: requestOrigins,
});

export const DeliverySlotType = builder.enumType('DeliverySlot', {
  description: 'Une demi-journée souhaitée pour la livraison.',
  values: deliverySlots,
});

builder.prismaObject('RequestEvent', {
  description: 'Ce qui est arrivé à une demande.',
  authScopes: { requests: true },
  fields: (t) => ({
    id: t.exposeInt('id'),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    auteur: t.exposeString('auteur', {
      description: 'L’adresse e-mail de l’administrateur, « visiteur » ou « système ».',
    }),
    avant: t.expose('avant', {
      type: RequestStateType,
      nullable: true,
      description: 'Vide à l’arrivée ; le même état avant et après quand le contenu a changé.',
    }),
    apres: t.expose('apres', { type: RequestStateType, description: 'L’état depuis lors.' }),
    note: t.exposeString('note', {
      description: 'Un mot de qui l’a fait, ou ce qui a changé du contenu, ligne par ligne ; vide sans rien à dire.',
    }),
  }),
});

export const RequestMessageType = builder.prismaObject('RequestMessage', {
  select: { id: true },
  description: 'Ce qu’un visiteur a écrit depuis sa page de suivi, ou ce que l’entreprise lui a répondu.',
  authScopes: { requests: true },
  fields: (t) => ({
    id: t.exposeInt('id'),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    auteur: t.exposeString('auteur', { description: '« visiteur », ou l’adresse e-mail de l’administrateur.' }),
    texte: t.exposeString('texte', { description: 'Ce qui est écrit.' }),
    luLe: t.expose('luLe', { type: 'DateTime', nullable: true, description: 'Vide tant qu’il n’est pas lu.' }),
  }),
});

export const ReservationRequestType = builder.prismaObject('ReservationRequest', {
  select: { id: true },
  description: 'La demande d’un visiteur, sans engagement.',
  authScopes: ofRequests,
  fields: (t) => ({
    // Who joins one to a customer is answered by its number.
    id: t.exposeInt('id', { ...ofPlanning, authScopes: { ...ofPlanning.authScopes, customers: true } }),
    nom: t.exposeString('nom', ofPlanning),
    prenom: t.exposeString('prenom', ofPlanning),
    date: t.expose('date', { ...ofPlanning, type: 'Date', description: 'Jour souhaité, celui de la fête.' }),
    dateRetrait: t.expose('dateRetrait', { ...ofPlanning, type: 'Date', nullable: true }),
    dateRetour: t.expose('dateRetour', { ...ofPlanning, type: 'Date', nullable: true }),
    debut: t.expose('debut', { ...ofPlanning, type: 'Date', description: 'Premier jour, celui du retrait.' }),
    fin: t.expose('fin', {
      ...ofPlanning,
      type: 'Date',
      description:
        'Dernier jour, celui du retour : s’il n’est pas choisi, celui du week-end, ou le jour souhaité en semaine.',
    }),
    joursOfferts: t.exposeInt('joursOfferts'),
    statut: t.expose('statut', { ...ofPlanning, type: RequestStateType }),
    origine: t.expose('origine', { type: RequestOriginType }),
    notes: t.exposeString('notes', {
      ...ofPlanning,
      authScopes: { requests: true, planning: true },
      description: 'Notes internes.',
    }),
    supplementParJour: t.exposeInt('supplementParJour', {
      description: 'Pour cent du prix pour chaque jour qu’il ne couvre pas, le jour de la demande.',
    }),
    remise: t.expose('remise', { type: 'Decimal', nullable: true, description: discountDescriptions.remise }),
    remiseEnPourcent: t.exposeBoolean('remiseEnPourcent', { description: discountDescriptions.remiseEnPourcent }),
    motifRemise: t.exposeString('motifRemise', { description: discountDescriptions.motifRemise }),
    cautionFixee: t.expose('cautionFixee', {
      type: 'Decimal',
      nullable: true,
      description: 'La caution de toute la demande, quand un administrateur l’a fixée.',
    }),
    tarifs: t.field({
      type: PricingTermsType,
      description: 'Tarifs et livraison du jour de la demande.',
      select: { pricingVersion: true },
      resolve: ({ pricingVersion }) => pricingTermsOf(pricingVersion),
    }),
    phone: t.exposeString('phone', { ...ofPlanning, nullable: true }),
    email: t.exposeString('email', { nullable: true }),
    livraisonMontage: t.exposeBoolean('livraisonMontage', ofPlanning),
    adresse: t.exposeString('adresse', { ...ofPlanning, nullable: true, description: 'Avec une livraison seulement.' }),
    creneau: t.expose('creneau', { ...ofPlanning, type: DeliverySlotType, nullable: true }),
    items: t.relation('items', { ...ofPlanning, query: requestItems }),
    events: t.relation('events', {
      authScopes,
      query: { orderBy: { id: 'asc' } },
      description: 'Son histoire, depuis l’arrivée.',
    }),
    messages: t.relation('messages', {
      authScopes,
      query: { orderBy: { id: 'asc' } },
      description: 'Ce que le visiteur a écrit depuis, et ce qui lui a été répondu.',
    }),
    unreadCount: t.relationCount('messages', {
      authScopes,
      description: 'Combien ne sont pas lus.',
      where: { luLe: null },
    }),
    customerId: t.exposeInt('customerId', {
      authScopes,
      nullable: true,
      description: 'Le client à qui un administrateur l’a rattachée.',
    }),
    donneesEffaceesLe: t.expose('donneesEffaceesLe', {
      type: 'DateTime',
      authScopes,
      nullable: true,
      description: 'Quand elle a perdu tout ce que la loi ne fait pas garder.',
    }),
    effacementDemandeLe: t.expose('effacementDemandeLe', {
      type: 'DateTime',
      nullable: true,
      description: 'Quand le visiteur a demandé l’effacement de ses données.',
    }),
    annulationDemandeLe: t.expose('annulationDemandeLe', {
      type: 'DateTime',
      nullable: true,
      description: 'Quand le visiteur a demandé l’annulation, tant qu’elle attend sa réponse.',
    }),
    lienSuivi: t.string({
      description: 'La page privée du visiteur, à ne donner qu’à lui.',
      select: { cleSuivi: true },
      resolve: (request, _args, { followUp }) => followUp.linkOf(request),
    }),
    accuseParEmail: t.boolean({
      description: 'Si un accusé de réception part par e-mail ; sinon l’entreprise répond d’elle-même.',
      resolve: async ({ id }, _args, { db, mailServer }) =>
        (await sendsMails(db, mailServer)) && (await isAcknowledged(db, id)),
    }),
    createdAt: t.expose('createdAt', { ...ofPlanning, type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', { ...ofPlanning, type: 'DateTime' }),
  }),
});

export const RequestInput = builder.inputType('ReservationRequestInput', {
  description: 'Le contenu d’une demande.',
  fields: (t) => ({
    nom: t.string({ required: true }),
    prenom: t.string({ required: true }),
    date: t.field({
      type: 'Date',
      required: true,
      description: 'Jour souhaité ; d’un visiteur, aujourd’hui au plus tôt.',
    }),
    dateRetrait: t.field({
      type: 'Date',
      description: 'Jour du retrait, le jour souhaité au plus tard ; vide, il suit de celui-ci.',
    }),
    dateRetour: t.field({ type: 'Date', description: 'Jour du retour ; vide, il suit du jour souhaité.' }),
    phone: t.string({ description: 'Téléphone ou e-mail : l’un des deux au moins.' }),
    email: t.string(),
    livraisonMontage: t.boolean({ required: true }),
    adresse: t.string({ description: 'Obligatoire avec une livraison.' }),
    creneau: t.field({ type: DeliverySlotType }),
    items: t.field({ type: [ItemInput], required: true }),
    remise: t.field({
      type: 'Decimal',
      description: 'D’un administrateur : la remise sur l’ensemble, en euros ou en pour cent.',
    }),
    remiseEnPourcent: t.boolean({ description: discountDescriptions.remiseEnPourcent }),
    motifRemise: t.string({ description: discountDescriptions.motifRemise }),
    cautionFixee: t.field({
      type: 'Decimal',
      description: 'D’un administrateur : la caution de toute la demande ; vide, elle suit des lignes.',
    }),
    mot: t.string({ description: 'D’un visiteur : un mot, premier message de sa page de suivi.' }),
    siteWeb: t.string({
      description: 'À laisser vide : seuls des robots remplissent ce champ, que les visiteurs ne voient pas.',
    }),
  }),
});

builder.queryField('reservationRequest', (t) =>
  t.prismaField({
    type: ReservationRequestType,
    description: 'Une demande.',
    authScopes: { requests: true },
    args: { id: t.arg.int({ required: true }) },
    resolve: (query, _root, { id }, { db }) => getReservationRequest(db, id, query),
  }),
);

builder.subscriptionField('reservationRequestCreated', (t) =>
  t.prismaField({
    type: ReservationRequestType,
    description: 'Chaque demande qui arrive, sauf celles que l’on saisit soi-même.',
    authScopes: { requests: true },
    subscribe: (_root, _args, context) => subscribeToNewRequests(context),
    resolve: (query, id, _args, { db }) => getReservationRequest(db, id, query),
  }),
);

builder.mutationFields((t) => ({
  createReservationRequest: t.prismaField({
    type: ReservationRequestType,
    description: 'Envoyer une demande. La même clé, ou le même contenu dans la minute, est une seule demande.',
    authScopes: { public: true },
    args: { input: t.arg({ type: RequestInput, required: true }), key: t.arg.string() },
    resolve: (_query, _root, args, context) => {
      const input = parseInput(reservationRequestInput, args.input);
      const { key } = parseInput(idempotencyKeyInput, { key: args.key });
      const administrators = context.auth.adminEmails;
      return createReservationRequest(context.db, input, { ...context, key, administrators });
    },
  }),
}));
