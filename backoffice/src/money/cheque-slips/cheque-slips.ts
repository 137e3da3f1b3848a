import type { ResultOf } from 'gql.tada';
import { graphql } from '../../lib/service/graphql.ts';

const chequeFields = graphql(`
  fragment ChequeFields on Cheque @_unmask {
    id
    estCaution
    date
    dernierJour
    montant
    reference
    banque
    payeur
    requestId
    rendu
    messageImpaye
    impaye {
      date
      motif
      frais
    }
    seRepresente
    representeLe
    contrePassation {
      motif
    }
  }
`);

const slipFields = graphql(
  `
    fragment SlipFields on ChequeSlip @_unmask {
      id
      numero
      compte
      remiseLe
      total
      createdAt
      updatedAt
      cheques {
        ...ChequeFields
      }
    }
  `,
  [chequeFields],
);

export const waitingChequesQuery = graphql(
  `
    query WaitingCheques {
      waitingCheques {
        nombre
        total
        perimes {
          nombre
          total
        }
        cheques {
          ...ChequeFields
        }
      }
    }
  `,
  [chequeFields],
);

export const chequeSlipsQuery = graphql(`
  query ChequeSlips($page: Int, $pageSize: Int) {
    chequeSlips(page: $page, pageSize: $pageSize) {
      totalCount
      items {
        id
        numero
        remiseLe
        createdAt
        total
        cheques {
          id
          impaye {
            date
          }
        }
      }
    }
  }
`);

export const chequeSlipQuery = graphql(
  `
    query ChequeSlip($id: Int!) {
      chequeSlip(id: $id) {
        ...SlipFields
      }
    }
  `,
  [slipFields],
);

export const chequeSlipDocumentQuery = graphql(`
  query ChequeSlipDocument($id: Int!) {
    chequeSlipDocument(id: $id) {
      fileName
      pdf
    }
  }
`);

export const createChequeSlipMutation = graphql(`
  mutation CreateChequeSlip($input: ChequeSlipInput!, $key: String!) {
    createChequeSlip(input: $input, key: $key) {
      id
    }
  }
`);

export const updateChequeSlipMutation = graphql(
  `
    mutation UpdateChequeSlip($id: Int!, $input: ChequeSlipInput!, $updatedAt: DateTime) {
      updateChequeSlip(id: $id, input: $input, updatedAt: $updatedAt) {
        ...SlipFields
      }
    }
  `,
  [slipFields],
);

export const deleteChequeSlipMutation = graphql(`
  mutation DeleteChequeSlip($id: Int!) {
    deleteChequeSlip(id: $id)
  }
`);

export const handOverChequeSlipMutation = graphql(
  `
    mutation HandOverChequeSlip($id: Int!, $date: Date!, $updatedAt: DateTime) {
      handOverChequeSlip(id: $id, date: $date, updatedAt: $updatedAt) {
        ...SlipFields
      }
    }
  `,
  [slipFields],
);

export const returnChequeMutation = graphql(
  `
    mutation ReturnCheque($id: Int!, $date: Date!, $motif: String!, $frais: Decimal) {
      returnCheque(id: $id, date: $date, motif: $motif, frais: $frais) {
        ...SlipFields
      }
    }
  `,
  [slipFields],
);

export const presentChequeAgainMutation = graphql(`
  mutation PresentChequeAgain($id: Int!, $date: Date!) {
    presentChequeAgain(id: $id, date: $date) {
      id
    }
  }
`);

/** The GraphQL types to read again after a slip changed. */
export const slipTypes = ['WaitingCheques', 'ChequeSlip', 'ChequeSlipPage'];

export type ChequeSlip = ResultOf<typeof chequeSlipQuery>['chequeSlip'];
export type Cheque = ChequeSlip['cheques'][number];

/** What is ticked of cheques: by their ids, with number and bank as they stand on them. */
export type Ticked = ReadonlyMap<number, { reference: string; banque: string }>;

/** What is ticked, as it is sent. */
export function chequesOf(ticked: Ticked): { id: number; reference: string; banque: string }[] {
  return [...ticked].map(([id, words]) => ({ id, ...words }));
}

/** Cheques with what stands on them, ticked. */
export function tickedOf(cheques: readonly Cheque[]): Ticked {
  return new Map(cheques.map(({ id, reference, banque }) => [id, { reference, banque }]));
}
