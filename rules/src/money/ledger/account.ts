import { agreedStates, isPending, type RequestState } from '../../requests/reservation-requests/request-states.ts';
import { type CoveredInvoice, type InvoiceBalance, leftToPay, overdueOf } from '../invoices/invoice-state.ts';

/** Where a deal stands: asked for, agreed on (confirmed, out or back), or given up. */
export type DealStage = 'asked' | 'agreed' | 'over';

/** Where the deal of a request of this state stands. */
export function dealStage(statut: RequestState): DealStage {
  if (isPending(statut)) return 'asked';
  return (agreedStates as readonly RequestState[]).includes(statut) ? 'agreed' : 'over';
}

/** What the six words of money are counted from, of a request with its invoices. Amounts are whole cents. */
export interface Account {
  stage: DealStage;
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

/** The words as every screen and document has them, and what they are called below zero: `figureOf` chooses. */
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
  return account.stage === 'agreed' ? account.total : invoicedAmount(account);
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

/** Whether what came in beyond what is billed is of what is still to be billed, agreed on or not yet: no longer once it is given up. */
export function isReceivedAhead(account: Account): boolean {
  return amountToPay(account) < 0 && account.stage !== 'over' && account.total > invoicedAmount(account);
}

/** A figure as it is shown: its word, and cents that are never below zero. */
export interface MoneyFigure {
  word: string;
  amount: number;
}

/**
 * *À facturer* or *à payer* as every door shows it. Below zero it has another word: too much is billed or came in, or,
 * `below`, it came in ahead of an invoice, or a draft asks for less than was billed.
 */
export function figureOf(
  word: 'aFacturer' | 'aPayer',
  cents: number,
  below: 'factureEnTrop' | 'recuEnTrop' | 'recuDAvance' = word === 'aFacturer' ? 'factureEnTrop' : 'recuEnTrop',
): MoneyFigure {
  return { word: moneyWords[cents < 0 ? below : word], amount: Math.abs(cents) };
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
