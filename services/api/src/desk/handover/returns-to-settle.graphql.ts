import { DepositRequestType } from '../../money/deposits/deposits.graphql.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { WorkdayType } from '../today/today.graphql.ts';
import { listReturnsToSettle, type ReturnToSettle } from './settle-return.domain.ts';

const ReturnToSettleType = builder.objectRef<ReturnToSettle>('ReturnToSettle').implement({
  description: 'Un retour clos dont les suites sont à décider.',
  authScopes: { money: true },
  fields: (t) => ({
    id: t.exposeInt('id', { description: 'Le numéro de sa feuille.' }),
    closedAt: t.expose('closedAt', { type: 'DateTime', nullable: true, description: 'Quand elle a été close.' }),
    constat: t.exposeString('constat', { description: 'Ce qui est cassé, manquant ou sale, en mots.' }),
    request: t.field({ type: DepositRequestType, resolve: ({ request }) => request, description: 'Sa demande.' }),
  }),
});

builder.objectField(WorkdayType, 'retoursARegler', (t) =>
  t.field({
    type: [ReturnToSettleType],
    authScopes: { money: true },
    description: 'Les retours clos par qui ne pouvait décider de ce qui en vient, le plus ancien d’abord.',
    resolve: (_workday, _args, { db }) => listReturnsToSettle(db),
  }),
);
