import { toDay } from '@barnum/rules/dates/days';
import type { LedgerMeans } from '@barnum/rules/money/ledger/ledger';
import { toCents } from '@barnum/rules/prices/amounts';
import { type Db, Prisma } from '../../platform/db/client.ts';
import { appendEntry, inForce, lockLedger } from './ledger.domain.ts';

/**
 * Cents that came in for each of these requests, what was given back taken off: its own payments, what others have counted
 * against its invoices, and kept deposits that paid them, less what is owed of cheques that came back; those for which nothing did are left out. With `moyen` what came
 * by this means alone: of it only that is taken off which was given back by it, too, of a payment by it. What was given back
 * of an invoice is first of what was paid of it otherwise. What goes back of a kept deposit that paid nothing never came in.
 */
export async function receivedByRequest(
  db: Db,
  requestIds: readonly number[],
  moyen: LedgerMeans | null = null,
): Promise<Map<number, number>> {
  if (requestIds.length === 0) return new Map();
  const ids = Prisma.sql`ANY (${[...requestIds]}::int[])`;
  const rows = await db.$queryRaw<{ id: number; received: string }[]>`
    WITH moved AS (
      SELECT e.request_id AS "to", s.request_id AS "from", e.montant, e.moyen
      FROM ledger_entries e JOIN ledger_entries s ON s.id = e.source_id
      WHERE e.nature = 'affectation' AND s.nature = 'paiement' AND e.request_id IS DISTINCT FROM s.request_id
        AND (e.request_id = ${ids} OR s.request_id = ${ids})
    ), given AS (
      SELECT r.request_id AS id, r.moyen, sum(r.montant) AS montant, (
          SELECT coalesce(sum(a.montant), 0) FROM ledger_entries a
          WHERE a.nature = 'affectation' AND a.invoice_id = r.invoice_id AND a.moyen <> r.moyen
        ) AS others
      FROM ledger_entries r
      WHERE r.nature = 'remboursement' AND r.source_id IS NULL AND r.request_id = ${ids}
      GROUP BY r.request_id, r.invoice_id, r.moyen
    ), parts AS (
      SELECT request_id AS id, montant, moyen FROM ledger_entries
      WHERE nature = 'paiement' AND request_id = ${ids}
      UNION ALL
      SELECT e.request_id, e.montant, CASE WHEN s.moyen = e.moyen THEN e.moyen END
      FROM ledger_entries e JOIN ledger_entries s ON s.id = e.source_id
      WHERE e.nature = 'remboursement' AND s.nature = 'paiement' AND e.request_id = ${ids}
      UNION ALL SELECT id, least(0, montant + others), moyen FROM given
      UNION ALL SELECT id, montant - least(0, montant + others), NULL FROM given
      UNION ALL SELECT "to", montant, moyen FROM moved
      UNION ALL SELECT "from", -montant, moyen FROM moved
      UNION ALL SELECT e.request_id, e.montant, e.moyen
      FROM ledger_entries e JOIN ledger_entries s ON s.id = e.source_id
      WHERE e.nature = 'affectation' AND s.nature = 'caution_retenue' AND e.request_id = ${ids}
      UNION ALL SELECT request_id, -montant, NULL FROM ledger_entries WHERE nature = 'impaye_du' AND request_id = ${ids}
    )
    SELECT id, sum(montant)::text AS received FROM parts
    WHERE id = ${ids} AND (${moyen}::text IS NULL OR moyen::text = ${moyen}) GROUP BY id`;
  return new Map(rows.map(({ id, received }) => [id, toCents(received)]));
}

/** Cents that came in for a request, as `receivedByRequest` counts them. */
export async function receivedForRequest(db: Db, requestId: number, moyen: LedgerMeans | null = null): Promise<number> {
  return (await receivedByRequest(db, [requestId], moyen)).get(requestId) ?? 0;
}

/** A payment of which something is counted against no invoice yet; how much, in cents. */
export interface FreePayment {
  id: number;
  /** Day on which it came in. */
  date: string;
  moyen: LedgerMeans;
  free: number;
}

/**
 * Payments for a request of which something is counted against no invoice yet, the oldest first; never more than is free of
 * the request: what was given back of a cheque that bounced is owed.
 */
export async function freePaymentsOf(db: Db, requestId: number): Promise<FreePayment[]> {
  const payments = await db.ledgerEntry.findMany({
    where: { requestId, nature: 'paiement', ...inForce },
    orderBy: [{ date: 'asc' }, { id: 'asc' }],
    select: { id: true, date: true, moyen: true, montant: true, steps: { select: { nature: true, montant: true } } },
  });
  const free = payments.map((payment) => ({ ...payment, date: toDay(payment.date), free: freeOf(payment) }));
  const ofRequest = (await freeByRequest(db, [requestId])).get(requestId) ?? 0;
  return takenOf(free, ofRequest).map(({ id, date, moyen, montant }) => ({ id, date, moyen, free: montant }));
}

/** What is taken of these payments, one after the other, to come to `upTo` cents; `montant` of each. */
export function takenOf<P extends { free: number }>(
  payments: readonly P[],
  upTo: number,
): (Omit<P, 'montant'> & { montant: number })[] {
  let left = upTo;
  return payments.flatMap((payment) => {
    const montant = Math.min(payment.free, left);
    left -= montant;
    return montant > 0 ? [{ ...payment, montant }] : [];
  });
}

/** How much of a payment is left, in cents: what was counted against invoices, and given back, taken off. */
export function freeOf({
  montant,
  steps,
}: {
  montant: Prisma.Decimal;
  steps: readonly { nature: string; montant: Prisma.Decimal }[];
}): number {
  const cents = (amount: Prisma.Decimal) => toCents(amount.toFixed(2));
  return steps.reduce(
    (left, step) => left - (step.nature === 'remboursement' ? -1 : 1) * cents(step.montant),
    cents(montant),
  );
}

/**
 * Cents that came in for each of these requests and are counted against no invoice yet; below zero what is owed of a cheque
 * that came back, since it was given back before. None is left out.
 */
export async function freeByRequest(db: Db, requestIds: readonly number[]): Promise<Map<number, number>> {
  if (requestIds.length === 0) return new Map();
  const ids = Prisma.sql`ANY (${[...requestIds]}::int[])`;
  const rows = await db.$queryRaw<{ id: number; free: string }[]>`
    SELECT id, sum(montant)::text AS free FROM (
      SELECT p.request_id AS id, e.montant * CASE e.nature WHEN 'affectation' THEN -1 ELSE 1 END AS montant
      FROM ledger_entries p JOIN ledger_entries e ON e.id = p.id OR e.source_id = p.id
      WHERE p.nature = 'paiement' AND p.request_id = ${ids}
      UNION ALL SELECT request_id, -montant FROM ledger_entries WHERE nature = 'impaye_du' AND request_id = ${ids}
    ) parts GROUP BY id`;
  return new Map(rows.map(({ id, free }) => [id, toCents(free)]));
}

/**
 * Counts what came in for a request before against an invoice of it, the oldest payment first, at most `upTo` cents.
 * Returns how many. `date` is the day in Paris.
 */
export async function settleFromRequest(
  tx: Db,
  { invoiceId, requestId, upTo, auteur, date }: SettledInvoice,
): Promise<number> {
  await lockLedger(tx);
  const parts = takenOf(await freePaymentsOf(tx, requestId), upTo);
  for (const { id: sourceId, moyen, montant } of parts) {
    await appendEntry(tx, { nature: 'affectation', date, montant, moyen, requestId, invoiceId, sourceId }, { auteur });
  }
  return parts.reduce((sum, { montant }) => sum + montant, 0);
}

interface SettledInvoice {
  invoiceId: number;
  requestId: number;
  upTo: number;
  auteur: string;
  date: string;
}
