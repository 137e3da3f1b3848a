import { parseInput } from '@barnum/rules/errors';
import { pageInput } from '@barnum/rules/pages';
import { idempotencyKeyInput, reservationRequestInput } from '@barnum/rules/reservation-requests';
import { builder } from '../../graphql/builder.ts';
import { UniteType } from '../articles/articles.graphql.ts';
import {
  countReservationRequests,
  createReservationRequest,
  deleteReservationRequest,
  listReservationRequests,
} from './reservation-requests.domain.ts';

builder.prismaObject('ReservationRequestItem', {
  description: 'Un article demandé, avec les conditions du jour de la demande.',
  fields: (t) => ({
    id: t.exposeInt('id'),
    articleId: t.exposeInt('articleId', { nullable: true, description: 'Vide quand l’article n’existe plus.' }),
    nom: t.exposeString('nom'),
    quantite: t.exposeInt('quantite'),
    prix: t.expose('prix', { type: 'Decimal', nullable: true }),
    montantCaution: t.expose('montantCaution', { type: 'Decimal', nullable: true }),
    coutMontage: t.expose('coutMontage', { type: 'Decimal', nullable: true }),
    unite: t.expose('unite', { type: UniteType, nullable: true }),
  }),
});

const ReservationRequestType = builder.prismaObject('ReservationRequest', {
  description: 'La demande d’un visiteur, sans engagement.',
  fields: (t) => ({
    id: t.exposeInt('id'),
    nom: t.exposeString('nom'),
    prenom: t.exposeString('prenom'),
    date: t.expose('date', { type: 'Date', description: 'Jour souhaité.' }),
    phone: t.exposeString('phone', { nullable: true }),
    email: t.exposeString('email', { nullable: true }),
    livraisonMontage: t.exposeBoolean('livraisonMontage'),
    adresse: t.exposeString('adresse', { nullable: true, description: 'Avec une livraison seulement.' }),
    items: t.relation('items', { query: { orderBy: { id: 'asc' } } }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
});

const ReservationRequestPageType = builder
  .objectRef<{ page: number; pageSize: number }>('ReservationRequestPage')
  .implement({
    description: 'Une page de demandes, les plus récentes d’abord.',
    fields: (t) => ({
      items: t.prismaField({
        type: [ReservationRequestType],
        resolve: (query, page, _args, { db }) => listReservationRequests(db, page, query),
      }),
      totalCount: t.int({ resolve: (_page, _args, { db }) => countReservationRequests(db) }),
    }),
  });

const ItemInput = builder.inputType('ReservationRequestItemInput', {
  description: 'Un article demandé.',
  fields: (t) => ({ articleId: t.int({ required: true }), quantite: t.int({ required: true }) }),
});

const RequestInput = builder.inputType('ReservationRequestInput', {
  description: 'La demande d’un visiteur.',
  fields: (t) => ({
    nom: t.string({ required: true }),
    prenom: t.string({ required: true }),
    date: t.field({ type: 'Date', required: true }),
    phone: t.string({ description: 'Téléphone ou e-mail : l’un des deux au moins.' }),
    email: t.string(),
    livraisonMontage: t.boolean({ required: true }),
    adresse: t.string({ description: 'Obligatoire avec une livraison.' }),
    items: t.field({ type: [ItemInput], required: true }),
  }),
});

builder.queryField('reservationRequests', (t) =>
  t.field({
    type: ReservationRequestPageType,
    description: 'Les demandes, les plus récentes d’abord.',
    authScopes: { administrator: true },
    args: { page: t.arg.int({ defaultValue: 1 }), pageSize: t.arg.int({ defaultValue: 20 }) },
    resolve: (_root, args) => parseInput(pageInput, args),
  }),
);

builder.mutationFields((t) => ({
  createReservationRequest: t.prismaField({
    type: ReservationRequestType,
    description: 'Envoyer une demande. La même clé, ou le même contenu dans la minute, est une seule demande.',
    authScopes: { public: true },
    args: { input: t.arg({ type: RequestInput, required: true }), key: t.arg.string() },
    resolve: (_query, _root, { input, key }, { db }) =>
      createReservationRequest(db, parseInput(reservationRequestInput, input), {
        key: parseInput(idempotencyKeyInput, key),
      }),
  }),
  deleteReservationRequest: t.boolean({
    description: 'Supprimer une demande.',
    authScopes: { administrator: true },
    args: { id: t.arg.int({ required: true }) },
    resolve: async (_root, { id }, { db }) => {
      await deleteReservationRequest(db, id);
      return true;
    },
  }),
}));
