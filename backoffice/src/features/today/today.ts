import type { ResultOf } from 'gql.tada';
import { graphql } from '../../lib/service/graphql.ts';

const waitingFields = graphql(`
  fragment WaitingFields on WaitingRequests @_unmask {
    totalCount
    items {
      id
      nom
      prenom
      statut
      date
      debut
      fin
      phone
      email
      createdAt
      updatedAt
      items {
        nom
        quantite
      }
    }
  }
`);

export const todayQuery = graphql(
  `
    query Today {
      workday {
        departures {
          ...WaitingFields
        }
        returns {
          ...WaitingFields
        }
        arrivals {
          ...WaitingFields
        }
        quoted {
          ...WaitingFields
        }
        cancellations {
          ...WaitingFields
        }
        toRemind {
          totalCount
          items {
            id
            numero
            client
            reste
            echeance
          }
        }
        unread {
          totalCount
          items {
            id
            nom
            prenom
            messages {
              id
              texte
              createdAt
              luLe
            }
          }
        }
        conflicts {
          articleId
          nom
          stock
          reserve
          day
        }
        cautionsManquantes {
          id
          nom
          prenom
          debut
          montant
        }
        cautionsARendre {
          id
          montant
          moyen
          reference
          aRendre
          avertissements
          request {
            id
            nom
            prenom
            fin
          }
        }
        paiementsEnRetard {
          id
          numero
          client
          echeance
          reste
        }
      }
    }
  `,
  [waitingFields],
);

/** How much waits, without the requests. */
export const todayCountsQuery = graphql(`
  query TodayCounts {
    workday {
      departures {
        totalCount
      }
      returns {
        totalCount
      }
      arrivals {
        totalCount
      }
      quoted {
        totalCount
      }
      cancellations {
        totalCount
      }
      unread {
        totalCount
      }
      toRemind {
        totalCount
      }
      conflicts {
        articleId
      }
    }
  }
`);

export const markWaitingMessagesReadMutation = graphql(`
  mutation MarkWaitingMessagesRead($id: Int!, $lastId: Int!) {
    markRequestMessagesRead(id: $id, lastId: $lastId) {
      id
      unreadCount
    }
  }
`);

export type Workday = ResultOf<typeof todayQuery>['workday'];
export type WaitingRequest = Workday['departures']['items'][number];
export type RequestWithMessages = Workday['unread']['items'][number];
export type LateInvoice = Workday['toRemind']['items'][number];
export type StockConflict = Workday['conflicts'][number];
