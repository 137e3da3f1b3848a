import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import {
  contactKeys,
  contactKeysAmong,
  customerContactKeys,
  requestContactKeys,
  withoutContact,
} from '@barnum/rules/customers/customers';
import { DomainError } from '@barnum/rules/errors';
import { depositSentences } from '@barnum/rules/money/ledger/deposits';
import { blankJournalOf } from '../../access/journal/journal.domain.ts';
import { type Customer, contentOf, customerColumns } from '../../customers/customers/customers.domain.ts';
import { requestsWithHeldDeposits } from '../../money/ledger/deposit-list.domain.ts';
import { listKeptInvoices } from '../../money/ledger/kept-records.domain.ts';
import { eraseLedgerNotes } from '../../money/ledger/ledger.domain.ts';
import type { Db, Prisma, PrismaClient } from '../../platform/db/client.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { readQuoteNames, requestSearchColumns } from '../../requests/reservation-requests/request-search.domain.ts';
import { deleteReservationRequests, keptByLaw } from '../request-deletion/request-deletion.domain.ts';
import { forgetInImports } from '../spreadsheets/sheet-imports.domain.ts';

/**
 * Requests that are read at once. After each batch others are answered: the embedded database does not give way by
 * itself.
 */
const readAtOnce = 500;

/** What is stored of a person. */
export interface Person {
  contact: string;
  /** `contactKeys` of this contact, and of what else they are reached by. */
  keys: string[];
  /** Of their requests, the newest first. */
  ids: number[];
  /** Those of them that the law keeps. */
  keptIds: number[];
  customers: Customer[];
}

/**
 * What is stored of who has this e-mail address or telephone number, followed both ways: requests, the customers that are
 * this person by it or by a request, all requests of these, and what the other addresses and numbers of all these and of
 * the person's line among an organisation's contacts lead to. An organisation only has the person among its contacts: its
 * other requests are others', and what it or its other contacts are reached by leads no further, nor does what a request
 * of it tells.
 */
export async function findPerson(db: Db, contact: string): Promise<Person> {
  const all = await readRequests(db);
  const keys = new Set<string>();
  const requests = new Map<number, FoundRequest>();
  const customers = new Map<number, Customer>();
  const followed = new Set<FoundRequest>();
  for (let added = contactKeys(contact); added.length > 0; ) {
    for (const key of added) keys.add(key);
    const own = new Set(await withoutOthers(db, added, keys));
    for (const request of all.filter((one) => one.keys.some((key) => added.includes(key)))) {
      requests.set(request.id, request);
      if (request.keys.some((key) => own.has(key))) followed.add(request);
    }
    for (const customer of await findCustomers(db, added, [...requests.values()])) customers.set(customer.id, customer);
    const people = new Set(peopleAmong([...customers.values()]));
    for (const request of all) {
      if (request.customerId === null || !people.has(request.customerId)) continue;
      requests.set(request.id, request);
      followed.add(request);
    }
    const found = [...customers.values()].flatMap((customer) =>
      isPerson(customer)
        ? customerContactKeys(contentOf(customer))
        : contactKeysAmong(contentOf(customer), [...keys]).theirs,
    );
    const told = [...followed].filter(({ customerId }) => customerId === null || people.has(customerId));
    const further = [...new Set([...found, ...told.flatMap((request) => request.keys)])].filter(
      (key) => !keys.has(key),
    );
    added = await withoutOthers(db, further, keys);
  }
  const ids = [...requests.values()]
    .sort((one, other) => Number(other.createdAt) - Number(one.createdAt) || other.id - one.id)
    .map(({ id }) => id);
  const kept = await db.reservationRequest.findMany({ where: { id: { in: ids }, ...keptByLaw }, select: { id: true } });
  const sorted = [...customers.values()].sort((one, other) => one.id - other.id);
  return { contact, keys: [...keys], ids, keptIds: kept.map(({ id }) => id), customers: sorted };
}

/** What an organisation keeps when one of its contacts is erased. */
export interface KeptOfOrganisation {
  customerId: number;
  contacts: string[];
  demandes: number;
}

/** What those of the customers that are no person keep. */
export async function keptOfOrganisations(db: Db, { ids, keys, customers }: Person): Promise<KeptOfOrganisation[]> {
  return Promise.all(
    customers
      .filter((customer) => !isPerson(customer))
      .map(async (customer) => ({
        customerId: customer.id,
        contacts: withoutContact(contentOf(customer), keys).contacts.map(({ nom }) => nom),
        demandes: await db.reservationRequest.count({ where: { customerId: customer.id, id: { notIn: ids } } }),
      })),
  );
}

const foundRequest = { id: true, createdAt: true, customerId: true, email: true, phone: true } as const;
type FoundRequest = Pick<
  Prisma.ReservationRequestGetPayload<{ select: typeof foundRequest }>,
  'id' | 'createdAt' | 'customerId'
> & { keys: string[] };

/** Those of the candidates that no organisation says to be its own or another contact's than who has `keys`. */
async function withoutOthers(db: Db, candidates: readonly string[], keys: ReadonlySet<string>): Promise<string[]> {
  const organisations = await db.customer.findMany({
    where: { matchKeys: { hasSome: [...candidates] }, kind: { not: 'particulier' } },
    include: { _count: { select: { requests: true } } },
  });
  const others = new Set(organisations.flatMap((one) => contactKeysAmong(contentOf(one), [...keys]).others));
  return candidates.filter((key) => !others.has(key));
}

/** Customers with one of these keys, and the people whom these requests are joined to. */
function findCustomers(db: Db, keys: readonly string[], requests: readonly FoundRequest[]): Promise<Customer[]> {
  const joined = requests.flatMap(({ customerId }) => customerId ?? []);
  return db.customer.findMany({
    where: { OR: [{ matchKeys: { hasSome: [...keys] } }, { id: { in: joined }, kind: 'particulier' }] },
    include: { _count: { select: { requests: true } } },
  });
}

/** All requests, with the keys of their e-mail addresses and telephone numbers. */
async function readRequests(db: Db): Promise<FoundRequest[]> {
  const found: FoundRequest[] = [];
  for (let last = 0, count = readAtOnce; count === readAtOnce; ) {
    const batch = await db.reservationRequest.findMany({
      select: foundRequest,
      where: { id: { gt: last } },
      orderBy: { id: 'asc' },
      take: readAtOnce,
    });
    for (const { email, phone, ...request } of batch)
      found.push({ ...request, keys: requestContactKeys({ email, phone }) });
    await setImmediate();
    count = batch.length;
    last = batch.at(-1)?.id ?? last;
  }
  return found;
}

/**
 * Erases those of the requests `ids` and of the customers `customerIds` that are of this person. What the law has kept
 * is blanked of the rest, and an organisation loses this contact. Returns how many requests were deleted.
 * @throws DomainError CONFLICT while a deposit of one of them is held: who it is given back to must be known until then.
 */
export function erasePerson(
  db: Db | PrismaClient,
  contact: string,
  { ids, customerIds }: { ids: readonly number[]; customerIds: readonly number[] },
): Promise<number> {
  return inTransaction(db, async (tx) => {
    const own = await findPerson(tx, contact);
    const erased = own.ids.filter((id) => ids.includes(id));
    if ((await requestsWithHeldDeposits(tx, erased)).length > 0) {
      throw new DomainError('CONFLICT', { message: depositSentences.heldOnErasure });
    }
    const deleted = await deleteReservationRequests(
      tx,
      erased.filter((id) => !own.keptIds.includes(id)),
    );
    await blankRequests(
      tx,
      erased.filter((id) => own.keptIds.includes(id)),
    );
    const customers = own.customers.filter(({ id }) => customerIds.includes(id));
    const invoices = await listKeptInvoices(tx, { requestIds: [], customerIds: peopleAmong(customers) });
    await eraseLedgerNotes(tx, { requestIds: [], invoiceIds: invoices.map(({ id }) => id) });
    await forgetInImports(tx, { keys: own.keys, customerIds: customers.map(({ id }) => id) });
    for (const customer of customers) {
      // What could be undone would bring the data back.
      await tx.customer.deleteMany({ where: { mergedIntoId: customer.id } });
      if (isPerson(customer)) await tx.customer.deleteMany({ where: { id: customer.id } });
      else {
        await tx.customer.updateMany({
          where: { id: customer.id },
          data: customerColumns(withoutContact(contentOf(customer), own.keys)),
        });
        await blankJournalOf(tx, 'customers', customer.id);
      }
    }
    return deleted;
  });
}

/**
 * Blanks what the law has kept of everything that it does not ask for: of a request stay the name, the place, what was
 * hired and the quotes. The visitor's page is closed.
 */
export async function blankRequests(db: Db, ids: readonly number[], now = new Date()): Promise<void> {
  if (ids.length === 0) return;
  const ofThem = { requestId: { in: [...ids] } };
  await db.requestMessage.deleteMany({ where: ofThem });
  await db.mail.deleteMany({ where: ofThem });
  await db.handover.deleteMany({ where: ofThem });
  await db.requestFile.deleteMany({ where: ofThem });
  // Changes of telephone numbers are among them.
  await db.requestEvent.updateMany({ where: ofThem, data: { note: '' } });
  await eraseLedgerNotes(db, { requestIds: ids, invoiceIds: [] }, now);
  const requests = await db.reservationRequest.findMany({ where: { id: { in: [...ids] } }, include: { items: true } });
  for (const { id, items, ...request } of requests) {
    const blank = { email: null, phone: null };
    const quoteNames = await readQuoteNames(db, id);
    await db.reservationRequest.update({
      where: { id },
      data: {
        ...blank,
        ...requestSearchColumns({ ...request, ...blank }, items, quoteNames),
        notes: '',
        idempotencyKey: null,
        contentHash: '',
        customerId: null,
        cleSuivi: randomUUID(),
        effacementDemandeLe: null,
        donneesEffaceesLe: now,
      },
    });
  }
}

/** Ids of those of these customers that are a person. */
export function peopleAmong(customers: readonly Pick<Customer, 'id' | 'kind'>[]): number[] {
  return customers.filter(isPerson).map(({ id }) => id);
}

export function isPerson({ kind }: Pick<Customer, 'kind'>): boolean {
  return kind === 'particulier';
}
