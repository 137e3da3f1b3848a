import { parseInput } from '@barnum/rules/errors';
import { outingMoments } from '@barnum/rules/requests/outings/outings';
import { outingInput } from '@barnum/rules/requests/outings-input';
import { builder } from '../../platform/graphql/builder.ts';
import { RequestStateType } from '../reservation-requests/reservation-requests.graphql.ts';
import { listOutings, type Outing } from './outings.domain.ts';

const OutingMomentType = builder.enumType('OutingMoment', {
  description: 'Quand un article sort : maintenant, plus tard ou avant.',
  values: outingMoments,
});

const OutingType = builder.objectRef<Outing>('Outing').implement({
  description: 'Une demande confirmée, sortie ou rendue, et ce qu’elle prend d’un article.',
  authScopes: { requests: true },
  fields: (t) => ({
    requestId: t.exposeInt('requestId', { description: 'La demande.' }),
    nom: t.exposeString('nom'),
    prenom: t.exposeString('prenom'),
    customerId: t.exposeInt('customerId', { nullable: true, description: 'Le client à qui elle est rattachée.' }),
    debut: t.expose('debut', { type: 'Date', description: 'Premier jour, celui du retrait.' }),
    fin: t.expose('fin', { type: 'Date', description: 'Dernier jour, celui du retour.' }),
    statut: t.expose('statut', { type: RequestStateType }),
    moment: t.expose('moment', { type: OutingMomentType, description: 'En cours, à venir ou passée.' }),
    quantite: t.exposeInt('quantite', { description: 'Ce qu’elle en prend en tout, packs compris.' }),
    packs: t.exposeStringList('packs', { description: 'Les packs dont il y fait partie.' }),
  }),
});

const OutingPageType = builder.objectRef<Awaited<ReturnType<typeof listOutings>>>('OutingPage').implement({
  description: 'Une page des sorties d’un article : celles en cours, puis à venir, puis passées.',
  authScopes: { requests: true },
  fields: (t) => ({
    items: t.field({ type: [OutingType], resolve: ({ items }) => items }),
    totalCount: t.exposeInt('totalCount'),
  }),
});

builder.queryField('outings', (t) =>
  t.field({
    type: OutingPageType,
    description: 'Quand un article sort, et chez qui.',
    authScopes: { requests: true },
    args: {
      articleId: t.arg.int({ required: true }),
      page: t.arg.int({ defaultValue: 1 }),
      pageSize: t.arg.int({ defaultValue: 20 }),
    },
    resolve: (_root, args, { db }) => listOutings(db, parseInput(outingInput, args)),
  }),
);
