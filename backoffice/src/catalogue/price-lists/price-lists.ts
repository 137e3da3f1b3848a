import { todayInParis } from '@barnum/rules/dates/paris-time';
import type { ResultOf } from 'gql.tada';
import { graphql } from '../../lib/service/graphql.ts';

export const priceListsQuery = graphql(`
  query PriceLists {
    priceLists {
      id
      nom
      aPartirDu
      articles
    }
  }
`);

export const priceListQuery = graphql(`
  query PriceList($id: Int!) {
    priceList(id: $id) {
      id
      nom
      aPartirDu
      updatedAt
    }
    articles {
      id
      nom
      etat
      categorie {
        nom
      }
      prixPropre
      prixDesGrilles {
        aPartirDu
        prix
        grilleId
      }
    }
  }
`);

export const createPriceListMutation = graphql(`
  mutation CreatePriceList($input: NewPriceListInput!) {
    createPriceList(input: $input) {
      id
    }
  }
`);

export const updatePriceListMutation = graphql(`
  mutation UpdatePriceList($id: Int!, $input: PriceListPatch!, $updatedAt: DateTime) {
    updatePriceList(id: $id, input: $input, updatedAt: $updatedAt) {
      id
    }
  }
`);

export const deletePriceListMutation = graphql(`
  mutation DeletePriceList($id: Int!) {
    deletePriceList(id: $id)
  }
`);

/** The GraphQL types to read again after a list has changed. */
export const priceListTypes = ['PriceList', 'Article', 'ArticlePage'];

export type ListedPriceList = ResultOf<typeof priceListsQuery>['priceLists'][number];
export type PriceListData = ResultOf<typeof priceListQuery>;
export type PriceList = NonNullable<PriceListData['priceList']>;

/** Whether a list is to come, counts now, or counted until another one came. `lists` begin with the one that counts last. */
export function stateOf({ id, aPartirDu }: ListedPriceList, lists: readonly ListedPriceList[]): string {
  const today = todayInParis();
  if (aPartirDu > today) return 'À venir';
  return lists.find((one) => one.aPartirDu <= today)?.id === id ? 'En vigueur' : 'Passée';
}
