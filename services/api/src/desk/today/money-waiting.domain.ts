import { limits } from '@barnum/rules/limits';
import { toCents } from '@barnum/rules/prices/amounts';
import { priceRequest } from '@barnum/rules/prices/price-request';
import { readInvoiceSettings } from '../../money/invoice-settings/invoice-settings.domain.ts';
import { countInvoices } from '../../money/invoices/invoice-list.domain.ts';
import { type DepositToReturn, heldByRequest, listDepositsToReturn } from '../../money/ledger/deposit-list.domain.ts';
import { isLateOn, readInvoiceBalances, type SettledInvoice } from '../../money/ledger/invoice-balances.domain.ts';
import { missingDeposit } from '../../money/payments/request-balances.domain.ts';
import type { Db } from '../../platform/db/client.ts';
import { pricedRequest, rentalOf } from '../../requests/reservation-requests/request-price.domain.ts';
import type { Workday } from './today.domain.ts';

/** A request that leaves, and what lacks of its deposit, in cents. */
export interface MissingDeposit {
  request: { id: number; nom: string; prenom: string; debut: Date };
  montant: number;
}

/** What leaves without the whole of its deposit. */
export async function listMissingDeposits(db: Db, { departures: { ids } }: Workday): Promise<MissingDeposit[]> {
  if (!(await isInvoicing(db))) return [];
  const requests = await db.reservationRequest.findMany({
    where: { id: { in: ids } },
    select: { ...pricedRequest, id: true, nom: true, prenom: true, statut: true },
    orderBy: [{ debut: 'asc' }, { id: 'asc' }],
  });
  const held = await heldByRequest(db, ids);
  return requests.flatMap((request) => {
    const { deposits: deposit } = priceRequest(rentalOf(request));
    const montant = missingDeposit({ statut: request.statut, deposit }, held.get(request.id) ?? 0);
    return montant > 0 ? [{ request, montant }] : [];
  });
}

/** Deposits of what is back. */
export async function listWaitingDeposits(db: Db): Promise<DepositToReturn[]> {
  return (await isInvoicing(db)) ? listDepositsToReturn(db) : [];
}

/** Invoices that are late: their last day is past, and no free money of their deal covers them. */
export async function listLatePayments(db: Db, { today }: Workday): Promise<SettledInvoice[]> {
  if (!(await isInvoicing(db))) return [];
  return readInvoiceBalances(db, isLateOn(today), { most: limits.waitingRequests });
}

/** How many invoices are late, and what of them is, in cents. */
export async function sumLatePayments(db: Db, { today }: Workday): Promise<{ totalCount: number; montant: number }> {
  const none = { totalCount: 0, montant: 0 };
  if (!(await isInvoicing(db))) return none;
  const all = { search: '', etats: [], nature: null, customerId: null, du: null, au: null };
  const late = (await countInvoices(db, all, today)).find(({ etat }) => etat === 'en_retard');
  return late ? { totalCount: late.totalCount, montant: toCents(late.enRetard.toFixed(2)) } : none;
}

async function isInvoicing(db: Db): Promise<boolean> {
  return (await readInvoiceSettings(db)).settings.actif;
}
