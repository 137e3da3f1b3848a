import { todayInParis } from '@barnum/rules/dates/paris-time';
import { isReceivedAhead, type MoneySums, moneySums } from '@barnum/rules/money/ledger/account';
import { toCents } from '@barnum/rules/prices/amounts';
import { isReserving } from '@barnum/rules/requests/reservation-requests/request-states';
import { type Db, Prisma } from '../../platform/db/client.ts';
import { throwRequestNotFound } from '../../requests/reservation-requests/reservation-requests.domain.ts';
import { readInvoiceSettings } from '../invoice-settings/invoice-settings.domain.ts';
import { receivedByRequest } from '../ledger/balances.domain.ts';
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

/** Requests that are asked about at once: a query takes so many values. */
const atOnce = 3_000;

/**
 * Cents that these customers, or all, have to pay, as `readCustomerBalance` counts them, negative where more came in. Who
 * has neither invoice nor payment is left out.
 */
export async function amountsToPay(db: Db, customerIds: readonly number[] | null): Promise<Map<number, number>> {
  const isTheirs = (column: Prisma.Sql) =>
    customerIds === null ? Prisma.sql`${column} IS NOT NULL` : Prisma.sql`${column} = ANY (${[...customerIds]})`;
  const billed = await db.$queryRaw<{ id: number; amount: string }[]>`
    WITH asked AS (
      SELECT i.id, i.request_id, i.customer_id, i.du - coalesce((
          SELECT sum(c.total) FROM invoices c WHERE c.corrects_id = i.id AND c.numero IS NOT NULL
        ), 0) AS amount
      FROM invoices i WHERE ${isPayable}
    ), parts AS (
      SELECT r.customer_id AS id, a.amount FROM asked a JOIN reservation_requests r ON r.id = a.request_id
      UNION ALL
      SELECT a.customer_id, a.amount - coalesce(s.settled, 0)
      FROM asked a LEFT JOIN reservation_requests r ON r.id = a.request_id
        LEFT JOIN invoice_settlements s ON s.invoice_id = a.id
      WHERE r.customer_id IS DISTINCT FROM a.customer_id
    )
    SELECT id, sum(amount)::text AS amount FROM parts WHERE ${isTheirs(Prisma.sql`id`)} GROUP BY id`;
  const paid = await db.$queryRaw<{ id: number; customerId: number }[]>`
    SELECT DISTINCT r.id, r.customer_id AS "customerId"
    FROM reservation_requests r JOIN ledger_entries e ON e.request_id = r.id
    WHERE ${isTheirs(Prisma.sql`r.customer_id`)}`;
  const amounts = new Map(billed.map(({ id, amount }) => [id, toCents(amount)]));
  for (let start = 0; start < paid.length; start += atOnce) {
    const part = paid.slice(start, start + atOnce);
    const received = await receivedByRequest(
      db,
      part.map(({ id }) => id),
    );
    for (const { id, customerId } of part) {
      amounts.set(customerId, (amounts.get(customerId) ?? 0) - (received.get(id) ?? 0));
    }
  }
  return amounts;
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
