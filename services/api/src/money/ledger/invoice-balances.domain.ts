import { toDay } from '@barnum/rules/dates/days';
import { type InvoiceBalance, leftToPay } from '@barnum/rules/money/invoices/invoice-state';
import { toCents } from '@barnum/rules/prices/amounts';
import { type Db, Prisma } from '../../platform/db/client.ts';

/** An invoice and what is left to pay of it, in cents. */
export interface SettledInvoice extends InvoiceBalance {
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

/** Invoices `i` with what was paid for them, their settlement `s`; the oldest first. */
export async function readInvoiceBalances(
  db: Db,
  where: Prisma.Sql,
  { most = null }: { most?: number | null } = {},
): Promise<SettledInvoice[]> {
  const rows = await db.$queryRaw<Row[]>`
    SELECT i.id, i.numero, i.nature::text AS nature, i.request_id AS "requestId", i.customer_id AS "customerId", i.client,
      i.date, coalesce(i.content->>'autoliquidation' = 'true', false) AS autoliquidation, i.echeance, i.du, ${credited} AS credite, coalesce(s.settled, 0) AS regle
    FROM invoices i LEFT JOIN invoice_settlements s ON s.invoice_id = i.id
    WHERE ${where} ORDER BY i.date, i.id LIMIT ${most}`;
  return rows.map(({ du, credite, regle, echeance, ...invoice }) => {
    const balance = {
      ...invoice,
      du: toCents(du.toFixed(2)),
      credite: toCents(credite.toFixed(2)),
      regle: toCents(regle.toFixed(2)),
      echeance: echeance && toDay(echeance),
    };
    return { ...balance, reste: leftToPay(balance) };
  });
}
