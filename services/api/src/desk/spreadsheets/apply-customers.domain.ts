import { setImmediate } from 'node:timers/promises';
import type { CustomerContent } from '@barnum/rules/customers/customers';
import { type CustomerRow, compareCustomers, type KnownCustomer } from '@barnum/rules/desk/customer-import-input';
import type { ImportChoices } from '@barnum/rules/desk/sheet-import-input';
import type { CustomerImportField } from '@barnum/rules/desk/spreadsheets/customer-import-columns';
import { importSentences } from '@barnum/rules/desk/spreadsheets/import-sentences';
import { deleteCustomers } from '../../customers/customers/customer-merges.domain.ts';
import { contentOf, createCustomers, shown, updateCustomer } from '../../customers/customers/customers.domain.ts';
import { runInSlices } from '../../platform/db/batches.ts';
import type { Db } from '../../platform/db/client.ts';
import {
  atLine,
  type ImportedRecord,
  type ImportKind,
  type ImportReport,
  type Staying,
} from './sheet-imports.domain.ts';

/** Tables of customers. */
export const customerImports: ImportKind = {
  tables: ['customers'],
  compare: async (db, { content, choices }) => {
    const known = await readKnown(db);
    const steps = compareCustomers({
      table: { rows: content?.rows ?? [], isOwn: content?.isOwn ?? false },
      choices: choices as ImportChoices<CustomerImportField>,
      known,
    });
    const compared = await runInSlices(steps);
    const byId = new Map(known.map(({ id, ...content }) => [id, content]));
    const writeRows = async (tx: Db) => ({ records: await write(tx, compared.rows, byId), categories: [] });
    return { ...compared, prepare: async () => writeRows };
  },
  listStaying,
  undo: async (tx, _storage, { records }) => {
    await deleteCustomers(tx, idsOf(records.filter(({ before }) => before === null)));
    const changed = records.filter(({ before }) => before !== null);
    const there = await tx.customer.findMany({ where: { id: { in: idsOf(changed) }, ...shown }, select: { id: true } });
    const ids = new Set(there.map(({ id }) => id));
    for (const { recordId, before } of changed)
      if (ids.has(recordId)) await updateCustomer(tx, recordId, before as CustomerContent);
    return [];
  },
};

/** All customers, some at a time. */
async function readKnown(db: Db): Promise<KnownCustomer[]> {
  const known: KnownCustomer[] = [];
  for (;;) {
    const where = { ...shown, id: { gt: known.at(-1)?.id ?? 0 } };
    const some = await db.customer.findMany({ where, orderBy: { id: 'asc' }, take: readAtOnce });
    known.push(...some.map((customer) => ({ ...contentOf(customer), id: customer.id })));
    if (some.length < readAtOnce) return known;
    await setImmediate();
  }
}

const readAtOnce = 200;

async function write(
  tx: Db,
  rows: readonly CustomerRow[],
  known: ReadonlyMap<number, CustomerContent>,
): Promise<ImportedRecord[]> {
  const fresh: { line: number; nom: string; content: CustomerContent }[] = [];
  const records: ImportedRecord[] = [];
  for (const { line, nom, kind, recordId, content } of rows) {
    if (content === null) continue;
    if (kind === 'nouveau') fresh.push({ line, nom, content });
    else if (kind === 'modifie' && recordId !== null) {
      const { updatedAt } = await atLine(line, () => updateCustomer(tx, recordId, content));
      records.push({ line, nom, recordId, before: known.get(recordId) ?? {}, updatedAt: updatedAt.toISOString() });
    }
  }
  const created = await createCustomers(
    tx,
    fresh.map(({ content }) => content),
  );
  fresh.forEach(({ line, nom }, at) => {
    const customer = created[at];
    if (customer)
      records.push({ line, nom, recordId: customer.id, before: null, updatedAt: customer.updatedAt.toISOString() });
  });
  return records;
}

/** What changed or is used since; one that was changed by the import and is used goes back all the same. */
async function listStaying(db: Db, { records }: ImportReport): Promise<Staying[]> {
  const found = await db.customer.findMany({
    where: { id: { in: idsOf(records) } },
    select: {
      id: true,
      updatedAt: true,
      mergedIntoId: true,
      _count: { select: { requests: true, invoices: true, merged: true } },
    },
  });
  const now = new Map(found.map((customer) => [customer.id, customer]));
  return records.flatMap(({ recordId, nom, before, updatedAt }): Staying[] => {
    const customer = now.get(recordId);
    if (customer === undefined) return [];
    if (customer.updatedAt.toISOString() !== updatedAt) return [{ recordId, nom, why: importSentences.changedSince }];
    const isUsed = Object.values(customer._count).some((count) => count > 0);
    const isMerged = customer.mergedIntoId !== null;
    return isMerged || (before === null && isUsed) ? [{ recordId, nom, why: importSentences.customerUsedSince }] : [];
  });
}

function idsOf(records: readonly ImportedRecord[]): number[] {
  return records.map(({ recordId }) => recordId);
}
