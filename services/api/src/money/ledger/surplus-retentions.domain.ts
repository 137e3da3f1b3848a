import { type RetainedLine, restorationName } from '@barnum/rules/money/ledger/deposits';
import { toCents } from '@barnum/rules/prices/amounts';
import { type Db, Prisma } from '../../platform/db/client.ts';
import { readRequestBalances } from './deal-balances.domain.ts';

/** What of a kept deposit is of no invoice, and goes back by a refund. */
export interface SurplusRetention {
  /** The step that keeps it. */
  id: number;
  depositId: number;
  /** Cents. */
  surplus: number;
}

interface Retention {
  id: number;
  depositId: number;
  requestId: number;
  lignes: RetainedLine[] | null;
  isCounted: boolean;
  /** What settles nothing and was not given back. */
  left: string;
}

/**
 * The retentions that were billed, while nothing is left to pay of their request, nor to bill, and no draft of an invoice is
 * there: what settles no invoice of them is of none, as the customer paid it otherwise. Of all requests where `requestIds`
 * is null.
 */
export async function listSurplusRetentions(
  db: Db,
  requestIds: readonly number[] | null = null,
): Promise<SurplusRetention[]> {
  if (requestIds?.length === 0) return [];
  const ofRequests = requestIds === null ? Prisma.empty : Prisma.sql`AND k.request_id = ANY (${[...requestIds]})`;
  const kept = await db.$queryRaw<Retention[]>`
    SELECT k.id, k.source_id AS "depositId", k.request_id AS "requestId", k.lignes,
      coalesce(sum(s.montant) FILTER (WHERE s.nature = 'affectation'), 0) > 0 AS "isCounted",
      (k.montant - coalesce(sum(s.montant * CASE s.nature WHEN 'remboursement' THEN -1 ELSE 1 END), 0))::text AS left
    FROM ledger_entries k LEFT JOIN ledger_entries s ON s.source_id = k.id
    WHERE k.nature = 'caution_retenue' AND k.usage = 'remise_en_etat' AND k.request_id IS NOT NULL
      AND k.reverses_id IS NULL AND NOT EXISTS (SELECT FROM ledger_entries r WHERE r.reverses_id = k.id) ${ofRequests}
      AND EXISTS (SELECT FROM invoices i WHERE i.request_id = k.request_id AND i.numero IS NOT NULL)
      AND NOT EXISTS (SELECT FROM invoices i WHERE i.request_id = k.request_id AND i.numero IS NULL)
    GROUP BY k.id
    HAVING k.montant > coalesce(sum(s.montant * CASE s.nature WHEN 'remboursement' THEN -1 ELSE 1 END), 0)
    ORDER BY k.id`;
  if (kept.length === 0) return [];
  const ids = [...new Set(kept.map(({ requestId }) => requestId))];
  const fees = await db.reservationRequestItem.findMany({
    where: { requestId: { in: ids }, nature: 'frais' },
    select: { requestId: true, nom: true },
  });
  const isBilled = ({ id, requestId, lignes, isCounted }: Retention) =>
    isCounted ||
    (lignes ?? []).every((line) =>
      fees.some((fee) => fee.requestId === requestId && fee.nom === restorationName(id, line)),
    );
  const billed = kept.filter(isBilled);
  const balances = await readRequestBalances(db, { id: { in: billed.map(({ requestId }) => requestId) } });
  return billed.flatMap(({ id, depositId, requestId, left }) => {
    const balance = balances.get(requestId);
    const isOver =
      balance !== undefined && balance.sums.aFacturer <= 0 && balance.invoices.every(({ reste }) => reste <= 0);
    return isOver ? [{ id, depositId, surplus: toCents(left) }] : [];
  });
}
