import type { InvoiceThen } from '@barnum/rules/money/figures/declared-vat';
import { toCents } from '@barnum/rules/prices/amounts';
import type { RateShare } from '@barnum/rules/prices/vat-shares';
import { type Db, Prisma } from '../../platform/db/client.ts';
import type { LedgerPeriod } from '../ledger/totals.domain.ts';

/** An issued invoice as it stood before a period and at its end. */
export interface DatedInvoice {
  id: number;
  numero: string;
  client: string;
  requestId: number | null;
  autoliquidation: boolean;
  before: InvoiceThen;
  after: InvoiceThen;
}

/** The shares of a rate as SQL says them; texts of euros. */
type ToldShare = Record<'total' | 'horsTaxes' | 'tva', string> & { taux: string | null };

type Row = Pick<DatedInvoice, 'id' | 'numero' | 'client' | 'requestId' | 'autoliquidation'> & {
  debits: boolean;
  wasIssued: boolean;
  isIssued: boolean;
  receivedBefore: string;
  received: string;
  shares: ToldShare[];
  credits: (ToldShare & { wasIssued: boolean })[];
};

/** Entries of which an invoice is paid, or a part of it given back. */
const pays = Prisma.sql`nature IN ('affectation', 'remboursement') AND invoice_id IS NOT NULL`;

/** Invoices of which something was issued, credited or paid in a period. */
export function touchedIn({ du, au }: LedgerPeriod): Prisma.Sql {
  return Prisma.sql`i.id IN (
    SELECT invoice_id FROM ledger_entries WHERE ${pays} AND date BETWEEN ${du}::date AND ${au}::date
    UNION SELECT coalesce(corrects_id, id) FROM invoices WHERE numero IS NOT NULL AND date BETWEEN ${du}::date AND ${au}::date
  )`;
}

/** Issued invoices `i` with what each was asked for, credited and paid with before the period and at its end. */
export async function readDatedInvoices(db: Db, where: Prisma.Sql, { du, au }: LedgerPeriod): Promise<DatedInvoice[]> {
  const share = Prisma.sql`'taux', t.taux::text, 'total', t.total::text, 'horsTaxes', t.hors_taxes::text, 'tva', t.tva::text`;
  const rows = await db.$queryRaw<Row[]>`
    SELECT i.id, i.numero, i.client, i.request_id AS "requestId",
      coalesce((i.content->>'autoliquidation')::boolean, false) AS autoliquidation,
      coalesce((i.content->'vendeur'->>'debits')::boolean, false) AS debits,
      i.date < ${du}::date AS "wasIssued", i.date <= ${au}::date AS "isIssued",
      p.before::text AS "receivedBefore", p.until::text AS received,
      (SELECT coalesce(json_agg(json_build_object(${share}) ORDER BY t.taux DESC NULLS LAST), '[]'::json)
        FROM invoice_turnover t WHERE t.invoice_id = i.id) AS shares,
      (SELECT coalesce(json_agg(json_build_object(${share}, 'wasIssued', c.date < ${du}::date)), '[]'::json)
        FROM invoices c JOIN invoice_turnover t ON t.invoice_id = c.id
        WHERE c.corrects_id = i.id AND c.numero IS NOT NULL AND c.date <= ${au}::date) AS credits
    FROM invoices i, LATERAL (
      SELECT coalesce(sum(montant) FILTER (WHERE date < ${du}::date), 0) AS before, coalesce(sum(montant), 0) AS until
      FROM ledger_entries WHERE ${pays} AND invoice_id = i.id AND date <= ${au}::date
    ) p
    WHERE i.numero IS NOT NULL AND i.nature <> 'avoir' AND ${where} ORDER BY i.date, i.id`;
  return rows.map(({ debits, wasIssued, isIssued, receivedBefore, received, shares, credits, ...invoice }) => {
    const own = shares.map(toldShare);
    // Those of a credit note take something off the turnover.
    const credited = (some: typeof credits) => some.map(toldShare).map(opposite);
    return {
      ...invoice,
      before: {
        shares: own,
        credited: credited(credits.filter((credit) => credit.wasIssued)),
        received: toCents(receivedBefore),
        debits,
        isIssued: wasIssued,
      },
      after: { shares: own, credited: credited(credits), received: toCents(received), debits, isIssued },
    };
  });
}

/** Documents issued in a period with what each adds to the turnover by rate, credit notes below zero; the oldest first. */
export async function readIssuedShares(
  db: Db,
  { du, au }: LedgerPeriod,
): Promise<{ id: number; numero: string; client: string; shares: RateShare[] }[]> {
  const rows = await db.$queryRaw<{ id: number; numero: string; client: string; shares: ToldShare[] }[]>`
    SELECT i.id, i.numero, i.client, json_agg(json_build_object(
      'taux', t.taux::text, 'total', t.total::text, 'horsTaxes', t.hors_taxes::text, 'tva', t.tva::text)) AS shares
    FROM invoices i JOIN invoice_turnover t ON t.invoice_id = i.id
    WHERE i.numero IS NOT NULL AND i.date BETWEEN ${du}::date AND ${au}::date
    GROUP BY i.id ORDER BY i.date, i.id`;
  return rows.map(({ shares, ...document }) => ({ ...document, shares: shares.map(toldShare) }));
}

function toldShare({ taux, total, horsTaxes, tva }: ToldShare): RateShare {
  return { taux, total: toCents(total), horsTaxes: toCents(horsTaxes), tva: toCents(tva) };
}

function opposite({ taux, total, horsTaxes, tva }: RateShare): RateShare {
  return { taux, total: -total, horsTaxes: -horsTaxes, tva: -tva };
}
