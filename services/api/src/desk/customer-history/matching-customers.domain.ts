import { isTelling, matchReasons, requestMatchKeys } from '@barnum/rules/customers/customers';
import { type Customer, shown } from '../../customers/customers/customers.domain.ts';
import type { Db, Prisma } from '../../platform/db/client.ts';
import { indexedSearchFilter } from '../../platform/db/search.ts';
import { writtenRequest } from '../../requests/reservation-requests/reservation-requests.domain.ts';
import { readLastContacts } from './customer-history.domain.ts';

/** Somebody who may be the same, and what speaks for it: an administrator decides. */
export interface Match<Found> {
  found: Found;
  reasons: string[];
}

/** What tells two customers of the same name apart is there, too. */
export interface CustomerMatch extends Match<Customer> {
  /** Null where there was no request yet. */
  lastContact: Date | null;
}

type Typed = Parameters<typeof requestMatchKeys>[0];
type Request = Prisma.ReservationRequestGetPayload<object>;

/** As many as an administrator compares. */
const most = 20;

/** The customers whose e-mail address or telephone number a request has, in whatever spelling, but those dismissed. */
export function customersLike(db: Db, request: Typed & Pick<Request, 'clientsEcartes'>): Promise<CustomerMatch[]> {
  const keys = requestMatchKeys(request);
  return matchingCustomers(db, keys, keys.filter(isTelling), request.clientsEcartes);
}

/** Other customers with an e-mail address, a telephone number, the SIREN or the name of this one. */
export async function duplicatesOf(db: Db, customer: Pick<Customer, 'id' | 'matchKeys'>): Promise<CustomerMatch[]> {
  return matchingCustomers(db, customer.matchKeys, customer.matchKeys, [customer.id]);
}

/** Requests of nobody with an e-mail address or a telephone number of this customer, the newest first. */
export async function requestsLike(db: Db, customer: Pick<Customer, 'id' | 'matchKeys'>): Promise<Match<Request>[]> {
  const contacts = customer.matchKeys.filter((key) => /^(email|tel):/.test(key));
  if (contacts.length === 0) return [];
  const found = await db.reservationRequest.findMany({
    ...writtenRequest,
    where: {
      customerId: null,
      NOT: { clientsEcartes: { has: customer.id } },
      OR: contacts.map((key) => indexedSearchFilter(key.slice(key.indexOf(':') + 1))),
    },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: most,
  });
  return found
    .filter((request) => requestMatchKeys(request).some((key) => contacts.includes(key)))
    .map((request) => ({ found: request, reasons: matchReasons(customer.matchKeys, requestMatchKeys(request)) }));
}

async function matchingCustomers(
  db: Db,
  keys: readonly string[],
  sought: string[],
  except: readonly number[],
): Promise<CustomerMatch[]> {
  if (sought.length === 0) return [];
  const customers = await db.customer.findMany({
    include: { _count: { select: { requests: true } } },
    where: { ...shown, matchKeys: { hasSome: sought }, id: { notIn: [...except] } },
    orderBy: { id: 'asc' },
    take: most,
  });
  const lastContacts = await readLastContacts(
    db,
    customers.map(({ id }) => id),
  );
  return customers
    .map((customer) => ({
      found: customer,
      reasons: matchReasons(keys, customer.matchKeys),
      lastContact: lastContacts.get(customer.id) ?? null,
    }))
    .sort((one, other) => other.reasons.length - one.reasons.length);
}
