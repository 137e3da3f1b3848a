import { netOf } from '@barnum/rules/money/figures/park-turnover';
import { toCents } from '@barnum/rules/prices/amounts';
import { agreedStates } from '@barnum/rules/requests/reservation-requests/request-states';
import { sentences } from '@barnum/rules/sentences';
import { type Db, Prisma } from '../../platform/db/client.ts';
import { readPricedHires } from '../hire-prices/priced-hires.domain.ts';
import type { LedgerPeriod } from '../ledger/totals.domain.ts';
import { sumPastHiresByMonth } from '../past-hires/past-hires.domain.ts';
import { readReceivedTaxes } from './vat/vat-figures.domain.ts';

/** What a month came to; amounts in cents. */
export interface MonthFigures {
  /** `YYYY-MM`, in Paris. */
  mois: string;
  /** What the hires come to that were confirmed, in their present terms, with their taxes and without. */
  convenu: number;
  convenuHorsTaxes: number;
  /** Invoices issued, with their taxes and without, credit notes taken off and advances counted once. */
  facture: number;
  factureHorsTaxes: number;
  /**
   * What came in, refunds taken off, kept deposits that paid an invoice among it, less what is owed of a deposit's cheque
   * that came back; and without its tax, which what waits for
   * what it is of does not have yet.
   */
  recu: number;
  recuHorsTaxes: number;
  /** Hires that were confirmed, and still are agreed on. */
  locations: number;
  /** How many of them are from before Barnum: they count in the month of their first day. */
  reprises: number;
  /** Requests that arrived, and how many of them are agreed on by now. */
  demandes: number;
  acceptees: number;
  /** How many of them were answered, and the days that these waited for it, all together. */
  repondues: number;
  joursDeReponse: number;
}

type AgreedMonth = Pick<MonthFigures, 'convenu' | 'convenuHorsTaxes' | 'locations' | 'reprises'>;
type CountedMonth = Omit<MonthFigures, keyof AgreedMonth | 'recuHorsTaxes'>;
type Row = Omit<CountedMonth, 'facture' | 'factureHorsTaxes' | 'recu'> &
  Record<'facture' | 'factureHorsTaxes' | 'recu', string>;

const nothingAgreed: AgreedMonth = { convenu: 0, convenuHorsTaxes: 0, locations: 0, reprises: 0 };
const nothingCounted = {
  facture: 0,
  factureHorsTaxes: 0,
  recu: 0,
  demandes: 0,
  acceptees: 0,
  repondues: 0,
  joursDeReponse: 0,
};

/** The months of a period of which there is something to tell, the oldest first. */
export async function readMonthlyFigures(db: Db, period: LedgerPeriod): Promise<MonthFigures[]> {
  const [agreed, months, taxes] = await Promise.all([
    readAgreed(db, period),
    countMonths(db, period),
    readReceivedTaxes(db, period),
  ]);
  const counted = new Map(months.map((month) => [month.mois, month]));
  return [...new Set([...counted.keys(), ...agreed.keys()])].toSorted().map((mois) => {
    const month = counted.get(mois) ?? { mois, ...nothingCounted };
    const recuHorsTaxes = month.recu - (taxes.get(mois) ?? 0);
    return { ...month, ...(agreed.get(mois) ?? nothingAgreed), recuHorsTaxes };
  });
}

/** What the hires come to that were confirmed in a period, and those from before Barnum that began in it, by month. */
async function readAgreed(db: Db, period: LedgerPeriod): Promise<Map<string, AgreedMonth>> {
  const months = await readConfirmed(db, period);
  const monthOf = new Map(months.flatMap(({ mois, ids }) => ids.map((id) => [id, mois] as const)));
  const agreed = new Map(months.map(({ mois, ids }) => [mois, { ...nothingAgreed, locations: ids.length }]));
  for (const [mois, { count, total, totalHorsTaxes }] of await sumPastHiresByMonth(db, period)) {
    const { locations } = agreed.get(mois) ?? nothingAgreed;
    const sums = { convenu: total, convenuHorsTaxes: totalHorsTaxes };
    agreed.set(mois, { ...sums, locations: locations + count, reprises: count });
  }
  const hires = await readPricedHires(db, Prisma.sql`r.id = ANY (${[...monthOf.keys()]}::int[])`, 'taxes');
  for (const { id, price } of hires) {
    const month = agreed.get(monthOf.get(id) ?? '');
    if (!month) continue;
    month.convenu += price.total;
    month.convenuHorsTaxes += netOf(price);
  }
  return agreed;
}

/**
 * The hires that are agreed on, by the month in which they were confirmed: the last time, where they were given up between,
 * and when they arrived, where nobody wrote it down. What undoes a mistake confirms nothing.
 */
function readConfirmed(db: Db, { du, au }: LedgerPeriod): Promise<{ mois: string; ids: number[] }[]> {
  const agreed = Prisma.sql`(${Prisma.join([...agreedStates])})`;
  const confirms = Prisma.sql`e.apres::text IN ${agreed} AND (e.avant IS NULL OR e.avant::text NOT IN ${agreed})
    AND e.note <> ${sentences.requests.moveUndone}`;
  const since = Prisma.sql`${du}::date::timestamp AT TIME ZONE 'Europe/Paris'`;
  const end = Prisma.sql`(${au}::date + 1)::timestamp AT TIME ZONE 'Europe/Paris'`;
  return db.$queryRaw`
    SELECT to_char(confirmed AT TIME ZONE 'Europe/Paris', 'YYYY-MM') AS mois, array_agg(id) AS ids FROM (
      SELECT r.id, max(e.created_at) AS confirmed
      FROM request_events e JOIN reservation_requests r ON r.id = e.request_id
      WHERE ${confirms} AND e.created_at >= ${since} AND r.statut IN ${agreed}
      GROUP BY r.id HAVING max(e.created_at) < ${end}
      UNION ALL
      SELECT r.id, r.created_at FROM reservation_requests r
      WHERE r.statut IN ${agreed} AND r.created_at >= ${since} AND r.created_at < ${end}
        AND NOT EXISTS (SELECT FROM request_events e WHERE e.request_id = r.id AND ${confirms})
    ) confirmations GROUP BY 1`;
}

/** The same without what is agreed on, which has to be priced, and without taxes of what came in. */
export async function countMonths(db: Db, { du, au }: LedgerPeriod): Promise<CountedMonth[]> {
  const days = Prisma.sql`BETWEEN ${du}::date AND ${au}::date`;
  const agreed = Prisma.sql`statut IN (${Prisma.join([...agreedStates])})`;
  const rows = await db.$queryRaw<Row[]>`
    SELECT to_char(jour, 'YYYY-MM') AS mois, sum(facture)::text AS facture,
      sum(hors_taxes)::text AS "factureHorsTaxes", sum(recu)::text AS recu,
      sum(demandes)::int AS demandes, sum(acceptees)::int AS acceptees,
      count(attente)::int AS repondues, coalesce(sum(attente), 0)::int AS "joursDeReponse"
    FROM (
      SELECT i.date AS jour, t.total AS facture, t.hors_taxes, 0 AS recu, 0 AS demandes, 0 AS acceptees,
        NULL::int AS attente
      FROM invoices i JOIN invoice_turnover t ON t.invoice_id = i.id WHERE i.numero IS NOT NULL AND i.date ${days}
      UNION ALL
      SELECT e.date, 0, 0, e.montant * CASE e.nature WHEN 'impaye_du' THEN -1 ELSE 1 END, 0, 0, NULL
      FROM ledger_entries e LEFT JOIN ledger_entries s ON s.id = coalesce(e.source_id, e.cheque_id)
      WHERE e.date ${days} AND (
        e.nature = 'paiement'
        OR e.nature = 'remboursement' AND s.nature IS DISTINCT FROM 'caution_retenue'
        OR e.nature = 'affectation' AND s.nature = 'caution_retenue'
        OR e.nature = 'impaye_du' AND s.nature = 'caution_encaissee'
      )
      UNION ALL
      SELECT arrived, 0, 0, 0, 1, CASE WHEN ${agreed} THEN 1 ELSE 0 END, (
        SELECT (min(e.created_at) AT TIME ZONE 'Europe/Paris')::date - arrived FROM request_events e
        WHERE e.request_id = r.id AND e.avant = 'nouvelle' AND e.apres <> 'nouvelle'
      )
      FROM (SELECT id, statut, (created_at AT TIME ZONE 'Europe/Paris')::date AS arrived FROM reservation_requests) r
      WHERE arrived ${days}
    ) parts GROUP BY 1 ORDER BY 1`;
  return rows.map(({ facture, factureHorsTaxes, recu, ...month }) => ({
    ...month,
    facture: toCents(facture),
    factureHorsTaxes: toCents(factureHorsTaxes),
    recu: toCents(recu),
  }));
}
