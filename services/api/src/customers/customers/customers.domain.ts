import { customerSentences } from '@barnum/rules/customers/customer-sentences';
import {
  type CustomerContact,
  type CustomerContent,
  type CustomerKind,
  customerOfRequest,
  matchKeys,
  sortedName,
} from '@barnum/rules/customers/customers';
import { dialPhones } from '@barnum/rules/desk/personal-data/personal-data';
import { DomainError } from '@barnum/rules/errors';
import { sentences } from '@barnum/rules/sentences';
import { countryName } from '@barnum/rules/text/countries';
import { searchWords } from '@barnum/rules/text/search';
import { eachBatch } from '../../platform/db/batches.ts';
import type { Db, Prisma, PrismaClient } from '../../platform/db/client.ts';
import { requireUnchanged } from '../../platform/db/optimistic-locking.ts';
import { refreshSearchColumns } from '../../platform/db/refresh-search-columns.ts';
import { containing, indexedSearchFilter, searchColumns } from '../../platform/db/search.ts';
import { inTransaction } from '../../platform/db/transaction.ts';

type Query = Pick<Prisma.CustomerFindManyArgs, 'include' | 'select'>;
export type Customer = Prisma.CustomerGetPayload<object>;

/** Customers that an administrator sees: not those that were joined to another one. */
export const shown = { mergedIntoId: null } satisfies Prisma.CustomerWhereInput;

const byName = [{ nomTrie: 'asc' }, { id: 'asc' }] as const satisfies Prisma.CustomerOrderByWithRelationInput[];

export interface SoughtCustomers {
  search: string;
  kind: CustomerKind | null;
}

/** Page `page` (from 1) of the customers that contain every word of `search`, by name. */
export function listCustomers<Q extends Query>(
  db: Db,
  { page, pageSize, ...sought }: SoughtCustomers & { page: number; pageSize: number },
  query?: Q,
) {
  return db.customer.findMany({
    ...query,
    where: whereCustomers(sought),
    orderBy: [...byName],
    skip: (page - 1) * pageSize,
    take: pageSize,
  }) as Promise<Prisma.CustomerGetPayload<Q>[]>;
}

/** Ids of the customers that contain every word of `search`, by name. */
export async function listCustomerIds(db: Db, sought: SoughtCustomers): Promise<number[]> {
  const found = await db.customer.findMany({
    where: whereCustomers(sought),
    orderBy: [...byName],
    select: { id: true },
  });
  return found.map(({ id }) => id);
}

/** These customers, in this order. */
export async function listCustomersOf<Q extends Query>(
  db: Db,
  ids: readonly number[],
  query?: Q,
): Promise<Prisma.CustomerGetPayload<Q>[]> {
  const found = (await db.customer.findMany({
    ...query,
    where: { ...shown, id: { in: [...ids] } },
  })) as unknown as (Prisma.CustomerGetPayload<Q> & { id: number })[];
  return found.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
}

export function countCustomers(db: Db, sought: SoughtCustomers): Promise<number> {
  return db.customer.count({ where: whereCustomers(sought) });
}

/** What is offered while a customer is typed: first those whose name begins so, then those that contain every word. */
export async function listCustomerChoices<Q extends Query>(
  db: Db,
  { search, limit }: { search: string; limit: number },
  query?: Q,
): Promise<Prisma.CustomerGetPayload<Q>[]> {
  const name = searchWords(search).join(' ');
  // From `name` on: the index is not read from its beginning.
  const begins = { ...shown, nomTrie: { gte: name, startsWith: containing(name).contains } };
  const read = (where: Prisma.CustomerWhereInput, take: number) =>
    db.customer.findMany({ ...query, where, orderBy: [...byName], take }) as Promise<Prisma.CustomerGetPayload<Q>[]>;
  const first = await read(begins, limit);
  if (first.length === limit) return first;
  const others = { ...whereCustomers({ search, kind: null }), NOT: begins };
  return [...first, ...(await read(others, limit - first.length))];
}

/**
 * A customer.
 * @throws DomainError NOT_FOUND when there is none.
 */
export async function getCustomer<Q extends Query>(db: Db, id: number, query?: Q) {
  const found = db.customer.findFirst({
    ...query,
    where: { id, ...shown },
  }) as Promise<Prisma.CustomerGetPayload<Q> | null>;
  return (await found) ?? throwCustomerNotFound();
}

/**
 * Creates a customer, to whom the request `requestId` is joined where it is given.
 * @throws DomainError NOT_FOUND when there is no such request.
 */
export function createCustomer(
  db: Db | PrismaClient,
  input: CustomerContent,
  { requestId = null, createdAt }: { requestId?: number | null; createdAt?: Date } = {},
): Promise<Customer> {
  return inTransaction(db, async (tx) => {
    const customer = await tx.customer.create({ data: { ...customerColumns(input), ...(createdAt && { createdAt }) } });
    if (requestId !== null) await joinRequests(tx, [requestId], customer.id);
    return customer;
  });
}

/** Creates many customers, and returns them in their order. */
export async function createCustomers(tx: Db, inputs: readonly CustomerContent[]): Promise<Customer[]> {
  const created: Customer[] = [];
  await eachBatch(inputs, async (some) => {
    created.push(...(await tx.customer.createManyAndReturn({ data: some.map(customerColumns) })));
  });
  return created.toSorted((one, other) => one.id - other.id);
}

/**
 * Changes a customer.
 * @throws DomainError NOT_FOUND, CONFLICT when it changed after `seen`.
 */
export function updateCustomer(
  db: Db | PrismaClient,
  id: number,
  input: CustomerContent,
  seen?: Date | null,
): Promise<Customer> {
  return inTransaction(db, async (tx) => {
    requireUnchanged(await lockCustomer(tx, id), seen);
    return tx.customer.update({ where: { id }, data: customerColumns(input) });
  });
}

/** Changes those of many customers that are there, and returns them. */
export async function updateCustomers(
  tx: Db,
  changed: readonly { id: number; input: CustomerContent }[],
): Promise<Customer[]> {
  const updated: Customer[] = [];
  await eachBatch(changed, async (some) => {
    const ids = some.map(({ id }) => id);
    await tx.$executeRaw`SELECT id FROM customers WHERE id = ANY(${ids}) ORDER BY id FOR UPDATE`;
    const found = await tx.customer.findMany({ where: { id: { in: ids }, ...shown }, select: { id: true } });
    const there = new Set(found.map(({ id }) => id));
    for (const { id, input } of some)
      if (there.has(id)) updated.push(await tx.customer.update({ where: { id }, data: customerColumns(input) }));
  });
  return updated;
}

/**
 * Joins requests to a customer, or to none. They stay as they are otherwise: who changes one meanwhile meets no
 * conflict.
 * @throws DomainError NOT_FOUND when one of them, or the customer, is gone.
 */
export function joinRequests(
  db: Db | PrismaClient,
  requestIds: readonly number[],
  customerId: number | null,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    if (customerId !== null) await lockCustomer(tx, customerId);
    const ids = [...new Set(requestIds)];
    const joined =
      await tx.$executeRaw`UPDATE reservation_requests SET customer_id = ${customerId} WHERE id = ANY(${ids})`;
    if (joined !== ids.length) throw new DomainError('NOT_FOUND', { message: sentences.requests.notFound });
  });
}

/**
 * Says that a request is not of a customer that is proposed for it: it is not proposed any more. Whoever changes the
 * request meanwhile meets no conflict.
 * @throws DomainError NOT_FOUND when the request is gone.
 */
export async function dismissCustomer(db: Db, requestId: number, customerId: number): Promise<void> {
  const found = await db.$executeRaw`
    UPDATE reservation_requests
    SET clients_ecartes = array_append(array_remove(clients_ecartes, ${customerId}), ${customerId})
    WHERE id = ${requestId}`;
  if (found === 0) throw new DomainError('NOT_FOUND', { message: sentences.requests.notFound });
}

/** Whose a new request is: a known customer's, a new one's made of what was typed, or nobody's. */
export type CustomerChoice = number | 'new' | null;

/** The customer's id for a request that is about to be written. */
export async function chosenCustomerId(
  tx: Db,
  choice: CustomerChoice,
  request: Parameters<typeof customerOfRequest>[0],
): Promise<number | null> {
  if (choice === null) return null;
  const { id } =
    choice === 'new' ? await createCustomer(tx, customerOfRequest(request)) : await lockCustomer(tx, choice);
  return id;
}

/**
 * A customer, locked until the end of the transaction.
 * @throws DomainError NOT_FOUND
 */
export async function lockCustomer(tx: Db, id: number): Promise<Customer> {
  await tx.$executeRaw`SELECT id FROM customers WHERE id = ${id} FOR UPDATE`;
  return getCustomer(tx, id);
}

/** The columns of a customer's content, with those that it is sorted, found and recognised by. */
export function customerColumns(content: CustomerContent) {
  const { contacts, ...columns } = content;
  const people = contacts.flatMap(({ nom, fonction, email, telephone }) => [nom, fonction, email, telephone]);
  const { prenom, nom, emails, telephones, rue, codePostal, ville, pays, adressesLivraison, siret, numeroTva } =
    content;
  const keys = matchKeys(content);
  return {
    ...columns,
    contacts: contacts as unknown as Prisma.InputJsonArray,
    nomTrie: sortedName(content),
    ...searchColumns([
      prenom,
      nom,
      rue,
      codePostal,
      ville,
      countryName(pays),
      siret,
      numeroTva,
      content.notes,
      ...emails,
      ...telephones,
      ...people,
      ...adressesLivraison,
      ...content.etiquettes,
      // As they are dialled.
      ...keys.filter((key) => key.startsWith('tel:')).map((key) => key.slice(4)),
    ]),
    matchKeys: keys,
  };
}

/**
 * Writes anew what customers are sorted, found and recognised by where an earlier folding wrote it; returns of how many.
 */
export function refreshCustomerSearch(db: PrismaClient): Promise<number> {
  return refreshSearchColumns(db, {
    table: 'customers',
    others: [
      { column: 'nom_trie', key: 'nomTrie', type: 'text' },
      { column: 'match_keys', key: 'matchKeys', type: 'text[]' },
    ],
    read: async (take, where) => {
      const customers = await db.customer.findMany({ where, orderBy: { id: 'asc' }, take });
      return customers.map((customer) => {
        const { nomTrie, matchKeys, searchText, searchTrigrams, searchFolding } = customerColumns(contentOf(customer));
        return { id: customer.id, nomTrie, matchKeys, searchText, searchTrigrams, searchFolding };
      });
    },
  });
}

/** A customer's content, out of its columns. */
export function contentOf(customer: Customer): CustomerContent {
  const { kind, nom, prenom, emails, telephones, rue, codePostal, ville, pays } = customer;
  const { adressesLivraison, siret, numeroTva, bonDeCommande, notes, etiquettes } = customer;
  const { codeService, codeServiceExige, numeroEngagement, emailsCopie } = customer;
  return {
    kind,
    nom,
    prenom,
    contacts: contactsOf(customer),
    emails,
    telephones,
    emailsCopie,
    rue,
    codePostal,
    ville,
    pays: pays as CustomerContent['pays'],
    adressesLivraison,
    siret,
    numeroTva,
    bonDeCommande,
    codeService,
    codeServiceExige,
    numeroEngagement,
    notes,
    etiquettes,
  };
}

export function contactsOf({ contacts }: Pick<Customer, 'contacts'>): CustomerContact[] {
  return contacts as unknown as CustomerContact[];
}

function whereCustomers({ search, kind }: SoughtCustomers): Prisma.CustomerWhereInput {
  return { ...shown, ...indexedSearchFilter(dialPhones(search)), ...(kind !== null && { kind }) };
}

function throwCustomerNotFound(): never {
  throw new DomainError('NOT_FOUND', { message: customerSentences.notFound });
}
