import type { ResultOf } from 'gql.tada';
import { graphql } from '../../lib/service/graphql.ts';

export const piecesQuery = graphql(`
  query Pieces($page: Int, $pageSize: Int!, $search: String, $articleId: Int, $etat: PieceState) {
    pieces(page: $page, pageSize: $pageSize, search: $search, articleId: $articleId, etat: $etat) {
      items {
        id
        numero
        etat
        notes
        etiquetteLe
        article {
          id
          nom
        }
      }
      totalCount
    }
  }
`);

export type ListedPiece = ResultOf<typeof piecesQuery>['pieces']['items'][number];

export const markedArticlesQuery = graphql(`
  query MarkedArticles {
    markedArticles {
      id
      nom
      pieces
      sansEtiquette
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
      etiquetteLe
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

export const requestPiecesFields = graphql(`
  fragment RequestPieces on Query @_unmask {
    pieceOutings(requestId: $id) @include(if: $pieces) {
      revenueLe
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

export const requestPiecesQuery = graphql(
  `
    query PiecesToPrepare($id: Int!, $pieces: Boolean!) {
      ...RequestPieces
    }
  `,
  [requestPiecesFields],
);

export type PieceOuting = NonNullable<ResultOf<typeof requestPiecesFields>['pieceOutings']>[number];

export const drawPieceLabelsMutation = graphql(`
  mutation DrawPieceLabels(
    $pieceIds: [Int!]!
    $articleIds: [Int!]!
    $sansEtiquette: Boolean!
    $format: LabelFormat!
    $premiere: Int!
  ) {
    drawPieceLabels(
      pieceIds: $pieceIds
      articleIds: $articleIds
      sansEtiquette: $sansEtiquette
      format: $format
      premiere: $premiere
    ) {
      fileName
      pdf
      nombre
      restantes
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
    noted: notePieceOuting(requestId: $requestId, numero: $numero) {
      piece {
        id
        numero
      }
    }
  }
`);

export const notePieceReturnMutation = graphql(`
  mutation NotePieceReturn($requestId: Int!, $numero: String!, $revenue: Boolean!) {
    noted: notePieceReturn(requestId: $requestId, numero: $numero, revenue: $revenue) {
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
export const pieceTypes = ['Piece', 'PiecePage', 'PieceOuting', 'MarkedArticle'];

/** What makes a list that may be empty be read again. */
export const piecesContext = { additionalTypenames: pieceTypes };

export type ReadPiece = NonNullable<ResultOf<typeof pieceQuery>['piece']>;
