import type { ResultOf } from 'gql.tada';
import { graphql } from '../../lib/graphql.ts';

/** What the wizard has to know of an article. */
export const articleChoiceFields = graphql(`
  fragment ArticleChoice on Article @_unmask {
    id
    nom
    prix
    unite
    quantite
    montantCaution
    coutMontage
    categorie {
      id
      nom
      ordre
    }
    primaryImage {
      picture {
        url
        width
        height
        renditions {
          url
          width
          format
        }
      }
    }
  }
`);

export type ArticleChoice = ResultOf<typeof articleChoiceFields>;

export const articleChoicesQuery = graphql(
  `
    query ArticleChoices {
      articles {
        ...ArticleChoice
      }
    }
  `,
  [articleChoiceFields],
);
