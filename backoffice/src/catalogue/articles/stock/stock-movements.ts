import type { ResultOf } from 'gql.tada';
import { graphql } from '../../../lib/service/graphql.ts';

export const stockMovementsQuery = graphql(`
  query StockMovements($articleId: Int!) {
    stockMovements(articleId: $articleId) {
      id
      kind
      quantite
      debut
      fin
      motif
      fournisseur
      cout
      pieces
      auteur
      finiPar
      finiLe
      picture {
        url
      }
      createdAt
    }
  }
`);

export const recordMovementMutation = graphql(`
  mutation RecordStockMovement($input: StockMovementInput!, $file: Upload, $manqueAccepte: Boolean, $key: String!) {
    recordStockMovement(input: $input, file: $file, manqueAccepte: $manqueAccepte, key: $key) {
      id
    }
  }
`);

export const endMovementMutation = graphql(`
  mutation EndStockMovement($id: Int!, $fin: Date!, $manqueAccepte: Boolean) {
    endStockMovement(id: $id, fin: $fin, manqueAccepte: $manqueAccepte) {
      id
    }
  }
`);

/** The GraphQL types to read again after a stock has changed. */
export const stockTypes = [
  'StockMovement',
  'Piece',
  'PiecePage',
  'Article',
  'ArticleOccupation',
  'StockCalendar',
  'Planning',
  'Workday',
];

export type StockMovement = ResultOf<typeof stockMovementsQuery>['stockMovements'][number];
