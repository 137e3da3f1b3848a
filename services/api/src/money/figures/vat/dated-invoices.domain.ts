import type { InvoiceHistory } from '@barnum/rules/money/figures/histories';
import { toCents } from '@barnum/rules/prices/amounts';
import type { RateShare } from '@barnum/rules/prices/vat-shares';
import { type Db, Prisma } from '../../../platform/db/client.ts';
import type { LedgerPeriod } from '../../ledger/totals.domain.ts';

/** An issued invoice with its history. */
export interface DatedInvoice extends InvoiceHistory {
  id: number;
  numero: string;
  client: string;
  requestId: number | null;
  autoliquidation: boolean;
  credits: readonly (InvoiceHistory['credits'][number] & { id: number })[];
}

/** The shares of a rate as SQL says them; texts of euros. */
type ToldShare = Record<'total' | 'horsTaxes' | 'tva', string> & { taux: string | null };

type Row = Omit<DatedInvoice, 'shares' | 'credits' | 'receipts'> & {
  shares: ToldShare[];
  credits: (ToldShare & { id: number; date: string })[];
  receipts: { date: string; montant: string }[];
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

/** Invoices for which more had come in by a day than they ask for. */
export function overpaidBy(day: string): Prisma.Sql {
  return Prisma.sql`i.id IN (
    SELECT o.id FROM invoices o JOIN (
      SELECT invoice_id, sum(montant) AS received FROM ledger_entries WHERE ${pays} AND date <= ${day}::date GROUP BY 1
    ) paid ON paid.invoice_id = o.id WHERE paid.received > o.du
  )`;
}

/** Issued invoices `i` with their histories until a day. */
export async function readDatedInvoices(db: Db, where: Prisma.Sql, until: string): Promise<DatedInvoice[]> {
  const share = Prisma.sql`'taux', t.taux::text, 'total', t.total::text, 'horsTaxes', t.hors_taxes::text, 'tva', t.tva::text`;
  const rows = await db.$queryRaw<Row[]>`
    SELECT i.id, i.numero, i.client, i.request_id AS "requestId", i.date::text AS date,
      coalesce((i.content->>'autoliquidation')::boolean, false) AS autoliquidation,
      coalesce((i.content->'vendeur'->>'debits')::boolean, false) AS debits,
      (SELECT coalesce(json_agg(json_build_object(${share}) ORDER BY t.taux DESC NULLS LAST), '[]'::json)
        FROM invoice_turnover t WHERE t.invoice_id = i.id) AS shares,
      (SELECT coalesce(json_agg(json_build_object(${share}, 'id', c.id, 'date', c.date)), '[]'::json)
        FROM invoices c JOIN invoice_turnover t ON t.invoice_id = c.id
        WHERE c.corrects_id = i.id AND c.numero IS NOT NULL AND c.date <= ${until}::date) AS credits,
      (SELECT coalesce(json_agg(json_build_object('date', date, 'montant', montant::text)), '[]'::json)
        FROM ledger_entries WHERE ${pays} AND invoice_id = i.id AND date <= ${until}::date) AS receipts
    FROM invoices i
    WHERE i.numero IS NOT NULL AND i.nature <> 'avoir' AND ${where} ORDER BY i.date, i.id`;
  return rows.map(({ shares, credits, receipts, ...invoice }) => ({
    ...invoice,
    shares: shares.map(toldShare),
    // Those of a credit note take something off the turnover.
    credits: credits.map(({ id, date, ...credit }) => ({ id, date, shares: [opposite(toldShare(credit))] })),
    receipts: receipts.map(({ date, montant }) => ({ date, montant: toCents(montant) })),
  }));
}

/** A document that was issued, with what it adds to the turnover by rate. */
export interface IssuedDocument {
  id: number;
  numero: string;
  date: string;
  client: string;
  requestId: number | null;
  /** Of a credit note. */
  correctsId: number | null;
  shares: RateShare[];
}

/** Documents issued in a period, credit notes below zero; the oldest first. */
export async function readIssuedShares(db: Db, { du, au }: LedgerPeriod): Promise<IssuedDocument[]> {
  const rows = await db.$queryRaw<(Omit<IssuedDocument, 'shares'> & { shares: ToldShare[] })[]>`
    SELECT i.id, i.numero, i.date::text AS date, i.client, i.request_id AS "requestId", i.corrects_id AS "correctsId",
      json_agg(json_build_object(
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
