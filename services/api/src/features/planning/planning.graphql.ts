import { parseInput } from '@barnum/rules/errors';
import { planningInput } from '@barnum/rules/inputs/planning';
import { builder } from '../../graphql/builder.ts';
import { ReservationRequestType } from '../reservation-requests/reservation-requests.graphql.ts';
import { listPlannedArticles, listPlannedRequests, type Planning, readPlanning } from './planning.domain.ts';

const PlanningType = builder.objectRef<Planning>('Planning').implement({
  description: 'Ce qui part, ce qui revient et ce qui est pris, sur quelques jours.',
  fields: (t) => ({
    joursRemiseEnEtat: t.exposeInt('joursRemiseEnEtat', {
      description: 'Jours pendant lesquels un article revenu reste indisponible.',
    }),
    requests: t.prismaField({
      type: [ReservationRequestType],
      description: 'Les demandes qui prennent, demandent ou ont pris des articles ces jours-là, par jour de départ.',
      resolve: (query, planning, _args, { db }) => listPlannedRequests(db, planning, query),
    }),
    articles: t.prismaField({
      type: ['Article'],
      description: 'Les articles de ces demandes, dans l’ordre du catalogue.',
      resolve: (query, planning, _args, { db }) => listPlannedArticles(db, planning, query),
    }),
  }),
});

builder.queryField('planning', (t) =>
  t.field({
    type: PlanningType,
    description: 'Le planning du premier au dernier de ces jours : 62 jours au plus.',
    authScopes: { administrator: true },
    args: {
      debut: t.arg({ type: 'Date', required: true }),
      fin: t.arg({ type: 'Date', required: true }),
    },
    resolve: (_root, args, { db }) => readPlanning(db, parseInput(planningInput, args)),
  }),
);
