import type { ResultOf } from 'gql.tada';
import { graphql } from '../../lib/service/graphql.ts';

export const personalDataQuery = graphql(`
  query PersonalData($contact: String!) {
    personalData(contact: $contact) {
      totalCount
      ids
      keptIds
      heldDepositIds
      unsettledIds
      document
      gardes {
        factures
        paiements
        cautions
        acceptations
      }
      customers {
        id
        kind
        nom
        prenom
        emails
        telephones
      }
      organisations {
        customerId
        contacts
        demandes
      }
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
  mutation DeletePersonalData($contact: String!, $ids: [Int!]!, $customerIds: [Int!]!) {
    deletePersonalData(contact: $contact, ids: $ids, customerIds: $customerIds)
  }
`);

export type PersonalData = ResultOf<typeof personalDataQuery>['personalData'];
