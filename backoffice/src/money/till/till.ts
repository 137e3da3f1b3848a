import type { ResultOf } from 'gql.tada';
import { graphql } from '../../lib/service/graphql.ts';

const tillFields = graphql(`
  fragment TillFields on Till @_unmask {
    attendu
    nombreMouvements
    mouvements {
      id
      date
      quoi
      montant
      payeur
      reference
      requestId
      annulable
    }
  }
`);

export const tillQuery = graphql(
  `
    query Till {
      till {
        ...TillFields
      }
    }
  `,
  [tillFields],
);

export const tillCountsQuery = graphql(`
  query TillCounts($page: Int, $pageSize: Int) {
    tillCounts(page: $page, pageSize: $pageSize) {
      totalCount
      items {
        id
        createdAt
        auteur
        montant
        attendu
        ecart
        motif
      }
    }
  }
`);

export const recordTillCountMutation = graphql(`
  mutation RecordTillCount($input: TillCountInput!, $key: String!) {
    recordTillCount(input: $input, key: $key) {
      attendu
    }
  }
`);

export const takeCashToBankMutation = graphql(`
  mutation TakeCashToBank($input: CashToBankInput!, $key: String!) {
    takeCashToBank(input: $input, key: $key) {
      attendu
    }
  }
`);

/** The GraphQL types to read again after the till changed. */
export const tillTypes = ['Till', 'TillCountPage'];

export type Till = ResultOf<typeof tillQuery>['till'];
