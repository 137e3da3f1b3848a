import type { ResultOf } from 'gql.tada';
import { packFields } from '../../../lib/service/fragments.ts';
import { graphql } from '../../../lib/service/graphql.ts';

/** An article as the wizard needs it. */
export const articleChoiceFields = graphql(
  `
    fragment ArticleChoice on Article @_unmask {
      id
      nom
      prix
      prixAVenir {
        aPartirDu
        prix
      }
      unite
      quantite
      quantiteAuMieux
      lot
      nomLot
      quantiteMinimum
      enRenfort
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
      ...PackFields
    }
  `,
  [packFields],
);

/** The catalogue as the wizard needs it; the page holds it, and the browser can query it again. */
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
