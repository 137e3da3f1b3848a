import type { RequestState } from '@barnum/rules/requests/reservation-requests/request-states';
import type { ResultOf } from 'gql.tada';
import { pricingTermsFields } from '../../lib/pricing-terms.ts';
import { graphql } from '../../lib/service/graphql.ts';

const requestFields = graphql(
  `
  fragment RequestFields on ReservationRequest @_unmask {
    id
    nom
    prenom
    date
    dateRetrait
    dateRetour
    debut
    fin
    joursOfferts
    statut
    origine
    notes
    supplementParJour
    tarifs {
      ...PricingTermsFields
    }
    remise
    remiseEnPourcent
    motifRemise
    cautionFixee
    phone
    email
    livraisonMontage
    adresse
    creneau
    devis
    unreadCount
    customer {
      id
      nom
      prenom
    }
    donneesEffaceesLe
    effacementDemandeLe
    annulationDemandeLe
    dernierDevis {
      total
      createdAt
    }
    createdAt
    updatedAt
    items {
      id
      articleId
      nom
      categorieId
      quantite
      prix
      montantCaution
      coutMontage
      unite
      nature
      coefficient
      remise
      remiseEnPourcent
      motifRemise
      tauxTva
      terrain
      choix
      reponses {
        choix
        article
      }
      components {
        articleId
        nom
        quantite
      }
    }
  }
`,
  [pricingTermsFields],
);

/** A page of the list, how many there are in each state, and the saved views: all that its screen reads. */
export const requestsQuery = graphql(
  `
    query ReservationRequests(
      $page: Int!
      $pageSize: Int!
      $search: String!
      $sort: ReservationRequestSort!
      $filtre: ReservationRequestFilter!
    ) {
      reservationRequests(page: $page, pageSize: $pageSize, search: $search, sort: $sort, filtre: $filtre) {
        totalCount
        states {
          statut
          totalCount
        }
        items {
          ...RequestFields
        }
      }
      requestViews {
        views {
          nom
          filtres
        }
        updatedAt
      }
    }
  `,
  [requestFields],
);

/** Chosen requests, to be printed. */
export const chosenRequestsQuery = graphql(
  `
    query ChosenReservationRequests($ids: [Int!]!) {
      reservationRequests(ids: $ids, pageSize: 100, sort: DATE_ASC) {
        items {
          ...RequestFields
        }
      }
    }
  `,
  [requestFields],
);

export const moveRequestsMutation = graphql(`
  mutation MoveReservationRequests(
    $ids: [Int!]!
    $statut: ReservationRequestState!
    $prevenir: Boolean!
    $vues: [SeenRequestInput!]!
  ) {
    moveReservationRequests(ids: $ids, statut: $statut, prevenir: $prevenir, vues: $vues) {
      id
      refus
      updatedAt
    }
  }
`);

export const updateRequestViewsMutation = graphql(`
  mutation UpdateRequestViews($views: [RequestViewInput!]!, $updatedAt: DateTime) {
    updateRequestViews(views: $views, updatedAt: $updatedAt) {
      updatedAt
    }
  }
`);

/** One request, as a list knows it. */
export const requestQuery = graphql(
  `
    query ReservationRequest($id: Int!) {
      reservationRequest(id: $id) {
        ...RequestFields
      }
    }
  `,
  [requestFields],
);

/** One request with its history, for its page. */
export const readRequestFields = graphql(
  `
    fragment ReadRequest on Query @_unmask {
      reservationRequest(id: $id) {
        ...RequestFields
        events {
          id
          createdAt
          auteur
          avant
          apres
          note
        }
        messages {
          id
          createdAt
          auteur
          texte
          luLe
          fichiers {
            id
            nom
            taille
            url
          }
        }
        lienSuivi
        conflits {
          articleId
          nom
          homonyme
          manque
          demandes {
            id
            nom
            prenom
            debut
            fin
          }
          libres {
            id
            nom
            homonyme
          }
        }
      }
    }
  `,
  [requestFields],
);

/** The mail that a step would write to the visitor. */
export const moveMailQuery = graphql(`
  query RequestMoveMail($id: Int!, $statut: ReservationRequestState!, $mot: String!) {
    requestMoveMail(id: $id, statut: $statut, mot: $mot) {
      subject
      text
    }
  }
`);

/** What an answer to a wish to cancel would write. */
export const cancellationMailQuery = graphql(`
  query CancellationMail($id: Int!, $reponse: CancellationAnswer!, $mot: String!) {
    cancellationMail(id: $id, reponse: $reponse, mot: $mot) {
      subject
      text
    }
  }
`);

export const answerCancellationMutation = graphql(`
  mutation AnswerCancellation($id: Int!, $reponse: CancellationAnswer!, $mot: String!, $updatedAt: DateTime) {
    answerCancellation(id: $id, reponse: $reponse, mot: $mot, updatedAt: $updatedAt) {
      id
      statut
      updatedAt
    }
  }
`);

export const noteRequestMutation = graphql(`
  mutation NoteReservationRequest($id: Int!, $notes: String!, $vues: String!) {
    noteReservationRequest(id: $id, notes: $notes, vues: $vues) {
      id
      notes
    }
  }
`);

export const markMessagesReadMutation = graphql(`
  mutation MarkRequestMessagesRead($id: Int!, $lastId: Int!) {
    markRequestMessagesRead(id: $id, lastId: $lastId) {
      id
      unreadCount
    }
  }
`);

export const replyMutation = graphql(`
  mutation ReplyToVisitor($id: Int!, $texte: String!, $lastId: Int) {
    replyToVisitor(id: $id, texte: $texte, lastId: $lastId) {
      id
      unreadCount
    }
  }
`);

export const replyWithFileMutation = graphql(`
  mutation ReplyWithFile($id: Int!, $texte: String!, $lastId: Int, $file: Upload!) {
    replyWithFile(id: $id, texte: $texte, lastId: $lastId, file: $file) {
      id
      unreadCount
    }
  }
`);

export const deleteRequestMutation = graphql(`
  mutation DeleteReservationRequest($id: Int!, $motif: String) {
    deleteReservationRequest(id: $id, motif: $motif)
  }
`);

export type ReservationRequest = ResultOf<typeof requestFields>;
export type RequestViews = ResultOf<typeof requestsQuery>['requestViews'];
export type ReadRequest = ResultOf<typeof readRequestFields>;
export type RequestMessage = ReadRequest['reservationRequest']['messages'][number];
export type RequestEvent = ReadRequest['reservationRequest']['events'][number];

/** Labels of the states in the plural, for groups of requests. */
export const stateNames: Record<RequestState, string> = {
  nouvelle: 'Nouvelles',
  a_confirmer: 'À confirmer',
  confirmee: 'Confirmées',
  sortie: 'Sorties',
  rendue: 'Rendues',
  refusee: 'Refusées',
  annulee: 'Annulées',
};

/** « Nouvelles ou à confirmer » */
export function statesInWords(states: readonly RequestState[]): string {
  const words = states.map((state) => stateNames[state].toLowerCase()).join(' ou ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
