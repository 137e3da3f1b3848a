import { customerSentences } from '@barnum/rules/customers/customer-sentences';
import { type CustomerContent, customerName } from '@barnum/rules/customers/customers';
import { customerInput } from '@barnum/rules/customers/customers-input';
import { DomainError, parseInput } from '@barnum/rules/errors';
import { limits } from '@barnum/rules/limits';
import { ended } from '@barnum/rules/text/french';
import { phoneNumbers } from '@barnum/rules/text/telephones';
import type { Db, Prisma, PrismaClient } from '../../platform/db/client.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { type Customer, contentOf, customerColumns, lockCustomer, shown } from './customers.domain.ts';

const merged = { include: { merge: true } } satisfies Prisma.CustomerFindManyArgs;
type MergedCustomer = Prisma.CustomerGetPayload<typeof merged>;

/** A customer that was joined to another one, and until when that can be undone. */
export interface Merge {
  id: number;
  nom: string;
  fusionneLe: Date;
  annulableJusquau: Date;
}

/** The customers that were joined to this one, as far as it can be undone, the latest first. */
export async function listMerges(db: Db, keptId: number): Promise<Merge[]> {
  const gone = await db.customer.findMany({
    ...merged,
    where: { mergedIntoId: keptId },
    orderBy: { merge: { createdAt: 'desc' } },
  });
  return gone.flatMap(({ id, merge, ...customer }) =>
    merge === null
      ? []
      : { id, nom: customerName(customer), fusionneLe: merge.createdAt, annulableJusquau: endOf(merge.createdAt) },
  );
}

/**
 * Makes one customer of two: `keptId` gets the requests and invoices of `goneId`, and what it lacked itself. For
 * `limits.mergeUndoDays` the other one is kept out of sight, and `undoMerge` brings all back.
 * @throws DomainError NOT_FOUND; VALIDATION when both together say more than a customer holds.
 */
export function mergeCustomers(
  db: Db | PrismaClient,
  { keptId, goneId, auteur }: { keptId: number; goneId: number; auteur: string },
): Promise<void> {
  return inTransaction(db, async (tx) => {
    // In the order of their ids: two administrators may join the same two the other way round.
    const locked = new Map<number, Customer>();
    for (const id of [keptId, goneId].sort((one, other) => one - other)) locked.set(id, await lockCustomer(tx, id));
    const [kept, gone] = [locked.get(keptId) as Customer, locked.get(goneId) as Customer];
    const before = contentOf(kept);
    const after = parseInput(customerInput, together(before, contentOf(gone)));
    const ofGone = { where: { customerId: goneId }, select: { id: true } };
    const requestIds = (await tx.reservationRequest.findMany(ofGone)).map(({ id }) => id);
    const invoiceIds = (await tx.invoice.findMany(ofGone)).map(({ id }) => id);
    const pastHireIds = (await tx.pastHire.findMany(ofGone)).map(({ id }) => id);
    await tx.customerMerge.create({
      data: {
        customerId: goneId,
        auteur,
        before: json(before),
        after: json(after),
        keptUpdatedAt: kept.updatedAt,
        requestIds,
        invoiceIds,
        pastHireIds,
      },
    });
    await tx.customer.update({ where: { id: keptId }, data: customerColumns(after) });
    // Not by Prisma, which would note a change of theirs.
    await tx.$executeRaw`UPDATE customers SET merged_into_id = ${keptId} WHERE id = ${goneId}`;
    await tx.$executeRaw`UPDATE reservation_requests SET customer_id = ${keptId} WHERE id = ANY(${requestIds})`;
    await tx.$executeRaw`UPDATE invoices SET customer_id = ${keptId} WHERE id = ANY(${invoiceIds})`;
    await tx.$executeRaw`UPDATE past_hires SET customer_id = ${keptId} WHERE id = ANY(${pastHireIds})`;
  });
}

/**
 * Undoes what `mergeCustomers` did with this customer: it has its requests and invoices again, and the other one is as
 * it was, but for what was changed in it since, which stays.
 * @throws DomainError NOT_FOUND when it is too late; CONFLICT when the other one was itself joined to a third.
 */
export function undoMerge(db: Db | PrismaClient, goneId: number, now = new Date()): Promise<void> {
  return inTransaction(db, async (tx) => {
    await tx.$executeRaw`SELECT id FROM customers WHERE id = ${goneId} FOR UPDATE`;
    const gone = await tx.customer.findUnique({ where: { id: goneId }, ...merged });
    if (!isUndoable(gone, now)) throw new DomainError('NOT_FOUND', { message: customerSentences.mergeGone });
    const { mergedIntoId: keptId, merge } = gone;
    await tx.$executeRaw`SELECT id FROM customers WHERE id = ${keptId} FOR UPDATE`;
    const kept = await tx.customer.findUniqueOrThrow({ where: { id: keptId } });
    if (kept.mergedIntoId !== null) throw new DomainError('CONFLICT', { message: customerSentences.mergeUndoneFirst });
    const [before, after, current] = [contentIn(merge.before), contentIn(merge.after), contentOf(kept)];
    const isUntouched = fieldsOf(current).every((field) => asKey(current[field]) === asKey(after[field]));
    const data = isUntouched
      ? { ...customerColumns(before), updatedAt: merge.keptUpdatedAt }
      : customerColumns(apart(before, after, current));
    await tx.customer.update({ where: { id: keptId }, data });
    await tx.customerMerge.delete({ where: { customerId: goneId } });
    await tx.$executeRaw`UPDATE customers SET merged_into_id = NULL WHERE id = ${goneId}`;
    await tx.$executeRaw`UPDATE reservation_requests SET customer_id = ${goneId}
      WHERE id = ANY(${merge.requestIds}) AND customer_id = ${keptId}`;
    // With the credit notes that were made of them meanwhile.
    await tx.$executeRaw`UPDATE invoices SET customer_id = ${goneId}
      WHERE (id = ANY(${merge.invoiceIds}) OR corrects_id = ANY(${merge.invoiceIds})) AND customer_id = ${keptId}`;
    await tx.$executeRaw`UPDATE past_hires SET customer_id = ${goneId}
      WHERE id = ANY(${merge.pastHireIds}) AND customer_id = ${keptId}`;
  });
}

/**
 * Deletes a customer; its requests stay, and are nobody's. One that others were joined to would take them with it: as
 * long as they can come back, that is refused.
 * @throws DomainError NOT_FOUND when there is none; CONFLICT while a merge can be undone.
 */
export function deleteCustomer(db: Db | PrismaClient, id: number, now = new Date()): Promise<void> {
  return inTransaction(db, async (tx) => {
    await lockCustomer(tx, id);
    const undoable = (await listMerges(tx, id)).filter(({ annulableJusquau }) => annulableJusquau > now);
    if (undoable.length > 0) {
      const message = customerSentences.deletedAfterUndo(undoable.map(({ nom }) => nom).join(', '));
      throw new DomainError('CONFLICT', { message });
    }
    await tx.customer.delete({ where: { id } });
  });
}

/** Deletes those of these customers that have no request and no invoice, and were joined to none and none to them. */
export async function deleteCustomers(db: Db, ids: readonly number[]): Promise<void> {
  await db.customer.deleteMany({
    where: {
      id: { in: [...ids] },
      ...shown,
      requests: { none: {} },
      invoices: { none: {} },
      pastHires: { none: {} },
      merged: { none: {} },
    },
  });
}

/** Deletes the customers whose joining can no longer be undone; returns how many. */
export async function deleteEndedMerges(db: Db, now = new Date()): Promise<number> {
  const { count } = await db.customer.deleteMany({
    where: { merge: { createdAt: { lt: new Date(now.getTime() - undoTime) } } },
  });
  return count;
}

const undoTime = limits.mergeUndoDays * 24 * 60 * 60 * 1_000;

function endOf(createdAt: Date): Date {
  return new Date(createdAt.getTime() + undoTime);
}

function isUndoable(
  customer: MergedCustomer | null,
  now: Date,
): customer is MergedCustomer & { mergedIntoId: number; merge: NonNullable<MergedCustomer['merge']> } {
  return customer?.merge != null && customer.mergedIntoId !== null && endOf(customer.merge.createdAt) > now;
}

/** Both in one: what the first says goes, what it lacks is the other's, and nothing is lost: the notes have the rest. */
function together(kept: CustomerContent, gone: CustomerContent): CustomerContent {
  const both = <Item>(field: (customer: CustomerContent) => Item[]) => [...field(kept), ...field(gone)];
  const hasAddress = [kept.rue, kept.codePostal, kept.ville].some(Boolean);
  const { rue, codePostal, ville, pays } = hasAddress ? kept : gone;
  const siret = kept.siret ?? gone.siret;
  const numeroTva = kept.numeroTva ?? (pays === gone.pays ? gone.numeroTva : null);
  const left = [
    customerName(gone) === customerName(kept) ? '' : ended(`Aussi enregistré sous le nom ${customerName(gone)}`),
    hasAddress ? otherAddress(kept, gone) : '',
    lost('SIREN ou SIRET', siret, gone.siret),
    lost('Numéro de TVA', numeroTva, gone.numeroTva),
    gone.notes,
  ];
  return {
    kind: kept.kind,
    nom: kept.nom,
    prenom: kept.prenom,
    rue,
    codePostal,
    ville,
    pays,
    siret,
    numeroTva,
    contacts: distinct(both((customer) => customer.contacts)),
    emails: distinct(both((customer) => customer.emails)),
    telephones: distinct(
      both((customer) => customer.telephones),
      (phone) => phoneNumbers(phone).join(' ') || phone,
    ),
    emailsCopie: distinct(both((customer) => customer.emailsCopie)),
    adressesLivraison: distinct(both((customer) => customer.adressesLivraison)),
    etiquettes: distinct(both((customer) => customer.etiquettes)),
    bonDeCommande: kept.bonDeCommande || gone.bonDeCommande,
    codeService: kept.codeService || gone.codeService,
    codeServiceExige: kept.codeServiceExige || gone.codeServiceExige,
    numeroEngagement: kept.numeroEngagement || gone.numeroEngagement,
    notes: [kept.notes, ...left].filter(Boolean).join('\n'),
  };
}

function otherAddress(kept: CustomerContent, gone: CustomerContent): string {
  const lines = ({ rue, codePostal, ville }: CustomerContent) =>
    [rue, `${codePostal} ${ville}`.trim()].filter(Boolean).join(', ');
  return lines(gone) === '' || lines(gone) === lines(kept) ? '' : `Autre adresse de facturation : ${lines(gone)}.`;
}

function lost(what: string, kept: string | null, gone: string | null): string {
  return gone === null || gone === kept ? '' : `${what} de l’autre fiche : ${gone}.`;
}

/** What is left of a customer when what was joined to it leaves: changes made since stay. */
function apart(before: CustomerContent, after: CustomerContent, current: CustomerContent): CustomerContent {
  const entries = fieldsOf(current).map((field) => {
    const [had, got, value] = [before[field], after[field], current[field]];
    if (Array.isArray(value) && Array.isArray(had) && Array.isArray(got)) {
      const [own, joined] = [had.map(asKey), got.map(asKey)];
      return [field, value.filter((item) => own.includes(asKey(item)) || !joined.includes(asKey(item)))];
    }
    return [field, asKey(value) === asKey(got) ? had : value];
  });
  return Object.fromEntries(entries) as CustomerContent;
}

/** The first one of those with the same key. */
function distinct<Item>(items: readonly Item[], keyOf: (item: Item) => string = asKey): Item[] {
  return [...new Map(items.toReversed().map((item) => [keyOf(item), item])).values()].reverse();
}

function fieldsOf(content: CustomerContent): (keyof CustomerContent)[] {
  return Object.keys(content) as (keyof CustomerContent)[];
}

function asKey(value: unknown): string {
  return JSON.stringify(value);
}

function json(content: CustomerContent): Prisma.InputJsonObject {
  return content as unknown as Prisma.InputJsonObject;
}

function contentIn(stored: Prisma.JsonValue): CustomerContent {
  return stored as unknown as CustomerContent;
}
