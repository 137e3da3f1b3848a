import { limits } from '@barnum/rules/limits';
import { toCents } from '@barnum/rules/money/amounts';
import { priceRequest } from '@barnum/rules/money/price-request';
import { agreedStates } from '@barnum/rules/request-states';
import type { Db, Prisma } from '../../db/client.ts';
import { rentalOf } from '../reservation-requests/request-price.domain.ts';

/** What a customer hired in the requests whose party was in a year. */
export interface CustomerYear {
  annee: number;
  demandes: number;
  /** Of those that were confirmed, in cents. */
  montant: number;
}

const pricedRequest = {
  include: {
    items: true,
    pricingVersion: true,
    quoteVersions: { select: { total: true }, orderBy: { id: 'desc' }, take: 1 },
  },
} satisfies Prisma.ReservationRequestFindManyArgs;
type PricedRequest = Prisma.ReservationRequestGetPayload<typeof pricedRequest>;

/** What a customer hired by year, the latest first. */
export async function readCustomerYears(db: Db, customerId: number): Promise<CustomerYear[]> {
  const requests = await db.reservationRequest.findMany({ ...pricedRequest, where: { customerId } });
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
 * When the customer and the company last had to do with each other: a request, its days as far as they are past, its
 * history or a message. Null where there was no request yet.
 */
export async function readLastContact(db: Db, customerId: number, now = new Date()): Promise<Date | null> {
  const ofCustomer = { customerId };
  const [requests, days, events, messages] = await Promise.all([
    db.reservationRequest.aggregate({ where: ofCustomer, _max: { createdAt: true } }),
    db.reservationRequest.aggregate({ where: { ...ofCustomer, fin: { lte: now } }, _max: { fin: true } }),
    db.requestEvent.aggregate({ where: { request: ofCustomer }, _max: { createdAt: true } }),
    db.requestMessage.aggregate({ where: { request: ofCustomer }, _max: { createdAt: true } }),
  ]);
  const instants = [requests._max.createdAt, days._max.fin, events._max.createdAt, messages._max.createdAt];
  const known = instants.flatMap((instant) => instant?.getTime() ?? []);
  return known.length === 0 ? null : new Date(Math.max(...known));
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
function amountOf({ quoteVersions: [quote], ...request }: PricedRequest): number {
  return quote ? toCents(quote.total.toFixed(2)) : priceRequest(rentalOf(request)).total;
}
