import { formatNumber } from '@barnum/rules/text/numbers';
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
        }
      }
      articles {
        id
        nom
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

/** `2 × Tente, 40 × Chaise`. */
export function itemsInWords(items: readonly { nom: string; quantite: number }[]): string {
  return items.map(({ nom, quantite }) => `${formatNumber(quantite)}\u00a0× ${nom}`).join(', ');
}
