import { toCents } from '@barnum/rules/prices/amounts';
import type { ResultOf } from 'gql.tada';
import { requestTypes } from '../../lib/cached-types.ts';
import { graphql } from '../../lib/service/graphql.ts';

const invoiceFields = graphql(`
  fragment InvoiceFields on Invoice @_unmask {
    id
    nature
    titre
    numero
    etat
    date
    echeance
    total
    du
    credite
    regle
    reste
    requestId
    customerId
    updatedAt
    hasXml
    corrige {
      id
      numero
    }
    avoirs {
      id
      numero
      date
      total
    }
    brouillon {
      client {
        nom
      }
      echeance
      note
      operation
      autoliquidation
      montant
      montantEnPourcent
      motif
      lignes {
        ligne
        quantite
        montant
      }
    }
    creditables {
      ligne
      nom
      quantite
      total
    }
    correction {
      autreRegime
      tropFacture {
        taux
        montant
      }
      avoirs {
        invoiceId
        numero
        titre
        enEntier
        montant
        taux {
          taux
          montant
        }
      }
      facture {
        total
        dejaFacture
        dejaPaye
        aPayer
      }
    }
    content {
      manque
      avertissements
      nonImprimable
      titre
      devis
      lieu
      echeance
      remise
      motifRemise
      total
      horsTaxes
      dejaPaye
      aPayer
      motif
      note
      operation
      autoliquidation
      periode {
        du
        au
      }
      client {
        genre
        nom
        contact
        siren
        siret
        tva
        email
        codeService
        referenceCommande
        adresse {
          rue
          codePostal
          ville
          pays
        }
      }
      lignes {
        nom
        quantite
        prixUnitaire
        remise
        motifRemise
        total
        tauxTva
      }
      tva {
        taux
        horsTaxes
        tva
      }
      acomptes {
        titre
        numero
        date
        total
      }
    }
  }
`);

export const invoiceQuery = graphql(
  `
    query Invoice($id: Int!) {
      invoice(id: $id) {
        ...InvoiceFields
      }
    }
  `,
  [invoiceFields],
);

export type Invoice = ResultOf<typeof invoiceFields>;

export const updateDraftMutation = graphql(
  `
    mutation UpdateInvoiceDraft($id: Int!, $input: InvoiceDraftInput!, $updatedAt: DateTime) {
      updateInvoiceDraft(id: $id, input: $input, updatedAt: $updatedAt) {
        ...InvoiceFields
      }
    }
  `,
  [invoiceFields],
);

export const requestBillingFields = graphql(`
  fragment RequestBilling on Query @_unmask {
    billing(requestId: $id) @include(if: $money) {
      convenu
      facture
      aFacturer
      acompte
      ecart
      tropFacture {
        taux
        montant
      }
      refus
      invoices {
        id
        nature
        titre
        numero
        etat
        date
        total
        du
        reste
      }
    }
  }
`);

/** The last invoices of a customer, drafts first. */
export const customerInvoicesQuery = graphql(`
  query CustomerInvoices($customerId: Int!) {
    invoices(pageSize: 5, filtre: { customerId: $customerId }) {
      totalCount
      items {
        id
        nature
        titre
        numero
        etat
        date
        total
        du
        reste
      }
    }
  }
`);

export type Billing = NonNullable<ResultOf<typeof requestBillingFields>['billing']>;

/** What is billed too much of each rate, in cents. */
export function ratesOf(tooMuch: Billing['tropFacture']) {
  return tooMuch.map(({ taux, montant }) => ({ taux, total: toCents(montant) }));
}

export const createDraftMutation = graphql(`
  mutation CreateInvoiceDraft($requestId: Int!, $nature: DemandedInvoiceKind!) {
    invoice: createInvoiceDraft(requestId: $requestId, nature: $nature) {
      id
    }
  }
`);

export const billReceivedMutation = graphql(`
  mutation BillReceived($requestId: Int!) {
    invoice: billReceived(requestId: $requestId) {
      id
    }
  }
`);

export const createCreditNoteMutation = graphql(`
  mutation CreateCreditNoteDraft($invoiceId: Int!) {
    invoice: createCreditNoteDraft(invoiceId: $invoiceId) {
      id
    }
  }
`);

export const deleteDraftMutation = graphql(`
  mutation DeleteInvoiceDraft($id: Int!) {
    deleteInvoiceDraft(id: $id)
  }
`);

export const issueMutation = graphql(`
  mutation IssueInvoice($id: Int!, $updatedAt: DateTime) {
    issueInvoice(id: $id, updatedAt: $updatedAt) {
      id
      numero
    }
  }
`);

export const correctBillingMutation = graphql(`
  mutation CorrectBilling($id: Int!, $motif: String!, $updatedAt: DateTime) {
    invoices: correctBilling(id: $id, motif: $motif, updatedAt: $updatedAt) {
      id
      numero
      nature
    }
  }
`);

export const documentsQuery = graphql(`
  query InvoiceDocuments($id: Int!) {
    invoice(id: $id) {
      fileName
      pdf
      xml
    }
  }
`);

/** The GraphQL types to read again after an invoice has changed: itself, lists of them, and the request's history. */
export const invoiceTypes = [
  ...requestTypes,
  'Invoice',
  'Billing',
  'InvoicePage',
  'Payment',
  'RequestToInvoice',
  'RequestLedger',
  'CustomerBalance',
];

/** What a draft is made of: it is read again when any of them changes. */
export const draftSources = {
  additionalTypenames: ['Invoice', 'Billing', 'CompanyInfo', 'InvoiceSettings', 'Customer', 'ReservationRequest'],
};
