import { parseInput } from '@barnum/rules/errors';
import { chosenRequestsInput, requestViewsInput } from '@barnum/rules/inputs/request-list';
import { authorOf } from '../../context.ts';
import { builder, updatedAtDescription } from '../../graphql/builder.ts';
import { type MoveOutcome, moveReservationRequests } from './chosen-requests.domain.ts';
import { type RequestViews, readRequestViews, saveRequestViews } from './request-views.domain.ts';
import { RequestStateType } from './reservation-requests.graphql.ts';

const filtersDescription = 'Ce qui suit « ? » dans l’adresse de la liste : `etat=confirmee&periode=semaine`.';

const RequestViewType = builder.objectRef<RequestViews['views'][number]>('RequestView').implement({
  description: 'Une vue de la liste des demandes, nommée par l’entreprise.',
  fields: (t) => ({
    nom: t.exposeString('nom'),
    filtres: t.exposeString('filtres', { description: filtersDescription }),
  }),
});

const RequestViewsType = builder.objectRef<RequestViews>('RequestViews').implement({
  description: 'Les vues de la liste des demandes, les mêmes pour tous les administrateurs.',
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

builder.queryField('requestViews', (t) =>
  t.field({
    type: RequestViewsType,
    description: 'Les vues de la liste des demandes.',
    authScopes: { administrator: true },
    resolve: (_root, _args, { db }) => readRequestViews(db),
  }),
);

builder.mutationFields((t) => ({
  updateRequestViews: t.field({
    type: RequestViewsType,
    description: 'Enregistrer les vues de la liste des demandes, toutes à la fois.',
    authScopes: { administrator: true },
    args: {
      views: t.arg({ type: [RequestViewInput], required: true }),
      updatedAt: t.arg({ type: 'DateTime', description: updatedAtDescription }),
    },
    resolve: (_root, { views, updatedAt }, { db }) =>
      saveRequestViews(db, parseInput(requestViewsInput, { views }).views, updatedAt ?? null),
  }),
  moveReservationRequests: t.field({
    type: [MoveOutcomeType],
    description: 'Changer l’état de plusieurs demandes, cent au plus, chacune pour elle-même.',
    authScopes: { administrator: true },
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
