import { limits } from '@barnum/rules/limits';
import { toCents } from '@barnum/rules/prices/amounts';
import { priceRequest } from '@barnum/rules/prices/price-request';
import { agreedStates } from '@barnum/rules/requests/reservation-requests/request-states';
import type { Db, Prisma } from '../../platform/db/client.ts';
import { pricedRequest, rentalOf } from '../../requests/reservation-requests/request-price.domain.ts';

/** What a customer hired in the requests whose party was in a year. */
export interface CustomerYear {
  annee: number;
  demandes: number;
  /** Of those that were confirmed, in cents. */
  montant: number;
}

const soldRequest = {
  ...pricedRequest,
  date: true,
  statut: true,
  quoteVersions: { select: { total: true }, orderBy: { id: 'desc' }, take: 1 },
} satisfies Prisma.ReservationRequestSelect;
type SoldRequest = Prisma.ReservationRequestGetPayload<{ select: typeof soldRequest }>;

/** What a customer hired by year, the latest first. */
export async function readCustomerYears(db: Db, customerId: number): Promise<CustomerYear[]> {
  const requests = await db.reservationRequest.findMany({ select: soldRequest, where: { customerId } });
  const years = new Map<number, CustomerYear>();
  for (const request of requests) {
    const annee = request.date.getUTCFullYear();
    const year = years.get(annee) ?? { annee, demandes: 0, montant: 0 };
    const isAgreed = (agreedStates as readonly string[]).includes(request.statut);
    years.set(annee, {
      annee,
      demandes: year.demandes + 1,
      montant: year.montant + (isAgreed ? amountOf(request) : 0),
    });
  }
  return [...years.values()].sort((one, other) => other.annee - one.annee);
}

/**
 * When each of these customers and the company last had to do with each other: a request, its days as far as they are
 * past, its history or a message. Those without a request are left out.
 */
export async function readLastContacts(db: Db, customerIds: number[], now = new Date()): Promise<Map<number, Date>> {
  const rows = await db.$queryRaw<{ id: number; instant: Date }[]>`
    SELECT customer_id AS id, max(instant) AS instant
    FROM reservation_requests AS request, LATERAL (
      SELECT request.created_at AS instant
      UNION ALL SELECT request.fin::timestamp AT TIME ZONE 'UTC'
      UNION ALL SELECT max(created_at) FROM request_events WHERE request_id = request.id
      UNION ALL SELECT max(created_at) FROM request_messages WHERE request_id = request.id
    ) AS contacts
    WHERE customer_id = ANY(${customerIds}) AND instant <= ${now}
    GROUP BY customer_id`;
  return new Map(rows.map(({ id, instant }) => [id, instant]));
}

/** The latest requests of a customer, the newest first. */
export function listCustomerRequests<Q extends Pick<Prisma.ReservationRequestFindManyArgs, 'include' | 'select'>>(
  db: Db,
  customerId: number,
  query?: Q,
) {
  return db.reservationRequest.findMany({
    ...query,
    where: { customerId },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: limits.pageSize,
  }) as Promise<Prisma.ReservationRequestGetPayload<Q>[]>;
}

/** The latest messages about a customer's requests, the newest first. */
export function listCustomerMessages<Q extends Pick<Prisma.RequestMessageFindManyArgs, 'include' | 'select'>>(
  db: Db,
  customerId: number,
  query?: Q,
) {
  return db.requestMessage.findMany({
    ...query,
    where: { request: { customerId } },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: limits.pageSize,
  }) as Promise<Prisma.RequestMessageGetPayload<Q>[]>;
}

/** The latest quotes of a customer, the newest first. */
export function listCustomerQuotes<Q extends Pick<Prisma.QuoteVersionFindManyArgs, 'include' | 'select'>>(
  db: Db,
  customerId: number,
  query?: Q,
) {
  return db.quoteVersion.findMany({
    ...query,
    where: { request: { customerId } },
    orderBy: { id: 'desc' },
    take: limits.pageSize,
  }) as Promise<Prisma.QuoteVersionGetPayload<Q>[]>;
}

/** The total of its last quote, else the prices of its day, in cents. */
function amountOf({ quoteVersions: [quote], ...request }: SoldRequest): number {
  return quote ? toCents(quote.total.toFixed(2)) : priceRequest(rentalOf(request)).total;
}
