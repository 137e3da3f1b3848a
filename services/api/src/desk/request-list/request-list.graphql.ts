import { chosenRequestsInput, requestFilterInput, requestViewsInput } from '@barnum/rules/desk/request-list-input';
import { parseInput } from '@barnum/rules/errors';
import { searchPageInput } from '@barnum/rules/fields/page';
import { requestDays } from '@barnum/rules/requests/reservation-requests/request-list';
import type { RequestState } from '@barnum/rules/requests/reservation-requests/request-states';
import { idsToInvoice } from '../../money/to-invoice/to-invoice.domain.ts';
import { requireAccess } from '../../platform/access.ts';
import { authorOf } from '../../platform/context.ts';
import { builder, updatedAtDescription } from '../../platform/graphql/builder.ts';
import {
  type MoveOutcome,
  moveReservationRequests,
} from '../../requests/reservation-requests/chosen-requests.domain.ts';
import {
  listReservationRequestPage,
  type RequestOrder,
  type RequestPage,
  requestOrders,
  requestPage,
} from '../../requests/reservation-requests/request-list.domain.ts';
import {
  type RequestViews,
  readRequestViews,
  saveRequestViews,
} from '../../requests/reservation-requests/request-views.domain.ts';
import {
  RequestStateType,
  ReservationRequestType,
} from '../../requests/reservation-requests/reservation-requests.graphql.ts';

const RequestSortType = builder.enumType('ReservationRequestSort', {
  description: 'Ordre d’une liste de demandes : par arrivée, ou par jour souhaité.',
  values: Object.keys(requestOrders) as RequestOrder[],
});

const StateCountType = builder
  .objectRef<{ statut: RequestState; totalCount: number }>('ReservationRequestStateCount')
  .implement({
    description: 'Combien de demandes sont dans un état.',
    authScopes: { requests: true },
    fields: (t) => ({
      statut: t.expose('statut', { type: RequestStateType }),
      totalCount: t.exposeInt('totalCount', { description: 'Nombre de demandes dans cet état.' }),
    }),
  });

const ReservationRequestPageType = builder.objectRef<RequestPage>('ReservationRequestPage').implement({
  description: 'Une page de demandes.',
  authScopes: { requests: true },
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
    aFacturer: t.boolean({
      description: 'Celles qui ne sont pas entièrement facturées, pour qui voit les factures.',
    }),
  }),
});

const filtersDescription = 'Ce qui suit « ? » dans l’adresse de la liste : `etat=confirmee&periode=semaine`.';

const RequestViewType = builder.objectRef<RequestViews['views'][number]>('RequestView').implement({
  description: 'Une vue de la liste des demandes, nommée par l’entreprise.',
  authScopes: { requests: true },
  fields: (t) => ({
    nom: t.exposeString('nom'),
    filtres: t.exposeString('filtres', { description: filtersDescription }),
  }),
});

const RequestViewsType = builder.objectRef<RequestViews>('RequestViews').implement({
  description: 'Les vues de la liste des demandes, les mêmes pour tous les administrateurs.',
  authScopes: { requests: true },
  fields: (t) => ({
    views: t.field({
      type: [RequestViewType],
      description: 'Dans leur ordre.',
      resolve: ({ views }) => [...views],
    }),
    updatedAt: t.expose('updatedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Vide tant que ce sont celles proposées d’abord.',
    }),
  }),
});

const RequestViewInput = builder.inputType('RequestViewInput', {
  description: 'Une vue à enregistrer.',
  fields: (t) => ({
    nom: t.string({ required: true }),
    filtres: t.string({ required: true, description: filtersDescription }),
  }),
});

const MoveOutcomeType = builder.objectRef<MoveOutcome>('RequestMoveOutcome').implement({
  description: 'Ce qu’il est advenu d’une des demandes.',
  authScopes: { requests: true },
  fields: (t) => ({
    id: t.exposeInt('id'),
    refus: t.exposeString('refus', { nullable: true, description: 'Pourquoi elle n’a pas changé ; vide si elle l’a.' }),
    updatedAt: t.expose('updatedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Ce que demande `undoReservationRequestMove` ; vide si elle n’a pas changé.',
    }),
  }),
});

const SeenRequestInput = builder.inputType('SeenRequestInput', {
  description: 'Une demande, telle qu’on l’avait sous les yeux.',
  fields: (t) => ({
    id: t.int({ required: true }),
    updatedAt: t.field({ type: 'DateTime', required: true, description: updatedAtDescription }),
  }),
});

builder.queryField('reservationRequests', (t) =>
  t.field({
    type: ReservationRequestPageType,
    description: 'Les demandes, page par page, cherchées et triées.',
    authScopes: { requests: true },
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
    resolve: async (_root, { sort, statut, filtre, ids, ...args }, { db, viewer }) => {
      const filter = parseInput(requestFilterInput, { ...(statut && { statuts: [statut] }), ...filtre });
      const chosen = ids ? parseInput(chosenRequestsInput, { ids }).ids : null;
      if (filter.aFacturer) requireAccess(viewer, 'money');
      return requestPage(db, {
        ...parseInput(searchPageInput, args),
        ...filter,
        ids: filter.aFacturer ? await idsToInvoice(db, chosen) : chosen,
        sort: sort ?? 'CREATED_DESC',
      });
    },
  }),
);

builder.queryField('requestViews', (t) =>
  t.field({
    type: RequestViewsType,
    description: 'Les vues de la liste des demandes.',
    authScopes: { requests: true },
    resolve: (_root, _args, { db }) => readRequestViews(db),
  }),
);

builder.mutationFields((t) => ({
  updateRequestViews: t.field({
    type: RequestViewsType,
    description: 'Enregistrer les vues de la liste des demandes, toutes à la fois.',
    authScopes: { requests: true },
    args: {
      views: t.arg({ type: [RequestViewInput], required: true }),
      updatedAt: t.arg({ type: 'DateTime', description: updatedAtDescription }),
    },
    resolve: (_root, { views, updatedAt }, { db }) =>
      saveRequestViews(db, parseInput(requestViewsInput, { views }).views, updatedAt),
  }),
  moveReservationRequests: t.field({
    type: [MoveOutcomeType],
    description: 'Changer l’état de plusieurs demandes, cent au plus, chacune pour elle-même.',
    authScopes: { requests: true },
    args: {
      ids: t.arg.intList({ required: true }),
      statut: t.arg({ type: RequestStateType, required: true }),
      prevenir: t.arg.boolean({
        defaultValue: true,
        description: 'Écrire aux visiteurs dont la demande est confirmée ou refusée, s’ils ont donné une adresse.',
      }),
      vues: t.arg({
        type: [SeenRequestInput],
        description: 'Ce que l’on avait sous les yeux ; une demande changée depuis reste comme elle est.',
      }),
    },
    resolve: (_root, { ids, statut, prevenir, vues }, context) =>
      moveReservationRequests(context.db, parseInput(chosenRequestsInput, { ids }).ids, statut, {
        auteur: authorOf(context),
        seen: new Map(vues?.map(({ id, updatedAt }) => [id, updatedAt])),
        ...(prevenir !== false && { mail: { mot: '' } }),
      }),
  }),
}));
