import { collectSubFields } from '@graphql-tools/utils';
import type { GraphQLObjectType, GraphQLResolveInfo } from 'graphql';
import { getNamedType } from 'graphql';
import type { CallContext } from '../../platform/context.ts';
import { readForList } from '../../platform/graphql/read-at-once.ts';
import { packsByBestAnswersOf } from '../packs/best-answers.graphql.ts';
import { hasPriceListsOf, listedPrices } from '../price-lists/dated-prices.graphql.ts';
import { listCapacities, listPrimaryImages } from './listed-details.domain.ts';
import { rentedInOf } from './rented-in.graphql.ts';

export const primaryImage = { key: 'primaryImage', read: listPrimaryImages };
export const capacity = { key: 'capacite', read: listCapacities };

/** The articles of a whole catalogue, with what the call asks of all of them read in one statement each. */
export async function withListedDetails<Article extends { id: number }>(
  articles: Promise<Article[]>,
  context: CallContext,
  info: GraphQLResolveInfo,
): Promise<Article[]> {
  const type = getNamedType(info.returnType) as GraphQLObjectType;
  const { fields } = collectSubFields(info.schema, info.fragments, info.variableValues, type, [...info.fieldNodes]);
  const asked = new Set([...fields.values()].map(([node]) => node?.name.value));
  const list = await articles;
  await Promise.all([
    asked.has('primaryImage') && readForList(context, list, primaryImage),
    asked.has('capacite') && readForList(context, list, capacity),
    ['prix', 'prixAVenir', 'prixDesGrilles'].some((field) => asked.has(field)) && readPrices(context, list),
    asked.has('enRenfort') && rentedInOf(context),
    asked.has('quantiteAuMieux') && packsByBestAnswersOf(context),
  ]);
  return list;
}

async function readPrices(context: CallContext, articles: readonly { id: number }[]): Promise<void> {
  if (await hasPriceListsOf(context)) await readForList(context, articles, listedPrices);
}
