import type { ResultOf } from 'gql.tada';
import { graphql } from '../../../lib/service/graphql.ts';

/** A page of invoices, with how many there are in each state and what they add up to. */
export const invoicesQuery = graphql(`
  query Invoices($page: Int!, $pageSize: Int!, $search: String!, $filtre: InvoiceFilterInput!) {
    invoices(page: $page, pageSize: $pageSize, search: $search, filtre: $filtre) {
      totalCount
      reste
      etats {
        etat
        totalCount
      }
      taux {
        taux
        horsTaxes
        tva
        total
      }
      items {
        id
        nature
        titre
        numero
        client
        total
        du
        reste
        etat
        date
        echeance
        requestId
      }
    }
  }
`);
export type InvoicesPage = ResultOf<typeof invoicesQuery>['invoices'];
export type ListedInvoice = InvoicesPage['items'][number];
