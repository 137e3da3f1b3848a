import type { InvoiceContent } from '@barnum/rules/money/invoices/invoice-content';
import type { LedgerMeans } from '@barnum/rules/money/ledger/ledger';
import { toCents } from '@barnum/rules/prices/amounts';
import { spread } from '@barnum/rules/prices/largest-remainder';
import type { Db, Prisma } from '../../platform/db/client.ts';

/** Days, both included. */
export interface LedgerPeriod {
  du: string;
  au: string;
}

/** What came in over some days, refunds and reverses taken off; in cents. */
export interface LedgerTotals {
  byMeans: { moyen: LedgerMeans; montant: number }[];
  /** What was counted against invoices, by their rates of VAT, the highest first; null where they state none. */
  byRate: { taux: string | null; montant: number }[];
  /** Deposits that were kept, by their means; what of them went back is taken off. */
  retained: { moyen: LedgerMeans; montant: number }[];
  total: number;
}

/** Sums up what the ledger says of some days. An entry counts on its own day: no total changes by a later reverse. */
export async function readLedgerTotals(db: Db, { du, au }: LedgerPeriod): Promise<LedgerTotals> {
  const sums = await db.$queryRaw<{ group: 'received' | 'retained'; moyen: LedgerMeans; montant: string }[]>`
    SELECT CASE WHEN 'caution_retenue' IN (e.nature, s.nature) THEN 'retained' ELSE 'received' END AS "group",
      e.moyen::text AS moyen, sum(e.montant)::text AS montant
    FROM ledger_entries e LEFT JOIN ledger_entries s ON s.id = e.source_id
    WHERE e.nature IN ('paiement', 'remboursement', 'caution_retenue') AND e.date BETWEEN ${du}::date AND ${au}::date
    GROUP BY 1, e.moyen ORDER BY e.moyen`;
  const of = (group: string) =>
    sums.filter((sum) => sum.group === group).map(({ moyen, montant }) => ({ moyen, montant: toCents(montant) }));
  const byMeans = of('received');
  return {
    byMeans,
    byRate: await sumByRate(db, { du, au }),
    retained: of('retained'),
    total: byMeans.reduce((sum, { montant }) => sum + montant, 0),
  };
}

/** What was counted against each invoice is spread over its rates by largest remainder. */
async function sumByRate(db: Db, { du, au }: LedgerPeriod): Promise<LedgerTotals['byRate']> {
  const rows = await db.$queryRaw<{ montant: string; content: Prisma.JsonValue }[]>`
    SELECT sum(e.montant)::text AS montant, i.content
    FROM ledger_entries e JOIN invoices i ON i.id = e.invoice_id
    WHERE e.nature IN ('affectation', 'remboursement') AND e.date BETWEEN ${du}::date AND ${au}::date
    GROUP BY i.id`;
  const sums = new Map<string | null, number>();
  for (const { montant, content } of rows) {
    const shares = ratesOf(content as unknown as InvoiceContent);
    const cents = toCents(montant);
    const parts = spread(
      Math.abs(cents),
      shares.map(({ total }) => total),
    );
    for (const [index, { taux }] of shares.entries()) {
      sums.set(taux, (sums.get(taux) ?? 0) + Math.sign(cents) * (parts[index] ?? 0));
    }
  }
  return [...sums]
    .map(([taux, montant]) => ({ taux, montant }))
    .toSorted((one, other) => Number(other.taux ?? -1) - Number(one.taux ?? -1));
}

/** What an invoice asks for of each rate: what was billed before taken off. */
function ratesOf({ tva, acomptes }: InvoiceContent): { taux: string | null; total: number }[] {
  const rates = tva.map(({ taux, total }) => {
    const before = acomptes.flatMap((acompte) => acompte.tva).filter((share) => share.taux === taux);
    return {
      taux,
      total: Math.max(
        0,
        before.reduce((left, share) => left - share.total, total),
      ),
    };
  });
  return rates.some(({ total }) => total > 0) ? rates : [{ taux: null, total: 1 }];
}
