import { toDay } from '@barnum/rules/dates/days';
import { todayInParis } from '@barnum/rules/dates/paris-time';
import { DomainError } from '@barnum/rules/errors';
import { isHeld } from '@barnum/rules/money/ledger/deposit-acts';
import {
  type DepositBalance,
  type DepositWarning,
  depositSentences,
  holdsMoney,
  type RetainedLine,
  restorationName,
  warningsOf,
} from '@barnum/rules/money/ledger/deposits';
import { cashRoom } from '@barnum/rules/money/ledger/payments';
import { toCents } from '@barnum/rules/prices/amounts';
import { quoteSentences } from '@barnum/rules/prices/quotes';
import { agreedStates, type RequestState } from '@barnum/rules/requests/reservation-requests/request-states';
import { depositReturnDays } from '@barnum/rules/site/text-figures/text-figures';
import type { Db, Prisma } from '../../platform/db/client.ts';
import { listCompanyInfo } from '../../site/company-info/company-info.domain.ts';
import { freeOf, receivedByRequest } from './balances.domain.ts';
import { balancedDeposit, balanceOf, isInForce, type WholeDeposit, wholeDeposit } from './deposit-balances.domain.ts';
import { type InvoiceAllocation, inForce } from './ledger.domain.ts';
import { listSurplusRetentions, type SurplusRetention } from './surplus-retentions.domain.ts';

/** The request of a deposit, as the list of deposits tells it. */
type RequestOfDeposit = Prisma.ReservationRequestGetPayload<{ select: typeof ofRequest }>;

const ofRequest = {
  id: true,
  nom: true,
  prenom: true,
  debut: true,
  fin: true,
  statut: true,
} as const satisfies Prisma.ReservationRequestSelect;

/** A deposit with what became of it. */
export interface Deposit extends Omit<WholeDeposit, 'steps'> {
  steps: DepositStepEntry[];
  balance: DepositBalance;
  /** Null once it was deleted. */
  request: RequestOfDeposit | null;
  warnings: DepositWarning[];
}

/** A deposit of what is back. */
export type DepositToReturn = Pick<Deposit, 'id' | 'moyen' | 'reference' | 'balance' | 'request' | 'warnings'>;

/** A step of a deposit, with the invoices that what it keeps settles. */
export interface DepositStepEntry extends WholeStep {
  /** Whether what it keeps is to be billed, and no line of the request does yet. */
  isToBill: boolean;
  /** Why it cannot be billed yet, in a sentence: something of the request has no price. Null where it can. */
  billingRefusal: string | null;
  /** What it keeps to put in order and settles no invoice yet, in cents. */
  free: number;
  /** What of it can be counted against invoices of its request now, in cents: not beyond the cash that the law allows. */
  allocatable: number;
  allocations: InvoiceAllocation[];
  /** What of it is of no invoice, as it was billed and paid otherwise, in cents: it goes back by a refund. */
  surplus: number;
  /** Whether something of what it keeps was counted or given back. */
  isSpent: boolean;
}
type WholeStep = WholeDeposit['steps'][number];

type ReadDeposit = Parameters<typeof balanceOf>[0] & Pick<WholeDeposit, 'id' | 'requestId'>;

const oldestFirst = [{ date: 'asc' }, { id: 'asc' }] satisfies Prisma.LedgerEntryOrderByWithRelationInput[];

const notOver = {
  ...inForce,
  steps: { none: { nature: { in: ['caution_rendue', 'caution_detruite'] }, ...inForce } },
} satisfies Prisma.LedgerEntryWhereInput;

/** What is not over, and that of which something kept is of no invoice. */
async function maybeHeld(db: Db): Promise<Prisma.LedgerEntryWhereInput> {
  const surplus = await listSurplusRetentions(db);
  return { OR: [notOver, { ...inForce, id: { in: surplus.map(({ depositId }) => depositId) } }] };
}

/** The deposits that the company holds, the oldest first. */
export async function listHeldDeposits(db: Db): Promise<Deposit[]> {
  return (await readDeposits(db, await maybeHeld(db))).filter(({ balance }) => isHeld(balance));
}

/** Those that it holds of what is back, without their steps. */
export async function listDepositsToReturn(db: Db): Promise<DepositToReturn[]> {
  const deposits = await db.ledgerEntry.findMany({
    where: { ...(await maybeHeld(db)), nature: 'caution_recue' },
    select: {
      ...balancedDeposit.select,
      reference: true,
    },
    orderBy: oldestFirst,
  });
  const known = await withRequests(db, deposits);
  return known.filter(({ balance, request }) => isHeld(balance) && (request === null || isReturned(request)));
}

/** All deposits of a request, the oldest first, those too that were reversed. */
export function listDepositsOfRequest(db: Db, requestId: number): Promise<Deposit[]> {
  return readDeposits(db, { requestId, reversesId: null });
}

/**
 * One deposit.
 * @throws DomainError NOT_FOUND
 */
export async function getDeposit(db: Db, id: number): Promise<Deposit> {
  const [deposit] = await readDeposits(db, { id, reversesId: null });
  if (deposit === undefined) throw new DomainError('NOT_FOUND', { message: depositSentences.notFound });
  return deposit;
}

/** Of each of these requests the deposits that are neither given back nor destroyed, in cents. */
export async function heldByRequest(db: Db, requestIds: readonly number[]): Promise<Map<number, number>> {
  const held = new Map<number, number>();
  for (const { requestId, balance } of await readBalances(db, requestIds)) {
    const isOver = balance.etat === 'rendue' || balance.etat === 'detruite';
    if (!isOver) held.set(requestId, (held.get(requestId) ?? 0) + balance.montant);
  }
  return held;
}

/** Those of these requests of which the company still has a cheque, an imprint, or money to give back. */
export async function requestsWithHeldDeposits(db: Db, requestIds: readonly number[]): Promise<number[]> {
  const deposits = await readBalances(db, requestIds);
  const held = deposits.filter(({ balance }) => isHeld(balance)).map(({ requestId }) => requestId);
  return requestIds.filter((id) => held.includes(id));
}

/** What became of the deposits of a request. */
export async function depositBalancesOf(db: Db, requestId: number): Promise<DepositBalance[]> {
  return (await readBalances(db, [requestId])).map(({ balance }) => balance);
}

/** A deposit as its visitor follows it: what of it was kept, then given back, is told as kept no more. */
export interface FollowedDeposit extends DepositBalance {
  /** Cents that are still kept. */
  encoreRetenu: number;
}

/** The same, with what of it was given back after it was kept. */
export async function listFollowedDeposits(db: Db, requestId: number): Promise<FollowedDeposit[]> {
  const refunds = await db.ledgerEntry.findMany({
    where: { requestId, nature: 'remboursement', source: { nature: 'caution_retenue' } },
    select: { montant: true, source: { select: { sourceId: true } } },
  });
  return (await readBalances(db, [requestId])).map(({ id, balance }) => {
    const own = refunds.filter(({ source }) => source?.sourceId === id);
    // A refund is below zero, and its reverse above.
    const encoreRetenu = own.reduce((left, { montant }) => left + toCents(montant.toFixed(2)), balance.retenu);
    return { ...balance, encoreRetenu };
  });
}

async function readBalances(db: Db, requestIds: readonly number[]) {
  const deposits = await db.ledgerEntry.findMany({
    where: { ...inForce, nature: 'caution_recue', requestId: { in: [...requestIds] } },
    ...balancedDeposit,
  });
  const surplus = await listSurplusRetentions(db, requestIds);
  return deposits.flatMap(({ requestId, ...deposit }) =>
    requestId === null ? [] : { id: deposit.id, requestId, balance: withSurplus(deposit, surplus) },
  );
}

async function readDeposits(db: Db, where: Prisma.LedgerEntryWhereInput): Promise<Deposit[]> {
  const deposits = await db.ledgerEntry.findMany({
    where: { ...where, nature: 'caution_recue' },
    ...wholeDeposit,
    orderBy: oldestFirst,
  });
  const known = await withRequests(db, deposits);
  const requestIds = deposits.flatMap(({ requestId }) => requestId ?? []);
  const surplus = new Map((await listSurplusRetentions(db, requestIds)).map((one) => [one.id, one.surplus]));
  const ofRequests = { requestId: { in: requestIds } };
  const fees = await db.reservationRequestItem.findMany({
    where: { ...ofRequests, nature: 'frais' },
    select: { requestId: true, nom: true },
  });
  const unpriced = await db.reservationRequestItem.findMany({
    where: { ...ofRequests, OR: [{ prix: null }, { unite: null }] },
    orderBy: { id: 'asc' },
    select: { requestId: true, nom: true },
  });
  const counted = deposits.flatMap(({ steps }) => steps).flatMap(allocationsOf);
  const invoices = await db.invoice.findMany({
    where: { id: { in: counted.flatMap(({ invoiceId }) => invoiceId ?? []) } },
    select: { id: true, numero: true },
  });
  const numbers = new Map(invoices.map(({ id, numero }) => [id, numero ?? '']));
  const inCash = deposits.filter(({ moyen, steps }) => moyen === 'especes' && steps.some(isKeptForOrder));
  const cash = await receivedByRequest(
    db,
    inCash.flatMap(({ requestId }) => requestId ?? []),
    'especes',
  );
  return known.map((deposit) => {
    const names = fees.filter(({ requestId }) => requestId === deposit.requestId).map(({ nom }) => nom);
    const lacking = unpriced.find(({ requestId }) => requestId === deposit.requestId);
    const room = deposit.moyen === 'especes' ? cashRoom(cash.get(deposit.requestId ?? 0) ?? 0) : Infinity;
    const steps = deposit.steps.map((step) => {
      const isBilledLater = deposit.request !== null && isAgreed(deposit.request) && isToBill(step, names);
      const free = isKeptForOrder(step) ? freeOf(step) : 0;
      return {
        ...step,
        isToBill: isBilledLater,
        billingRefusal: isBilledLater && lacking ? quoteSentences.priceMissing(lacking.nom) : null,
        free,
        allocatable: holdsMoney(deposit.balance) && !isBilledLater ? Math.min(free, room) : 0,
        allocations: allocationsOf(step).map((entry) => ({
          ...entry,
          numero: numbers.get(entry.invoiceId ?? 0) ?? '',
        })),
        surplus: surplus.get(step.id) ?? 0,
        isSpent: freeOf(step) < toCents(step.montant.toFixed(2)),
      };
    });
    return { ...deposit, steps };
  });
}

/** Deposits with their request, what became of them, and what should be known of those that are held. */
async function withRequests<D extends ReadDeposit>(db: Db, deposits: readonly D[]) {
  const requests = await db.reservationRequest.findMany({
    where: { id: { in: deposits.flatMap(({ requestId }) => requestId ?? []) } },
    select: ofRequest,
  });
  const returnDays = depositReturnDays(await listCompanyInfo(db, { select: { nom: true, valeur: true } }));
  const today = todayInParis();
  const surplus = await listSurplusRetentions(
    db,
    deposits.flatMap(({ requestId }) => requestId ?? []),
  );
  return deposits.map((deposit) => {
    const request = requests.find(({ id }) => id === deposit.requestId) ?? null;
    const balance = withSurplus(deposit, surplus);
    const { date, dateCheque, finEmpreinte } = deposit;
    const warnings = warningsOf(
      {
        ...balance,
        dateCheque: toDay(dateCheque ?? date),
        finEmpreinte: finEmpreinte && toDay(finEmpreinte),
        retour: request && { fin: toDay(request.fin), isBack: isReturned(request) },
      },
      { today, returnDays },
    );
    return { ...deposit, balance, request, warnings: isHeld(balance) ? warnings : [] };
  });
}

/** What became of a deposit, with what of it is kept and of no invoice. */
function withSurplus(
  deposit: Parameters<typeof balanceOf>[0] & { id: number },
  retentions: readonly SurplusRetention[],
): DepositBalance {
  const surplus = retentions.filter(({ depositId }) => depositId === deposit.id);
  return { ...balanceOf(deposit), surplus: surplus.reduce((sum, one) => sum + one.surplus, 0) };
}

/** What is counted of a step against invoices, and was not reversed. */
function allocationsOf({ steps }: WholeStep): WholeStep['steps'] {
  const reversed = steps.map(({ reversesId }) => reversesId);
  return steps.filter(
    ({ id, nature, reversesId }) => nature === 'affectation' && reversesId === null && !reversed.includes(id),
  );
}

/** Whether what a step keeps is to be billed, and no fee of its request, by its name, does. */
function isToBill(step: WholeStep, names: readonly string[]): boolean {
  const { id, lignes } = step;
  return (
    isKeptForOrder(step) &&
    ((lignes as RetainedLine[] | null) ?? []).some((line) => !names.includes(restorationName(id, line)))
  );
}

/** Whether a step keeps something to put things in order, and counts. */
function isKeptForOrder({ nature, usage, reversesId, reversedBy }: WholeStep): boolean {
  return nature === 'caution_retenue' && usage === 'remise_en_etat' && isInForce({ reversesId, reversedBy });
}

/** Whether nothing of a request is out, or will be. */
export function isReturned({ statut }: Pick<RequestOfDeposit, 'statut'>): boolean {
  return statut === 'rendue' || statut === 'annulee' || statut === 'refusee';
}

/** Whether what is put in order can be billed with the deal. */
function isAgreed({ statut }: Pick<RequestOfDeposit, 'statut'>): boolean {
  return (agreedStates as readonly RequestState[]).includes(statut);
}
