import { dayColumn } from '@barnum/rules/dates/days';
import { DomainError } from '@barnum/rules/errors';
import type { PaymentMeans } from '@barnum/rules/money/ledger/ledger';
import { paymentSentences } from '@barnum/rules/money/ledger/payments';
import { accentPatterns } from '@barnum/rules/text/accent-patterns';
import type { Db, Prisma } from '../../platform/db/client.ts';
import { indexedSearchFilter } from '../../platform/db/search.ts';
import { requestNumber } from '../../requests/reservation-requests/request-search.domain.ts';
import { freeByRequest, freeOf } from '../ledger/balances.domain.ts';
import { coversOf } from '../ledger/bounced-cheques.domain.ts';
import { reversal } from '../ledger/ledger.domain.ts';

/** Payments that a search finds by its words at most. */
const mostFound = 5_000;

/** Payments that are looked for; days included. */
export interface SoughtPayments {
  search: string;
  du: string | null;
  au: string | null;
  moyen: PaymentMeans | null;
}

const whole = {
  notes: true,
  reversedBy: { select: reversal },
  steps: { where: { nature: 'affectation', reversesId: null, reversedBy: null }, orderBy: { id: 'asc' } },
} satisfies Prisma.LedgerEntryInclude;
type Whole = Prisma.LedgerEntryGetPayload<{ include: typeof whole }>;

/** A payment or a refund, with the numbers of the invoices that it is counted against. */
export interface Payment extends Whole {
  /** Null once it was deleted. */
  request: { id: number; nom: string; prenom: string } | null;
  invoices: Map<number, string>;
  /** In cents. */
  free: number;
  /** Whether it can be taken back: it counts, and nothing of it was given back. */
  isReversible: boolean;
}

/** A page of payments and refunds, the newest first; with what was reversed, without the reverses. */
export async function listPayments(
  db: Db,
  { page, pageSize, ...sought }: SoughtPayments & { page: number; pageSize: number },
): Promise<Payment[]> {
  return readPayments(db, await sameAs(db, sought), {
    orderBy: [{ date: 'desc' }, { id: 'desc' }],
    skip: (page - 1) * pageSize,
    take: pageSize,
  });
}

export async function countPayments(db: Db, sought: SoughtPayments): Promise<number> {
  return db.ledgerEntry.count({ where: await sameAs(db, sought) });
}

/** Ids of the payments and refunds of a list, the oldest first. */
export async function listPaymentIds(db: Db, sought: SoughtPayments): Promise<number[]> {
  const orderBy: Prisma.LedgerEntryOrderByWithRelationInput[] = [{ date: 'asc' }, { id: 'asc' }];
  const found = await db.ledgerEntry.findMany({ where: await sameAs(db, sought), select: { id: true }, orderBy });
  return found.map(({ id }) => id);
}

/** Payments and refunds by their ids. */
export function listPaymentsById(db: Db, ids: readonly number[]): Promise<Payment[]> {
  return readPayments(db, { id: { in: [...ids] } });
}

/** The payments and refunds of a request, and those that are counted against its invoices; the oldest first. */
export function listPaymentsOfRequest(db: Db, requestId: number): Promise<Payment[]> {
  const where = {
    ...isPayment,
    OR: [{ requestId }, { steps: { some: { requestId, nature: 'affectation' as const } } }],
  };
  return readPayments(db, where, { orderBy: [{ date: 'asc' }, { id: 'asc' }] });
}

/**
 * One payment or refund.
 * @throws DomainError NOT_FOUND
 */
export async function getPayment(db: Db, id: number): Promise<Payment> {
  const [payment] = await readPayments(db, { ...isPayment, id });
  if (payment === undefined) throw new DomainError('NOT_FOUND', { message: paymentSentences.notFound });
  return payment;
}

const isPayment = {
  nature: { in: ['paiement', 'remboursement'] },
  reversesId: null,
} satisfies Prisma.LedgerEntryWhereInput;

async function sameAs(db: Db, { search, du, au, moyen }: SoughtPayments): Promise<Prisma.LedgerEntryWhereInput> {
  const invoices =
    search === ''
      ? []
      : await db.invoice.findMany({
          where: indexedSearchFilter(search),
          select: { id: true },
          orderBy: { id: 'desc' },
          take: 100,
        });
  const invoiceIds = invoices.map(({ id }) => id);
  const requestId = requestNumber(search);
  return {
    ...isPayment,
    ...(moyen !== null && { moyen }),
    date: { ...(du !== null && { gte: dayColumn(du) }), ...(au !== null && { lte: dayColumn(au) }) },
    ...(search !== '' && {
      OR: [
        { id: { in: await findByWords(db, search) } },
        { invoiceId: { in: invoiceIds } },
        { steps: { some: { invoiceId: { in: invoiceIds } } } },
        ...(requestId === null ? [] : [{ requestId }]),
      ],
    }),
  };
}

/** Payments with all words of a search in their reference or in the name of who paid; the newest. */
async function findByWords(db: Db, search: string): Promise<number[]> {
  const patterns = accentPatterns(search);
  if (patterns.length === 0) return [];
  const found = await db.$queryRaw<{ id: number }[]>`
    SELECT e.id FROM ledger_entries e LEFT JOIN ledger_notes n ON n.entry_id = e.id
    WHERE e.nature IN ('paiement', 'remboursement') AND e.reverses_id IS NULL
      AND concat_ws(' ', e.reference, n.payeur) ~* ALL (${patterns})
    ORDER BY e.date DESC, e.id DESC LIMIT ${mostFound}`;
  return found.map(({ id }) => id);
}

async function readPayments(
  db: Db,
  where: Prisma.LedgerEntryWhereInput,
  rest: Pick<Prisma.LedgerEntryFindManyArgs, 'orderBy' | 'skip' | 'take'> = {},
): Promise<Payment[]> {
  const payments = await db.ledgerEntry.findMany({ where, include: whole, ...rest });
  const requests = await db.reservationRequest.findMany({
    where: { id: { in: payments.flatMap(({ requestId }) => requestId ?? []) } },
    select: { id: true, nom: true, prenom: true },
  });
  const invoiceIds = payments.flatMap(({ invoiceId, steps }) => [invoiceId, ...steps.map((step) => step.invoiceId)]);
  const invoices = await db.invoice.findMany({
    where: { id: { in: invoiceIds.filter((id) => id !== null) } },
    select: { id: true, numero: true },
  });
  const refunds = await db.ledgerEntry.findMany({
    where: { nature: 'remboursement', sourceId: { in: payments.map(({ id }) => id) } },
    select: { sourceId: true, nature: true, montant: true, reversesId: true, reversedBy: { select: { id: true } } },
  });
  const freeOfRequests = await freeByRequest(db, [...new Set(payments.flatMap(({ requestId }) => requestId ?? []))]);
  const covers = await coversOf(
    db,
    payments.filter(({ requestId }) => requestId === null),
  );
  // What was given back of a cheque that bounced is owed, and free of no other payment of the request.
  const boundOf = (requestId: number | null) => (requestId === null ? Infinity : (freeOfRequests.get(requestId) ?? 0));
  const numbers = new Map(invoices.map(({ id, numero }) => [id, numero ?? '']));
  return payments.map((payment) => ({
    ...payment,
    request: requests.find(({ id }) => id === payment.requestId) ?? null,
    invoices: numbers,
    isReversible:
      payment.reversedBy === null &&
      !refunds.some(
        ({ sourceId, reversesId, reversedBy }) => sourceId === payment.id && reversesId === null && reversedBy === null,
      ),
    free:
      payment.nature === 'remboursement' || payment.reversedBy !== null
        ? 0
        : Math.min(
            freeOf({
              ...payment,
              steps: [...payment.steps, ...refunds.filter(({ sourceId }) => sourceId === payment.id)],
            }) - (covers.get(payment.id) ?? 0),
            Math.max(0, boundOf(payment.requestId)),
          ),
  }));
}
