import { graphql } from './graphql.ts';

/** For components/ui/picture.tsx. */
export const pictureFields = graphql(`
  fragment PictureFields on Picture @_unmask {
    key
    width
    height
    renditionFiles
  }
`);

/** For `packsOf` (lib/packs.ts): what a pack holds, and the packs in it. */
export const packFields = graphql(`
  fragment PackFields on Article @_unmask {
    components {
      articleId
      quantite
      possibles
      terrain
      choix
      nom
      article {
        quantite
        enRenfort
      }
      components {
        articleId
        quantite
        possibles
        terrain
        choix
        nom
        article {
          quantite
          enRenfort
        }
      }
    }
  }
`);

/** For a card of the catalogue. The service's depth limit counts a fragment as one level. */
export const articleCardFields = graphql(`
  fragment ArticleCardFields on Article @_unmask {
    id
    slug
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

/** For `toArticleSet` (lib/article-sets.ts). */
export const articleSetFields = graphql(`
  fragment ArticleSetFields on ArticleSet @_unmask {
    id
    nom
    description
    items {
      quantite
      article {
        id
        slug
        nom
        prix
        prixAVenir {
          aPartirDu
          prix
        }
        unite
        quantite
        lot
        nomLot
        quantiteMinimum
        enRenfort
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
    }
  }
`);

/** What the rent of a piece and the deposit depend on, of the terms in force or of a request. */
export const rentTermsFields = graphql(`
  fragment RentTermsFields on PricingTerms @_unmask {
    durees {
      unite
      jours
      coefficient
    }
    saisons {
      nom
      du
      au
      categorieIds
      pourcent
    }
    caution {
      par
      paliers {
        jusqua
        montant
      }
    }
  }
`);

/** Where the company delivers and for how much. */
export const deliveryFields = graphql(`
  fragment DeliveryFields on PricingTerms @_unmask {
    zones {
      nom
      communes
      prix
      minimum
      offerteDes
    }
    prixParKilometre
  }
`);
