import { customerOfRequest } from '@barnum/rules/customers/customers';
import { todayInParis } from '@barnum/rules/dates/paris-time';
import { agreedStates } from '@barnum/rules/requests/reservation-requests/request-states';
import {
  createCustomer,
  listCustomerIds,
  listCustomers,
  listCustomersOf,
  type SoughtCustomers,
} from '../../customers/customers/customers.domain.ts';
import { amountsToPay, readCustomerBalance } from '../../money/payments/request-balances.domain.ts';
import { type Db, Prisma, type PrismaClient } from '../../platform/db/client.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { getReservationRequest } from '../../requests/reservation-requests/reservation-requests.domain.ts';

/** Orders of the list beside that by name: what is owed, the most first; the latest hire, and the nearest one, first. */
export const customerOrders = ['NOM', 'A_PAYER', 'DERNIERE_LOCATION', 'PROCHAINE_LOCATION'] as const;
type CustomerOrder = (typeof customerOrders)[number];

export interface CustomerList extends SoughtCustomers {
  page: number;
  pageSize: number;
  sort: CustomerOrder;
}

/**
 * The customer of a request, made of what its visitor wrote where it has none yet.
 * @throws DomainError NOT_FOUND when there is no such request.
 */
export function createCustomerOf(db: Db | PrismaClient, requestId: number): Promise<number> {
  return inTransaction(db, async (tx) => {
    // Pressed twice, it makes one.
    await tx.$executeRaw`SELECT id FROM reservation_requests WHERE id = ${requestId} FOR UPDATE`;
    const request = await getReservationRequest(tx, requestId, {
      select: { customerId: true, nom: true, prenom: true, email: true, phone: true, adresse: true },
    });
    if (request.customerId !== null) return request.customerId;
    return (await createCustomer(tx, customerOfRequest(request), { requestId })).id;
  });
}

/** When a customer hired last, and hires next: days of departure, null for none. */
export interface Hires {
  last: Date | null;
  next: Date | null;
}

type Query = Pick<Prisma.CustomerFindManyArgs, 'include' | 'select'>;

/** A page of the list. Who has nothing to be sorted by comes last, by name. */
export async function listCustomerPage<Q extends Query>(db: Db, list: CustomerList, query?: Q) {
  if (list.sort === 'NOM') return listCustomers(db, list, query);
  const ids = await listCustomerIds(db, list);
  const rank = await ranksOf(db, list.sort);
  const sorted = ids.toSorted((one, other) => rank(one) - rank(other));
  const start = (list.page - 1) * list.pageSize;
  return listCustomersOf(db, sorted.slice(start, start + list.pageSize), query);
}

/** A number by which customers are sorted, the smallest first. */
async function ranksOf(db: Db, sort: Exclude<CustomerOrder, 'NOM'>): Promise<(id: number) => number> {
  if (sort === 'A_PAYER') {
    const owed = await amountsToPay(db, null);
    return (id) => -(owed.get(id) ?? 0);
  }
  const hires = await readHires(db, null);
  if (sort === 'DERNIERE_LOCATION') return (id) => -(hires.get(id)?.last?.getTime() ?? 0);
  return (id) => hires.get(id)?.next?.getTime() ?? Number.MAX_SAFE_INTEGER;
}

/** The hires of these customers, or of all; those who never hired are left out. What leaves today is the last one. */
export async function readHires(
  db: Db,
  ids: readonly number[] | null,
  today = todayInParis(),
): Promise<Map<number, Hires>> {
  const rows = await db.$queryRaw<({ id: number } & Hires)[]>`
    SELECT customer_id AS id, max(debut) FILTER (WHERE debut <= ${today}::date) AS last,
      min(debut) FILTER (WHERE debut > ${today}::date) AS next
    FROM reservation_requests
    WHERE statut::text IN (${Prisma.join([...agreedStates])}) AND ${ofCustomers(ids)}
    GROUP BY customer_id`;
  return new Map(rows.map(({ id, ...hires }) => [id, hires]));
}

/** What a customer has to pay, in cents, negative where more came in; `isAhead` where that is of what is not billed yet. */
export interface CustomerDebt {
  aPayer: number;
  isAhead: boolean;
}

export async function readDebts(db: Db, ids: readonly number[]): Promise<Map<number, CustomerDebt>> {
  const debts = new Map<number, CustomerDebt>();
  for (const [id, aPayer] of await amountsToPay(db, ids)) {
    const isAhead = aPayer < 0 && (await readCustomerBalance(db, id)).isAhead;
    debts.set(id, { aPayer, isAhead });
  }
  return debts;
}

function ofCustomers(ids: readonly number[] | null): Prisma.Sql {
  return ids === null ? Prisma.sql`customer_id IS NOT NULL` : Prisma.sql`customer_id = ANY (${[...ids]})`;
}
