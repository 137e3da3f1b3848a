import { dayColumn, toDay } from '@barnum/rules/dates/days';
import type { PastHireInput } from '@barnum/rules/money/past-hires-input';
import { toCents } from '@barnum/rules/prices/amounts';
import { eachBatch } from '../../platform/db/batches.ts';
import { type Db, Prisma } from '../../platform/db/client.ts';
import type { LedgerPeriod } from '../ledger/totals.domain.ts';

/** A hire of the past as it is stored, with its customer's name. */
export type PastHire = Prisma.PastHireGetPayload<typeof withCustomer>;

const withCustomer = {
  include: { customer: { select: { nom: true, prenom: true } } },
} satisfies Prisma.PastHireDefaultArgs;

/** The hires of the past that have these ids, or some after an id, in the order of ids. */
export function listPastHires(db: Db, chosen: { ids: readonly number[] } | { after: number; take: number }) {
  return 'ids' in chosen
    ? db.pastHire.findMany({ where: { id: { in: [...chosen.ids] } }, ...withCustomer, orderBy: { id: 'asc' } })
    : db.pastHire.findMany({
        where: { id: { gt: chosen.after } },
        ...withCustomer,
        orderBy: { id: 'asc' },
        take: chosen.take,
      });
}

/** Their ids, the oldest hire first. */
export async function listPastHireIds(db: Db): Promise<number[]> {
  const found = await db.pastHire.findMany({ select: { id: true }, orderBy: [{ debut: 'asc' }, { id: 'asc' }] });
  return found.map(({ id }) => id);
}

export function countPastHires(db: Db): Promise<number> {
  return db.pastHire.count();
}

interface Written {
  id: number;
  updatedAt: Date;
}

/** Creates hires of the past; returns them in the same order. */
export async function createPastHires(tx: Db, inputs: readonly PastHireInput[]): Promise<Written[]> {
  const written: Written[] = [];
  await eachBatch(inputs, async (some) => {
    const data = some.map(columnsOf);
    const created = await tx.pastHire.createManyAndReturn({ data, select: { id: true, updatedAt: true } });
    written.push(...created.toSorted((one, other) => one.id - other.id));
  });
  return written;
}

/** Changes hires of the past; one that is gone is let be. */
export async function updatePastHires(
  tx: Db,
  changes: readonly { id: number; input: PastHireInput }[],
): Promise<Written[]> {
  const written: Written[] = [];
  for (const { id, input } of changes) {
    const data = columnsOf(input);
    written.push(
      ...(await tx.pastHire.updateManyAndReturn({ where: { id }, data, select: { id: true, updatedAt: true } })),
    );
  }
  return written;
}

/** Deletes these hires of the past, or all; returns how many there were. */
export async function deletePastHires(tx: Db, ids?: readonly number[]): Promise<number> {
  if (ids === undefined) return (await tx.pastHire.deleteMany()).count;
  let count = 0;
  await eachBatch(ids, async (some) => {
    count += (await tx.pastHire.deleteMany({ where: { id: { in: [...some] } } })).count;
  });
  return count;
}

/** What it is as a table has it. */
export function pastHireContent(hire: PastHire): PastHireInput {
  const { reference, debut, total, totalHorsTaxes, customerId } = hire;
  return {
    reference,
    debut: toDay(debut),
    total: total.toFixed(2),
    totalHorsTaxes: totalHorsTaxes.toFixed(2),
    customerId,
  };
}

function columnsOf({ debut, ...input }: PastHireInput) {
  return { ...input, debut: dayColumn(debut) };
}

/** What the hires of the past of a month, or of a customer, come to; amounts in cents. */
export interface PastHireSum {
  count: number;
  total: number;
  totalHorsTaxes: number;
}

/** By the month of their first day, `YYYY-MM`. */
export async function sumPastHiresByMonth(db: Db, { du, au }: LedgerPeriod): Promise<Map<string, PastHireSum>> {
  const rows = await db.$queryRaw<(SumRow & { mois: string })[]>`
    SELECT to_char(debut, 'YYYY-MM') AS mois, ${sums}
    FROM past_hires WHERE debut BETWEEN ${du}::date AND ${au}::date GROUP BY 1 ORDER BY 1`;
  return new Map(rows.map(({ mois, ...row }) => [mois, sumOf(row)]));
}

/** By customer, of whom null is those without a sheet. */
export async function sumPastHiresByCustomer(
  db: Db,
  { du, au }: LedgerPeriod,
): Promise<(PastHireSum & { customerId: number | null; nom: string; prenom: string })[]> {
  const rows = await db.$queryRaw<(SumRow & { customerId: number | null; nom: string; prenom: string })[]>`
    SELECT customer_id AS "customerId", coalesce(c.nom, '') AS nom, coalesce(c.prenom, '') AS prenom, ${sums}
    FROM past_hires LEFT JOIN customers c ON c.id = customer_id
    WHERE debut BETWEEN ${du}::date AND ${au}::date GROUP BY 1, 2, 3 ORDER BY 1`;
  return rows.map(({ customerId, nom, prenom, ...row }) => ({ customerId, nom, prenom, ...sumOf(row) }));
}

interface SumRow {
  count: number;
  total: string;
  totalHorsTaxes: string;
}

const sums = Prisma.sql`count(*)::int AS count, sum(total)::text AS total, sum(total_hors_taxes)::text AS "totalHorsTaxes"`;

function sumOf({ count, total, totalHorsTaxes }: SumRow): PastHireSum {
  return { count, total: toCents(total), totalHorsTaxes: toCents(totalHorsTaxes) };
}
