import type { ResultOf } from 'gql.tada';
import { graphql } from '../../lib/service/graphql.ts';

const partnerFields = graphql(`
  fragment PartnerFields on Partner @_unmask {
    id
    nom
    lien
    logo
    updatedAt
    picture {
      width
      height
    }
  }
`);

export const partnersQuery = graphql(
  `
    query Partners {
      partners {
        ...PartnerFields
      }
    }
  `,
  [partnerFields],
);

export const createPartnerMutation = graphql(`
  mutation CreatePartner($input: PartnerInput!) {
    createPartner(input: $input) {
      id
    }
  }
`);

export const updatePartnerMutation = graphql(`
  mutation UpdatePartner($id: Int!, $input: PartnerPatch!, $updatedAt: DateTime) {
    updatePartner(id: $id, input: $input, updatedAt: $updatedAt) {
      id
    }
  }
`);

export const deletePartnerMutation = graphql(`
  mutation DeletePartner($id: Int!) {
    deletePartner(id: $id)
  }
`);

export const uploadLogoMutation = graphql(`
  mutation UploadLogo($file: Upload!) {
    uploadLogo(file: $file)
  }
`);

export type Partner = ResultOf<typeof partnerFields>;
