import { addDays } from '@barnum/rules/dates/days';
import { changeOf, declaredThen, receivedAheadThen } from '@barnum/rules/money/figures/declared-vat';
import type { CorrectionKind } from '@barnum/rules/money/figures/figures';
import { dealThen, invoiceThen } from '@barnum/rules/money/figures/histories';
import { addShares } from '@barnum/rules/money/figures/received-shares';
import { toCents } from '@barnum/rules/prices/amounts';
import { type RateShare, sum } from '@barnum/rules/prices/vat-shares';
import { type Db, Prisma } from '../../../platform/db/client.ts';
import type { LedgerPeriod } from '../../ledger/totals.domain.ts';
import { type DatedDeal, readFreeMoney } from './dated-deals.domain.ts';
import { type DatedInvoice, readDatedInvoices } from './dated-invoices.domain.ts';

/** An act of a period that corrects what counted before it, and by how much it changes what is to be declared. */
export interface VatCorrection {
  date: string;
  kind: CorrectionKind;
  /** A credit note itself, or the invoice whose payment is corrected; null for money without an invoice. */
  invoice: { id: number; numero: string } | null;
  requestId: number | null;
  client: string;
  shares: RateShare[];
}

/** What a part of an act adds to an invoice, and to the money of a deal that is counted against none; cents. */
interface Step {
  date: string;
  kind: CorrectionKind;
  /** The credit note, or the entry of the money. */
  source: number;
  numero: string | null;
  invoiceId: number | null;
  requestId: number | null;
  received: number;
  free: number;
}

type StepRow = Omit<Step, 'received' | 'free'> & Record<'received' | 'free', string>;

interface Histories {
  invoices: readonly DatedInvoice[];
  deals: readonly DatedDeal[];
}

/**
 * The acts of a period that correct what was issued or came in before it, the oldest first: credit notes, reversals,
 * cheques that came back, refunds, requests that were given up. Each is what it changes of the day before, after the acts
 * above it: what comes in again on the same day is no part of it.
 */
export async function readVatCorrections(db: Db, period: LedgerPeriod): Promise<VatCorrection[]> {
  const { deals } = await readFreeMoney(db, period);
  const steps = [...(await readSteps(db, period)), ...stepsOfGivenUp(deals, period)].toSorted((one, other) =>
    one.date.localeCompare(other.date),
  );
  if (steps.length === 0) return [];
  const ids = [...new Set(steps.flatMap(({ invoiceId }) => invoiceId ?? []))];
  const invoices = await readDatedInvoices(db, Prisma.sql`i.id = ANY (${ids})`, period.au);
  const starts = steps.flatMap((step, index) => (isSameAct(step, steps[index - 1]) ? [] : [index]));
  return starts.flatMap((start, index) => {
    const end = starts[index + 1] ?? steps.length;
    const act = steps.slice(start, end);
    const touched = touchedBy(act, { invoices, deals });
    const { date, kind, source, numero } = act[0] as Step;
    const before = steps.slice(0, start).filter((step) => step.date === date);
    const shares = changeOf(declaredWith(date, [...before, ...act], touched), declaredWith(date, before, touched));
    // A credit note is one also where nothing was to be declared yet.
    if (shares.length === 0 && kind !== 'avoir') return [];
    const [invoice] = touched.invoices;
    const [deal] = touched.deals;
    return {
      date,
      kind,
      invoice: numero !== null ? { id: source, numero } : (invoice ?? null),
      requestId: invoice?.requestId ?? deal?.requestId ?? null,
      client: invoice?.client ?? deal?.client ?? '',
      shares,
    };
  });
}

/** A request that is given up asks for nothing any more: what came in for it waits, to be given back or kept. */
function stepsOfGivenUp(deals: readonly DatedDeal[], { du, au }: LedgerPeriod): Step[] {
  const before = addDays(du, -1);
  return deals.flatMap((deal) => {
    const { over, requestId } = deal;
    if (over === null || over < du || over > au || dealThen(deal, before).free <= 0) return [];
    const nothing = { numero: null, invoiceId: null, received: 0, free: 0 };
    return { ...nothing, date: over, kind: 'abandon', source: requestId, requestId };
  });
}

function isSameAct(step: Step, other: Step | undefined): boolean {
  return other !== undefined && step.date === other.date && step.kind === other.kind && step.source === other.source;
}

function touchedBy(act: readonly Step[], { invoices, deals }: Histories): Histories {
  const isOf = (id: number) => act.some(({ invoiceId }) => invoiceId === id);
  return {
    invoices: invoices.filter(({ id }) => isOf(id)),
    deals: deals.filter(
      (deal) => act.some(({ requestId }) => requestId === deal.requestId) || deal.invoices.some(({ id }) => isOf(id)),
    ),
  };
}

/** What was to be declared at the end of the day before, with these steps alone of the day. */
function declaredWith(day: string, steps: readonly Step[], { invoices, deals }: Histories): RateShare[] {
  const dayBefore = addDays(day, -1);
  const then = (invoice: DatedInvoice) => {
    const own = steps.filter(({ invoiceId }) => invoiceId === invoice.id);
    const { credited, received, ...rest } = invoiceThen(invoice, dayBefore);
    const given = invoice.credits.filter(({ id }) => own.some(({ kind, source }) => kind === 'avoir' && source === id));
    return {
      ...rest,
      credited: [...credited, ...given.flatMap(({ shares }) => shares)],
      received: received + sum(own.map((step) => step.received)),
    };
  };
  return addShares(
    ...invoices.map((invoice) => declaredThen(then(invoice))),
    ...deals.map((deal) => {
      const own = steps.filter(({ requestId }) => requestId === deal.requestId);
      const before = dealThen(deal, dayBefore);
      return receivedAheadThen({
        agreed: own.some(({ kind }) => kind === 'abandon') ? [] : before.agreed,
        invoices: deal.invoices.map(then),
        free: before.free + sum(own.map((step) => step.free)),
      });
    }),
  );
}

/** The steps of these acts, act by act, in the order of their days. */
async function readSteps(db: Db, { du, au }: LedgerPeriod): Promise<Step[]> {
  const rows = await db.$queryRaw<StepRow[]>`
    SELECT c.date::text AS date, 'avoir' AS kind, c.id AS source, c.numero, c.corrects_id AS "invoiceId",
      NULL::int AS "requestId", '0' AS received, '0' AS free, 0 AS entry
    FROM invoices c JOIN invoices i ON i.id = c.corrects_id
    WHERE c.numero IS NOT NULL AND c.date BETWEEN ${du}::date AND ${au}::date AND i.date < ${du}::date
    UNION ALL
    SELECT e.date::text, CASE
        WHEN e.reverses_id IS NULL THEN 'remboursement'
        WHEN EXISTS (
          SELECT 1 FROM ledger_entries b
          WHERE b.nature = 'cheque_impaye' AND b.cheque_id IN (p.id, e.source_id) AND b.date = e.date
        ) THEN 'impaye'
        ELSE 'annulation' END,
      coalesce(p.id, e.reverses_id, e.id), NULL, e.invoice_id, p.request_id,
      (CASE WHEN e.invoice_id IS NULL OR e.nature = 'paiement' THEN 0 ELSE e.montant END)::text,
      (CASE WHEN p.id IS NULL THEN 0 WHEN e.nature = 'affectation' THEN -e.montant ELSE e.montant END)::text, e.id
    FROM ledger_entries e
    LEFT JOIN ledger_entries o ON o.id = coalesce(e.reverses_id, e.source_id)
    LEFT JOIN ledger_entries p ON p.nature = 'paiement'
      AND p.id = CASE WHEN e.nature = 'paiement' THEN e.reverses_id ELSE e.source_id END
    LEFT JOIN invoices i ON i.id = e.invoice_id
    WHERE e.date BETWEEN ${du}::date AND ${au}::date AND coalesce(o.date, i.date) < ${du}::date AND (
      e.nature = 'remboursement' OR e.nature IN ('paiement', 'affectation') AND e.reverses_id IS NOT NULL
    )
    ORDER BY date, kind, source, entry`;
  return rows.map(({ received, free, ...step }) => ({ ...step, received: toCents(received), free: toCents(free) }));
}
