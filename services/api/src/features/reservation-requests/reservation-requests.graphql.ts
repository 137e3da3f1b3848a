import { parseInput } from '@barnum/rules/errors';
import { searchPageInput } from '@barnum/rules/fields/page';
import { chosenRequestsInput, requestFilterInput } from '@barnum/rules/inputs/request-list';
import {
  idempotencyKeyInput,
  requestDeletionInput,
  reservationRequestInput,
} from '@barnum/rules/inputs/reservation-requests';
import { lineKinds } from '@barnum/rules/money/lines';
import { deliverySlots, pricingTermsOf } from '@barnum/rules/money/pricing-terms';
import { requestDays } from '@barnum/rules/request-list';
import { type RequestState, requestOrigins, requestStates } from '@barnum/rules/request-states';
import { builder } from '../../graphql/builder.ts';
import { UniteType } from '../articles/articles.graphql.ts';
import { sendsMails } from '../mail-server/mail-server.domain.ts';
import { isAcknowledged } from '../mails/mails.domain.ts';
import { PricingTermsType } from '../pricing/pricing.graphql.ts';
import {
  listReservationRequestPage,
  type RequestOrder,
  type RequestPage,
  requestOrders,
  requestPage,
} from './request-list.domain.ts';
import {
  createReservationRequest,
  deleteReservationRequest,
  getReservationRequest,
  requestItems,
} from './reservation-requests.domain.ts';
import { subscribeToNewRequests } from './subscribe-to-new-requests.ts';

export const LineKindType = builder.enumType('LineKind', {
  description: 'Ce qu’est une ligne : un article du catalogue, une ligne libre, des frais, ou la livraison.',
  values: lineKinds,
});

export const discountDescriptions = {
  remise: 'La remise, en euros ou en pour cent ; vide sans remise.',
  remiseEnPourcent: 'Si la remise est en pour cent.',
  motifRemise: 'Pourquoi cette remise.',
};

// Visitors get this type, too, when they create a request, and again when they repeat it, later.
const authScopes = { administrator: true };

builder.prismaObject('ReservationRequestItem', {
  description: 'Une ligne d’une demande, avec les conditions du jour où elle a été écrite.',
  fields: (t) => ({
    id: t.exposeInt('id'),
    nature: t.expose('nature', { type: LineKindType }),
    articleId: t.exposeInt('articleId', { nullable: true, description: 'Vide quand l’article n’existe plus.' }),
    article: t.relation('article', {
      nullable: true,
      authScopes,
      description: 'L’article d’aujourd’hui ; vide quand il n’existe plus.',
    }),
    nom: t.exposeString('nom'),
    quantite: t.exposeInt('quantite'),
    prix: t.expose('prix', { type: 'Decimal', nullable: true }),
    montantCaution: t.expose('montantCaution', { type: 'Decimal', nullable: true }),
    coutMontage: t.expose('coutMontage', { type: 'Decimal', nullable: true }),
    unite: t.expose('unite', { type: UniteType, nullable: true }),
    coefficient: t.field({
      type: 'Decimal',
      nullable: true,
      description: 'Par quoi le prix est multiplié pour la durée, s’il est fixé à la main ; avec trois décimales.',
      select: { coefficient: true },
      resolve: ({ coefficient }) => coefficient?.toFixed(3) ?? null,
    }),
    remise: t.expose('remise', { type: 'Decimal', nullable: true, description: discountDescriptions.remise }),
    remiseEnPourcent: t.exposeBoolean('remiseEnPourcent', { description: discountDescriptions.remiseEnPourcent }),
    motifRemise: t.exposeString('motifRemise', { description: discountDescriptions.motifRemise }),
    tauxTva: t.expose('tauxTva', {
      type: 'Decimal',
      nullable: true,
      description: 'La TVA comprise dans le prix, en pour cent ; vide quand aucune n’était indiquée.',
    }),
    categorieId: t.exposeInt('categorieId', { nullable: true, description: 'La catégorie de l’article ce jour-là.' }),
  }),
});

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

builder.prismaObject('RequestMessage', {
  description: 'Ce qu’un visiteur a écrit depuis sa page de suivi, ou ce que l’entreprise lui a répondu.',
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
  fields: (t) => ({
    id: t.exposeInt('id'),
    nom: t.exposeString('nom'),
    prenom: t.exposeString('prenom'),
    date: t.expose('date', { type: 'Date', description: 'Jour souhaité, celui de la fête.' }),
    dateRetrait: t.expose('dateRetrait', { type: 'Date', nullable: true }),
    dateRetour: t.expose('dateRetour', { type: 'Date', nullable: true }),
    debut: t.expose('debut', { type: 'Date', description: 'Premier jour, celui du retrait.' }),
    fin: t.expose('fin', {
      type: 'Date',
      description:
        'Dernier jour, celui du retour : s’il n’est pas choisi, celui du week-end, ou le jour souhaité en semaine.',
    }),
    joursOfferts: t.exposeInt('joursOfferts'),
    statut: t.expose('statut', { type: RequestStateType }),
    origine: t.expose('origine', { type: RequestOriginType }),
    notes: t.exposeString('notes', { authScopes, description: 'Notes internes.' }),
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
    phone: t.exposeString('phone', { nullable: true }),
    email: t.exposeString('email', { nullable: true }),
    livraisonMontage: t.exposeBoolean('livraisonMontage'),
    adresse: t.exposeString('adresse', { nullable: true, description: 'Avec une livraison seulement.' }),
    creneau: t.expose('creneau', { type: DeliverySlotType, nullable: true }),
    items: t.relation('items', { query: requestItems }),
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
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
  }),
});

const RequestSortType = builder.enumType('ReservationRequestSort', {
  description: 'Ordre d’une liste de demandes : par arrivée, ou par jour souhaité.',
  values: Object.keys(requestOrders) as RequestOrder[],
});

const StateCountType = builder
  .objectRef<{ statut: RequestState; totalCount: number }>('ReservationRequestStateCount')
  .implement({
    description: 'Combien de demandes sont dans un état.',
    fields: (t) => ({
      statut: t.expose('statut', { type: RequestStateType }),
      totalCount: t.exposeInt('totalCount', { description: 'Nombre de demandes dans cet état.' }),
    }),
  });

const ReservationRequestPageType = builder.objectRef<RequestPage>('ReservationRequestPage').implement({
  description: 'Une page de demandes.',
  fields: (t) => ({
    items: t.prismaField({
      type: [ReservationRequestType],
      resolve: (query, page, _args, { db }) => listReservationRequestPage(db, page, query),
    }),
    totalCount: t.int({
      description: 'Leur nombre ; ce qu’une recherche trouve est compté jusqu’à 1 001 : plus de 1 000.',
      resolve: async (page) => (await page.counts()).total,
    }),
    states: t.field({
      type: [StateCountType],
      description:
        'Ce qui est trouvé dans chaque état, quels que soient ceux demandés ; sans ceux où il n’y a rien. Vide quand une recherche trouve plus de 1 000 demandes.',
      resolve: async (page) => (await page.counts()).states ?? [],
    }),
  }),
});

const RequestDayType = builder.enumType('ReservationRequestDay', {
  description: 'Un jour d’une demande : le jour souhaité, le départ ou le retour.',
  values: requestDays,
});

const RequestFilterInput = builder.inputType('ReservationRequestFilter', {
  description: 'Ce qui restreint une liste de demandes.',
  fields: (t) => ({
    statuts: t.field({ type: [RequestStateType], description: 'Celles de ces états seulement.' }),
    jour: t.field({
      type: RequestDayType,
      description: 'Le jour qui tombe entre `du` et `au` ; le jour souhaité à défaut.',
    }),
    du: t.field({ type: 'Date', description: 'Ce jour au plus tôt.' }),
    au: t.field({ type: 'Date', description: 'Ce jour au plus tard.' }),
    livraison: t.boolean({ description: 'Avec livraison seulement.' }),
    nonLus: t.boolean({ description: 'Celles dont un message du visiteur n’est pas lu.' }),
  }),
});

export const ItemInput = builder.inputType('ReservationRequestItemInput', {
  description:
    'Un article demandé ; d’un administrateur, une ligne. Ce qui suit la quantité est ignoré d’un visiteur : absent, la ligne garde ce qu’elle a ; vide, elle revient aux conditions du catalogue.',
  fields: (t) => ({
    articleId: t.int(),
    nom: t.string({ description: 'À défaut d’identifiant : ce qui n’est pas, ou plus, au catalogue.' }),
    quantite: t.int({ required: true }),
    id: t.int({ description: 'La ligne de la demande qui est modifiée ; elle n’est réunie à aucune autre.' }),
    nature: t.field({ type: LineKindType, description: 'Un article à défaut.' }),
    prix: t.field({ type: 'Decimal', description: 'Prix TTC d’une pièce ; obligatoire sauf pour un article.' }),
    unite: t.field({ type: UniteType, description: 'Ce que le prix couvre.' }),
    montantCaution: t.field({ type: 'Decimal' }),
    coutMontage: t.field({ type: 'Decimal' }),
    coefficient: t.field({
      type: 'Decimal',
      description: 'Par quoi le prix est multiplié pour la durée ; vide, la règle le dit.',
    }),
    remise: t.field({ type: 'Decimal', description: discountDescriptions.remise }),
    remiseEnPourcent: t.boolean({ description: discountDescriptions.remiseEnPourcent }),
    motifRemise: t.string({ description: discountDescriptions.motifRemise }),
    tauxTva: t.field({ type: 'Decimal', description: 'La TVA comprise dans le prix, en pour cent.' }),
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

builder.queryField('reservationRequests', (t) =>
  t.field({
    type: ReservationRequestPageType,
    description: 'Les demandes, page par page, cherchées et triées.',
    authScopes: { administrator: true },
    args: {
      page: t.arg.int({ defaultValue: 1 }),
      pageSize: t.arg.int({ defaultValue: 20 }),
      search: t.arg.string({
        description:
          'Dans le nom, les coordonnées, les articles et les numéros de devis, sans tenir compte des accents ; un numéro de demande donne celle-ci d’abord.',
      }),
      sort: t.arg({ type: RequestSortType, defaultValue: 'CREATED_DESC' }),
      statut: t.arg({ type: RequestStateType, description: 'Celles de cet état seulement ; voir `filtre`.' }),
      filtre: t.arg({ type: RequestFilterInput }),
      ids: t.arg.intList({ description: 'Celles-ci seulement, cent au plus.' }),
    },
    resolve: (_root, { sort, statut, filtre, ids, ...args }, { db }) =>
      requestPage(db, {
        ...parseInput(searchPageInput, args),
        ...parseInput(requestFilterInput, { ...(statut && { statuts: [statut] }), ...filtre }),
        ids: ids ? parseInput(chosenRequestsInput, { ids }).ids : null,
        sort: sort ?? 'CREATED_DESC',
      }),
  }),
);

builder.queryField('reservationRequest', (t) =>
  t.prismaField({
    type: ReservationRequestType,
    description: 'Une demande.',
    authScopes: { administrator: true },
    args: { id: t.arg.int({ required: true }) },
    resolve: (query, _root, { id }, { db }) => getReservationRequest(db, id, query),
  }),
);

builder.subscriptionField('reservationRequestCreated', (t) =>
  t.prismaField({
    type: ReservationRequestType,
    description: 'Chaque demande qui arrive.',
    authScopes: { administrator: true },
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
  deleteReservationRequest: t.boolean({
    description: 'Supprimer une demande ; celle dont le devis a été accepté reste (`CONFLICT`).',
    authScopes: { administrator: true },
    args: {
      id: t.arg.int({ required: true }),
      motif: t.arg.string({ description: 'Pourquoi ; obligatoire quand elle a un devis, dont le numéro le garde.' }),
    },
    resolve: async (_root, { id, motif }, { db }) => {
      await deleteReservationRequest(db, id, { text: parseInput(requestDeletionInput, { motif }).motif });
      return true;
    },
  }),
}));
