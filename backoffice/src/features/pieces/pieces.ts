import type { ResultOf } from 'gql.tada';
import { graphql } from '../../lib/service/graphql.ts';

export const articlePiecesQuery = graphql(`
  query ArticlePieces($articleId: Int!) {
    pieces(articleId: $articleId, pageSize: 100) {
      items {
        id
        numero
        etat
      }
      totalCount
    }
  }
`);

export const pieceQuery = graphql(`
  query Piece($numero: String!, $articles: Boolean!) {
    piece(numero: $numero) {
      id
      numero
      notes
      etat
      createdAt
      updatedAt
      article {
        id
        nom
      }
      movements @include(if: $articles) {
        id
        kind
        debut
        fin
        motif
        picture {
          url
        }
      }
      outings {
        createdAt
        request {
          id
          nom
          prenom
          debut
          fin
          statut
        }
      }
    }
  }
`);

export const requestPiecesQuery = graphql(`
  query RequestPieces($requestId: Int!) {
    pieceOutings(requestId: $requestId) {
      piece {
        id
        numero
        article {
          id
          nom
        }
      }
    }
  }
`);

export const pieceLabelsQuery = graphql(`
  query PieceLabels($pieceIds: [Int!]!, $format: LabelFormat!, $premiere: Int!) {
    pieceLabels(pieceIds: $pieceIds, format: $format, premiere: $premiere) {
      fileName
      pdf
    }
  }
`);

export const updateMarkingMutation = graphql(`
  mutation UpdateMarking($actif: Boolean!) {
    updateMarking(actif: $actif)
  }
`);

export const createPiecesMutation = graphql(`
  mutation CreatePieces($articleId: Int!, $nombre: Int!) {
    createPieces(articleId: $articleId, nombre: $nombre)
  }
`);

export const updatePieceMutation = graphql(`
  mutation UpdatePiece($id: Int!, $input: PieceInput!, $updatedAt: DateTime) {
    updatePiece(id: $id, input: $input, updatedAt: $updatedAt) {
      id
      numero
    }
  }
`);

export const deletePieceMutation = graphql(`
  mutation DeletePiece($id: Int!) {
    deletePiece(id: $id)
  }
`);

export const notePieceOutingMutation = graphql(`
  mutation NotePieceOuting($requestId: Int!, $numero: String!) {
    notePieceOuting(requestId: $requestId, numero: $numero) {
      piece {
        id
        numero
      }
    }
  }
`);

export const removePieceOutingMutation = graphql(`
  mutation RemovePieceOuting($requestId: Int!, $pieceId: Int!) {
    removePieceOuting(requestId: $requestId, pieceId: $pieceId)
  }
`);

/** The GraphQL types to read again after a piece has changed; the pages hold these even when they are empty. */
export const pieceTypes = ['Piece', 'PiecePage', 'PieceOuting'];

/** What makes a list that may be empty be read again. */
export const piecesContext = { additionalTypenames: pieceTypes };

export type ReadPiece = NonNullable<ResultOf<typeof pieceQuery>['piece']>;
