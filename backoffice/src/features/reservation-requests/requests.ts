import type { ResultOf } from 'gql.tada';
import { graphql } from '../../lib/graphql.ts';

export const requestsQuery = graphql(`
  query ReservationRequests($page: Int!, $pageSize: Int!, $search: String!, $sort: ReservationRequestSort!) {
    reservationRequests(page: $page, pageSize: $pageSize, search: $search, sort: $sort) {
      totalCount
      items {
        id
        nom
        prenom
        date
        phone
        email
        livraisonMontage
        adresse
        createdAt
        items {
          id
          nom
          quantite
          prix
          unite
        }
      }
    }
  }
`);

export const deleteRequestMutation = graphql(`
  mutation DeleteReservationRequest($id: Int!) {
    deleteReservationRequest(id: $id)
  }
`);

export type ReservationRequest = ResultOf<typeof requestsQuery>['reservationRequests']['items'][number];

/** Who asks, as one says it: `Marie Le Goff`. */
export function fullName({ prenom, nom }: Pick<ReservationRequest, 'prenom' | 'nom'>): string {
  return `${prenom} ${nom}`;
}
