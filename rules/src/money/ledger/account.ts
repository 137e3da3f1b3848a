import { type CoveredInvoice, type InvoiceBalance, leftToPay, overdueOf } from '../invoices/invoice-state.ts';

/** What the six words of money are counted from, of a request with its invoices. Amounts are whole cents. */
export interface Account {
  /** Whether the deal is agreed on: confirmed, out or back. */
  isAgreed: boolean;
  /** What all of it comes to as it stands. */
  total: number;
  /** Its issued invoices, those of advances among them; credit notes count with theirs. */
  invoices: readonly InvoiceBalance[];
  /**
   * What came in, kept deposits that paid an invoice among it, and, negative, what was given back; reversals are of the
   * opposite sign.
   */
  movements: readonly number[];
}

/** The words as every screen and document has them, and what they are called below zero: of an invoice, too much came in. */
export const moneyWords = {
  convenu: 'Convenu',
  facture: 'Facturé',
  recu: 'Reçu',
  aFacturer: 'À facturer',
  aPayer: 'À payer',
  enRetard: 'En retard',
  factureEnTrop: 'Facturé en trop',
  recuDAvance: 'Reçu d’avance',
  recuEnTrop: 'Reçu en trop',
} as const;

/** Each word's amount, in cents. */
export type MoneySums = Record<'convenu' | 'facture' | 'recu' | 'aFacturer' | 'aPayer' | 'enRetard', number>;

/** *Convenu*: the deal; of one that is not agreed on, or no longer, what was billed of it. */
export function agreedAmount(account: Account): number {
  return account.isAgreed ? account.total : invoicedAmount(account);
}

/** *Facturé*: what its invoices ask for, without what credit notes gave back. */
export function invoicedAmount({ invoices }: Pick<Account, 'invoices'>): number {
  return sum(invoices.map((invoice) => leftToPay({ ...invoice, regle: 0 })));
}

/** *Reçu*: what came in, without what was given back. */
export function receivedAmount({ movements }: Pick<Account, 'movements'>): number {
  return sum(movements);
}

/** *À facturer*: what is agreed and not billed; negative where more was billed, 0 of a deal that is not agreed on. */
export function amountToInvoice(account: Account): number {
  return agreedAmount(account) - invoicedAmount(account);
}

/** *À payer*: what is billed and did not come in; negative where more came in, as before an invoice. */
export function amountToPay(account: Account): number {
  return invoicedAmount(account) - receivedAmount(account);
}

/** *En retard*: the part of *à payer* whose last day is before `today`. */
export function amountOverdue(account: Account, today: string): number {
  return sum(coveredInvoices(account).map((invoice) => overdueOf(invoice, today)));
}

/**
 * The invoices, the oldest due first, with what covers them: what came in beyond what they are paid with, be it free or
 * more than another one asks for.
 */
export function coveredInvoices(account: Account): CoveredInvoice[] {
  const open = account.invoices.map((invoice) => Math.max(0, leftToPay(invoice)));
  let covers = Math.max(0, sum(open) - amountToPay(account));
  return account.invoices.toSorted(byDue).map((invoice) => {
    const couvert = Math.min(covers, Math.max(0, leftToPay(invoice)));
    covers -= couvert;
    return { ...invoice, couvert };
  });
}

/** What is due on no day is due last. */
function byDue(one: InvoiceBalance, other: InvoiceBalance): number {
  const [day, otherDay] = [one.echeance ?? '9999', other.echeance ?? '9999'];
  return day < otherDay ? -1 : Number(day > otherDay);
}

/** All six of an account. */
export function moneySums(account: Account, today: string): MoneySums {
  return {
    convenu: agreedAmount(account),
    facture: invoicedAmount(account),
    recu: receivedAmount(account),
    aFacturer: amountToInvoice(account),
    aPayer: amountToPay(account),
    enRetard: amountOverdue(account, today),
  };
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((all, amount) => all + amount, 0);
}
