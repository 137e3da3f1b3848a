import type { ResultOf } from 'gql.tada';
import { graphql } from '../../lib/service/graphql.ts';

export const customersQuery = graphql(`
  query Customers($page: Int!, $pageSize: Int!, $search: String!, $kind: CustomerKind, $sort: CustomerSort!) {
    customers(page: $page, pageSize: $pageSize, search: $search, kind: $kind, sort: $sort) {
      totalCount
      items {
        id
        kind
        nom
        prenom
        emails
        telephones
        ville
        etiquettes
        requestCount
      }
    }
  }
`);
export type ListedCustomer = ResultOf<typeof customersQuery>['customers']['items'][number];

export const customerOverviewsQuery = graphql(`
  query CustomerOverviews($ids: [Int!]!) {
    customerOverviews(ids: $ids) {
      id
      aPayer
      recuDAvance
      derniereLocation
      prochaineLocation
    }
  }
`);

/** Makes the customer of a request of what its visitor wrote. */
export const createOfRequestMutation = graphql(`
  mutation CreateCustomerOfRequest($id: Int!) {
    createCustomerOfRequest(requestId: $id) {
      id
    }
  }
`);

const customerFields = graphql(`
  fragment CustomerFields on Customer @_unmask {
    id
    kind
    nom
    prenom
    contacts {
      nom
      fonction
      email
      telephone
    }
    emails
    telephones
    emailsCopie
    rue
    codePostal
    ville
    pays
    adressesLivraison
    siret
    numeroTva
    bonDeCommande
    codeService
    codeServiceExige
    numeroEngagement
    notes
    etiquettes
    createdAt
    updatedAt
  }
`);

/** A customer, as its form edits it. */
export const customerQuery = graphql(
  `
    query Customer($id: Int!) {
      customer(id: $id) {
        ...CustomerFields
      }
    }
  `,
  [customerFields],
);
export type Customer = ResultOf<typeof customerFields>;

/** A customer with all that happened. */
export const customerPageQuery = graphql(
  `
    query CustomerPage($id: Int!) {
      customer(id: $id) {
        ...CustomerFields
      }
      customerHistory(id: $id) {
        lastContact
        years {
          annee
          demandes
          montant
        }
        requests {
          id
          nom
          prenom
          date
          statut
          createdAt
          items {
            nom
            quantite
          }
        }
        quotes {
          id
          requestId
          numero
          version
          total
          createdAt
        }
        messages {
          id
          requestId
          createdAt
          auteur
          texte
        }
        duplicates {
          raisons
          lastContact
          customer {
            id
            kind
            nom
            prenom
            ville
            telephones
            emails
          }
        }
        likelyRequests {
          raisons
          request {
            id
            nom
            prenom
            date
          }
        }
        merges {
          id
          nom
          fusionneLe
          annulableJusquau
        }
      }
    }
  `,
  [customerFields],
);
export type CustomerHistory = ResultOf<typeof customerPageQuery>['customerHistory'];

/** Whose a request is, and who else it may be from. */
export const requestCustomerFields = graphql(`
  fragment RequestCustomer on Query @_unmask {
    reservationRequest(id: $id) {
      id
      customer {
        id
        kind
        nom
        prenom
        bonDeCommande
        notes
        requestCount
      }
    }
    customersLikeRequest(requestId: $id) {
      raisons
      lastContact
      customer {
        id
        kind
        nom
        prenom
        ville
        telephones
        emails
      }
    }
  }
`);

export type CustomerOfRequest = ResultOf<typeof requestCustomerFields>;

export const createCustomerMutation = graphql(`
  mutation CreateCustomer($input: CustomerInput!, $requestId: Int) {
    customer: createCustomer(input: $input, requestId: $requestId) {
      id
    }
  }
`);

export const updateCustomerMutation = graphql(`
  mutation UpdateCustomer($id: Int!, $input: CustomerInput!, $updatedAt: DateTime) {
    customer: updateCustomer(id: $id, input: $input, updatedAt: $updatedAt) {
      id
    }
  }
`);

export const deleteCustomerMutation = graphql(`
  mutation DeleteCustomer($id: Int!) {
    deleteCustomer(id: $id)
  }
`);

export const joinRequestMutation = graphql(`
  mutation JoinRequestToCustomer($id: Int!, $customerId: Int) {
    joinRequestToCustomer(id: $id, customerId: $customerId) {
      id
    }
  }
`);

export const dismissCustomerMutation = graphql(`
  mutation DismissCustomer($id: Int!, $customerId: Int!) {
    dismissCustomer(id: $id, customerId: $customerId) {
      id
    }
  }
`);

export const mergeCustomersMutation = graphql(`
  mutation MergeCustomers($id: Int!, $otherId: Int!) {
    mergeCustomers(id: $id, otherId: $otherId) {
      id
    }
  }
`);

export const undoCustomerMergeMutation = graphql(`
  mutation UndoCustomerMerge($id: Int!) {
    undoCustomerMerge(id: $id) {
      id
    }
  }
`);

/** The GraphQL types to read again after a customer has changed. */
export const customerTypes = ['Customer', 'CustomerPage', 'CustomerHistory', 'CustomerMatch', 'ReservationRequest'];

/** The id in an address; 0, which no customer has, for anything else. */
export function idIn(parameter: string): number {
  return /^[1-9]\d{0,8}$/.test(parameter) ? Number(parameter) : 0;
}
