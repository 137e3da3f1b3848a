import type { LedgerMeans } from '@barnum/rules/money/ledger/ledger';
import { toCents } from '@barnum/rules/prices/amounts';
import type { Db } from '../../platform/db/client.ts';

/** Days, both included. */
export interface LedgerPeriod {
  du: string;
  au: string;
}

/** What came in over some days, refunds and reverses taken off; in cents. */
export interface LedgerTotals {
  period: LedgerPeriod;
  byMeans: { moyen: LedgerMeans; montant: number }[];
  /** Deposits that were kept, by their means; what of them went back is taken off. */
  retained: { moyen: LedgerMeans; montant: number }[];
  total: number;
}

/**
 * Sums up what the ledger says of some days. An entry counts on its own day: no total changes by a later reverse. What had
 * been given back of a deposit whose cheque came back counts as given back on that day.
 */
export async function readLedgerTotals(db: Db, { du, au }: LedgerPeriod): Promise<LedgerTotals> {
  const sums = await db.$queryRaw<{ group: 'received' | 'retained'; moyen: LedgerMeans; montant: string }[]>`
    SELECT CASE WHEN 'caution_retenue' IN (e.nature, s.nature) THEN 'retained' ELSE 'received' END AS "group",
      e.moyen::text AS moyen, sum(e.montant * CASE e.nature WHEN 'impaye_du' THEN -1 ELSE 1 END)::text AS montant
    FROM ledger_entries e LEFT JOIN ledger_entries s ON s.id = coalesce(e.source_id, e.cheque_id)
    WHERE (e.nature IN ('paiement', 'remboursement', 'caution_retenue')
        OR e.nature = 'impaye_du' AND s.nature = 'caution_encaissee') AND e.date BETWEEN ${du}::date AND ${au}::date
    GROUP BY 1, e.moyen ORDER BY e.moyen`;
  const of = (group: string) =>
    sums.filter((sum) => sum.group === group).map(({ moyen, montant }) => ({ moyen, montant: toCents(montant) }));
  const byMeans = of('received');
  return {
    period: { du, au },
    byMeans,
    retained: of('retained'),
    total: byMeans.reduce((sum, { montant }) => sum + montant, 0),
  };
}
