import type { ResultOf } from 'gql.tada';
import { graphql } from '../../lib/service/graphql.ts';

const paymentFields = graphql(`
  fragment PaymentFields on Payment @_unmask {
    id
    date
    createdAt
    auteur
    isRefund
    moyen
    reference
    banque
    montant
    payeur
    note
    requestId
    libre
    annulable
    affectations {
      id
      invoiceId
      numero
      montant
    }
    contrePassation {
      motif
      auteur
      createdAt
    }
  }
`);

const depositFields = graphql(`
  fragment DepositFields on Deposit @_unmask {
    id
    date
    auteur
    moyen
    montant
    photo
    reference
    banque
    dernierJour
    payeur
    note
    etat
    retenu
    aRendre
    enMain
    suites
    estArgent
    estDue
    leveePossible
    annulable
    avertissements
    request {
      id
      nom
      prenom
      fin
    }
    etapes {
      id
      etat
      date
      auteur
      montant
      moyen
      reference
      note
      motif
      usage
      fichiers
      libre
      affectable
      aRendre
      affectations {
        id
        numero
        montant
      }
      aFacturer
      refusFacturation
      lignes {
        libelle
        montant
      }
      contrePassation {
        motif
      }
    }
    contrePassation {
      motif
    }
  }
`);

export const requestLedgerFields = graphql(
  `
    fragment RequestLedger on Query @_unmask {
      requestLedger(requestId: $id) @include(if: $money) {
        total
        convenu
        facture
        recu
        aFacturer
        aPayer
        enRetard
        recuDAvance
        caution
        cautionManquante
        factures {
          id
          numero
          reste
        }
        paiements {
          ...PaymentFields
        }
        cautions {
          ...DepositFields
        }
      }
    }
  `,
  [paymentFields, depositFields],
);

export const paymentsQuery = graphql(
  `
    query Payments($page: Int, $pageSize: Int, $search: String, $du: Date, $au: Date, $moyen: LedgerMeans) {
      payments(page: $page, pageSize: $pageSize, search: $search, du: $du, au: $au, moyen: $moyen) {
        totalCount
        items {
          ...PaymentFields
        }
      }
    }
  `,
  [paymentFields],
);

export const ledgerTotalsQuery = graphql(`
  query LedgerTotals($du: Date!, $au: Date!) {
    ledgerTotals(du: $du, au: $au) {
      total
      parMoyen {
        moyen
        montant
      }
      parTaux {
        taux
        horsTaxes
        tva
      }
      cautionsRetenues {
        moyen
        montant
      }
    }
  }
`);

export const heldDepositsQuery = graphql(
  `
    query HeldDeposits {
      heldDeposits {
        ...DepositFields
      }
    }
  `,
  [depositFields],
);

export const invoicesToPayQuery = graphql(`
  query InvoicesToPay($search: String) {
    invoicesToPay(search: $search) {
      id
      numero
      client
      reste
    }
  }
`);

export const requestPicturesQuery = graphql(`
  query RequestPictures($id: Int!) {
    reservationRequest(id: $id) {
      id
      fichiers {
        id
        nom
      }
    }
  }
`);

export const customerBalanceQuery = graphql(`
  query CustomerBalance($customerId: Int!) {
    customerBalance(customerId: $customerId) {
      convenu
      facture
      recu
      aFacturer
      aPayer
      enRetard
      recuDAvance
    }
  }
`);

export const recordPaymentMutation = graphql(`
  mutation RecordPayment($input: PaymentInput!, $key: String!) {
    recordPayment(input: $input, key: $key) {
      id
    }
  }
`);

export const allocatePaymentMutation = graphql(`
  mutation AllocatePayment($id: Int!, $invoiceId: Int!, $montant: Decimal!) {
    allocatePayment(id: $id, invoiceId: $invoiceId, montant: $montant)
  }
`);

export const recordRefundMutation = graphql(`
  mutation RecordRefund($input: RefundInput!, $key: String!) {
    recordRefund(input: $input, key: $key) {
      id
    }
  }
`);

export const reverseEntryMutation = graphql(`
  mutation ReverseLedgerEntry($id: Int!, $motif: String!) {
    reverseLedgerEntry(id: $id, motif: $motif)
  }
`);

export const receiveDepositMutation = graphql(`
  mutation ReceiveDeposit($input: DepositInput!, $key: String!) {
    receiveDeposit(input: $input, key: $key) {
      id
    }
  }
`);

export const moveDepositMutation = graphql(`
  mutation MoveDeposit(
    $id: Int!
    $etape: DepositState!
    $date: Date!
    $moyen: LedgerMeans
    $moyenDuReste: LedgerMeans
    $reference: String
    $note: String
  ) {
    moveDeposit(
      id: $id
      etape: $etape
      date: $date
      moyen: $moyen
      moyenDuReste: $moyenDuReste
      reference: $reference
      note: $note
    ) {
      id
      etat
    }
  }
`);

export const releaseDepositMutation = graphql(`
  mutation ReleaseDeposit($id: Int!, $raison: ReleaseReason!) {
    releaseDeposit(id: $id, raison: $raison) {
      id
      etat
    }
  }
`);

export const retainDepositMutation = graphql(`
  mutation RetainDeposit($input: RetentionInput!, $key: String!) {
    retainDeposit(input: $input, key: $key) {
      id
    }
  }
`);

export const billRestorationMutation = graphql(`
  mutation BillRestoration($id: Int!) {
    invoice: billRestoration(id: $id) {
      id
    }
  }
`);

export type RequestLedger = NonNullable<ResultOf<typeof requestLedgerFields>['requestLedger']>;
export type Payment = RequestLedger['paiements'][number];
export type Deposit = RequestLedger['cautions'][number];
export type DepositStep = Deposit['etapes'][number];
