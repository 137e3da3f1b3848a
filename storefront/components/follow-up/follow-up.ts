import type { ResultOf } from 'gql.tada';
import { graphql } from '../../lib/service/graphql.ts';

/** What a private page shows of its request. */
export const followUpFields = graphql(`
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
    supplementParJour
    livraisonMontage
    adresse
    effacementDemandeLe
    sendsMails
    items {
      id
      nom
      quantite
      prix
      unite
      montantCaution
      coutMontage
    }
    events {
      id
      createdAt
      avant
      apres
      devis
      parLeVisiteur
    }
    messages {
      id
      createdAt
      texte
    }
  }
`);

export type FollowUp = ResultOf<typeof followUpFields>;
