import type { ResultOf } from 'gql.tada';
import { pricingTermsFields } from '../../lib/pricing-terms.ts';
import { graphql } from '../../lib/service/graphql.ts';

const articleSetFields = graphql(`
  fragment ArticleSetFields on ArticleSet @_unmask {
    id
    nom
    description
    items {
      quantite
      article {
        id
        nom
        prix
        unite
        quantite
      }
    }
    updatedAt
  }
`);

export const articleSetsQuery = graphql(
  `
    query ArticleSets {
      articleSets {
        ...ArticleSetFields
      }
      companyInfo {
        nom
        valeur
      }
      pricing {
        terms {
          ...PricingTermsFields
        }
      }
    }
  `,
  [articleSetFields, pricingTermsFields],
);

export const articleSetQuery = graphql(
  `
    query ArticleSet($id: Int!) {
      articleSet(id: $id) {
        ...ArticleSetFields
      }
    }
  `,
  [articleSetFields],
);

export const createArticleSetMutation = graphql(`
  mutation CreateArticleSet($input: ArticleSetInput!) {
    createArticleSet(input: $input) {
      id
    }
  }
`);

export const updateArticleSetMutation = graphql(`
  mutation UpdateArticleSet($id: Int!, $input: ArticleSetPatch!, $updatedAt: DateTime) {
    updateArticleSet(id: $id, input: $input, updatedAt: $updatedAt) {
      id
    }
  }
`);

export const deleteArticleSetMutation = graphql(`
  mutation DeleteArticleSet($id: Int!) {
    deleteArticleSet(id: $id)
  }
`);

export const reorderArticleSetsMutation = graphql(`
  mutation ReorderArticleSets($ids: [Int!]!) {
    reorderArticleSets(ids: $ids) {
      id
    }
  }
`);

export type ArticleSet = ResultOf<typeof articleSetFields>;
