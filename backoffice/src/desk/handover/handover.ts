import type { FragmentOf, ResultOf } from 'gql.tada';
import { graphql } from '../../lib/service/graphql.ts';

export const handoverFields = graphql(`
  fragment HandoverFields on Handover @_unmask {
    id
    mouvement
    request {
      id
      nom
      prenom
      statut
      debut
      fin
      phone
      livraisonMontage
      adresse
    }
    remarques
    signataire
    closedAt
    closedBy
    lines {
      id
      nom
      pour
      accessoire
      attendu
      compte
      casse
      manque
      sale
      dehors
      note
    }
    photos {
      key
      lineId
      url
    }
    propositions {
      lineId
      enStock
      remplacement
      nettoyage
    }
    nettoyages {
      nom
      prix
    }
    aRegler
    stockARegler
    argent {
      caution
      cautionManquante
      aPayer
      cautions {
        id
        moyen
        reference
        aRendre
        rendable
        retenable
        estArgent
      }
      factures {
        id
        numero
        reste
      }
    }
  }
`);

export const openHandoverMutation = graphql(
  `
    mutation OpenHandover($requestId: Int!, $mouvement: Movement!) {
      openHandover(requestId: $requestId, mouvement: $mouvement) {
        ...HandoverFields
      }
    }
  `,
  [handoverFields],
);

export const openDayHandoversMutation = graphql(
  `
    mutation OpenDayHandovers {
      openDayHandovers {
        ...HandoverFields
      }
    }
  `,
  [handoverFields],
);

export const handoverQuery = graphql(
  `
    query Handover($id: Int!) {
      handover(id: $id) {
        ...HandoverFields
      }
    }
  `,
  [handoverFields],
);

export const takeCommandsMutation = graphql(`
  mutation TakeHandoverCommands($commands: [HandoverCommandInput!]!) {
    takeHandoverCommands(commands: $commands) {
      key
      raison
    }
  }
`);

export const attachPhotoMutation = graphql(`
  mutation AttachHandoverPhoto($key: String!, $file: Upload!) {
    attachHandoverPhoto(key: $key, file: $file)
  }
`);

export const closeDepartureMutation = graphql(`
  mutation CloseDeparture(
    $id: Int!
    $key: String
    $signataire: String
    $dessin: String
    $caution: HandoverDepositInput
    $photoCheque: Upload
    $paiement: HandoverPaymentInput
  ) {
    closeDeparture(
      id: $id
      key: $key
      signataire: $signataire
      dessin: $dessin
      caution: $caution
      photoCheque: $photoCheque
      paiement: $paiement
    ) {
      id
      closedAt
    }
  }
`);

export const closeReturnMutation = graphql(`
  mutation CloseReturn(
    $id: Int!
    $key: String
    $signataire: String
    $dessin: String
    $suites: [ReturnChoiceInput!]
    $cautionsRendues: [Int!]
    $paiement: HandoverPaymentInput
  ) {
    closeReturn(
      id: $id
      key: $key
      signataire: $signataire
      dessin: $dessin
      suites: $suites
      cautionsRendues: $cautionsRendues
      paiement: $paiement
    ) {
      id
      closedAt
    }
  }
`);

export const settleReturnMutation = graphql(`
  mutation SettleReturn($id: Int!, $suites: [ReturnChoiceInput!], $cautionsRendues: [Int!]) {
    settleReturn(id: $id, suites: $suites, cautionsRendues: $cautionsRendues)
  }
`);

export const handoverSubscription = graphql(`
  subscription HandoverChanged {
    handoverChanged
  }
`);

export const handoverDocumentQuery = graphql(`
  query HandoverDocument($id: Int!) {
    handoverDocument(id: $id) {
      fileName
      pdf
    }
  }
`);

export const requestHandoversFields = graphql(`
  fragment RequestHandovers on Query @_unmask {
    reservationRequest(id: $id) {
      id
      etatsDesLieux {
        id
        mouvement
        signataire
        closedAt
        closedBy
        empreinte
        aRegler
      }
    }
  }
`);

export type Handover = FragmentOf<typeof handoverFields>;
export type HandoverLine = Handover['lines'][number];
export type RequestHandover = ResultOf<typeof requestHandoversFields>['reservationRequest']['etatsDesLieux'][number];

/** What is outdated by a departure or a return, beside `requestTypes`. */
export const handoverTypes = [
  'Handover',
  'Deposit',
  'RequestLedger',
  'Payment',
  'PaymentPage',
  'MailPage',
  'StockMovement',
];

/** How many lines of a sheet are counted. */
export function countedLines({ lines }: Pick<Handover, 'lines'>): number {
  return lines.filter(({ compte }) => compte !== null).length;
}
