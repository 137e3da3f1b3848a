import { netOf } from '@barnum/rules/money/figures/park-turnover';
import { toCents } from '@barnum/rules/prices/amounts';
import { agreedStates } from '@barnum/rules/requests/reservation-requests/request-states';
import { type Db, Prisma } from '../../platform/db/client.ts';
import { readPricedHires } from '../hire-prices/priced-hires.domain.ts';
import type { LedgerPeriod } from '../ledger/totals.domain.ts';
import { readReceivedTaxes } from './vat/vat-figures.domain.ts';

/** What a month came to; amounts in cents. */
export interface MonthFigures {
  /** `YYYY-MM`, in Paris. */
  mois: string;
  /** What the agreed hires come to that began, in their present terms, with their taxes and without. */
  convenu: number;
  convenuHorsTaxes: number;
  /** Invoices issued, with their taxes and without, credit notes taken off and advances counted once. */
  facture: number;
  factureHorsTaxes: number;
  /**
   * What came in, refunds taken off, kept deposits that paid an invoice among it; and without its tax, which what waits for
   * what it is of does not have yet.
   */
  recu: number;
  recuHorsTaxes: number;
  /** Rentals that began, agreed on. */
  locations: number;
  /** Requests that arrived, and how many of them are agreed on by now. */
  demandes: number;
  acceptees: number;
  /** How many of them were answered, and the days that these waited for it, all together. */
  repondues: number;
  joursDeReponse: number;
}

type CountedMonth = Omit<MonthFigures, 'convenu' | 'convenuHorsTaxes' | 'recuHorsTaxes'>;
type Row = Omit<CountedMonth, 'facture' | 'factureHorsTaxes' | 'recu'> &
  Record<'facture' | 'factureHorsTaxes' | 'recu', string>;

/** The months of a period of which there is something to tell, the oldest first. */
export async function readMonthlyFigures(db: Db, period: LedgerPeriod): Promise<MonthFigures[]> {
  const agreed = Prisma.sql`r.statut::text IN (${Prisma.join([...agreedStates])})`;
  const hires = await readPricedHires(
    db,
    Prisma.sql`${agreed} AND r.debut BETWEEN ${period.du}::date AND ${period.au}::date`,
  );
  const agreedIn = new Map<string, Pick<MonthFigures, 'convenu' | 'convenuHorsTaxes'>>();
  for (const { debut, price } of hires) {
    const mois = debut.slice(0, 7);
    const known = agreedIn.get(mois) ?? { convenu: 0, convenuHorsTaxes: 0 };
    known.convenu += price.total;
    known.convenuHorsTaxes += netOf(price);
    agreedIn.set(mois, known);
  }
  const months = await countMonths(db, period);
  const taxes = await readReceivedTaxes(db, period);
  return months.map((month) => ({
    ...month,
    ...(agreedIn.get(month.mois) ?? { convenu: 0, convenuHorsTaxes: 0 }),
    recuHorsTaxes: month.recu - (taxes.get(month.mois) ?? 0),
  }));
}

/** The same without what is agreed on, which has to be priced, and without taxes of what came in. */
export async function countMonths(db: Db, { du, au }: LedgerPeriod): Promise<CountedMonth[]> {
  const days = Prisma.sql`BETWEEN ${du}::date AND ${au}::date`;
  const agreed = Prisma.sql`statut::text IN (${Prisma.join([...agreedStates])})`;
  const rows = await db.$queryRaw<Row[]>`
    SELECT to_char(jour, 'YYYY-MM') AS mois, sum(facture)::text AS facture,
      sum(hors_taxes)::text AS "factureHorsTaxes", sum(recu)::text AS recu, sum(locations)::int AS locations,
      sum(demandes)::int AS demandes, sum(acceptees)::int AS acceptees,
      count(attente)::int AS repondues, coalesce(sum(attente), 0)::int AS "joursDeReponse"
    FROM (
      SELECT i.date AS jour, t.total AS facture, t.hors_taxes, 0 AS recu, 0 AS locations, 0 AS demandes, 0 AS acceptees,
        NULL::int AS attente
      FROM invoices i JOIN invoice_turnover t ON t.invoice_id = i.id WHERE i.numero IS NOT NULL AND i.date ${days}
      UNION ALL
      SELECT e.date, 0, 0, e.montant, 0, 0, 0, NULL FROM ledger_entries e LEFT JOIN ledger_entries s ON s.id = e.source_id
      WHERE e.date ${days} AND (
        e.nature = 'paiement'
        OR e.nature = 'remboursement' AND s.nature IS DISTINCT FROM 'caution_retenue'
        OR e.nature = 'affectation' AND s.nature = 'caution_retenue'
      )
      UNION ALL
      SELECT debut, 0, 0, 0, 1, 0, 0, NULL FROM reservation_requests WHERE ${agreed} AND debut ${days}
      UNION ALL
      SELECT arrived, 0, 0, 0, 0, 1, CASE WHEN ${agreed} THEN 1 ELSE 0 END, (
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
