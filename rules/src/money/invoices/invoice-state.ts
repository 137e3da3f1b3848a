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

/** What is left to pay; negative where more came in than is owed, 0 for drafts and credit notes. */
export function leftToPay({ nature, numero, du, credite, regle }: InvoiceBalance): number {
  return numero === null || nature === 'avoir' ? 0 : du - credite - regle;
}

/** The state of an invoice on a day. A credit note is only ever issued: what it gives back counts with its invoice. */
export function invoiceState(invoice: InvoiceBalance, today: string): InvoiceState {
  const { nature, numero, du, credite, regle, echeance } = invoice;
  if (numero === null) return 'brouillon';
  if (nature === 'avoir') return 'emise';
  if (credite > 0 && credite >= du) return 'annulee';
  if (leftToPay(invoice) <= 0) return 'payee';
  if (echeance !== null && echeance < today) return 'en_retard';
  return regle > 0 ? 'partiellement_payee' : 'emise';
}
