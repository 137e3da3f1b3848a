import { builder } from '../../graphql/builder.ts';
import { findLatestSalesConditions } from './sales-conditions.domain.ts';

const SalesConditionsVersionType = builder.prismaObject('SalesConditionsVersion', {
  description: 'Une version des conditions générales de vente (CGV).',
  fields: (t) => ({
    id: t.exposeInt('id'),
    text: t.exposeString('text', { description: 'HTML assaini.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
});

builder.queryField('latestSalesConditions', (t) =>
  t.prismaField({
    type: SalesConditionsVersionType,
    nullable: true,
    description: 'La version en vigueur.',
    authScopes: { public: true },
    resolve: (query, _root, _args, { db }) => findLatestSalesConditions(db, query),
  }),
);
