import type { ResultOf } from 'gql.tada';
import { graphql } from '../../lib/service/graphql.ts';

export const latestQuery = graphql(`
  query LatestSalesConditions {
    latestSalesConditions {
      id
      text
      createdAt
    }
  }
`);

export const versionsQuery = graphql(`
  query SalesConditionsVersions {
    salesConditionsVersions {
      id
      text
      createdAt
    }
  }
`);

export const createVersionMutation = graphql(`
  mutation CreateSalesConditionsVersion($text: String!) {
    createSalesConditionsVersion(text: $text) {
      id
    }
  }
`);

export type Version = ResultOf<typeof versionsQuery>['salesConditionsVersions'][number];
