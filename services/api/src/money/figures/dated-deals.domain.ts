import type { DealThen } from '@barnum/rules/money/figures/declared-vat';
import { dealOf } from '@barnum/rules/money/invoices/invoice-deal';
import { dealStage } from '@barnum/rules/money/ledger/account';
import { toCents } from '@barnum/rules/prices/amounts';
import { companyVat } from '@barnum/rules/prices/vat';
import { type RateShare, sharesOf } from '@barnum/rules/prices/vat-shares';
import { type Db, Prisma } from '../../platform/db/client.ts';
import { quotedRequest, type RequestToQuote, requestToQuote } from '../../requests/quotes/request-to-quote.domain.ts';
import { listCompanyInfo } from '../../site/company-info/company-info.domain.ts';
import type { LedgerPeriod } from '../ledger/totals.domain.ts';
import { type DatedInvoice, readDatedInvoices } from './dated-invoices.domain.ts';

/** A request for which money came in that was counted against no invoice, before a period or at its end. */
export interface DatedDeal {
  requestId: number;
  client: string;
  before: DealThen;
  after: DealThen;
}

/** Money that is counted against no invoice: of deals, and, in cents, of no request that still exists. */
export interface FreeMoney {
  deals: DatedDeal[];
  ofNone: number;
}

/** The money that is counted against no invoice, before a period and at its end. */
export async function readFreeMoney(db: Db, period: LedgerPeriod): Promise<FreeMoney> {
  const rows = await readFree(db, period);
  const ids = rows.flatMap(({ requestId }) => requestId ?? []);
  if (ids.length === 0) return { deals: [], ofNone: sumOf(rows) };
  const requests = await db.reservationRequest.findMany({ where: { id: { in: ids } }, ...requestToQuote });
  const invoices = await readDatedInvoices(db, Prisma.sql`i.request_id = ANY (${ids})`, period);
  const vat = companyVat(await listCompanyInfo(db, { select: { nom: true, valeur: true } }));
  const deals = requests.map((request) => {
    const own = invoices.filter(({ requestId }) => requestId === request.id);
    const free = rows.find(({ requestId }) => requestId === request.id);
    const agreed = sharesOfDeal(request, { vat, invoices: own });
    const then = (when: 'before' | 'after'): DealThen => ({
      agreed,
      invoices: own.map((invoice) => invoice[when]),
      free: free?.[when] ?? 0,
    });
    return {
      requestId: request.id,
      client: [request.prenom, request.nom].filter(Boolean).join(' '),
      before: then('before'),
      after: then('after'),
    };
  });
  const known = new Set(requests.map(({ id }) => id));
  return { deals, ofNone: sumOf(rows.filter(({ requestId }) => requestId === null || !known.has(requestId))) };
}

/** Cents that are counted against no invoice, by request. */
async function readFree(
  db: Db,
  { du, au }: LedgerPeriod,
): Promise<{ requestId: number | null; before: number; after: number }[]> {
  const rows = await db.$queryRaw<{ requestId: number | null; before: string; after: string }[]>`
    SELECT "requestId", before::text, after::text FROM (
      SELECT p.request_id AS "requestId", coalesce(sum(e.signed) FILTER (WHERE e.date < ${du}::date), 0) AS before,
        sum(e.signed) AS after
      FROM (
        SELECT id AS payment, date, montant AS signed FROM ledger_entries WHERE nature = 'paiement'
        UNION ALL
        SELECT source_id, date, montant * CASE nature WHEN 'affectation' THEN -1 ELSE 1 END
        FROM ledger_entries WHERE nature IN ('affectation', 'remboursement') AND source_id IS NOT NULL
      ) e JOIN ledger_entries p ON p.id = e.payment AND p.nature = 'paiement'
      WHERE e.date <= ${au}::date GROUP BY p.request_id
    ) free WHERE before <> 0 OR after <> 0`;
  return rows.map(({ requestId, before, after }) => ({ requestId, before: toCents(before), after: toCents(after) }));
}

/** What a deal comes to in its present terms, by rate; nothing once it is given up, or while something has no price. */
function sharesOfDeal(
  request: RequestToQuote,
  { vat, invoices }: { vat: ReturnType<typeof companyVat>; invoices: readonly DatedInvoice[] },
): readonly RateShare[] {
  if (dealStage(request.statut) === 'over' || request.items.some(({ prix }) => prix === null)) return [];
  const autoliquidation = invoices.some((invoice) => invoice.autoliquidation);
  return sharesOf(dealOf(quotedRequest(request), { vat, autoliquidation }));
}

function sumOf(rows: readonly { after: number }[]): number {
  return rows.reduce((sum, { after }) => sum + after, 0);
}
