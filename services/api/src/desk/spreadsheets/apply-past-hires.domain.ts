import { setImmediate } from 'node:timers/promises';
import { customerName } from '@barnum/rules/customers/customers';
import { comparePastHires, type KnownPastHire } from '@barnum/rules/desk/past-hire-import-input';
import type { ImportChoices } from '@barnum/rules/desk/sheet-import-input';
import { importSentences } from '@barnum/rules/desk/spreadsheets/import-sentences';
import type { PastHireImportField } from '@barnum/rules/desk/spreadsheets/past-hire-columns';
import type { PastHireInput } from '@barnum/rules/money/past-hires-input';
import { companyVat } from '@barnum/rules/prices/vat';
import { shown } from '../../customers/customers/customers.domain.ts';
import {
  createPastHires,
  deletePastHires,
  listPastHires,
  pastHireContent,
  updatePastHires,
} from '../../money/past-hires/past-hires.domain.ts';
import { runInSlices } from '../../platform/db/batches.ts';
import type { Db } from '../../platform/db/client.ts';
import { listCompanyInfo } from '../../site/company-info/company-info.domain.ts';
import type { ImportKind, RowsDone } from './sheet-imports.domain.ts';
import { writeRows } from './write-rows.domain.ts';

/** Tables of hires of the past. */
export const pastHireImports: ImportKind = {
  table: 'past_hires',
  others: ['customers', 'company_info'],
  compare: async (db, { content, choices }) => {
    const known = await readKnown(db);
    const { isFranchise } = companyVat(await listCompanyInfo(db, { select: { nom: true, valeur: true } }));
    const steps = comparePastHires({
      table: { rows: content?.rows ?? [], isOwn: content?.isOwn ?? false },
      choices: choices as ImportChoices<PastHireImportField>,
      known,
      customers: await readCustomers(db),
      isFranchise,
    });
    const compared = await runInSlices(steps);
    const before = new Map(known.map(({ id, client: _, ...content }) => [id, content]));
    const prepare = async (_db: Db, isDone: RowsDone) => async (tx: Db) => {
      const records = await writeRows(compared.rows, {
        create: (contents) => createPastHires(tx, contents),
        update: (changes) => updatePastHires(tx, changes),
        before,
        isDone,
      });
      return { records, categories: [] };
    };
    return { ...compared, prepare };
  },
  listStaying: async (db, { records }) => {
    const found = await listPastHires(db, { ids: records.map(({ recordId }) => recordId) });
    const times = new Map(found.map(({ id, updatedAt }) => [id, updatedAt.toISOString()]));
    return records.flatMap(({ recordId, nom, updatedAt }) =>
      (times.get(recordId) ?? updatedAt) === updatedAt ? [] : [{ recordId, nom, why: importSentences.changedSince }],
    );
  },
  undo: async (tx, _storage, { records }) => {
    await deletePastHires(
      tx,
      records.filter(({ before }) => before === null).map(({ recordId }) => recordId),
    );
    const changed = records.filter(({ before }) => before !== null);
    const former = changed.map(({ recordId, before }) => ({ id: recordId, input: before as PastHireInput }));
    const sheetOf = await readSheets(
      tx,
      former.flatMap(({ input }) => input.customerId ?? []),
    );
    await updatePastHires(
      tx,
      former.map(({ id, input }) => ({
        id,
        input: { ...input, customerId: sheetOf.get(input.customerId ?? 0) ?? null },
      })),
    );
    return [];
  },
};

const readAtOnce = 1_000;

/** All hires of the past, some at a time. */
async function readKnown(db: Db): Promise<KnownPastHire[]> {
  const known: KnownPastHire[] = [];
  for (;;) {
    const some = await listPastHires(db, { after: known.at(-1)?.id ?? 0, take: readAtOnce });
    known.push(
      ...some.map((hire) => ({
        ...pastHireContent(hire),
        id: hire.id,
        client: hire.customer === null ? '' : customerName(hire.customer),
      })),
    );
    if (some.length < readAtOnce) return known;
    await setImmediate();
  }
}

/** The sheets that there are of these customers by now: that to which one was joined is its own. */
async function readSheets(db: Db, ids: readonly number[]): Promise<Map<number, number>> {
  const found = await db.customer.findMany({
    where: { id: { in: [...ids] } },
    select: { id: true, mergedIntoId: true },
  });
  return new Map(found.map(({ id, mergedIntoId }) => [id, mergedIntoId ?? id]));
}

async function readCustomers(db: Db): Promise<Map<string, { id: number; nom: string } | null>> {
  const found = await db.customer.findMany({
    where: shown,
    select: { id: true, nom: true, prenom: true, matchKeys: true },
    orderBy: { id: 'asc' },
  });
  const customers = new Map<string, { id: number; nom: string } | null>();
  for (const { id, matchKeys, ...name } of found)
    for (const key of matchKeys) customers.set(key, customers.has(key) ? null : { id, nom: customerName(name) });
  return customers;
}
