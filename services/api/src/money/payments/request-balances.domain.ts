import { todayInParis } from '@barnum/rules/dates/paris-time';
import { dealOf } from '@barnum/rules/money/invoices/invoice-deal';
import {
  type Account,
  dealStage,
  isReceivedAhead,
  type MoneySums,
  moneySums,
} from '@barnum/rules/money/ledger/account';
import { priceRequest } from '@barnum/rules/prices/price-request';
import { companyVat } from '@barnum/rules/prices/vat';
import { isReserving, type RequestState } from '@barnum/rules/requests/reservation-requests/request-states';
import { type Db, Prisma } from '../../platform/db/client.ts';
import { quotedRequest, requestToQuote } from '../../requests/quotes/request-to-quote.domain.ts';
import { pricedRequest, rentalOf } from '../../requests/reservation-requests/request-price.domain.ts';
import {
  getReservationRequest,
  throwRequestNotFound,
} from '../../requests/reservation-requests/reservation-requests.domain.ts';
import { listCompanyInfo } from '../../site/company-info/company-info.domain.ts';
import { readInvoiceSettings } from '../invoice-settings/invoice-settings.domain.ts';
import { freeByRequest, receivedByRequest } from '../ledger/balances.domain.ts';
import { heldByRequest } from '../ledger/deposit-list.domain.ts';
import { isPayable, readInvoiceBalances, type SettledInvoice } from '../ledger/invoice-balances.domain.ts';

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

/** The balance of one request, and what lacks of its deposit until all is back, in cents. */
export interface LedgerOfRequest extends RequestBalance {
  requestId: number;
  missingDeposit: number;
}

/**
 * The balance of a request.
 * @throws DomainError NOT_FOUND
 */
export async function readRequestLedger(db: Db, requestId: number): Promise<LedgerOfRequest> {
  const balance = (await readRequestBalances(db, { id: requestId })).get(requestId) ?? throwRequestNotFound();
  const held = (await heldByRequest(db, [requestId])).get(requestId) ?? 0;
  // A company that invoices elsewhere is asked for none.
  const { settings } = await readInvoiceSettings(db);
  return { ...balance, requestId, missingDeposit: settings.actif ? missingDeposit(balance, held) : 0 };
}

/** What lacks of the deposit that a request asks for, where something is to go out or is out. */
export function missingDeposit({ statut, deposit }: Pick<RequestBalance, 'statut' | 'deposit'>, held: number): number {
  return isReserving(statut) ? Math.max(0, deposit - held) : 0;
}

/** The words of money of a customer, in cents, and whether what came in beyond what is billed is ahead of it. */
export interface CustomerBalance {
  sums: MoneySums;
  isAhead: boolean;
}

/** The words of money of a customer: of all its requests, and of its invoices of no request. */
export async function readCustomerBalance(
  db: Db,
  customerId: number,
  today = todayInParis(),
): Promise<CustomerBalance> {
  const balances = await readRequestBalances(db, { customerId }, today);
  const isOfOthers = Prisma.sql`(i.request_id IS NULL OR i.request_id <> ALL (${[...balances.keys()]}))`;
  const others = await readInvoiceBalances(
    db,
    Prisma.sql`i.customer_id = ${customerId} AND ${isPayable} AND ${isOfOthers}`,
  );
  const ofNoRequest = {
    stage: 'over',
    total: 0,
    invoices: others,
    movements: others.map(({ regle }) => regle),
  } as const;
  const all = [...[...balances.values()].map(({ sums }) => sums), moneySums(ofNoRequest, today)];
  const sumOf = (word: keyof MoneySums) => all.reduce((sum, sums) => sum + sums[word], 0);
  const sums = {
    convenu: sumOf('convenu'),
    facture: sumOf('facture'),
    recu: sumOf('recu'),
    aFacturer: sumOf('aFacturer'),
    aPayer: sumOf('aPayer'),
    enRetard: sumOf('enRetard'),
  };
  return { sums, isAhead: [...balances.values()].some(({ account }) => isReceivedAhead(account)) };
}
