import type { ResultOf } from 'gql.tada';
import { graphql } from '../../lib/service/graphql.ts';

const waitingRequest = graphql(`
  fragment WaitingRequest on ReservationRequest @_unmask {
    id
    nom
    prenom
    statut
    date
    debut
    fin
    phone
    email @include(if: $requests)
    createdAt
    updatedAt
    items {
      nom
      quantite
    }
  }
`);

const waitingFields = graphql(
  `
  fragment WaitingFields on WaitingRequests @_unmask {
    totalCount
    items {
      ...WaitingRequest
    }
  }
`,
  [waitingRequest],
);

export const todayQuery = graphql(
  `
    query Today($requests: Boolean!, $money: Boolean!) {
      workday {
        departures {
          ...WaitingFields
        }
        returns {
          ...WaitingFields
        }
        arrivals @include(if: $requests) {
          ...WaitingFields
        }
        accepted @include(if: $requests) {
          ...WaitingFields
        }
        quoted @include(if: $requests) {
          totalCount
          items {
            ...WaitingRequest
            devisARappeler
          }
        }
        cancellations @include(if: $requests) {
          ...WaitingFields
        }
        toRemind @include(if: $money) {
          totalCount
          items {
            id
            numero
            client
            enRetard
            echeance
          }
        }
        unread @include(if: $requests) {
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
          homonyme
          stock
          reserve
          day
        }
        aFacturer @include(if: $money) {
          totalCount
          items {
            id
            nom
            prenom
            statut
            debut
            fin
            montant
          }
        }
        cautionsManquantes @include(if: $money) {
          id
          nom
          prenom
          debut
          montant
        }
        cautionsARendre @include(if: $money) {
          id
          moyen
          reference
          aRendre
          retenu
          aFaire
          avertissements
          request {
            id
            nom
            prenom
            fin
          }
        }
        retoursARegler @include(if: $money) {
          id
          constat
          closedAt
          request {
            id
            nom
            prenom
          }
        }
        retards @include(if: $money) {
          totalCount
          montant
        }
        paiementsEnRetard @include(if: $money) {
          id
          numero
          client
          echeance
          enRetard
        }
      }
    }
  `,
  [waitingFields, waitingRequest],
);

/** How much waits, without the requests. */
export const todayCountsQuery = graphql(`
  query TodayCounts($money: Boolean!) {
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
      accepted {
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
      aFacturer @include(if: $money) {
        totalCount
      }
      retards @include(if: $money) {
        totalCount
        montant
      }
      cautionsARendre @include(if: $money) {
        moyen
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

type Answer = ResultOf<typeof todayQuery>['workday'];
export type Workday = { [Part in keyof Answer]-?: NonNullable<Answer[Part]> };

const none = { totalCount: 0, items: [] };

/** The day of somebody who may not see all of it: nothing of the rest. */
export function wholeDay(workday: Answer): Workday {
  return {
    arrivals: none,
    accepted: none,
    quoted: none,
    cancellations: none,
    unread: none,
    toRemind: none,
    aFacturer: none,
    cautionsManquantes: [],
    cautionsARendre: [],
    retoursARegler: [],
    paiementsEnRetard: [],
    retards: { totalCount: 0, montant: '0.00' },
    ...workday,
  };
}

export type RequestWithMessages = Workday['unread']['items'][number];
export type QuotedRequest = Workday['quoted']['items'][number];
export type LateInvoice = Workday['toRemind']['items'][number];
export type StockConflict = Workday['conflicts'][number];
