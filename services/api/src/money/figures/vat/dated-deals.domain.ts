import { todayInParis } from '@barnum/rules/dates/paris-time';
import type { DatedMoney, DealHistory } from '@barnum/rules/money/figures/histories';
import { dealOf } from '@barnum/rules/money/invoices/invoice-deal';
import { type DealStage, dealStage } from '@barnum/rules/money/ledger/account';
import { toCents } from '@barnum/rules/prices/amounts';
import { companyVat } from '@barnum/rules/prices/vat';
import { type RateShare, sharesOf } from '@barnum/rules/prices/vat-shares';
import { type Db, Prisma } from '../../../platform/db/client.ts';
import {
  quotedRequest,
  type RequestToQuote,
  requestToQuote,
} from '../../../requests/quotes/request-to-quote.domain.ts';
import { listCompanyInfo } from '../../../site/company-info/company-info.domain.ts';
import type { LedgerPeriod } from '../../ledger/totals.domain.ts';
import { type DatedInvoice, readDatedInvoices } from './dated-invoices.domain.ts';

/** A request for which money came in that was counted against no invoice, before a period, within it, or at its end. */
export interface DatedDeal extends DealHistory {
  requestId: number;
  client: string;
  invoices: readonly DatedInvoice[];
}

/** Money that is counted against no invoice: of deals, and, in cents, of no request that still exists. */
export interface FreeMoney {
  deals: DatedDeal[];
  ofNone: number;
}

/** The money that was counted against no invoice on a day of a period, or on the day before it. */
export async function readFreeMoney(db: Db, period: LedgerPeriod): Promise<FreeMoney> {
  const rows = await readFree(db, period);
  const ids = rows.flatMap(({ requestId }) => requestId ?? []);
  if (ids.length === 0) return { deals: [], ofNone: sumOf(rows) };
  const requests = await db.reservationRequest.findMany({ where: { id: { in: ids } }, ...requestToQuote });
  const invoices = await readDatedInvoices(db, Prisma.sql`i.request_id = ANY (${ids})`, period.au);
  const givenUp = await readGivenUp(db, requests);
  const vat = companyVat(await listCompanyInfo(db, { select: { nom: true, valeur: true } }));
  const invoicesOf = byRequest(invoices);
  const freeOf = byRequest(rows);
  const deals = requests.map((request) => {
    const own = invoicesOf.get(request.id) ?? [];
    return {
      requestId: request.id,
      client: [request.prenom, request.nom].filter(Boolean).join(' '),
      agreed: sharesOfDeal(request, { vat, invoices: own }),
      over: givenUp.get(request.id) ?? null,
      invoices: own,
      free: freeOf.get(request.id)?.flatMap(({ free }) => free) ?? [],
    };
  });
  const known = new Set(requests.map(({ id }) => id));
  return { deals, ofNone: sumOf(rows.filter(({ requestId }) => requestId === null || !known.has(requestId))) };
}

interface FreeOfRequest {
  requestId: number | null;
  free: DatedMoney[];
}

/** Money that is counted against no invoice, day by day, by request; what was counted on the day it came is left out. */
async function readFree(db: Db, { du, au }: LedgerPeriod): Promise<FreeOfRequest[]> {
  const rows = await db.$queryRaw<{ requestId: number | null; free: { date: string; montant: string }[] }[]>`
    SELECT "requestId", json_agg(json_build_object('date', date, 'montant', signed::text)) AS free FROM (
      SELECT request_id AS "requestId", date, sum(signed) AS signed FROM (
      SELECT p.request_id, e.date, e.signed
      FROM (
        SELECT id AS payment, date, montant AS signed FROM ledger_entries WHERE nature = 'paiement'
        UNION ALL
        SELECT source_id, date, montant * CASE nature WHEN 'affectation' THEN -1 ELSE 1 END
        FROM ledger_entries WHERE nature IN ('affectation', 'remboursement') AND source_id IS NOT NULL
      ) e JOIN ledger_entries p ON p.id = e.payment AND p.nature = 'paiement'
      UNION ALL
      SELECT request_id, date, -montant FROM ledger_entries WHERE nature = 'impaye_du' AND request_id IS NOT NULL
      UNION ALL
      -- Of a payment of no request, what a request owes since is owed of no request any more.
      SELECT NULL, u.date, u.montant FROM ledger_entries u JOIN ledger_entries p ON p.id = u.cheque_id
      WHERE u.nature = 'impaye_du' AND u.request_id IS NOT NULL AND p.nature = 'paiement'
      ) parts WHERE date <= ${au}::date GROUP BY request_id, date HAVING sum(signed) <> 0
    ) days GROUP BY "requestId"
    HAVING coalesce(sum(signed) FILTER (WHERE date < ${du}::date), 0) <> 0 OR bool_or(date >= ${du}::date)`;
  return rows.map(({ requestId, free }) => ({
    requestId,
    free: free.map(({ date, montant }) => ({ date, montant: toCents(montant) })),
  }));
}

/** The days on which those of the requests that are given up were, by their ids; empty where nobody wrote it down: always. */
async function readGivenUp(db: Db, requests: readonly RequestToQuote[]): Promise<Map<number, string>> {
  const over = requests.filter(({ statut }) => dealStage(statut) === 'over').map(({ id }) => id);
  const events = await db.requestEvent.findMany({
    where: { requestId: { in: over } },
    select: { requestId: true, createdAt: true, apres: true },
    orderBy: { id: 'asc' },
  });
  const days = new Map(over.map((id) => [id, '']));
  const last = new Map<number, DealStage>();
  for (const { requestId, createdAt, apres } of events) {
    const stage = dealStage(apres);
    if (stage === 'over' && last.get(requestId) !== 'over') days.set(requestId, todayInParis(createdAt));
    last.set(requestId, stage);
  }
  return days;
}

/** What a deal comes to in its present terms, by rate; nothing while something has no price. */
function sharesOfDeal(
  request: RequestToQuote,
  { vat, invoices }: { vat: ReturnType<typeof companyVat>; invoices: readonly DatedInvoice[] },
): readonly RateShare[] {
  if (request.items.some(({ prix }) => prix === null)) return [];
  const autoliquidation = invoices.some((invoice) => invoice.autoliquidation);
  return sharesOf(dealOf(quotedRequest(request), { vat, autoliquidation }));
}

function byRequest<Row extends { requestId: number | null }>(rows: readonly Row[]): Map<number | null, Row[]> {
  const grouped = new Map<number | null, Row[]>();
  for (const row of rows) {
    const group = grouped.get(row.requestId);
    if (group) group.push(row);
    else grouped.set(row.requestId, [row]);
  }
  return grouped;
}

function sumOf(rows: readonly FreeOfRequest[]): number {
  return rows.flatMap(({ free }) => free).reduce((sum, { montant }) => sum + montant, 0);
}
