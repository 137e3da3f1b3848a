import { graphql } from './service/graphql.ts';

/** The terms of price and delivery, those in force or those of a request: what `PricingTerms` of the rules says. */
export const pricingTermsFields = graphql(`
  fragment PricingTermsFields on PricingTerms @_unmask {
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
    minimumCommande
    minimumJours
    zones {
      nom
      communes
      prix
      minimum
      offerteDes
    }
    prixParKilometre
    frais {
      nom
      prix
      tauxTva
    }
    nettoyages {
      nom
      prix
    }
    avance
  }
`);
