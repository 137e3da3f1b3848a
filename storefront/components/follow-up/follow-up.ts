import type { ResultOf } from 'gql.tada';
import { rentTermsFields } from '../../lib/service/fragments.ts';
import { graphql } from '../../lib/service/graphql.ts';
import { acceptanceFields } from './acceptances/acceptance.ts';

/** What a private page shows of its request. */
export const followUpFields = graphql(
  `
  fragment FollowUpFields on FollowUp @_unmask {
    numero
    prenom
    nom
    phone
    email
    date
    debut
    fin
    joursOfferts
    statut
    peutAnnuler
    peutDemanderAnnulation
    annulationDemandeLe
    supplementParJour
    tarifs {
      ...RentTermsFields
    }
    remise
    remiseEnPourcent
    motifRemise
    cautionFixee
    livraisonMontage
    adresse
    creneau
    effacementDemandeLe
    acceptation {
      ...FollowUpAcceptanceFields
    }
    sendsMails
    etatsDesLieux {
      id
      titre
      closedAt
    }
    devis {
      id
      nom
      createdAt
      total
      acompte
      actuel
      aRefuser
    }
    compte {
      factures {
        id
        numero
        titre
        date
        du
      }
      facture
      recu
      aPayer
      recuDAvance
      acompte
      acompteAPayer
      cautions {
        moyen
        montant
        retenu
        aRendre
        encaissee
        detruite
      }
      cautionARemettre
      cautionARendre
      virement {
        beneficiaire
        iban
        montant
        reference
      }
      ordre
    }
    items {
      id
      articleId
      nom
      quantite
      prix
      unite
      categorieId
      montantCaution
      coutMontage
      nature
      coefficient
      remise
      remiseEnPourcent
      motifRemise
      terrain
      choix
      components {
        articleId
        nom
      }
    }
    availability {
      articleId
      stock
      libres
      disponibilite
    }
    events {
      id
      createdAt
      avant
      apres
      devis
      annulation
      parLeVisiteur
    }
    messages {
      id
      createdAt
      parLeVisiteur
      texte
      fichiers {
        id
        nom
        taille
      }
    }
  }
`,
  [rentTermsFields, acceptanceFields],
);

export type FollowUp = ResultOf<typeof followUpFields>;
