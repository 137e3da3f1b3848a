import type { ResultOf } from 'gql.tada';
import { graphql } from '../../lib/service/graphql.ts';

/** A page of the journal, and who is in it. */
export const journalQuery = graphql(`
  query Journal(
    $page: Int!
    $pageSize: Int!
    $search: String!
    $auteur: String!
    $recordKind: String!
    $recordId: String!
    $du: Date
    $au: Date
  ) {
    journalAuthors
    journal(
      page: $page
      pageSize: $pageSize
      search: $search
      auteur: $auteur
      recordKind: $recordKind
      recordId: $recordId
      du: $du
      au: $au
    ) {
      totalCount
      items {
        id
        createdAt
        auteur
        operation
        sujet
        recordKind
        recordId
        effaceLe
        changements {
          champ
          avant
          apres
        }
      }
    }
  }
`);
export type JournalEntry = ResultOf<typeof journalQuery>['journal']['items'][number];

export const journalYearsQuery = graphql(`
  query JournalYears {
    journalYears
  }
`);

export const updateJournalYearsMutation = graphql(`
  mutation UpdateJournalYears($annees: Int!) {
    updateJournalYears(annees: $annees)
  }
`);
