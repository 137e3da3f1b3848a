import { todayInParis } from '@barnum/rules/dates/paris-time';
import { dealOf } from '@barnum/rules/money/invoices/invoice-deal';
import { type Account, dealStage, type MoneySums, moneySums } from '@barnum/rules/money/ledger/account';
import { priceRequest } from '@barnum/rules/prices/price-request';
import { companyVat } from '@barnum/rules/prices/vat';
import type { RequestState } from '@barnum/rules/requests/reservation-requests/request-states';
import { type Db, Prisma } from '../../platform/db/client.ts';
import { quotedRequest, requestToQuote } from '../../requests/quotes/request-to-quote.domain.ts';
import { pricedRequest, rentalOf } from '../../requests/reservation-requests/request-price.domain.ts';
import { getReservationRequest } from '../../requests/reservation-requests/reservation-requests.domain.ts';
import { listCompanyInfo } from '../../site/company-info/company-info.domain.ts';
import { freeByRequest, receivedByRequest } from './balances.domain.ts';
import { isPayable, readInvoiceBalances, type SettledInvoice } from './invoice-balances.domain.ts';

/** What a request is about in money, in cents. */
export interface RequestBalance {
  statut: RequestState;
  /** Of the deal as it stands, agreed on or not. */
  total: number;
  account: Account;
  sums: MoneySums;
  /** Received and counted against no invoice. */
  free: number;
  /** The deposit that the deal asks for. */
  deposit: number;
  invoices: SettledInvoice[];
}

/** The balances of requests. A deal of which the client owes the VAT counts without taxes, as its invoices do. */
export async function readRequestBalances(
  db: Db,
  where: Prisma.ReservationRequestWhereInput,
  today = todayInParis(),
): Promise<Map<number, RequestBalance>> {
  const requests = await db.reservationRequest.findMany({
    where,
    select: { ...pricedRequest, id: true, statut: true },
  });
  const ids = requests.map(({ id }) => id);
  const [received, free, invoices] = [
    await receivedByRequest(db, ids),
    await freeByRequest(db, ids),
    await readInvoiceBalances(db, Prisma.sql`i.request_id = ANY (${ids}) AND ${isPayable}`),
  ];
  const balances = new Map<number, RequestBalance>();
  for (const request of requests) {
    const { id, statut } = request;
    const price = priceRequest(rentalOf(request));
    const own = invoices.filter(({ requestId }) => requestId === id);
    const isReverseCharged = own.some(({ autoliquidation, credite, du }) => autoliquidation && credite < du);
    const total = isReverseCharged ? await withoutTaxes(db, id) : price.total;
    const account = { stage: dealStage(statut), total, invoices: own, movements: [received.get(id) ?? 0] };
    const shared = { statut, total, deposit: price.deposits, free: free.get(id) ?? 0, invoices: own };
    balances.set(id, { ...shared, account, sums: moneySums(account, today) });
  }
  return balances;
}

/** What a deal comes to without taxes. */
async function withoutTaxes(db: Db, requestId: number): Promise<number> {
  const vat = companyVat(await listCompanyInfo(db, { select: { nom: true, valeur: true } }));
  const request = await getReservationRequest(db, requestId, requestToQuote);
  return dealOf(quotedRequest(request), { vat, autoliquidation: true }).total;
}
