import type { ResultOf, VariablesOf } from 'gql.tada';
import { foundArticleFields } from '../../components/form/article-search.tsx';
import { graphql } from '../../lib/service/graphql.ts';

export const lineTemplatesQuery = graphql(
  `
  query LineTemplates {
    lineTemplates {
      id
      nom
      items {
        nature
        nom
        quantite
        prix
        montantCaution
        coefficient
        remise
        remiseEnPourcent
        motifRemise
        tauxTva
        article {
          ...FoundArticleFields
        }
      }
    }
  }
`,
  [foundArticleFields],
);

export const saveLineTemplateMutation = graphql(`
  mutation SaveLineTemplate($nom: String!, $items: [ReservationRequestItemInput!]!, $remplace: Boolean!) {
    saveLineTemplate(nom: $nom, items: $items, remplace: $remplace) {
      id
    }
  }
`);

export const deleteLineTemplateMutation = graphql(`
  mutation DeleteLineTemplate($id: Int!) {
    deleteLineTemplate(id: $id)
  }
`);

export type LineTemplate = ResultOf<typeof lineTemplatesQuery>['lineTemplates'][number];

/** A line as the service takes it. */
export type LineToSave = VariablesOf<typeof saveLineTemplateMutation>['items'][number];
