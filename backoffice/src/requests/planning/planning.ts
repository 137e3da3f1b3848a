import type { ResultOf } from 'gql.tada';
import { graphql } from '../../lib/service/graphql.ts';

export const planningQuery = graphql(`
  query Planning($debut: Date!, $fin: Date!) {
    planning(debut: $debut, fin: $fin) {
      joursRemiseEnEtat
      bookings {
        id
        nom
        prenom
        debut
        fin
        statut
        items {
          articleId
          nom
          quantite
          revenuLe
        }
      }
      stockChanges {
        articleId
        debut
        fin
        quantite
      }
      articles {
        id
        nom
        homonyme
        quantite
        categorie {
          nom
        }
      }
    }
  }
`);

export type Planning = ResultOf<typeof planningQuery>['planning'];
export type PlannedRequest = Planning['bookings'][number];
