import type { InvoiceKind } from './invoice-content.ts';

/** What became of an invoice. Only « brouillon » and the others are stored apart; the rest follows from what came in. */
export const invoiceStates = ['brouillon', 'emise', 'partiellement_payee', 'payee', 'en_retard', 'annulee'] as const;
export type InvoiceState = (typeof invoiceStates)[number];

export const invoiceStateLabels: Record<InvoiceState, string> = {
  brouillon: 'brouillon',
  emise: 'émise',
  partiellement_payee: 'partiellement payée',
  payee: 'payée',
  en_retard: 'en retard',
  annulee: 'annulée',
};

/** What the state of an invoice depends on. Amounts are whole cents. */
export interface InvoiceBalance {
  nature: InvoiceKind;
  /** Null while it is a draft. */
  numero: string | null;
  /** What it asks for: its total without what was billed before. */
  du: number;
  /** What its credit notes gave back. */
  credite: number;
  /** What was paid for it. */
  regle: number;
  echeance: string | null;
}

/** An invoice beside its deal. */
export interface CoveredInvoice extends InvoiceBalance {
  /** How much of what is left to pay is here already: money of its deal that is counted against no invoice yet. */
  couvert: number;
}

/** What is left to pay; negative where more came in than is owed, 0 for drafts and credit notes. */
export function leftToPay({ nature, numero, du, credite, regle }: InvoiceBalance): number {
  return numero === null || nature === 'avoir' ? 0 : du - credite - regle;
}

/** *En retard*, of one invoice: what is left to pay of it after its last day, and did not come in for its deal. */
export function overdueOf(invoice: CoveredInvoice, today: string): number {
  const { echeance, couvert } = invoice;
  return echeance !== null && echeance < today ? Math.max(0, leftToPay(invoice) - couvert) : 0;
}

/** The state of an invoice on a day. A credit note is only ever issued: what it gives back counts with its invoice. */
export function invoiceState(invoice: CoveredInvoice, today: string): InvoiceState {
  const { nature, numero, du, credite, regle } = invoice;
  if (numero === null) return 'brouillon';
  if (nature === 'avoir') return 'emise';
  if (credite > 0 && credite >= du) return 'annulee';
  if (leftToPay(invoice) <= 0) return 'payee';
  if (overdueOf(invoice, today) > 0) return 'en_retard';
  return regle > 0 ? 'partiellement_payee' : 'emise';
}
