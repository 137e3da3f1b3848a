import type { ResultOf } from 'gql.tada';
import { graphql } from '../../lib/service/graphql.ts';

export const articleQuery = graphql(`
  query ArticleDetail($id: Int!) {
    article(id: $id) {
      id
      nom
      slug
      categorie {
        id
        nom
      }
      prix
      prixAVenir {
        aPartirDu
        prix
      }
      unite
      quantite
      etat
      lot
      nomLot
      quantiteMinimum
      accessories {
        nom
        quantite
        article {
          id
          nom
        }
      }
      montantCaution
      coutMontage
      courteDescription
      longueDescription
      specifications {
        label
        value
      }
      included
      excluded
      setNames
      components {
        articleId
        nom
        quantite
        terrain
        choix
        archive
      }
      createdAt
    }
  }
`);

// A query of its own: the pictures show even when the article cannot be read, and are reloaded alone.
export const articleImagesQuery = graphql(`
  query ArticleImages($id: Int!) {
    article(id: $id) {
      id
      images {
        id
        altImage
        primary
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
  }
`);

export const duplicateArticleMutation = graphql(`
  mutation DuplicateArticle($id: Int!) {
    duplicateArticle(id: $id) {
      id
    }
  }
`);

export const deleteArticleMutation = graphql(`
  mutation DeleteArticle($id: Int!) {
    deleteArticle(id: $id)
  }
`);

export type Article = NonNullable<ResultOf<typeof articleQuery>['article']>;
export type ArticleImage = NonNullable<ResultOf<typeof articleImagesQuery>['article']>['images'][number];

/** The article's id from the address; null when it is not one. */
export function readArticleId(parameter: string | undefined): number | null {
  return parameter !== undefined && /^[1-9]\d{0,8}$/.test(parameter) ? Number(parameter) : null;
}
