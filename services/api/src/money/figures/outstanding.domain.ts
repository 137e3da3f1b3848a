import { daysBetween } from '@barnum/rules/dates/days';
import { todayInParis } from '@barnum/rules/dates/paris-time';
import { lateAges } from '@barnum/rules/money/figures/figures';
import { overdueOf } from '@barnum/rules/money/invoices/invoice-state';
import { sum } from '@barnum/rules/prices/vat-shares';
import type { Db } from '../../platform/db/client.ts';
import { readBounced } from '../ledger/bounced-cheques.domain.ts';
import { listHeldDeposits } from '../ledger/deposit-list.domain.ts';
import { isOwed, readInvoiceBalances } from '../ledger/invoice-balances.domain.ts';
import { sumToInvoice } from '../to-invoice/to-invoice.domain.ts';
import { readAhead } from './vat/vat-figures.domain.ts';

/** Cents, and of how many requests, invoices or deposits. */
export interface CountedSum {
  montant: number;
  totalCount: number;
}

/** Where the company's money is on a day. */
export interface Outstanding {
  toInvoice: CountedSum;
  /** What invoices ask for, free money of their deals taken off; late or not. */
  toPay: CountedSum;
  /** What of it is late, by how long: up to so many days, null for longer. */
  late: (CountedSum & { upTo: number | null })[];
  /** What had been given back of cheques that came back, and is not paid again. */
  bounced: CountedSum;
  /** Received for what is to be billed. */
  ahead: CountedSum;
  /** Cheques, imprints and money that are the customers'. */
  deposits: CountedSum;
}

/** Where the company's money is on a day: what is to be billed and paid, what came in ahead, and deposits in hand. */
export async function readOutstanding(db: Db, today = todayInParis()): Promise<Outstanding> {
  const [invoices, toInvoice, bounced, ahead, deposits] = await Promise.all([
    readInvoiceBalances(db, isOwed),
    sumToInvoice(db, today),
    readBounced(db),
    readAhead(db, today),
    listHeldDeposits(db),
  ]);
  const owed = invoices.map((invoice) => ({
    open: Math.max(0, invoice.reste - invoice.couvert),
    overdue: overdueOf(invoice, today),
    age: invoice.echeance === null ? 0 : daysBetween(invoice.echeance, today),
  }));
  const late = lateAges.map(({ since, upTo }) => ({
    upTo,
    ...counted(owed.filter(({ age }) => age >= since && (upTo === null || age <= upTo)).map(({ overdue }) => overdue)),
  }));
  return {
    toInvoice,
    toPay: counted(owed.map(({ open }) => open)),
    late,
    bounced: counted(bounced),
    ahead: counted(ahead.map(({ montant, billed }) => montant - billed)),
    deposits: counted(deposits.map(({ balance }) => balance.montant)),
  };
}

function counted(amounts: readonly number[]): CountedSum {
  const some = amounts.filter((montant) => montant > 0);
  return { montant: sum(some), totalCount: some.length };
}
