import { addDays } from '../../dates/days.ts';
import type { RateShare } from '../../prices/vat-shares.ts';
import { changeOf, type DealThen, type InvoiceThen } from './declared-vat.ts';
import type { FigurePeriod } from './figure-periods.ts';

/** What an issued invoice asks for, and when it was credited and paid; days are `YYYY-MM-DD`, amounts cents. */
export interface InvoiceHistory {
  /** Of its issue. */
  date: string;
  /** Whether its VAT is due when it is issued. */
  debits: boolean;
  shares: readonly RateShare[];
  credits: readonly { date: string; shares: readonly RateShare[] }[];
  /** Money, refunds below zero. */
  receipts: readonly DatedMoney[];
}

/** A deal, its invoices, and the money that is counted against none of them. */
export interface DealHistory {
  /** What it comes to in its present terms. */
  agreed: readonly RateShare[];
  /** The day on which it was given up, from which on it comes to nothing; null while it stands. */
  over: string | null;
  invoices: readonly InvoiceHistory[];
  free: readonly DatedMoney[];
}

export interface DatedMoney {
  date: string;
  montant: number;
}

/** An invoice as it stood at the end of a day. */
export function invoiceThen({ date, debits, shares, credits, receipts }: InvoiceHistory, day: string): InvoiceThen {
  return {
    shares,
    credited: credits.filter((credit) => credit.date <= day).flatMap((credit) => credit.shares),
    received: moneyUntil(receipts, day),
    debits,
    isIssued: date <= day,
  };
}

/** A deal as it stood at the end of a day. */
export function dealThen({ agreed, over, invoices, free }: DealHistory, day: string): DealThen {
  const isOver = over !== null && over <= day;
  return {
    agreed: isOver ? [] : agreed,
    invoices: invoices.map((invoice) => invoiceThen(invoice, day)),
    free: moneyUntil(free, day),
  };
}

/** The days on which an invoice changed, in no order. */
export function daysOfInvoice({ date, credits, receipts }: InvoiceHistory): string[] {
  return [date, ...credits.map((credit) => credit.date), ...receipts.map((receipt) => receipt.date)];
}

/** The days on which a deal changed, in no order. */
export function daysOfDeal({ over, invoices, free }: DealHistory): string[] {
  return [...(over === null ? [] : [over]), ...invoices.flatMap(daysOfInvoice), ...free.map(({ date }) => date)];
}

/** By how much shares differ from the day before, on those of these days of a period on which they do; the oldest first. */
export function dailyChanges(
  days: readonly string[],
  { du, au }: FigurePeriod,
  sharesOn: (day: string) => RateShare[],
): { date: string; shares: RateShare[] }[] {
  return [...new Set(days)]
    .filter((day) => day >= du && day <= au)
    .toSorted()
    .map((date) => ({ date, shares: changeOf(sharesOn(date), sharesOn(addDays(date, -1))) }))
    .filter(({ shares }) => shares.length > 0);
}

function moneyUntil(money: readonly DatedMoney[], day: string): number {
  return money.reduce((sum, { date, montant }) => sum + (date <= day ? montant : 0), 0);
}
