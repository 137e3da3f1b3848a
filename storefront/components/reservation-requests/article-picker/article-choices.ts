import type { ResultOf } from 'gql.tada';
import { graphql } from '../../../lib/service/graphql.ts';

/** What the wizard has to know of an article. */
export const articleChoiceFields = graphql(
  `
    fragment ArticleChoice on Article @_unmask {
      id
      nom
      prix
      unite
      quantite
      montantCaution
      coutMontage
      courteDescription
      categorie {
        id
      }
      primaryImage {
        picture {
          key
          width
          height
          renditionFiles
        }
      }
    }
  `,
);

/** What it has to know of the catalogue; the page brings it, and it can be asked for again. */
export const articleChoicesQuery = graphql(
  `
    query ArticleChoices {
      articles {
        ...ArticleChoice
      }
      categories {
        id
        slug
        nom
      }
    }
  `,
  [articleChoiceFields],
);

export type ArticleChoice = ResultOf<typeof articleChoiceFields>;
export type ArticleChoices = ResultOf<typeof articleChoicesQuery>;
