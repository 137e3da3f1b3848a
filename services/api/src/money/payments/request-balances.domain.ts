import { todayInParis } from '@barnum/rules/dates/paris-time';
import { isReceivedAhead, type MoneySums, moneySums } from '@barnum/rules/money/ledger/account';
import { isReserving } from '@barnum/rules/requests/reservation-requests/request-states';
import { type Db, Prisma } from '../../platform/db/client.ts';
import { throwRequestNotFound } from '../../requests/reservation-requests/reservation-requests.domain.ts';
import { readInvoiceSettings } from '../invoice-settings/invoice-settings.domain.ts';
import { type RequestBalance, readRequestBalances } from '../ledger/deal-balances.domain.ts';
import { heldByRequest } from '../ledger/deposit-list.domain.ts';
import { isPayable, readInvoiceBalances } from '../ledger/invoice-balances.domain.ts';

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
