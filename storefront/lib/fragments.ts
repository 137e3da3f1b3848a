import { graphql } from './graphql.ts';

/** What components/ui/picture.tsx shows. */
export const pictureFields = graphql(`
  fragment PictureFields on Picture @_unmask {
    url
    width
    height
    renditions {
      url
      width
      format
    }
  }
`);

/** What a card of the catalogue shows: one picture and no long text. The service counts a fragment as one level of depth. */
export const articleCardFields = graphql(`
  fragment ArticleCardFields on Article @_unmask {
    id
    slug
    nom
    prix
    unite
    quantite
    courteDescription
    categorie {
      id
    }
    primaryImage {
      altImage
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
