import { graphql } from './graphql.ts';

/** What components/ui/picture.tsx shows. */
export const pictureFields = graphql(`
  fragment PictureFields on Picture @_unmask {
    key
    width
    height
    renditionFiles
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
        key
        width
        height
        renditionFiles
      }
    }
  }
`);
