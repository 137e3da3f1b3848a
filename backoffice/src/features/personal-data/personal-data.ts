import type { ResultOf } from 'gql.tada';
import { graphql } from '../../lib/service/graphql.ts';

export const personalDataQuery = graphql(`
  query PersonalData($contact: String!) {
    personalData(contact: $contact) {
      totalCount
      ids
      document
      requests {
        id
        prenom
        nom
        date
        phone
        email
        devis
        createdAt
      }
    }
  }
`);

export const deletePersonalDataMutation = graphql(`
  mutation DeletePersonalData($contact: String!, $ids: [Int!]!) {
    deletePersonalData(contact: $contact, ids: $ids)
  }
`);

export type PersonalData = ResultOf<typeof personalDataQuery>['personalData'];
