import type { ResultOf } from 'gql.tada';
import { graphql } from '../../../lib/service/graphql.ts';

export const outingsQuery = graphql(`
  query Outings($articleId: Int!, $page: Int!, $pageSize: Int!) {
    outings(articleId: $articleId, page: $page, pageSize: $pageSize) {
      items {
        requestId
        nom
        prenom
        customerId
        debut
        fin
        statut
        moment
        quantite
        packs
      }
      totalCount
    }
  }
`);

export type Outing = ResultOf<typeof outingsQuery>['outings']['items'][number];
