import type { ResultOf } from 'gql.tada';
import { graphql } from '../../lib/service/graphql.ts';

const acceptanceFields = graphql(`
  fragment AcceptanceFields on Acceptance @_unmask {
    id
    quoteVersionId
    devis
    createdAt
    signataire
    retractationJusquAu
    retracteLe
  }
`);

export const requestAcceptancesFields = graphql(
  `
    fragment RequestAcceptances on Query @_unmask {
      acceptances(requestId: $id) {
        ...AcceptanceFields
      }
    }
  `,
  [acceptanceFields],
);

export type Acceptance = ResultOf<typeof acceptanceFields>;

export const keptAcceptancesQuery = graphql(
  `
    query KeptAcceptances($page: Int!) {
      keptAcceptances(page: $page) {
        items {
          ...AcceptanceFields
        }
        totalCount
      }
    }
  `,
  [acceptanceFields],
);

export const signedPageQuery = graphql(`
  query SignedPage($id: Int!) {
    acceptance(id: $id) {
      id
      pageName
      page
    }
  }
`);

export const evidenceQuery = graphql(`
  query Evidence($id: Int!) {
    acceptance(id: $id) {
      id
      fileName
      preuve
    }
  }
`);

export const checkQuery = graphql(`
  query CheckAcceptance($id: Int!) {
    acceptance(id: $id) {
      id
      verification {
        isRight
        phrase
      }
    }
  }
`);

export const checkEvidenceMutation = graphql(`
  mutation CheckEvidence($file: Upload!) {
    checkEvidence(file: $file) {
      isRight
      phrase
      registre
      fichiers {
        nom
        etat
        phrase
      }
    }
  }
`);

export type EvidenceCheck = ResultOf<typeof checkEvidenceMutation>['checkEvidence'];

/** The GraphQL types that tell of acceptances, of which a request may have none yet. */
export const acceptanceTypes = ['Acceptance'];
