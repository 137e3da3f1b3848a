import { todayInParis } from '@barnum/rules/dates/paris-time';
import type { InvoiceFilter } from '@barnum/rules/money/invoices/invoice-list';
import type { InvoiceState } from '@barnum/rules/money/invoices/invoice-state';
import { type Db, Prisma } from '../../platform/db/client.ts';
import { indexedSearchSql } from '../../platform/db/search.ts';
import { covered, isLateOn } from '../ledger/invoice-balances.domain.ts';
import { type InvoiceAccount, withAccounts } from './invoices.domain.ts';

/** Invoices whose number, or whose customer, holds every word of `search`, narrowed by the filter. */
export type SoughtInvoices = InvoiceFilter & { search: string };

/** Page `page` (from 1) of some invoices. */
export type InvoicePage = SoughtInvoices & { page: number; pageSize: number };

/** What invoices of one state are, and what is left to pay of them. */
export interface InvoiceCount {
  etat: InvoiceState;
  totalCount: number;
  reste: Prisma.Decimal;
  /** What of it is late; of the state « en retard » alone. */
  enRetard: Prisma.Decimal;
}

/** What issued invoices add to the turnover at a rate of VAT; null where nothing is told of VAT. */
export type TurnoverTotal = Record<'total' | 'horsTaxes' | 'tva', Prisma.Decimal> & { taux: Prisma.Decimal | null };

/** Invoices beside what their credit notes gave back and what was paid. */
const balances = Prisma.sql`invoices i
  LEFT JOIN (
    SELECT corrects_id, sum(total) AS credite FROM invoices WHERE numero IS NOT NULL AND corrects_id IS NOT NULL GROUP BY 1
  ) c ON c.corrects_id = i.id
  LEFT JOIN invoice_settlements s ON s.invoice_id = i.id`;

/** As `leftToPay` of the rules. */
const leftToPay = Prisma.sql`CASE WHEN i.numero IS NULL OR i.nature = 'avoir' THEN 0
  ELSE i.du - coalesce(c.credite, 0) - coalesce(s.settled, 0) END`;

/** As `invoiceState` of the rules, on a day. */
function stateOn(today: string): Prisma.Sql {
  return Prisma.sql`CASE
    WHEN i.numero IS NULL THEN 'brouillon'
    WHEN i.nature = 'avoir' THEN 'emise'
    WHEN c.credite > 0 AND c.credite >= i.du THEN 'annulee'
    WHEN ${leftToPay} <= 0 THEN 'payee'
    WHEN i.echeance < ${today}::date AND ${leftToPay} > ${covered} THEN 'en_retard'
    WHEN s.settled > 0 THEN 'partiellement_payee'
    ELSE 'emise' END`;
}

/** The invoices of a page: drafts first, then the newest. */
export async function listInvoicePage(
  db: Db,
  { page, pageSize, ...sought }: InvoicePage,
  today = todayInParis(),
): Promise<InvoiceAccount[]> {
  const isOfState = sought.etats.length > 0;
  // Their ids first, which an index holds in this order.
  const found = await db.$queryRaw<{ id: number }[]>`
    SELECT i.id FROM ${isOfState ? balances : Prisma.sql`invoices i`} WHERE ${whereInvoices(sought, today)}
    ORDER BY i.date DESC, i.id DESC LIMIT ${pageSize} OFFSET ${(page - 1) * pageSize}`;
  const invoices = await db.invoice.findMany({
    where: { id: { in: found.map(({ id }) => id) } },
    orderBy: [{ date: { sort: 'desc', nulls: 'first' } }, { id: 'desc' }],
  });
  return withAccounts(db, invoices);
}

/** Ids of the issued invoices of a list, the oldest first. */
export async function listIssuedIds(db: Db, sought: SoughtInvoices, today = todayInParis()): Promise<number[]> {
  const found = await db.$queryRaw<{ id: number }[]>`
    SELECT i.id FROM ${balances} WHERE i.numero IS NOT NULL AND ${whereInvoices(sought, today)} ORDER BY i.date, i.id`;
  return found.map(({ id }) => id);
}

/**
 * Ids of the invoices that were to be paid before the day `dueBefore`, are late, what is here of their deal taken off, and
 * are not among `except`, the oldest first.
 */
export async function lateInvoiceIds(
  db: Db,
  { dueBefore, except }: { dueBefore: string; except: readonly number[] },
): Promise<number[]> {
  const found = await db.$queryRaw<{ id: number }[]>`
    SELECT i.id FROM ${balances} WHERE ${isLateOn(dueBefore)} AND i.id <> ALL (${[...except]})
    ORDER BY i.echeance, i.id`;
  return found.map(({ id }) => id);
}

/** How many invoices there are in each state, whatever the states asked for, what is left to pay, and what is late. */
export async function countInvoices(db: Db, sought: SoughtInvoices, today = todayInParis()): Promise<InvoiceCount[]> {
  return db.$queryRaw`
    SELECT etat, count(*)::int AS "totalCount", sum(reste) AS reste,
      sum(CASE etat WHEN 'en_retard' THEN reste - couvert ELSE 0 END) AS "enRetard"
    FROM (
      SELECT etat, reste, CASE etat WHEN 'en_retard' THEN ${covered} ELSE 0 END AS couvert FROM (
        SELECT i.id, i.request_id, i.echeance, ${stateOn(today)} AS etat, ${leftToPay} AS reste FROM ${balances}
        WHERE ${whereInvoices({ ...sought, etats: [] }, today)}
      ) i
    ) of_states GROUP BY etat`;
}

/** The turnover of some invoices by rate of VAT, the highest first. */
export async function totalInvoices(db: Db, sought: SoughtInvoices, today = todayInParis()): Promise<TurnoverTotal[]> {
  const isOfState = sought.etats.length > 0;
  return db.$queryRaw`
    SELECT t.taux, sum(t.total) AS total, sum(t.hors_taxes) AS "horsTaxes", sum(t.tva) AS tva
    FROM ${isOfState ? balances : Prisma.sql`invoices i`} JOIN invoice_turnover t ON t.invoice_id = i.id
    WHERE ${whereInvoices(sought, today)} GROUP BY t.taux ORDER BY t.taux DESC NULLS LAST`;
}

function whereInvoices({ search, etats, nature, customerId, du, au }: SoughtInvoices, today: string): Prisma.Sql {
  const conditions = [
    ...indexedSearchSql(search),
    ...(etats.length > 0 ? [Prisma.sql`${stateOn(today)} = ANY (${etats})`] : []),
    ...(nature === null ? [] : [Prisma.sql`i.nature = ${nature}::invoice_kind`]),
    ...(customerId === null ? [] : [Prisma.sql`i.customer_id = ${customerId}`]),
    ...(du === null ? [] : [Prisma.sql`i.date >= ${du}::date`]),
    ...(au === null ? [] : [Prisma.sql`i.date <= ${au}::date`]),
  ];
  return conditions.length === 0 ? Prisma.sql`true` : Prisma.join(conditions, ' AND ');
}
