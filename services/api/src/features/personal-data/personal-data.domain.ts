import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { contactKeys, withoutContact } from '@barnum/rules/customers/customers';
import { DomainError } from '@barnum/rules/errors';
import { depositSentences } from '@barnum/rules/ledger/deposits';
import { isContactOf } from '@barnum/rules/personal-data';
import type { Db, PrismaClient } from '../../db/client.ts';
import { inTransaction } from '../../db/transaction.ts';
import { type Customer, contentOf, customerColumns } from '../customers/customers.domain.ts';
import { requestsWithHeldDeposits } from '../deposits/deposit-list.domain.ts';
import { blankJournalOf } from '../journal/journal.domain.ts';
import { listKeptInvoices } from '../ledger/kept-records.domain.ts';
import { eraseLedgerNotes } from '../ledger/ledger.domain.ts';
import { readQuoteNames, requestSearchColumns } from '../reservation-requests/request-search.domain.ts';
import { deleteReservationRequests, keptByLaw } from '../reservation-requests/reservation-requests.domain.ts';

/**
 * Requests that are compared at once. After each batch others are answered: the embedded database does not give way by
 * itself.
 */
const comparedAtOnce = 500;

/** What is stored of a person: ids of requests, the newest first, those of them that the law keeps, and customers. */
export interface Person {
  contact: string;
  ids: number[];
  keptIds: number[];
  customers: Customer[];
}

/**
 * What is stored of who has this e-mail address or telephone number: requests, customers, and all requests of a customer
 * that is this person. An organisation only has the person among its contacts: its other requests are others'.
 */
export async function findPerson(db: Db, contact: string): Promise<Person> {
  const where = { matchKeys: { hasSome: contactKeys(contact) } };
  const include = { _count: { select: { requests: true } } };
  const customers = await db.customer.findMany({ where, include, orderBy: { id: 'asc' } });
  const people = peopleAmong(customers);
  const found = await findRequests(db, contact);
  found.push(
    ...(await db.reservationRequest.findMany({
      where: { customerId: { in: people }, id: { notIn: found.map(({ id }) => id) } },
      select: { id: true, createdAt: true },
    })),
  );
  const ids = found
    .sort((one, other) => Number(other.createdAt) - Number(one.createdAt) || other.id - one.id)
    .map(({ id }) => id);
  const kept = await db.reservationRequest.findMany({ where: { id: { in: ids }, ...keptByLaw }, select: { id: true } });
  return { contact, ids, keptIds: kept.map(({ id }) => id), customers };
}

/** All requests with this e-mail address or telephone number. */
async function findRequests(db: Db, contact: string): Promise<{ id: number; createdAt: Date }[]> {
  const found: { id: number; createdAt: Date }[] = [];
  for (let last = 0, count = comparedAtOnce; count === comparedAtOnce; ) {
    const batch = await db.reservationRequest.findMany({
      select: { id: true, createdAt: true, email: true, phone: true },
      where: { id: { gt: last } },
      orderBy: { id: 'asc' },
      take: comparedAtOnce,
    });
    found.push(...batch.filter((request) => isContactOf(contact, request)));
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
    for (const customer of customers) {
      // What could be undone would bring the data back.
      await tx.customer.deleteMany({ where: { mergedIntoId: customer.id } });
      if (isPerson(customer)) await tx.customer.deleteMany({ where: { id: customer.id } });
      else {
        await tx.customer.updateMany({ where: { id: customer.id }, data: withoutContactColumns(customer, contact) });
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

function withoutContactColumns(customer: Customer, contact: string) {
  return customerColumns(withoutContact(contentOf(customer), contact));
}
