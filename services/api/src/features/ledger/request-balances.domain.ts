import { priceRequest } from '@barnum/rules/money/price-request';
import { agreedStates, isReserving, type RequestState } from '@barnum/rules/reservation-requests/request-states';
import { type Db, Prisma } from '../../db/client.ts';
import { heldByRequest } from '../deposits/deposit-list.domain.ts';
import { readInvoiceSettings } from '../invoice-settings/invoice-settings.domain.ts';
import { pricedRequest, rentalOf } from '../reservation-requests/request-price.domain.ts';
import { throwRequestNotFound } from '../reservation-requests/reservation-requests.domain.ts';
import { freeByRequest, receivedByRequest } from './balances.domain.ts';
import { isPayable, readInvoiceBalances, type SettledInvoice } from './invoice-balances.domain.ts';

/** What a request is about in money, in cents. */
export interface RequestBalance {
  statut: RequestState;
  /** Of the deal as it stands. */
  total: number;
  received: number;
  /** Received and counted against no invoice. */
  free: number;
  /** What is owed still; negative where more came in than is owed. */
  owed: number;
  /** The deposit that the deal asks for. */
  deposit: number;
  invoices: SettledInvoice[];
}

/**
 * The balances of requests. Of an agreed one the whole deal is owed, until an invoice says how much is; of others what
 * their invoices ask for.
 */
export async function readRequestBalances(
  db: Db,
  where: Prisma.ReservationRequestWhereInput,
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
  return new Map(
    requests.map((request) => {
      const { id, statut } = request;
      const { total, deposits: deposit } = priceRequest(rentalOf(request));
      const own = invoices.filter(({ requestId }) => requestId === id);
      const parts = { total, received: received.get(id) ?? 0, free: free.get(id) ?? 0, invoices: own };
      return [id, { statut, deposit, ...parts, owed: owedOf(statut, parts) }];
    }),
  );
}

type Parts = Pick<RequestBalance, 'total' | 'received' | 'free' | 'invoices'>;

function owedOf(statut: RequestState, { total, received, free, invoices }: Parts): number {
  const isBilled = invoices.some(({ nature, du, credite }) => nature === 'facture' && credite < du);
  const isAgreed = (agreedStates as readonly RequestState[]).includes(statut);
  if (isAgreed && !isBilled) return total - received;
  const left = invoices.reduce((sum, { reste }) => sum + reste, 0);
  return left > 0 || isAgreed ? left - free : left;
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

/** What a customer owes, has paid too much (negative), and the invoices of no request that are among it; in cents. */
export async function readCustomerBalance(db: Db, customerId: number): Promise<{ owed: number; received: number }> {
  const balances = await readRequestBalances(db, { customerId });
  const isOfOthers = Prisma.sql`(i.request_id IS NULL OR i.request_id <> ALL (${[...balances.keys()]}))`;
  const others = await readInvoiceBalances(
    db,
    Prisma.sql`i.customer_id = ${customerId} AND ${isPayable} AND ${isOfOthers}`,
  );
  const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0);
  return {
    owed: sum([...[...balances.values()].map(({ owed }) => owed), ...others.map(({ reste }) => reste)]),
    received: sum([...[...balances.values()].map(({ received }) => received), ...others.map(({ regle }) => regle)]),
  };
}
