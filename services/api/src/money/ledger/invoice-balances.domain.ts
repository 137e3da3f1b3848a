import { toDay } from '@barnum/rules/dates/days';
import { type CoveredInvoice, leftToPay } from '@barnum/rules/money/invoices/invoice-state';
import { toCents } from '@barnum/rules/prices/amounts';
import { type Db, Prisma } from '../../platform/db/client.ts';

/** An invoice and what is left to pay of it, in cents. */
export interface SettledInvoice extends CoveredInvoice {
  id: number;
  requestId: number | null;
  customerId: number | null;
  client: string;
  /** VAT is due by the client: it asks for amounts without taxes. */
  autoliquidation: boolean;
  date: Date | null;
  reste: number;
}

type Row = Pick<
  SettledInvoice,
  'id' | 'nature' | 'numero' | 'requestId' | 'customerId' | 'client' | 'date' | 'autoliquidation'
> & {
  du: Prisma.Decimal;
  credite: Prisma.Decimal;
  couvert: Prisma.Decimal;
  regle: Prisma.Decimal;
  echeance: Date | null;
};

/** What credit notes gave back of an invoice `i`. */
const credited = Prisma.sql`(
  SELECT coalesce(sum(c.total), 0) FROM invoices c WHERE c.corrects_id = i.id AND c.numero IS NOT NULL
)`;

/** That an invoice `i` asks for money. */
export const isPayable = Prisma.sql`i.numero IS NOT NULL AND i.nature <> 'avoir'`;

/** That something is owed of an invoice `i` with its settlement `s`. */
export const isOwed = Prisma.sql`${isPayable} AND i.du > coalesce(s.settled, 0) + ${credited}`;

/**
 * What free money of its deal covers of an invoice `i`, as `coveredInvoices` of the rules: the oldest due comes first, and
 * what was paid of another one beyond what it asks for counts with it. Asked of what is left to pay alone.
 */
export const covered = Prisma.sql`coalesce((
  SELECT least(
    greatest(max(d.reste) FILTER (WHERE d.id = i.id), 0),
    greatest((
        SELECT coalesce(sum(e.montant * CASE e.nature WHEN 'affectation' THEN -1 ELSE 1 END), 0)
        FROM ledger_entries p JOIN ledger_entries e ON e.id = p.id OR e.source_id = p.id
        WHERE p.nature = 'paiement' AND p.request_id = i.request_id
      ) - (
        SELECT coalesce(sum(u.montant), 0) FROM ledger_entries u WHERE u.nature = 'impaye_du' AND u.request_id = i.request_id
      ) - sum(least(d.reste, 0)) - coalesce(sum(greatest(d.reste, 0)) FILTER (
        WHERE (coalesce(d.echeance, 'infinity'), d.id) < (coalesce(i.echeance, 'infinity'), i.id)
      ), 0), 0)
  )
  FROM (
    SELECT o.id, o.echeance, o.du - coalesce(os.settled, 0) - (
      SELECT coalesce(sum(c.total), 0) FROM invoices c WHERE c.corrects_id = o.id AND c.numero IS NOT NULL
    ) AS reste
    FROM invoices o LEFT JOIN invoice_settlements os ON os.invoice_id = o.id
    WHERE o.request_id = i.request_id AND o.numero IS NOT NULL AND o.nature <> 'avoir'
  ) d
), 0)`;

/** That an invoice `i` with its settlement `s` is late on a day: something of it is left to pay, and is not here yet. */
export function isLateOn(today: string): Prisma.Sql {
  return Prisma.sql`i.echeance < ${today}::date AND ${isOwed}
    AND i.du - coalesce(s.settled, 0) - ${credited} > ${covered}`;
}

/** Invoices `i` with what was paid for them, their settlement `s`; the oldest first. */
export async function readInvoiceBalances(
  db: Db,
  where: Prisma.Sql,
  { most = null }: { most?: number | null } = {},
): Promise<SettledInvoice[]> {
  const rows = await db.$queryRaw<Row[]>`
    SELECT i.id, i.numero, i.nature::text AS nature, i.request_id AS "requestId", i.customer_id AS "customerId", i.client,
      i.date, coalesce(i.content->>'autoliquidation' = 'true', false) AS autoliquidation, i.echeance, i.du, ${credited} AS credite, ${covered} AS couvert, coalesce(s.settled, 0) AS regle
    FROM invoices i LEFT JOIN invoice_settlements s ON s.invoice_id = i.id
    WHERE ${where} ORDER BY i.date, i.id LIMIT ${most}`;
  return rows.map(({ du, credite, couvert, regle, echeance, ...invoice }) => {
    const balance = {
      ...invoice,
      du: toCents(du.toFixed(2)),
      credite: toCents(credite.toFixed(2)),
      couvert: toCents(couvert.toFixed(2)),
      regle: toCents(regle.toFixed(2)),
      echeance: echeance && toDay(echeance),
    };
    return { ...balance, reste: leftToPay(balance) };
  });
}
