import { toCents } from '@barnum/rules/prices/amounts';
import { type Db, Prisma } from '../../platform/db/client.ts';
import { isPayable, readInvoiceBalances } from './invoice-balances.domain.ts';

/** What of a kept deposit is of no invoice, and goes back by a refund. */
export interface SurplusRetention {
  /** The step that keeps it. */
  id: number;
  depositId: number;
  /** Cents. */
  surplus: number;
}

/**
 * The retentions of which a part settles an invoice while nothing is left to pay of their request, nor to bill in a draft:
 * what is left of them is of no invoice. Of all requests where `requestIds` is null.
 */
export async function listSurplusRetentions(
  db: Db,
  requestIds: readonly number[] | null = null,
): Promise<SurplusRetention[]> {
  if (requestIds?.length === 0) return [];
  const ofRequests = requestIds === null ? Prisma.empty : Prisma.sql`AND k.request_id = ANY (${[...requestIds]})`;
  const kept = await db.$queryRaw<{ id: number; depositId: number; requestId: number; surplus: string }[]>`
    SELECT k.id, k.source_id AS "depositId", k.request_id AS "requestId",
      (k.montant - sum(s.montant * CASE s.nature WHEN 'remboursement' THEN -1 ELSE 1 END))::text AS surplus
    FROM ledger_entries k JOIN ledger_entries s ON s.source_id = k.id
    WHERE k.nature = 'caution_retenue' AND k.usage = 'remise_en_etat' AND k.request_id IS NOT NULL
      AND k.reverses_id IS NULL AND NOT EXISTS (SELECT FROM ledger_entries r WHERE r.reverses_id = k.id) ${ofRequests}
    GROUP BY k.id
    HAVING sum(s.montant) FILTER (WHERE s.nature = 'affectation') > 0
      AND k.montant > sum(s.montant * CASE s.nature WHEN 'remboursement' THEN -1 ELSE 1 END)
    ORDER BY k.id`;
  if (kept.length === 0) return [];
  const ids = kept.map(({ requestId }) => requestId);
  const drafts = await db.invoice.findMany({
    where: { requestId: { in: ids }, numero: null },
    select: { requestId: true },
  });
  const invoices = await readInvoiceBalances(db, Prisma.sql`i.request_id = ANY (${ids}) AND ${isPayable}`);
  const owing = new Set([...drafts, ...invoices.filter(({ reste }) => reste > 0)].map(({ requestId }) => requestId));
  return kept.flatMap(({ requestId, surplus, ...step }) =>
    owing.has(requestId) ? [] : { ...step, surplus: toCents(surplus) },
  );
}
