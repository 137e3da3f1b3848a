import type { ResultOf } from 'gql.tada';
import { graphql } from '../../../lib/service/graphql.ts';

/** What a private page shows of the quote that is to be accepted, or was. */
export const acceptanceFields = graphql(`
  fragment FollowUpAcceptanceFields on FollowUpAcceptance @_unmask {
    versionId
    devis
    etat
    empechement
    refus
    particulier
    textes {
      titre
      resume
      retractation
      accord
      bouton
      empreinte
    }
    cgv
    adresse
    devisAccepte
    accepteLe
    signataire
    retractationJusquAu
    retracteLe
  }
`);

export type Acceptance = ResultOf<typeof acceptanceFields>;
/** The same while it can be accepted. */
export type OpenOffer = Acceptance & { textes: NonNullable<Acceptance['textes']> };
