import { setImmediate } from 'node:timers/promises';
import type { CustomerContent } from '@barnum/rules/customers/customers';
import { compareCustomers } from '@barnum/rules/desk/customer-import-input';
import type { ImportChoices } from '@barnum/rules/desk/sheet-import-input';
import type { CustomerImportField } from '@barnum/rules/desk/spreadsheets/customer-import-columns';
import { importSentences } from '@barnum/rules/desk/spreadsheets/import-sentences';
import type { KnownCustomer } from '@barnum/rules/desk/spreadsheets/known-customers';
import { deleteCustomers } from '../../customers/customers/customer-merges.domain.ts';
import { contentOf, createCustomers, shown, updateCustomers } from '../../customers/customers/customers.domain.ts';
import { runInSlices } from '../../platform/db/batches.ts';
import type { Db } from '../../platform/db/client.ts';
import type { ImportedRecord, ImportKind, ImportReport, RowsDone, Staying } from './sheet-imports.domain.ts';
import { writeRows } from './write-rows.domain.ts';

/** Tables of customers. */
export const customerImports: ImportKind = {
  table: 'customers',
  others: [],
  compare: async (db, { content, choices }) => {
    const known = await readKnown(db);
    const steps = compareCustomers({
      table: { rows: content?.rows ?? [], isOwn: content?.isOwn ?? false },
      choices: choices as ImportChoices<CustomerImportField>,
      known,
    });
    const compared = await runInSlices(steps);
    const before = new Map(known.map(({ id, ...content }) => [id, content]));
    const prepare = async (_db: Db, isDone: RowsDone) => async (tx: Db) => {
      const records = await writeRows(compared.rows, {
        create: (contents) => createCustomers(tx, contents),
        update: (changes) => updateCustomers(tx, changes),
        before,
        isDone,
      });
      return { records, categories: [] };
    };
    return { ...compared, prepare };
  },
  listStaying,
  undo: async (tx, _storage, { records }) => {
    await deleteCustomers(tx, idsOf(records.filter(({ before }) => before === null)));
    const changed = records.filter(({ before }) => before !== null);
    await updateCustomers(
      tx,
      changed.map(({ recordId, before }) => ({ id: recordId, input: before as CustomerContent })),
    );
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

/** What changed or is used since; one that was changed by the import and is used goes back all the same. */
async function listStaying(db: Db, { records }: ImportReport): Promise<Staying[]> {
  const found = await db.customer.findMany({
    where: { id: { in: idsOf(records) } },
    select: {
      id: true,
      updatedAt: true,
      mergedIntoId: true,
      _count: { select: { requests: true, invoices: true, pastHires: true, merged: true } },
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
