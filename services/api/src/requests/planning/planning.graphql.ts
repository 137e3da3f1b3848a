import { parseInput } from '@barnum/rules/errors';
import { planningInput, tickInput } from '@barnum/rules/requests/planning-input';
import { movements } from '@barnum/rules/requests/preparation/preparation';
import { StockedArticleType } from '../../catalogue/articles/stocked-article.graphql.ts';
import { authorOf } from '../../platform/context.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { subscribeToTable } from '../../platform/graphql/subscribe-to-table.ts';
import { RequestStateType, ReservationRequestType } from '../reservation-requests/reservation-requests.graphql.ts';
import {
  type Booking,
  bookingsOf,
  listPlannedArticles,
  listPlannedRequests,
  listStockChanges,
  type Planning,
  readPlanning,
} from './planning.domain.ts';
import { countReturned, listTicks, tickPreparation } from './preparation.domain.ts';

export const MovementType = builder.enumType('Movement', {
  description: 'Ce qui part, ou ce qui revient.',
  values: movements,
});

const PreparationTickType = builder.prismaObject('PreparationTick', {
  description: 'Des exemplaires d’une demande, prêts à partir ou revenus à leur place.',
  authScopes: { planning: true, preparation: true },
  fields: (t) => ({
    requestId: t.exposeInt('requestId', { description: 'La demande.' }),
    mouvement: t.expose('mouvement', { type: MovementType, description: 'Au départ, ou au retour.' }),
    nom: t.exposeString('nom'),
    quantite: t.exposeFloat('quantite'),
    auteur: t.exposeString('auteur', { description: 'L’adresse e-mail de qui a coché.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'Quand.' }),
  }),
});

const BookedItemType = builder.objectRef<Booking['items'][number]>('BookedItem').implement({
  description: 'Une ligne d’une demande du planning.',
  authScopes: { planning: true },
  fields: (t) => ({
    articleId: t.exposeInt('articleId', { nullable: true, description: 'Vide quand l’article n’existe plus.' }),
    nom: t.exposeString('nom'),
    quantite: t.exposeFloat('quantite'),
    pack: t.exposeString('pack', { nullable: true, description: 'Le pack dont elle fait partie.' }),
    revenuLe: t.expose('revenuLe', {
      type: 'Date',
      nullable: true,
      description: 'Le jour de son retour, quand le reste est encore sorti.',
    }),
  }),
});

const BookingType = builder.objectRef<Booking>('Booking').implement({
  description: 'Ce qu’une demande prend, et de quand à quand.',
  authScopes: { planning: true },
  fields: (t) => ({
    id: t.exposeInt('id', { description: 'Celui de la demande.' }),
    nom: t.exposeString('nom'),
    prenom: t.exposeString('prenom'),
    debut: t.expose('debut', { type: 'Date', description: 'Premier jour, celui du retrait.' }),
    fin: t.expose('fin', { type: 'Date', description: 'Dernier jour, celui du retour.' }),
    statut: t.expose('statut', { type: RequestStateType }),
    items: t.field({ type: [BookedItemType], description: 'Ses lignes.', resolve: ({ items }) => items }),
  }),
});

const StockChangeType = builder
  .objectRef<Awaited<ReturnType<typeof listStockChanges>>[number]>('StockChange')
  .implement({
    description: 'Des pièces en plus, ou en moins, pour quelque temps.',
    authScopes: { planning: true },
    fields: (t) => ({
      articleId: t.exposeInt('articleId'),
      debut: t.expose('debut', { type: 'Date', description: 'Premier jour.' }),
      fin: t.expose('fin', { type: 'Date', nullable: true, description: 'Dernier jour ; vide : inconnu.' }),
      quantite: t.exposeInt('quantite', { description: 'Négatif : en moins.' }),
    }),
  });

const PlanningType = builder.objectRef<Planning>('Planning').implement({
  description: 'Ce qui part, ce qui revient et ce qui est pris, sur quelques jours.',
  authScopes: { planning: true },
  fields: (t) => ({
    joursRemiseEnEtat: t.exposeInt('joursRemiseEnEtat', {
      description: 'Jours pendant lesquels un article revenu reste indisponible ; -1 : il repart le jour même.',
    }),
    requests: t.prismaField({
      type: [ReservationRequestType],
      description: 'Les demandes qui prennent, demandent ou ont pris des articles ces jours-là, par jour de départ.',
      resolve: (query, planning, _args, { db }) => listPlannedRequests(db, planning, query),
    }),
    bookings: t.field({
      type: [BookingType],
      description: 'Ce que ces demandes prennent, et rien d’autre d’elles.',
      resolve: (planning) => bookingsOf(planning),
    }),
    articles: t.prismaField({
      type: [StockedArticleType],
      description: 'Les articles de ces demandes, dans l’ordre du catalogue.',
      resolve: (query, planning, _args, { db }) => listPlannedArticles(db, planning, query),
    }),
    stockChanges: t.field({
      type: [StockChangeType],
      description: 'Ce qui est hors service ou pris en location ces jours-là.',
      resolve: (planning, _args, { db }) => listStockChanges(db, planning),
    }),
    ticks: t.prismaField({
      type: [PreparationTickType],
      description: 'Ce qui est coché de ces demandes sur la feuille de préparation.',
      resolve: (query, planning, _args, { db }) => listTicks(db, planning, query),
    }),
  }),
});

builder.prismaObjectField('ReservationRequest', 'cochesAuRetour', (t) =>
  t.int({
    select: { id: true },
    authScopes: { requests: true },
    description: 'Combien de cases de la feuille de préparation sont cochées au retour.',
    resolve: ({ id }, _args, { db }) => countReturned(db, id),
  }),
);

builder.queryField('planning', (t) =>
  t.field({
    type: PlanningType,
    description: 'Le planning du premier au dernier de ces jours : 62 jours au plus.',
    authScopes: { planning: true },
    args: {
      debut: t.arg({ type: 'Date', required: true }),
      fin: t.arg({ type: 'Date', required: true }),
    },
    resolve: (_root, args, { db }) => readPlanning(db, parseInput(planningInput, args)),
  }),
);

const TickInputType = builder.inputType('PreparationTickInput', {
  description: 'Une case de la feuille de préparation.',
  fields: (t) => ({
    requestId: t.int({ required: true, description: 'La demande.' }),
    mouvement: t.field({ type: MovementType, required: true, description: 'Au départ, ou au retour.' }),
    nom: t.string({ required: true }),
    quantite: t.float({ required: true }),
    coche: t.boolean({ required: true, description: 'Faux pour la décocher.' }),
  }),
});

builder.mutationField('tickPreparation', (t) =>
  t.boolean({
    description: 'Cocher ou décocher une case de la feuille de préparation ; ce qu’elle est ensuite.',
    authScopes: { preparation: true },
    args: { input: t.arg({ type: TickInputType, required: true }) },
    resolve: async (_root, args, context) => {
      const input = parseInput(tickInput, args.input);
      await tickPreparation(context.db, input, authorOf(context));
      return input.coche;
    },
  }),
);

builder.subscriptionField('preparationTicked', (t) =>
  t.boolean({
    description: 'Vrai chaque fois qu’une case de la feuille de préparation change.',
    authScopes: { preparation: true },
    subscribe: (_root, _args, context) =>
      subscribeToTable(
        context,
        { table: 'preparation_ticks', access: 'preparation' },
        async () => async () => [true] as const,
      ),
    resolve: (ticked) => ticked,
  }),
);
