import type { InvoiceClient, OperationKind } from './invoice-content.ts';

/** What an administrator chooses of an invoice before it is issued; all else comes from the deal. Amounts are exact texts. */
export interface InvoiceDraft {
  /** Null for the customer that the request is joined to, or else for who sent it. */
  client: InvoiceClient | null;
  /** `YYYY-MM-DD`; null for what the settings say. */
  echeance: string | null;
  note: string;
  /** Of a credit note, that of its invoice counts. */
  operation: OperationKind;
  autoliquidation: boolean;
  /** Of an « acompte »: how much, in euros or in percent of the deal. */
  montant: string | null;
  montantEnPourcent: boolean;
  /** Of a credit note: the lines that it gives back; null for all that is left of the invoice. */
  lignes: CreditedLine[] | null;
  /** Why there is a credit note. */
  motif: string;
}

/** A line of an invoice that is given back: so many pieces, or an amount. */
export interface CreditedLine {
  /** Its place in the invoice, from 0. */
  ligne: number;
  quantite: number;
  /** Null for what so many pieces cost. */
  montant: string | null;
}

/** A draft of which nothing was chosen yet. */
export const emptyInvoiceDraft: InvoiceDraft = {
  client: null,
  echeance: null,
  note: '',
  operation: 'services',
  autoliquidation: false,
  montant: null,
  montantEnPourcent: false,
  lignes: null,
  motif: '',
};
