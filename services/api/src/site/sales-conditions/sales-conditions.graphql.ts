import { parseInput } from '@barnum/rules/errors';
import { salesConditionsInput } from '@barnum/rules/site/sales-conditions-input';
import { builder } from '../../platform/graphql/builder.ts';
import { weighShortList } from '../../platform/graphql/cost-of-work.ts';
import { htmlToShow } from '../../platform/html/html-to-show.ts';
import {
  createSalesConditionsVersion,
  findLatestSalesConditions,
  findSalesConditionsVersion,
  listSalesConditionsVersions,
} from './sales-conditions.domain.ts';

const SalesConditionsVersionType = builder.prismaObject('SalesConditionsVersion', {
  select: { id: true },
  description: 'Une version des conditions générales de vente (CGV).',
  fields: (t) => ({
    id: t.exposeInt('id'),
    text: t.field({
      type: 'Html',
      description: 'Texte des conditions.',
      select: { text: true },
      resolve: ({ text }) => htmlToShow(text),
    }),
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

builder.queryFields((t) => ({
  salesConditionsVersions: t.prismaField({
    type: [SalesConditionsVersionType],
    description: 'Toutes les versions, la plus récente d’abord.',
    authScopes: { public: true },
    complexity: weighShortList,
    resolve: (query, _root, _args, { db }) => listSalesConditionsVersions(db, query),
  }),
  salesConditionsVersion: t.prismaField({
    type: SalesConditionsVersionType,
    nullable: true,
    description: 'Une version des CGV.',
    authScopes: { public: true },
    args: { id: t.arg.int({ required: true }) },
    resolve: (_query, _root, { id }, { db }) => findSalesConditionsVersion(db, id),
  }),
}));

builder.mutationField('createSalesConditionsVersion', (t) =>
  t.prismaField({
    type: SalesConditionsVersionType,
    description:
      'Enregistrer une nouvelle version, qui entre en vigueur. Les versions ne changent et ne s’effacent jamais.',
    authScopes: { site: true },
    args: { text: t.arg.string({ required: true, description: 'HTML, assaini par le service.' }) },
    resolve: (_query, _root, args, { db }) => createSalesConditionsVersion(db, parseInput(salesConditionsInput, args)),
  }),
);
