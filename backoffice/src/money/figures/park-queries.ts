import type { ResultOf } from 'gql.tada';
import { graphql } from '../../lib/service/graphql.ts';

export const parkQuery = graphql(`
  query Park($du: Date!, $au: Date!, $tri: ParkOrder!, $page: Int!, $pageSize: Int!) {
    park(du: $du, au: $au) {
      chiffre
      horsArticles
      articles(tri: $tri, page: $page, pageSize: $pageSize) {
        totalCount
        items {
          articleId
          nom
          pieces
          joursSortis
          joursPossibles
          joursEnRenfort
          locations
          chiffre
          derniereSortie
          dortDepuis
          refusees
          abaissees
          complets
          pieceDePlus
        }
      }
      jours {
        jour
        part
        locations
        ferme
      }
    }
  }
`);
type ParkFigures = ResultOf<typeof parkQuery>['park'];
export type ParkArticle = ParkFigures['articles']['items'][number];
export type ParkDay = ParkFigures['jours'][number];

export const orderBookQuery = graphql(`
  query OrderBook {
    orderBook {
      semaines {
        ...BookedSpanFields
      }
      mois {
        ...BookedSpanFields
      }
    }
  }
  fragment BookedSpanFields on BookedSpan @_unmask {
    du
    convenu {
      nombre
      montant
      horsTaxes
    }
    unAnAvant {
      nombre
      montant
      horsTaxes
    }
  }
`);
export type BookedSpan = ResultOf<typeof orderBookQuery>['orderBook']['mois'][number];

/** What outdates the figures of the park, beside requests. */
export const parkContext = { additionalTypenames: ['ReservationRequest', 'Article', 'StockMovement', 'Handover'] };
