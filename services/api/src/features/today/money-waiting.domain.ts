import { limits } from '@barnum/rules/limits';
import { toCents } from '@barnum/rules/money/amounts';
import type { Db } from '../../db/client.ts';
import { type Deposit, heldByRequest, isReturned, listHeldDeposits } from '../deposits/deposit-list.domain.ts';
import { readInvoiceSettings } from '../invoice-settings/invoice-settings.domain.ts';
import { countInvoices } from '../invoices/invoice-list.domain.ts';
import type { SettledInvoice } from '../ledger/invoice-balances.domain.ts';
import { missingDeposit, readRequestBalances } from '../ledger/request-balances.domain.ts';
import { listInvoicesToPay } from '../payments/invoices-to-pay.domain.ts';
import type { Workday } from './today.domain.ts';

/** A request that leaves, and what lacks of its deposit, in cents. */
export interface MissingDeposit {
  request: { id: number; nom: string; prenom: string; debut: Date };
  montant: number;
}

/** What leaves without the whole of its deposit. */
export async function listMissingDeposits(
  db: Db,
  { departures: { where, orderBy } }: Workday,
): Promise<MissingDeposit[]> {
  if (!(await isInvoicing(db))) return [];
  const select = { id: true, nom: true, prenom: true, debut: true };
  const requests = await db.reservationRequest.findMany({ where, orderBy, take: limits.waitingRequests, select });
  const ids = requests.map(({ id }) => id);
  const [balances, held] = [await readRequestBalances(db, { id: { in: ids } }), await heldByRequest(db, ids)];
  return requests.flatMap((request) => {
    const balance = balances.get(request.id);
    const montant = balance ? missingDeposit(balance, held.get(request.id) ?? 0) : 0;
    return montant > 0 ? [{ request, montant }] : [];
  });
}

/** Deposits of what is back. */
export async function listDepositsToReturn(db: Db): Promise<Deposit[]> {
  if (!(await isInvoicing(db))) return [];
  return (await listHeldDeposits(db)).filter(({ request }) => request === null || isReturned(request));
}

/** Invoices whose last day is past. */
export async function listLatePayments(db: Db, { today }: Workday): Promise<SettledInvoice[]> {
  if (!(await isInvoicing(db))) return [];
  return listInvoicesToPay(db, { dueBefore: today });
}

/** How many invoices are late, and what is left to pay of them, in cents. */
export async function sumLatePayments(db: Db, { today }: Workday): Promise<{ totalCount: number; montant: number }> {
  const none = { totalCount: 0, montant: 0 };
  if (!(await isInvoicing(db))) return none;
  const all = { search: '', etats: [], nature: null, customerId: null, du: null, au: null };
  const late = (await countInvoices(db, all, today)).find(({ etat }) => etat === 'en_retard');
  return late ? { totalCount: late.totalCount, montant: toCents(late.reste.toFixed(2)) } : none;
}

async function isInvoicing(db: Db): Promise<boolean> {
  return (await readInvoiceSettings(db)).settings.actif;
}
